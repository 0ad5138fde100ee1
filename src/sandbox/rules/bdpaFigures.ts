import type { DetallePoblacion } from '#contract/entities/bdpa.ts';
import { regionales } from '#contract/enumerations.ts';
import { isIsoDate, toLocalDate } from '#lib/dates.ts';
import type { Registro } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';
import type { Paciente } from '../db/rows.ts';
import { BadCall, Refusal } from '../refusal.ts';
import { afiliadoEn, registroPropio } from './bdpa.ts';

/** A day of the path. Answers 400 with its name if it is not a date. */
export function dia(text: string, name: string): string {
  if (!isIsoDate(text)) throw new BadCall(name);
  return text;
}

/** A period of the path. Both days must be in order. */
export function periodo(params: { readonly desde: string; readonly hasta: string }): Periodo {
  const [desde, hasta] = [dia(params.desde, 'desde'), dia(params.hasta, 'hasta')];
  if (desde > hasta) throw new Refusal('La fecha inicial no puede ser posterior a la fecha final.');
  return (fecha) => fecha !== '' && fecha >= desde && fecha <= hasta;
}

/** A month of the path, yyyy-mm. */
export function mes(text: string): Periodo {
  if (!/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text)) throw new BadCall('mes');
  return (fecha) => fecha.startsWith(text);
}

/** Tells whether a date is in the period; '' never is. */
export type Periodo = (fecha: string) => boolean;

/** This fund's rows of the registry. */
export const propios = (db: Database): Registro[] => db.registros.all().filter((r) => r.OtroEnte === '');

/** True for a row the registry has not accepted yet and that may be sent. */
export const porEnviar = (r: Registro): boolean => r.EstadoEnvio === 'REGISTRADO' || r.EstadoEnvio === 'NO_ENVIADO';

function counted<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Counts by day, in the order of the days. Days with a count of 0 are left out. */
export const porDia = (dates: readonly string[]) =>
  [...counted(dates)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([fecha, Cantidad]) => ({ Fecha: toLocalDate(fecha), Cantidad }));

/** Counts by regional, including regionals with 0. */
export function porRegional(ids: readonly number[]) {
  const counts = counted(ids);
  return porCadaRegional((IdRegional) => ({ Cantidad: counts.get(IdRegional) ?? 0 }));
}

const porCadaRegional = <T extends object>(figures: (idRegional: number) => T) =>
  Object.entries(regionales).map(([id, Regional]) => ({ IdRegional: Number(id), Regional, ...figures(Number(id)) }));

/** Counts by year, the latest first. */
export const porGestion = (dates: readonly string[]) =>
  [...counted(dates.map((d) => Number(d.slice(0, 4))))]
    .sort(([a], [b]) => b - a)
    .map(([Gestion, Cantidad]) => ({ Gestion, Cantidad }));

/** Somebody who left the fund but is still active in the registry. */
interface BajaPendiente {
  readonly paciente: Paciente;
  readonly registro: Registro;
}

/** The terminations the registry does not know yet, by the day somebody left. */
export function bajasPendientes(db: Database, cuando: Periodo): BajaPendiente[] {
  return db.pacientes.all().flatMap((paciente) => {
    if (paciente.EstadoVigencia === 'VIGENTE' || !cuando(paciente.FechaBaja)) return [];
    const registro = registroPropio(db, paciente.IdPersona);
    return registro?.Estado === 'ACTIVO' ? [{ paciente, registro }] : [];
  });
}

/** The terminations the registry knows. */
const bajasRegularizadas = (db: Database, cuando: Periodo): Registro[] =>
  propios(db).filter((r) => r.Estado === 'BAJA' && cuando(r.FechaBaja));

/** Reported and unreported terminations, by the day somebody left. */
export function bajasPorDia(db: Database, cuando: Periodo) {
  const pending = counted(bajasPendientes(db, cuando).map((b) => b.paciente.FechaBaja));
  const told = counted(bajasRegularizadas(db, cuando).map((r) => r.FechaBaja));
  return [...new Set([...pending.keys(), ...told.keys()])].sort().map((fecha) => ({
    Fecha: toLocalDate(fecha),
    Regularizadas: told.get(fecha) ?? 0,
    Pendientes: pending.get(fecha) ?? 0,
  }));
}

/** The same by regional, including regionals with 0. */
export function bajasPorRegional(db: Database, cuando: Periodo) {
  const pending = counted(bajasPendientes(db, cuando).map((b) => b.registro.IdRegional));
  const told = counted(bajasRegularizadas(db, cuando).map((r) => r.IdRegional));
  return porCadaRegional((id) => ({ Regularizadas: told.get(id) ?? 0, Pendientes: pending.get(id) ?? 0 }));
}

type Situacion = 'Validados' | 'Observados' | 'Registrados' | 'NoEnviados' | 'SinRegistro';

/** The state of a row on a day, as the name of the figure that counts it. */
function situacion(r: Registro | undefined, fecha: string): Situacion {
  if (!r || r.Estado === 'BAJA' || r.FechaRegistro > fecha) return 'SinRegistro';
  if (r.FechaValidacion !== '' && r.FechaValidacion <= fecha) return 'Validados';
  if (r.FechaEnvio !== '' && r.FechaEnvio <= fecha) return 'Observados';
  return r.EstadoEnvio === 'NO_ENVIADO' ? 'NoEnviados' : 'Registrados';
}

function detalleDe(db: Database, population: readonly Paciente[], fecha: string): DetallePoblacion {
  const counts = counted(population.map((p) => situacion(registroPropio(db, p.IdPersona), fecha)));
  const figure = (name: Situacion) => counts.get(name) ?? 0;
  return {
    Poblacion: population.length,
    Validados: figure('Validados'),
    Observados: figure('Observados'),
    Registrados: figure('Registrados'),
    NoEnviados: figure('NoEnviados'),
    SinRegistro: figure('SinRegistro'),
  };
}

const poblacionEn = (db: Database, fecha: string) => db.pacientes.all().filter((p) => afiliadoEn(p, fecha));

/** The active rows of those who are affiliated on a day: what its figures count, who left is a pending termination. */
export const registrosDePoblacion = (db: Database, fecha: string): Registro[] =>
  poblacionEn(db, fecha).flatMap((p) => {
    const own = registroPropio(db, p.IdPersona);
    return own?.Estado === 'ACTIVO' ? [own] : [];
  });

/** How much of the fund's population of a day was in the registry on that day. */
export const detalle = (db: Database, fecha: string): DetallePoblacion => detalleDe(db, poblacionEn(db, fecha), fecha);

/** The same by regional. */
export function detallePorRegional(db: Database, fecha: string) {
  const population = grouped(poblacionEn(db, fecha), (p) => p.IdDepartamento);
  return porCadaRegional((id) => detalleDe(db, population.get(id) ?? [], fecha));
}

/** Today's population by the month of affiliation, the latest first. */
export function detallePorMes(db: Database, hoy: string) {
  const months = grouped(poblacionEn(db, hoy), (p) => p.FechaAfiliacion.slice(0, 7));
  return [...months]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([Mes, population]) => ({ Mes, ...detalleDe(db, population, hoy) }));
}

/** The monitor of the regionals: today's figures, terminations to report, and the accepted share with one decimal. */
export function monitor(db: Database, hoy: string) {
  const pending = counted(bajasPendientes(db, (fecha) => fecha !== '').map((b) => b.registro.IdRegional));
  return detallePorRegional(db, hoy).map((row) => ({
    ...row,
    BajasPendientes: pending.get(row.IdRegional) ?? 0,
    PorcentajeValidado: row.Poblacion === 0 ? 0 : Math.round((row.Validados * 1000) / row.Poblacion) / 10,
  }));
}
