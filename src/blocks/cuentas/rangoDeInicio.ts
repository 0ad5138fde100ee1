import { addDays, addMonths, firstOfMonth, type IsoDate, today } from '#lib/dates.ts';
import type { Rango } from './reunir.ts';

/** The last twelve months up to the end of the current one: entry dates of the current period may be in the future. */
export function rangoDeInicio(day: IsoDate = today()): Rango {
  return { desde: addMonths(firstOfMonth(day), -12), hasta: addDays(firstOfMonth(addMonths(day, 1)), -1) };
}
