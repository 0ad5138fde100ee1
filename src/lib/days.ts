import { cleanDate, toLocalDate } from './dates.ts';

/** Different texts remembered: dates of more than a century. */
const MOST = 50_000;

/** A function of a text that reads each text once: long lists repeat few dates. */
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

/** A date of a row as the text that orders it, 'yyyy-mm-dd'; '' for none and for what cannot be read. */
export const dayKey = remembered(cleanDate);
/** A date of a row as people read it, 'dd/mm/yyyy'. */
export const localDay = remembered(toLocalDate);
