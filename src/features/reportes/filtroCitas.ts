import * as z from 'zod/mini';
import type { FiltroCitas } from '#contract/entities/cita.ts';
import { cleanDate, firstOfMonth, type IsoDate, isIsoDate, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { validation } from '#messages/validation.ts';
import { citas } from './citasMessages.ts';

const date = z.string().check(z.refine(isIsoDate));

/** The report's filter as it stands in the address; estado 0 means every state. */
export const filtroReporte = z.object({
  desde: date,
  hasta: date,
  tipo: z.enum(['', 'TI', 'BE']),
  estado: z.number(),
});
export type FiltroReporte = z.infer<typeof filtroReporte>;

/** The days a report may reach; '' where the services name none. */
export interface Periodo {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** The period the services allow (spec R 7.8); '' on a side they leave open. */
export const periodoDe = (reply: { readonly RangoAtras: string; readonly RangoAdelante: string }): Periodo => ({
  desde: cleanDate(reply.RangoAtras),
  hasta: cleanDate(reply.RangoAdelante),
});

function cut(day: IsoDate, { desde, hasta }: Periodo): IsoDate {
  if (desde !== '' && day < desde) return desde;
  return hasta !== '' && day > hasta ? hasta : day;
}

/** First of the current month to today, cut to the allowed period (decision 45). */
export const porDefecto = (periodo: Periodo, day: IsoDate = today()): FiltroReporte => ({
  desde: cut(firstOfMonth(day), periodo),
  hasta: cut(day, periodo),
  tipo: '',
  estado: 0,
});

type ProblemasCitas = Partial<Record<'desde' | 'hasta', string>>;

/** Problems of the dates (spec R 5.7): real ones, in order, inside the allowed period. */
export function problemasDe({ desde, hasta }: FiltroReporte, periodo: Periodo): ProblemasCitas {
  const outside = (day: IsoDate) => cut(day, periodo) !== day;
  const allowed = fill(citas.fueraDePeriodo, {
    desde: toLocalDate(periodo.desde),
    hasta: toLocalDate(periodo.hasta),
  });
  const ofDesde = isIsoDate(desde) ? (outside(desde) ? allowed : '') : validation.fechaDesdeIncorrecta;
  const ofHasta = isIsoDate(hasta)
    ? isIsoDate(desde) && hasta < desde
      ? validation.rangoFechas
      : outside(hasta)
        ? allowed
        : ''
    : validation.fechaHastaIncorrecta;
  return { ...(ofDesde ? { desde: ofDesde } : {}), ...(ofHasta ? { hasta: ofHasta } : {}) };
}

/** What the services are asked with: both pairs of dates as dd/mm/yyyy (decision 45). */
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
