import * as z from 'zod/mini';
import { firstOfMonth, isIsoDate, today } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';

/** What of the filter the address and the storage hold; `tipo` is 'P', 'T' or '' for both (decision 44). Names stay out. */
export const filtroSchema = z
  .object({
    FechaDesde: z.string(),
    FechaHasta: z.string(),
    IdEstadoProceso: z.number().check(z.nonnegative()),
    tipo: z.enum(['', 'P', 'T']),
  })
  .check(z.refine((filtro) => Object.keys(problemasDe(filtro)).length === 0));
export type Filtro = {
  FechaDesde: string;
  FechaHasta: string;
  IdEstadoProceso: number;
  tipo: '' | 'P' | 'T';
};

/** First of the current month to today, every state and type (spec R 9). */
export const porDefecto = (day: string = today()): Filtro => ({
  FechaDesde: firstOfMonth(day),
  FechaHasta: day,
  IdEstadoProceso: 0,
  tipo: '',
});

/** Problems of the dates, by field (decision 13). */
export function problemasDe({
  FechaDesde,
  FechaHasta,
}: Pick<Filtro, 'FechaDesde' | 'FechaHasta'>): Partial<Record<'FechaDesde' | 'FechaHasta', string>> {
  const desde = isIsoDate(FechaDesde);
  const hasta = isIsoDate(FechaHasta);
  return {
    ...(desde ? {} : { FechaDesde: FechaDesde === '' ? validation.fechaDesde : validation.fechaDesdeIncorrecta }),
    ...(hasta ? {} : { FechaHasta: FechaHasta === '' ? validation.fechaHasta : validation.fechaHastaIncorrecta }),
    ...(desde && hasta && FechaHasta < FechaDesde ? { FechaHasta: validation.rangoFechas } : {}),
  };
}

/** The kind a value of the type list stands for. */
export const tipoDe = (value: string): Filtro['tipo'] => (value === 'P' || value === 'T' ? value : '');
