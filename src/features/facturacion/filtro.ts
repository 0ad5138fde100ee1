import * as z from 'zod/mini';
import { addDays, addMonths, firstOfMonth, type IsoDate, isIsoDate, today } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';
import { facturas as textos } from './messages.ts';

const date = z.string().check(z.refine(isIsoDate));

/** The filter of the invoices, dates yyyy-mm-dd (spec F 5.4). */
export const filtroSchema = z.object({ FechaDesde: date, FechaHasta: date });
export type Filtro = { FechaDesde: IsoDate; FechaHasta: IsoDate };

/** Both dates are today's until somebody chooses others (spec F 2.4). */
export const porDefecto = (day: IsoDate = today()): Filtro => ({ FechaDesde: day, FechaHasta: day });

/** Spans people file invoices by; choosing one fills the dates. */
export function periodos(day: IsoDate = today()): readonly (Filtro & { id: string; label: string })[] {
  const first = firstOfMonth(day);
  return [
    { id: 'hoy', label: textos.hoy, FechaDesde: day, FechaHasta: day },
    { id: 'mes', label: textos.esteMes, FechaDesde: first, FechaHasta: day },
    { id: 'anterior', label: textos.mesAnterior, FechaDesde: addMonths(first, -1), FechaHasta: addDays(first, -1) },
  ];
}

/** Problems of the dates, by field; a date that was typed wrong says so itself. */
export function problemasDe({ FechaDesde, FechaHasta }: Filtro): Partial<Record<keyof Filtro, string>> {
  const orden = isIsoDate(FechaDesde) && isIsoDate(FechaHasta) && FechaHasta < FechaDesde;
  return {
    ...(isIsoDate(FechaDesde)
      ? {}
      : { FechaDesde: FechaDesde === '' ? validation.fechaDesde : validation.fechaDesdeIncorrecta }),
    ...(isIsoDate(FechaHasta)
      ? {}
      : { FechaHasta: FechaHasta === '' ? validation.fechaHasta : validation.fechaHastaIncorrecta }),
    ...(orden ? { FechaHasta: validation.rangoFechas } : {}),
  };
}
