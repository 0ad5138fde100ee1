import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addMonths, firstOfMonth, type IsoDate, today } from '#lib/dates.ts';

const fechas = { FechaDesde: fechaDesde, FechaHasta: fechaHasta };

/** The part of the filter that is remembered: dates only. A person's name must not be in the storage or the URL. */
export const fechasSchema = z.object(fechas).check(enOrden('FechaDesde', 'FechaHasta'));
export type Fechas = z.infer<typeof fechasSchema>;

/** The whole filter of the list. */
export const busquedaSchema = z
  .object({ ...fechas, NombrePersona: z.string().check(z.trim()) })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Busqueda = z.infer<typeof busquedaSchema>;

/** The first day of the previous month to today (spec R 2.6). */
export const fechasPorDefecto = (day: IsoDate = today()): Fechas => ({
  FechaDesde: addMonths(firstOfMonth(day), -1),
  FechaHasta: day,
});

/** Two years: what an insured person paid is little, and her invoices are looked for long after. */
export const fechasPropias = (day: IsoDate = today()): Fechas => ({ FechaDesde: addMonths(day, -24), FechaHasta: day });

/** The request body for a company's orders in a date range (spec R 3.3). */
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
