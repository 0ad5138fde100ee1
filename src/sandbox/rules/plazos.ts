import { addDays, addMonths, type IsoDate, weekday } from '#lib/dates.ts';

/** Days to report that somebody left: five working days (DL 13214, art. 8). */
const DIAS_HABILES = 5;

/** The last day to report what happened on a day. Holidays are not counted, because the specification does not list them. */
export function plazoDeAviso(day: IsoDate): IsoDate {
  let last = day;
  for (let left = DIAS_HABILES; left > 0; ) {
    last = addDays(last, 1);
    if (weekday(last) !== 0 && weekday(last) !== 6) left -= 1;
  }
  return last;
}

/** A person who leaves is attended for two more months (assumed). */
export const finDeAtencion = (baja: IsoDate): IsoDate => addMonths(baja, 2);
