import * as z from 'zod/mini';
import { addMonths, firstOfMonth, type IsoDate, isIsoDate, today } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';

const date = z.string().check(z.refine(isIsoDate));

/** What of the filter is remembered: dates only. The name of a person stays out of storage and address. */
export const fechasSchema = z.object({ FechaDesde: date, FechaHasta: date });
export type Fechas = { FechaDesde: IsoDate; FechaHasta: IsoDate };

/** First day of the previous month to today (spec R 2.6). */
export const fechasPorDefecto = (day: IsoDate = today()): Fechas => ({
  FechaDesde: addMonths(firstOfMonth(day), -1),
  FechaHasta: day,
});

/** Problems of the dates, by field (decision 13). */
export function problemasDe({ FechaDesde, FechaHasta }: Fechas): Partial<Record<keyof Fechas, string>> {
  return {
    ...(isIsoDate(FechaDesde) ? {} : { FechaDesde: validation.fechaDesde }),
    ...(isIsoDate(FechaHasta)
      ? isIsoDate(FechaDesde) && FechaHasta < FechaDesde
        ? { FechaHasta: validation.rangoFechas }
        : {}
      : { FechaHasta: validation.fechaHasta }),
  };
}
