import { createContext, use, useState } from 'react';
import * as z from 'zod/mini';
import { own } from '#lib/own.ts';
import { browser, localKeys, readJson } from '#lib/storage.ts';

/** Who looks at the lists, by id; '' keeps nothing beyond the screen. */
export const ListOwner = createContext('');

const preference = z.object({
  /** Columns that are not shown, by id. */
  hidden: z.catch(z.array(z.catch(z.string(), '')), []),
  /** Rows a page. */
  size: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
});
type Preference = z.infer<typeof preference>;

type Kept = Readonly<Record<string, unknown>>;
const kept = z.record(z.string(), z.unknown());

/** What is kept under a name, each step by itself: what makes no sense is nothing, and takes nothing else with it. */
const inside = (value: unknown): Kept => z.safeParse(kept, value).data ?? {};

const none: Preference = { hidden: [] };
const preferenceIn = (value: unknown): Preference => z.safeParse(preference, value).data ?? none;

/** What each person chose for each list. */
const allKept = (): Kept => inside(readJson(browser, localKeys.listas));

/** What a person chose for a list, kept in this browser; for a table that is no list, as long as it is on the screen. */
export function usePreference(list: string | undefined): readonly [Preference, (part: Partial<Preference>) => void] {
  const owner = use(ListOwner);
  const [chosen, setChosen] = useState(() => preferenceIn(own(inside(own(allKept(), owner)), list ?? '')));
  const choose = (part: Partial<Preference>) => {
    setChosen({ ...chosen, ...part });
    if (list === undefined || owner === '') return;
    // Only what was chosen now is written: the rest stays as it stands there, read or not.
    const all = allKept();
    const lists = inside(own(all, owner));
    const next = { ...lists, [list]: { ...inside(own(lists, list)), ...part } };
    browser.write(localKeys.listas, JSON.stringify({ ...all, [owner]: next }));
  };
  return [chosen, choose];
}
