import type { CorreoCitas, FilaCita, FiltroCitas } from '#contract/entities/cita.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { addDays, addMonths, firstOfMonth, fromLocalDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { CORREOS_PERMITIDOS } from '../db/ajustes.ts';
import type { Database } from '../db/database.ts';
import type { Cita, Correo } from '../db/parametrosRows.ts';
import { centrosAtencion, especialidades, estadosCita } from '../db/referenciasMedicas.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, familiaDe, papel } from './access.ts';
import { texto } from './texts.ts';

/** Days ahead that an insured person sees of her family's appointments. */
const ADELANTE = 30;

/**
 * The report covers the first of the month three months ago to today, and for insured persons what is to come. The
 * specification does not show the real range.
 */
export const periodoCitas = (today: IsoDate, { tipo }: Pick<Sesion, 'tipo'>): { desde: IsoDate; hasta: IsoDate } => ({
  desde: addMonths(firstOfMonth(today), -3),
  hasta: tipo === 'ASEGURADOS' ? addDays(today, ADELANTE) : today,
});

/** The appointments a caller may see: those of a company in its regional, of a staff member's regional, or of a family. */
function alcance(db: Database, sesion: Sesion, filtro: FiltroCitas): Cita[] {
  if (sesion.tipo === 'ASEGURADOS') {
    const family = new Set(familiaDe(db, sesion.usuario.IdPersona).map((p) => p.IdPaciente));
    return db.citas.all().filter((c) => family.has(c.IdPaciente));
  }
  const { CodigoEmpresa, IdRegional } = filtro;
  if (IdRegional !== 0 && IdRegional !== sesion.idRegional) throw sinAcceso();
  if (papel(sesion) === 'caja') {
    if (CodigoEmpresa === '' || CodigoEmpresa === '0') return db.citas.by('regional', sesion.idRegional);
    const [empresa] = db.empresas.by('anterior', CodigoEmpresa);
    return empresa ? db.citas.by('empresa', `${empresa.IdEmpresa}|${sesion.idRegional}`) : [];
  }
  const own = comoEmpresa(sesion);
  if (CodigoEmpresa !== '' && CodigoEmpresa !== sesion.concod) throw sinAcceso();
  return db.citas.by('empresa', `${own.IdEmpresa}|${own.IdRegional}`);
}

/** The range of a report. Refused if it is invalid or outside the allowed period (spec R 5.7). */
function rango(filtro: FiltroCitas, sesion: Sesion, today: IsoDate): { desde: IsoDate; hasta: IsoDate } {
  const [desde, hasta] = [fromLocalDate(filtro.FechaDesde), fromLocalDate(filtro.FechaHasta)];
  if (desde === '') throw new Refusal('Fecha desde, es incorrecta.');
  if (hasta === '') throw new Refusal('Fecha hasta, es incorrecta.');
  if (hasta < desde) throw new Refusal('La fecha hasta no puede ser menor que la fecha desde.');
  const allowed = periodoCitas(today, sesion);
  if (desde < allowed.desde || hasta > allowed.hasta)
    throw new Refusal(
      `Las fechas deben estar entre el ${toLocalDate(allowed.desde)} y el ${toLocalDate(allowed.hasta)}.`,
    );
  return { desde, hasta };
}

/** An appointment as a row of the report (spec R 3.6). */
function filaDe(db: Database, cita: Cita): FilaCita {
  const paciente = db.pacientes.get(cita.IdPaciente);
  const titular = paciente?.IdPacientePadre ? db.pacientes.get(paciente.IdPacientePadre) : paciente;
  const nombre = (idPersona: number | undefined) => db.personas.get(idPersona ?? 0)?.NombreCompleto ?? '';
  const dependiente = paciente !== titular;
  const estado = estadosCita.find((e) => e.IdEstado === cita.IdEstado);
  return {
    Fecha: toLocalDate(cita.Fecha),
    Hora: cita.Hora,
    RegionalAsegurado: nombreRegional(cita.IdRegional),
    TipoAsegurado: dependiente ? 'BENEFICIARIO' : 'TITULAR',
    HistoriaClinica: paciente?.HistoriaClinica ?? '',
    Matricula: (dependiente ? paciente?.MatriculaBeneficiario : paciente?.MatriculaTitular) ?? '',
    Paciente: nombre(paciente?.IdPersona),
    MatriculaTitular: titular?.MatriculaTitular ?? '',
    PacienteTitular: nombre(titular?.IdPersona),
    Empresa: db.empresas.get(cita.IdEmpresa)?.RazonSocial ?? '',
    CentroAtencion: centrosAtencion.find((c) => c.Id === cita.IdCentro)?.Descripcion ?? '',
    Especialidad: especialidades.find((e) => e.Id === cita.IdEspecialidad)?.Descripcion ?? '',
    Medico: cita.Medico,
    Estado: estado?.Estado ?? '',
    EstadoColor: estado?.EstadoColor ?? '',
  };
}

/** The appointments of a filter, the latest first. */
export function reporteCitas(db: Database, sesion: Sesion, filtro: FiltroCitas, today: IsoDate): FilaCita[] {
  const mine = alcance(db, sesion, filtro);
  const { desde, hasta } = rango(filtro, sesion, today);
  const tipo = ({ IdPaciente }: Cita) => (db.pacientes.get(IdPaciente)?.IdPacientePadre ? 'BE' : 'TI');
  return mine
    .filter((c) => c.Fecha >= desde && c.Fecha <= hasta)
    .filter((c) => filtro.IdTipoAsegurado === '' || tipo(c) === filtro.IdTipoAsegurado)
    .filter((c) => filtro.Estados.length === 0 || filtro.Estados.includes(c.IdEstado))
    .sort((a, b) => `${b.Fecha} ${b.Hora}`.localeCompare(`${a.Fecha} ${a.Hora}`) || a.IdCita - b.IdCita)
    .map((c) => filaDe(db, c));
}

/**
 * The owner of the addresses a caller maintains: a company in a regional, or an insured person. The fund's staff have none.
 */
export function duenoCorreos(sesion: Sesion): string {
  if (sesion.tipo === 'ASEGURADOS') return `persona ${sesion.usuario.IdPersona}`;
  const { IdEmpresa, IdRegional } = comoEmpresa(sesion);
  return `${IdEmpresa}|${IdRegional}`;
}

/** The type of the messages about absences (spec R 7.8). */
const MENSAJE_INASISTENCIA = 1;

/** An owner's addresses for a type of message. */
export const correosDe = (db: Database, dueno: string, idTipoMensaje: number): Correo[] =>
  db.correos.by('dueno', dueno).filter((c) => c.IdTipoMensaje === idTipoMensaje);

/** Inserts, changes and removes addresses. If one is wrong, all are refused (spec R 4.6, 5.7). */
export function registrarCorreos(
  db: Database,
  dueno: string,
  form: { CorreoRegistra: readonly CorreoCitas[]; CorreoElimina: readonly CorreoCitas[] },
): void {
  const { CorreoRegistra, CorreoElimina } = form;
  if (CorreoRegistra.length + CorreoElimina.length === 0)
    throw new Refusal('Debe llenar por lo menos un correo electrónico.');
  for (const { IdCorreo } of CorreoElimina) {
    exigePropio(db, dueno, IdCorreo);
    db.correos.remove(IdCorreo);
  }
  for (const entry of CorreoRegistra) registrar(db, dueno, entry);
  const kept = correosDe(db, dueno, MENSAJE_INASISTENCIA);
  if (kept.length > CORREOS_PERMITIDOS)
    throw new Refusal(`Puede registrar como máximo ${CORREOS_PERMITIDOS} correos electrónicos.`);
  if (new Set(kept.map((c) => c.Correo)).size < kept.length) throw new Refusal('El correo electrónico está repetido.');
}

function exigePropio(db: Database, dueno: string, idCorreo: number): void {
  if (db.correos.get(idCorreo)?.Dueno !== dueno) throw sinAcceso();
}

/** Id 0 inserts. A row that is still being edited has -1 and is ignored. */
function registrar(db: Database, dueno: string, entry: CorreoCitas): void {
  if (entry.IdCorreo < 0) throw new Refusal('Debe llenar los campos solicitados.');
  if (entry.IdCorreo > 0) exigePropio(db, dueno, entry.IdCorreo);
  const address = entry.Correo.trim().toLowerCase();
  if (address === '') throw new Refusal('Debe ingresar un correo.');
  if (address.length > 100) throw new Refusal(texto('muyLargo', { field: 'Correo electrónico', max: 100 }));
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address)) throw new Refusal(texto('correoInvalido'));
  if (!entry.Titulares) throw new Refusal('Los avisos siempre incluyen a los titulares.');
  db.correos.put({
    IdCorreo: entry.IdCorreo || db.next('correos'),
    Dueno: dueno,
    IdTipoMensaje: MENSAJE_INASISTENCIA,
    Correo: address,
    Titulares: true,
    Beneficiario: entry.Beneficiario,
  });
}
