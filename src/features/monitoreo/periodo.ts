import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addDays, addMonths, firstOfMonth, type IsoDate, today } from '#lib/dates.ts';
import { periodo as textos } from './messages.ts';

/** The earliest first day of a period, which is a year at most. */
export const primerDia = (hasta: IsoDate): IsoDate => addDays(addMonths(hasta, -12), 1);

const hastaHoy = z.refine<IsoDate>((day) => day <= today(), { error: textos.fueraDeHoy, abort: true });

/** A period: existing days, in order, not after today, a year at most. */
export const periodoSchema = z.object({ desde: fechaDesde.check(hastaHoy), hasta: fechaHasta.check(hastaHoy) }).check(
  enOrden('desde', 'hasta'),
  z.refine(({ desde, hasta }) => desde >= primerDia(hasta), { path: ['desde'], error: textos.muyLargo }),
);
/** The period of figures and lists, including both days. */
export type Periodo = z.infer<typeof periodoSchema>;

/** Common spans; the last one is the default. */
export const frecuentes = (day: IsoDate = today()) =>
  [
    { id: 'mes', label: textos.frecuentes.mes, desde: firstOfMonth(day), hasta: day },
    { id: 'sesenta', label: textos.frecuentes.sesenta, desde: addDays(day, -59), hasta: day },
    { id: 'anio', label: textos.frecuentes.anio, desde: primerDia(day), hasta: day },
  ] as const;

/** The period in a URL; the last year if the URL has none or an invalid one. */
export function periodoDe(params: URLSearchParams, day: IsoDate = today()): Periodo {
  const asked = z.safeParse(periodoSchema, { desde: params.get('desde'), hasta: params.get('hasta') });
  return asked.success ? asked.data : { desde: primerDia(day), hasta: day };
}
