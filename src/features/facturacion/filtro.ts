import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addDays, addMonths, firstOfMonth, type IsoDate, today } from '#lib/dates.ts';
import { facturas as textos } from './messages.ts';

/** The filter of the invoices, dates yyyy-mm-dd (spec F 5.4). */
export const filtroSchema = z
  .object({ FechaDesde: fechaDesde, FechaHasta: fechaHasta })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Filtro = z.infer<typeof filtroSchema>;

/** Both dates are today until the user chooses others (spec F 2.4). */
export const porDefecto = (day: IsoDate = today()): Filtro => ({ FechaDesde: day, FechaHasta: day });

/** Common spans for filing invoices; choosing one fills in the dates. */
export function periodos(day: IsoDate = today()): readonly (Filtro & { id: string; label: string })[] {
  const first = firstOfMonth(day);
  return [
    { id: 'hoy', label: textos.hoy, FechaDesde: day, FechaHasta: day },
    { id: 'mes', label: textos.esteMes, FechaDesde: first, FechaHasta: day },
    { id: 'anterior', label: textos.mesAnterior, FechaDesde: addMonths(first, -1), FechaHasta: addDays(first, -1) },
  ];
}
