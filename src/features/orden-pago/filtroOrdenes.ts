import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addMonths, firstOfMonth, type IsoDate, today } from '#lib/dates.ts';

const fechas = { FechaDesde: fechaDesde, FechaHasta: fechaHasta };

/** What of the filter is remembered: dates only. The name of a person stays out of storage and address. */
export const fechasSchema = z.object(fechas).check(enOrden('FechaDesde', 'FechaHasta'));
export type Fechas = z.infer<typeof fechasSchema>;

/** What the list is searched by. */
export const busquedaSchema = z
  .object({ ...fechas, NombrePersona: z.string().check(z.trim()) })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Busqueda = z.infer<typeof busquedaSchema>;

/** First day of the previous month to today (spec R 2.6). */
export const fechasPorDefecto = (day: IsoDate = today()): Fechas => ({
  FechaDesde: addMonths(firstOfMonth(day), -1),
  FechaHasta: day,
});

/** The question for a company's orders of some days (spec R 3.3). */
export const filtroDeOrdenes = (IdEmpresa: number, { FechaDesde, FechaHasta, NombrePersona }: Busqueda) => ({
  IdTipoNovedad: 0,
  IdEmpresa,
  NombrePersona,
  FechaInicio: FechaDesde,
  FechaFin: FechaHasta,
  OrdenGenerada: null,
  NumeroFactura: 0,
  GeneradoEmpresa: true,
});
