import type * as z from 'zod/mini';
import type { regularizacionNueva, Regularizacion as Wire } from '#contract/entities/regularizacion.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { addMonths, ageOn, cleanDate, firstOfMonth, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { sumOf } from '#lib/money.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { estadoRegularizacion as estado, type Regularizacion } from '../db/regularizacionRows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { emplear } from './altaWrites.ts';
import { personaConocida } from './novedadWrites.ts';
import { pendiente } from './pending.ts';
import { periodoActivo } from './period.ts';
import { texto } from './texts.ts';

/** The two states of a regularisation (assumed). */
export const estadosRegularizacion = [
  { IdEstadoRegularizacion: estado.pendiente, Nombre: 'Pendiente' },
  { IdEstadoRegularizacion: estado.concluida, Nombre: 'Concluida' },
];

/** A regularisation as the services send it. */
export function regularizacionWire(db: Database, row: Regularizacion): Wire {
  const persona = db.personas.get(row.IdPersona);
  const state = estadosRegularizacion.find((e) => e.IdEstadoRegularizacion === row.IdEstadoRegularizacion);
  return {
    ...row,
    NombreCompleto: persona?.NombreCompleto ?? '',
    NumeroDocumento: persona?.NumeroDocumento ?? '',
    RazonSocial: db.empresas.get(row.IdEmpresa)?.RazonSocial ?? '',
    EstadoRegularizacion: state?.Nombre ?? '',
  };
}

type Nueva = z.infer<typeof regularizacionNueva>;

/** The error in what the employer wrote, or null. An entry of the current period is a registration, not a regularisation. */
function falta(nueva: Nueva, today: IsoDate): string | null {
  const { start } = periodoActivo(today);
  const ingreso = cleanDate(nueva.FechaIngreso);
  if (ingreso === '') return texto('sinInformacion', { field: 'Fecha de ingreso' });
  if (ingreso >= start)
    return `La fecha de ingreso debe ser anterior al ${toLocalDate(start)}; para un ingreso de este periodo registre el aviso de alta.`;
  if (tidy(nueva.Cargo) === '') return texto('sinInformacion', { field: 'Cargo' });
  return nueva.HaberMensual > 0 ? null : texto('haberPositivo', { field: 'Haber mensual' });
}

/** Why a person's entry may not be regularised, or null if it may. */
function impide(db: Database, nueva: Nueva, puesto: { IdEmpresa: number }): string | null {
  const persona = personaConocida(db, nueva.IdPersona);
  const name = persona.NombreCompleto;
  const open = pendiente(db, persona.IdPersona, puesto.IdEmpresa);
  if (open) return texto('pendiente', { name, date: toLocalDate(open.FechaNovedad) });
  const twin = db.regularizaciones
    .by('persona', persona.IdPersona)
    .some((r) => r.IdEmpresa === puesto.IdEmpresa && r.IdEstadoRegularizacion === estado.pendiente);
  if (twin) return `El asegurado(a) ${name} ya tiene una regularización pendiente.`;
  if (!(ageOn(persona.FechaNacimiento, cleanDate(nueva.FechaIngreso)) >= 18)) return texto('menor', { name });
  return trabaja(db, persona.IdPersona) ? texto('sigueActivo', { name }) : null;
}

const trabaja = (db: Database, idPersona: number): boolean =>
  db.relaciones.by('persona', idPersona).some((r) => r.FechaBaja === '');

/** Starts a regularisation, Pendiente. */
export function regularizar(
  db: Database,
  nueva: Nueva,
  puesto: { IdEmpresa: number; IdRegional: number },
  today: IsoDate,
): Regularizacion {
  refuseIf(falta(nueva, today));
  refuseIf(impide(db, nueva, puesto));
  return db.regularizaciones.put({
    ...puesto,
    IdRegularizacion: db.next('regularizaciones'),
    IdPersona: nueva.IdPersona,
    FechaIngreso: cleanDate(nueva.FechaIngreso),
    Cargo: tidy(nueva.Cargo),
    HaberMensual: nueva.HaberMensual,
    Observacion: tidy(nueva.Observacion),
    FechaRegistro: today,
    IdEstadoRegularizacion: estado.pendiente,
  });
}

/** Refuses a regularisation that is already concluded. */
export function exigePendiente(row: Regularizacion): void {
  if (row.IdEstadoRegularizacion !== estado.pendiente)
    throw new Refusal('La regularización ya está concluida y no se puede cambiar.');
}

/** Concludes a regularisation: the person works in the company since its date. */
export function concluir(db: Database, row: Regularizacion, today: IsoDate): void {
  exigePendiente(row);
  const persona = personaConocida(db, row.IdPersona);
  if (trabaja(db, row.IdPersona)) throw new Refusal(texto('sigueActivo', { name: persona.NombreCompleto }));
  const IdTipoNovedad = tipoNovedad.COTIZANTE_INGRESO_EMPRESA;
  const { IdEmpresa, IdRegional, Cargo, HaberMensual, FechaIngreso: FechaNovedad } = row;
  const IdUbicacion = IdRegional * 100 + 1;
  emplear(db, persona, { IdTipoNovedad, IdEmpresa, IdRegional, FechaNovedad, Cargo, HaberMensual, IdUbicacion }, today);
  db.regularizaciones.put({ ...row, IdEstadoRegularizacion: estado.concluida });
}

/** The contributions of a company in its regional for the last twelve months, newest first: who worked there in each. */
export function aportesDe(db: Database, at: { IdEmpresa: number; IdRegional: number }, today: IsoDate) {
  const work = db.relaciones.by('empresa', at.IdEmpresa).filter((r) => r.IdRegional === at.IdRegional);
  return Array.from({ length: 12 }, (_, ago) => {
    const start = addMonths(firstOfMonth(today), -ago);
    const end = addMonths(start, 1);
    const paid = work.filter((r) => r.FechaIngreso < end && (r.FechaBaja === '' || r.FechaBaja >= start));
    return {
      Periodo: start.slice(0, 7),
      Trabajadores: paid.length,
      TotalGanado: sumOf(paid.map((r) => r.HaberMensual)) ?? 0,
    };
  });
}
