import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addDays, addMonths, firstOfMonth, type IsoDate, SINCE_ALWAYS, today, toLocalDate } from '#lib/dates.ts';
import { periodo as textos } from './messages.ts';

/** The earliest first day of a period, which is a year at most. */
export const primerDia = (hasta: IsoDate): IsoDate => addDays(addMonths(hasta, -12), 1);

const hastaHoy = z.refine<IsoDate>((day) => day <= today(), { error: textos.fueraDeHoy, abort: true });
const esDeTodas = (desde: IsoDate): boolean => desde === SINCE_ALWAYS;

const schemaDe = (conTodas: boolean) =>
  z.object({ desde: fechaDesde.check(hastaHoy), hasta: fechaHasta.check(hastaHoy) }).check(
    enOrden('desde', 'hasta'),
    z.refine(({ desde, hasta }) => desde >= primerDia(hasta) || (conTodas && esDeTodas(desde)), {
      path: ['desde'],
      error: textos.muyLargo,
    }),
  );

/** A period: existing days, in order, not after today, a year at most. */
export const periodoSchema = schemaDe(false);
/** The period of a list of what waits: a year at most, or all dates (decision 140). */
export const periodoDeEsperaSchema = schemaDe(true);
/** The period of figures and lists, including both days. */
export type Periodo = z.infer<typeof periodoSchema>;

/** All dates until today: what a figure without a period counts. */
export const todasLasFechas = (day: IsoDate = today()): Periodo => ({ desde: SINCE_ALWAYS, hasta: day });

/** Common spans; the year is the default. */
export const frecuentes = (day: IsoDate = today()) =>
  [
    { id: 'mes', label: textos.frecuentes.mes, desde: firstOfMonth(day), hasta: day },
    { id: 'sesenta', label: textos.frecuentes.sesenta, desde: addDays(day, -59), hasta: day },
    { id: 'anio', label: textos.frecuentes.anio, desde: primerDia(day), hasta: day },
  ] as const;

/** The common spans of a list of what waits. */
export const frecuentesDeEspera = (day: IsoDate = today()) => [
  ...frecuentes(day),
  { id: 'todas', label: textos.frecuentes.todas, ...todasLasFechas(day) },
];

/** The period in a URL; the last year if the URL has none or an invalid one. */
export function periodoDe(params: URLSearchParams, schema = periodoSchema, day: IsoDate = today()): Periodo {
  const asked = z.safeParse(schema, { desde: params.get('desde'), hasta: params.get('hasta') });
  return asked.success ? asked.data : { desde: primerDia(day), hasta: day };
}

/** A period in words, for headings and paper. */
export const periodoEnPalabras = ({ desde, hasta }: Periodo): string =>
  esDeTodas(desde)
    ? `${textos.frecuentes.todas}, ${textos.hastaEl} ${toLocalDate(hasta)}`
    : `${toLocalDate(desde)} – ${toLocalDate(hasta)}`;
