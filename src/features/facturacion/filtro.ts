import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { periodosDe } from '#blocks/lista-filtrada/periodos.ts';
import { type IsoDate, today } from '#lib/dates.ts';

/** The filter of the invoices, dates yyyy-mm-dd (spec F 5.4). */
export const filtroSchema = z
  .object({ FechaDesde: fechaDesde, FechaHasta: fechaHasta })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Filtro = z.infer<typeof filtroSchema>;

/** Both dates are today until the user chooses others (spec F 2.4). */
export const porDefecto = (day: IsoDate = today()): Filtro => ({ FechaDesde: day, FechaHasta: day });

/** Common periods for filing invoices; choosing one fills in the dates. */
export const periodos = () => periodosDe(['hoy', 'mes', 'anterior']);
