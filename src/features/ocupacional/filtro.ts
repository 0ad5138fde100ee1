import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { firstOfMonth, today } from '#lib/dates.ts';

const campos = {
  FechaDesde: fechaDesde,
  FechaHasta: fechaHasta,
  IdEstadoProceso: z.number().check(z.nonnegative()),
  tipo: z.enum(['', 'P', 'T']),
};

/** What of the filter the address and the storage hold; `tipo` is 'P', 'T' or '' for both (decision 44). Names stay out. */
export const filtroSchema = z.object(campos).check(enOrden('FechaDesde', 'FechaHasta'));
export type Filtro = z.infer<typeof filtroSchema>;

/** What the list is searched by. */
export const busquedaSchema = z
  .object({ ...campos, nombre: z.string().check(z.trim()) })
  .check(enOrden('FechaDesde', 'FechaHasta'));
export type Busqueda = z.infer<typeof busquedaSchema>;

/** First of the current month to today, every state and type (spec R 9). */
export const porDefecto = (day: string = today()): Filtro => ({
  FechaDesde: firstOfMonth(day),
  FechaHasta: day,
  IdEstadoProceso: 0,
  tipo: '',
});
