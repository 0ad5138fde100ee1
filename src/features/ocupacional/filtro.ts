import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { firstOfMonth, today } from '#lib/dates.ts';

const campos = {
  FechaDesde: fechaDesde,
  FechaHasta: fechaHasta,
  IdEstadoProceso: z.number().check(z.nonnegative()),
  tipo: z.enum(['', 'P', 'T']),
};

/**
 * The part of the filter that is in the URL and the storage. `tipo` is 'P', 'T' or '' for both (decision 44). Names are
 * not part of it.
 */
export const filtroSchema = z.object(campos).check(enOrden('FechaDesde', 'FechaHasta'));
export type Filtro = z.infer<typeof filtroSchema>;

/** The whole filter of the list. */
export const busquedaSchema = z
  .object({ ...campos, nombre: z.string().check(z.trim()) })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Busqueda = z.infer<typeof busquedaSchema>;

/** The first day of the current month to today, all states and types (spec R 9). */
export const porDefecto = (day: string = today()): Filtro => ({
  FechaDesde: firstOfMonth(day),
  FechaHasta: day,
  IdEstadoProceso: 0,
  tipo: '',
});
