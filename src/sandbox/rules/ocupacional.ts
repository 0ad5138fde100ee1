import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, daysBetween, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { ajusteNumerico, parametrosRegionales, VIGENCIA_PREOCUPACIONAL } from '../db/ajustes.ts';
import type { Database } from '../db/database.ts';
import type { MedicoOcupacional } from '../db/ocupacionalRows.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { novedadVisible, papel } from './access.ts';
import { estadoPorId, padreDe, tipoPorId } from './catalogo.ts';

/** The states of the exams. The specification names only the first (spec R 3.8, decision 79). */
export const estadoExamen = {
  registrado: 5,
  ordenDePago: 6,
  observado: 7,
  pagado: 8,
  programado: 13,
  concluido: 21,
} as const;

/** How many days a concluded exam is valid (decision 79). */
const DIAS_DE_VIGENCIA = ajusteNumerico(VIGENCIA_PREOCUPACIONAL);

const textos = {
  sinEmpleados: 'Debe seleccionar los empleados para el pre/post ocupacional.',
  sinTipo: 'Debe seleccionar el tipo de ocupacional a registrar.',
  vigente: '{name} tiene un pre/post ocupacional vigente del {date}.',
  enCurso: '{name} ya tiene un pre/post ocupacional en curso, registrado el {date}.',
  sinOrigen: '{name} no tiene una novedad que corresponda al tipo de ocupacional.',
  noSeElimina: 'El {novelty} está en estado {estado} y no se puede eliminar.',
  noSeProgramaEstado: 'El {novelty} está en estado {estado} y no se puede programar.',
  noSeProgramaFecha: 'El {novelty} podía programarse hasta el {date}.',
  fechaDeCita: 'La fecha de la cita debe estar entre el {start} y el {end}.',
  noProgramado: 'El {novelty} está en estado {estado}; solo se concluye uno programado.',
  concluido: 'El {novelty} está concluido y no se puede cambiar.',
  citaPasada: 'La cita ya pasó y no se puede eliminar.',
  horarioOcupado: 'El horario elegido ya no está disponible.',
  sinResultado: 'Resultado, no tiene información.',
  sinCertificado: 'Número de certificado, no tiene información.',
  noEsInso: 'El {novelty} no fue registrado con un certificado.',
  certificadoRepetido: 'El certificado ya está registrado.',
  fechaExamen: 'La fecha de examen no puede ser posterior a hoy.',
  sinFechaExamen: 'Fecha de examen, no tiene información.',
} as const;

/** The texts of the services when they refuse a call about exams. */
export const textoExamen = (key: keyof typeof textos, values: Readonly<Record<string, string>> = {}): string =>
  fill(textos[key], values);

/** True for a notice that is an occupational exam. */
export const esExamen = (db: Database, n: Pick<Novedad, 'IdTipoNovedad'>): boolean =>
  padreDe(db, n.IdTipoNovedad) === tipo.OCUPACIONAL;

/** The common name of an exam: 'preocupacional'. */
export const nombreExamen = (db: Database, n: Pick<Novedad, 'IdTipoNovedad'>): string =>
  (tipoPorId(db, n.IdTipoNovedad)?.Novedad ?? '').toLowerCase();

/** The name of an exam's state; '' if it is unknown. */
export const estadoDelExamen = (db: Database, n: Novedad): string => estadoPorId(db, n.IdEstadoProceso)?.Nombre ?? '';

/** Employers and staff register and delete exams. Insured persons only see them and make appointments (spec R 6). */
export function exigeGestor(sesion: Sesion): void {
  if (papel(sesion) === 'ninguno') throw sinAcceso();
}

/** The exam with an id. Refused if it is no exam or the caller may not see it. */
export function examenVisible(db: Database, sesion: Sesion, id: number): Novedad {
  const n = novedadVisible(db, sesion, id);
  if (!esExamen(db, n)) throw sinAcceso();
  return n;
}

/** The last day on which a concluded exam is valid. */
const vigenteHasta = (conclusion: IsoDate): IsoDate => addDays(conclusion, DIAS_DE_VIGENCIA);

/** The day on which a person's latest exam of a type was concluded, if it is still valid; '' if there is none. */
export function examenVigente(db: Database, idPersona: number, idTipo: number, today: IsoDate): IsoDate {
  const dates = db.novedades
    .by('persona', idPersona)
    .filter((n) => n.IdTipoNovedad === idTipo && n.IdEstadoProceso === estadoExamen.concluido)
    .map((n) => db.ocupacionales.get(n.IdPersonaNovedad)?.FechaConclusion ?? '')
    .filter((date) => date !== '' && vigenteHasta(date) >= today);
  return dates.sort().at(-1) ?? '';
}

/** A person's exam of a type that is not concluded yet. */
export const examenEnCurso = (db: Database, idPersona: number, idTipo: number): Novedad | undefined =>
  db.novedades
    .by('persona', idPersona)
    .find((n) => n.IdTipoNovedad === idTipo && n.IdEstadoProceso !== estadoExamen.concluido);

const altas: readonly number[] = [
  tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  tipo.NOVEDAD_PASANTE_ALTA,
  tipo.NOVEDAD_VOLUNTARIADO_ALTA,
];
const bajas: readonly number[] = [
  tipo.AVISO_COTIZANTE_BAJA_COTIZANTE,
  tipo.NOVEDAD_PASANTE_BAJA,
  tipo.NOVEDAD_VOLUNTARIADO_BAJA,
];

/** An exam before work needs a registration, an exam after work a termination. An annulled notice does not count. */
export function esOrigen(db: Database, n: Novedad, idTipo: number): boolean {
  const families = idTipo === tipo.OCUPACIONAL_PRE_OCUPACIONAL ? altas : bajas;
  return families.includes(padreDe(db, n.IdTipoNovedad)) && estadoPorId(db, n.IdEstadoProceso)?.estado !== 'anulado';
}

/**
 * The parameter of a regional with the days a registered exam waits for an appointment (spec R 9). It is assumed which of the
 * two parameters this is.
 */
const DIAS_VIGENCIA = 2;

/** The last day on which an exam may be given an appointment. */
export function programableHasta(n: Novedad): IsoDate {
  const days = parametrosRegionales.find((p) => p.IdRegional === n.IdRegional && p.IdParametro === DIAS_VIGENCIA);
  return addDays(n.FechaNovedad, Number(days?.Valor ?? 0));
}

const programables: readonly number[] = [estadoExamen.registrado, estadoExamen.pagado];

/** Why an exam may not be given an appointment, or null if it may. */
export function impideProgramar(db: Database, n: Novedad, today: IsoDate): string | null {
  const novelty = nombreExamen(db, n);
  if (!programables.includes(n.IdEstadoProceso))
    return textoExamen('noSeProgramaEstado', { novelty, estado: estadoDelExamen(db, n) });
  const until = programableHasta(n);
  return until < today ? textoExamen('noSeProgramaFecha', { novelty, date: toLocalDate(until) }) : null;
}

/** Why an exam may not be given an appointment on a day: not before tomorrow, and not after its time. */
export function impideFecha(n: Novedad, fecha: IsoDate, today: IsoDate): string | null {
  const [start, end] = [addDays(today, 1), programableHasta(n)];
  if (fecha >= start && fecha <= end) return null;
  return textoExamen('fechaDeCita', { start: toLocalDate(start), end: toLocalDate(end) });
}

const MONDAY: IsoDate = '2024-01-01';
const weekday = (day: IsoDate) => ((((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1) as number;

/** The free hours of a doctor on a day; [] on days without agenda and before tomorrow. */
export function horasLibres(db: Database, medico: MedicoOcupacional, fecha: IsoDate, today: IsoDate): string[] {
  if (fecha <= today || !medico.dias.includes(weekday(fecha))) return [];
  const taken = new Set(db.citasOcupacionales.by('dia', `${medico.IdMedico}|${fecha}`).map((c) => c.Hora));
  return medico.horas.filter((hora) => !taken.has(hora));
}

/** Refuses a change to a concluded exam. */
export function exigeSinConcluir(db: Database, n: Novedad): void {
  if (n.IdEstadoProceso === estadoExamen.concluido)
    throw new Refusal(textoExamen('concluido', { novelty: nombreExamen(db, n) }));
}
