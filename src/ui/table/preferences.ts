import { createContext, use, useState } from 'react';
import * as z from 'zod/mini';
import { own } from '#lib/own.ts';
import { browser, localKeys, readJson } from '#lib/storage.ts';

/** Who looks at the lists, by id; '' keeps nothing beyond the screen. */
export const ListOwner = createContext('');

const preference = z.object({
  /** Columns that are not shown, by id. */
  hidden: z._default(z.array(z.string()), []),
  /** Rows a page. */
  size: z.optional(z.int()),
});
type Preference = z.infer<typeof preference>;

/** What each person chose for each list. */
const kept = z.record(z.string(), z.record(z.string(), preference));

function allKept(): z.infer<typeof kept> {
  const read = z.safeParse(kept, readJson(browser, localKeys.listas));
  return read.success ? read.data : {};
}

const none: Preference = { hidden: [] };

/** What a person chose for a list, kept in this browser; for a table that is no list, as long as it is on the screen. */
export function usePreference(list: string | undefined): readonly [Preference, (part: Partial<Preference>) => void] {
  const owner = use(ListOwner);
  const [chosen, setChosen] = useState(() => own(own(allKept(), owner) ?? {}, list ?? '') ?? none);
  const choose = (part: Partial<Preference>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (list === undefined || owner === '') return;
    const all = allKept();
    browser.write(localKeys.listas, JSON.stringify({ ...all, [owner]: { ...own(all, owner), [list]: next } }));
  };
  return [chosen, choose];
}
