import { cleanDate, toLocalDate } from './dates.ts';

/** Number of texts kept: more than a century of dates. */
const MOST = 50_000;

/** Caches the results of a function of a text: long lists repeat few dates. */
function remembered(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** A date of a row as the text it is sorted by, 'yyyy-mm-dd'; '' for none and for an unreadable one. */
export const dayKey = remembered(cleanDate);
/** A date of a row in the form shown to people, 'dd/mm/yyyy'. */
export const localDay = remembered(toLocalDate);
