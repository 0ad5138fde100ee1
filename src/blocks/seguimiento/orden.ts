import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { cleanDate } from '#lib/dates.ts';

type Fechada = Pick<SeguimientoItem, 'Fecha' | 'IdSeguimiento'>;

/** An entry with an unreadable date sorts last; a day without time, after everything of that day. */
function momentOf({ Fecha }: Fechada): string {
  const day = cleanDate(Fecha);
  return day !== '' && Fecha.length === day.length ? `${Fecha}~` : day && Fecha;
}

/** Sorts the entries of a tracking, the newest first; for the same time, the one registered later. */
export function recientePrimero(a: Fechada, b: Fechada): number {
  const [one, other] = [momentOf(a), momentOf(b)];
  // Sign by sign: in the order of a language the mark of a day without time would come before its hours.
  if (one === other) return b.IdSeguimiento - a.IdSeguimiento;
  return one < other ? 1 : -1;
}
