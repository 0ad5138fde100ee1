import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import type { FiltroCitas } from '#contract/entities/cita.ts';
import { cleanDate, firstOfMonth, type IsoDate, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { citas } from './citasMessages.ts';

/** The date range a report may cover; '' if the services name none. */
export interface Periodo {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** The period the services allow (spec R 7.8); '' on an open side. */
export const periodoDe = (reply: { readonly RangoAtras: string; readonly RangoAdelante: string }): Periodo => ({
  desde: cleanDate(reply.RangoAtras),
  hasta: cleanDate(reply.RangoAdelante),
});

function cut(day: IsoDate, { desde, hasta }: Periodo): IsoDate {
  if (desde !== '' && day < desde) return desde;
  return hasta !== '' && day > hasta ? hasta : day;
}

/** What is said of a day outside the period; the services may name one side of it only. */
function textoDeFuera({ desde, hasta }: Periodo): string {
  if (desde === '') return fill(citas.despuesDePeriodo, { hasta: toLocalDate(hasta) });
  if (hasta === '') return fill(citas.antesDePeriodo, { desde: toLocalDate(desde) });
  return fill(citas.fueraDePeriodo, { desde: toLocalDate(desde), hasta: toLocalDate(hasta) });
}

/** The report's filter, within the allowed period (spec R 5.7); estado 0 means all states. */
export function filtroReporte(periodo: Periodo) {
  const dentro = z.refine<IsoDate>((day) => cut(day, periodo) === day, {
    error: textoDeFuera(periodo),
    abort: true,
  });
  return z
    .object({
      desde: fechaDesde.check(dentro),
      hasta: fechaHasta.check(dentro),
      tipo: z.enum(['', 'TI', 'BE']),
      estado: z.number(),
    })
    .check(enOrden('desde', 'hasta'));
}
export type FiltroReporte = z.infer<ReturnType<typeof filtroReporte>>;

/** The first day of the current month to today, limited to the allowed period (decision 45). */
export const porDefecto = (periodo: Periodo, day: IsoDate = today()): FiltroReporte => ({
  desde: cut(firstOfMonth(day), periodo),
  hasta: cut(day, periodo),
  tipo: '',
  estado: 0,
});

/** The request body: both pairs of dates as dd/mm/yyyy (decision 45). */
export function cuerpoDe(
  { desde, hasta, tipo, estado }: FiltroReporte,
  puesto: Pick<FiltroCitas, 'CodigoEmpresa' | 'IdRegional'>,
): FiltroCitas {
  const [from, to] = [toLocalDate(desde), toLocalDate(hasta)];
  return {
    FechaInicio: from,
    FechaDesde: from,
    FechaFin: to,
    FechaHasta: to,
    CodigoEmpresa: puesto.CodigoEmpresa,
    IdRegional: puesto.IdRegional,
    IdTipoAsegurado: tipo,
    Estados: estado === 0 ? [] : [estado],
  };
}
