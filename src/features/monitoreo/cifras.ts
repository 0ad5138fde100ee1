import numeral from 'numeral';
import { addMonths, cleanDate, type IsoDate, today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import type { Series, TimeRow } from '#ui/chart/series.ts';
import { everyDay, everyMonth, isByDay } from '#ui/chart/spans.ts';
import { situaciones } from './messages.ts';
import type { Periodo } from './periodo.ts';

/** A count as people read it: 12,345. */
export const cifra = (n: number): string => numeral(n).format('0,0');

/** A share in percent, one decimal: 83.1. Few are never told as none. */
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

/** How a population may stand in the registry, in the order of the way there. */
export const series: readonly (Series & { readonly id: Situacion })[] = orden.map((id) => ({
  id,
  label: situaciones[id],
  tone: tonos[id],
}));

/** The figures of a population in the order of `series`. */
export const figurasDe = (detalle: Readonly<Record<Situacion, number>>): number[] => orden.map((id) => detalle[id]);

/** The latest two years of months, '2026-11' first. */
export const ultimosMeses = (day: IsoDate = today()): string[] =>
  Array.from({ length: 24 }, (_, at) => addMonths(day, -at).slice(0, 7));

/** The monitor's population of some days, as its address names it. */
export const listaDePoblacion = (periodo: Periodo, regional = 0): string =>
  pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'periodo', ...periodo, regional });

interface CifraDia {
  readonly Fecha: string;
  readonly Cantidad: number;
}

/** Affiliations along a period: of each day, or of each month of a long one, those sent and those still to be. Days without any are rows too. */
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
