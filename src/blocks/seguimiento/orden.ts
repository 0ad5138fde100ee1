import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { cleanDate } from '#lib/dates.ts';

type Fechada = Pick<SeguimientoItem, 'Fecha' | 'IdSeguimiento'>;

/** An entry with an unreadable date sorts last; a day without time, after everything of that day. */
function momentOf({ Fecha }: Fechada): string {
  const day = cleanDate(Fecha);
  return day !== '' && Fecha.length === day.length ? `${Fecha}~` : day && Fecha;
}

/** Sorts the entries of a tracking, the newest first; for the same time, the one registered later. */
export const recientePrimero = (a: Fechada, b: Fechada): number =>
  momentOf(b).localeCompare(momentOf(a)) || b.IdSeguimiento - a.IdSeguimiento;
