import numeral from 'numeral';
import { addMonths, cleanDate, type IsoDate, today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import type { Series, TimeRow } from '#ui/chart/series.ts';
import { everyDay, everyMonth, isByDay } from '#ui/chart/spans.ts';
import { type estadosEnvio, situaciones } from './messages.ts';
import { type Periodo, todasLasFechas } from './periodo.ts';

/** A count as text: 12,345. */
export const cifra = (n: number): string => numeral(n).format('0,0');

/** A percentage with one decimal: 83.1. A small share above 0 is never shown as 0. */
export function porcentaje(part: number, of: number): string {
  const share = of === 0 ? 0 : (part * 100) / of;
  return part > 0 && share < 0.05 ? '< 0.1' : numeral(share).format('0.[0]');
}

const orden = ['Validados', 'Observados', 'Registrados', 'NoEnviados', 'SinRegistro'] as const;
type Situacion = (typeof orden)[number];

const tonos = {
  Validados: 'ok',
  Observados: 'warn',
  Registrados: 'info',
  NoEnviados: 'bad',
  SinRegistro: 'mute',
} as const;

/** The states of a population in the registry, in the order it passes through them. */
export const series: readonly (Series & { readonly id: Situacion })[] = orden.map((id) => ({
  id,
  label: situaciones[id],
  tone: tonos[id],
}));

/** The figures of a population in the order of `series`. */
export const figurasDe = (detalle: Readonly<Record<Situacion, number>>): number[] => orden.map((id) => detalle[id]);

/** The months of the last two years, '2026-11' first. */
export const ultimosMeses = (day: IsoDate = today()): string[] =>
  Array.from({ length: 24 }, (_, at) => addMonths(day, -at).slice(0, 7));

/** The registry state that each figure counts. Null for people without a row in the registry: no list shows them. */
export const estadoDe: Readonly<Record<Situacion, keyof typeof estadosEnvio | null>> = {
  Validados: 'VALIDADO',
  Observados: 'OBSERVADO',
  Registrados: 'REGISTRADO',
  NoEnviados: 'NO_ENVIADO',
  SinRegistro: null,
};

/** The URL of the active people in a state, of all regionals or of one. */
export const listaDeSituacion = (situacion: string, regional = 0): string =>
  pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'activos', situacion, ...(regional > 0 ? { regional } : {}) });

/** The URL of the monitor's population for a period. */
export const listaDePoblacion = (periodo: Periodo, regional = 0): string =>
  pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'periodo', ...periodo, regional });

/** The URL of the rows that the registry accepted in a period, a year at most. */
export const listaDeValidados = (periodo: Periodo, regional = 0): string =>
  pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'validados', ...periodo, regional });

/** The URL of the pending terminations of all dates, of all regionals or of one. */
export const listaDeBajas = (regional = 0): string =>
  pathTo('bdpa-monitor', { vista: 'bajas', ...todasLasFechas(), ...(regional > 0 ? { regional } : {}) });

/** Lists are requested up to today, so the current month and year end today. */
export const hastaHoy = ({ desde, hasta }: Periodo, day: IsoDate = today()): Periodo => ({
  desde,
  hasta: hasta > day ? day : hasta,
});

interface CifraDia {
  readonly Fecha: string;
  readonly Cantidad: number;
}

/**
 * Affiliations over a period, by day, or by month if the period is long: sent and not yet sent. Days or months without
 * any are rows too.
 */
export function serieDe(
  periodo: Periodo,
  afiliados: readonly CifraDia[],
  pendientes: readonly CifraDia[],
): readonly TimeRow[] {
  const days = isByDay(periodo);
  const keyOf = (fecha: string) => (days ? fecha : fecha.slice(0, 7));
  const add = (into: Map<string, number>, { Fecha, Cantidad }: CifraDia) => {
    const key = keyOf(cleanDate(Fecha));
    return into.set(key, (into.get(key) ?? 0) + Cantidad);
  };
  const all = afiliados.reduce(add, new Map<string, number>());
  const waiting = pendientes.reduce(add, new Map<string, number>());
  return (days ? everyDay(periodo) : everyMonth(periodo)).map((span) => {
    const key = keyOf(span.from);
    const toSend = waiting.get(key) ?? 0;
    return { ...span, figures: [Math.max((all.get(key) ?? 0) - toSend, 0), toSend] };
  });
}
