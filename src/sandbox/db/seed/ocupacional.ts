import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, type IsoDate, weekday } from '#lib/dates.ts';
import { empresas } from '../empresas.ts';
import type { Ejemplo } from '../examples.ts';
import type { Novedad } from '../rows.ts';
import { padreDe } from '../tipos.ts';
import { claimPerson, sinOrden } from './claims.ts';
import { apellidos, mujeres, varones } from './names.ts';
import type { Sowing } from './people.ts';

const REGISTRADO = 5;
const PROGRAMADO = 13;
const CONCLUIDO = 21;

const horas = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '14:30', '15:00', '15:30'];

/** Adds two doctors in each regional: one works mornings and afternoons all week, the other three days a week. */
function sowDoctors({ db, random }: Sowing): void {
  for (let IdRegional = 1; IdRegional <= 9; IdRegional += 1)
    for (const [at, dias] of [
      [1, 2, 3, 4, 5],
      [1, 3, 5],
    ].entries())
      db.medicosOcupacionales.put({
        IdMedico: IdRegional * 10 + at + 1,
        NombreCompleto: `${random.pick(apellidos)} ${random.pick(apellidos)} ${random.pick(at === 0 ? mujeres : varones)}`,
        Especialidad: at === 0 ? 'MEDICINA DEL TRABAJO' : 'MEDICINA GENERAL',
        CentroAtencion: 'POLICLÍNICO CENTRAL',
        IdRegional,
        dias,
        horas: at === 0 ? horas : horas.slice(0, 5),
      });
}

const weekend = (day: IsoDate) => [0, 6].includes(weekday(day));

/** The first weekday on or after a day, or before it if `step` is -1. */
function weekdayFrom(day: IsoDate, step: 1 | -1): IsoDate {
  let found = day;
  while (weekend(found)) found = addDays(found, step);
  return found;
}

/** Adds the data of an exam: its examinations, its appointment and its end. */
function furnish(sowing: Sowing, n: Novedad, at: number): void {
  const { db, dia } = sowing;
  const over = n.IdEstadoProceso === CONCLUIDO;
  const FechaConclusion = over ? weekdayFrom(addDays(dia, -1 - (at % 9)), -1) : '';
  db.ocupacionales.put({
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdPersonaNovedadOrigen: 0,
    FechaConclusion,
    Resultado: over ? 'APTO' : '',
    NumeroCertificado: '',
  });
  for (const Examen of ['LABORATORIO', 'RADIOGRAFÍA DE TÓRAX', 'EVALUACIÓN MÉDICA'])
    db.examenesOcupacionales.put({
      IdExamen: db.next('examenesOcupacionales') + 900_000,
      IdPersonaNovedad: n.IdPersonaNovedad,
      Examen,
      Fecha: FechaConclusion,
      Resultado: over ? 'NORMAL' : '',
    });
  if (!over && n.IdEstadoProceso !== PROGRAMADO) return;
  const IdMedico = n.IdRegional * 10 + 1;
  const Fecha = over ? FechaConclusion : weekdayFrom(addDays(dia, 2), 1);
  const taken = db.citasOcupacionales.by('dia', `${IdMedico}|${Fecha}`).length;
  db.citasOcupacionales.put({
    IdCita: db.next('citasOcupacionales') + 800_000,
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdMedico,
    Fecha,
    Hora: horas[taken % horas.length] ?? '08:00',
  });
}

/** Makes exams of the examples: drawn exams get people whom Banco Altiplano hired in La Paz. */
function claimExams(sowing: Sowing): void {
  const { db, dia } = sowing;
  const place = { IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1 };
  const hired = db.novedades
    .by('empresa', `${place.IdEmpresa}|${place.IdRegional}`)
    .filter((n) => padreDe(n.IdTipoNovedad) === tipo.AVISO_COTIZANTE_ALTA_COTIZANTE && n.DatosHistorico !== '')
    .filter((n) => db.novedades.by('persona', n.IdPersona).length === 1);
  const examples: readonly (readonly [Ejemplo, number, number])[] = [
    ['examenRegistrado', REGISTRADO, tipo.OCUPACIONAL_PRE_OCUPACIONAL],
    ['examenProgramado', PROGRAMADO, tipo.OCUPACIONAL_PRE_OCUPACIONAL],
    ['examenVigente', CONCLUIDO, tipo.OCUPACIONAL_PRE_OCUPACIONAL],
  ];
  for (const [at, [who, estado, IdTipoNovedad]] of examples.entries()) {
    const exam = db.novedades
      .all()
      .find(
        (n) => padreDe(n.IdTipoNovedad) === tipo.OCUPACIONAL && n.IdEstadoProceso === estado && sinOrden(sowing, n),
      );
    const origin = hired[at];
    if (!exam || !origin) throw new Error(`The seed has no exam to be ${who}`);
    const { IdPersona } = claimPerson(sowing, origin.IdPersona, who);
    const { IdPersonaEmpresa, Cargo } = origin;
    const FechaNovedad = addDays(dia, -3);
    db.novedades.put({ ...exam, ...place, IdPersona, IdTipoNovedad, IdPersonaEmpresa, Cargo, FechaNovedad });
  }
}

/** Adds doctors with their agenda, and the data of the exams. */
export function sowOcupacional(sowing: Sowing): void {
  sowDoctors(sowing);
  claimExams(sowing);
  const exams = sowing.db.novedades.all().filter((n) => padreDe(n.IdTipoNovedad) === tipo.OCUPACIONAL);
  for (const [at, n] of exams.entries()) furnish(sowing, n, at);
}
