import { createContext, use, useState } from 'react';
import * as z from 'zod/mini';
import { keepAt, readAt } from '#lib/kept.ts';
import { localKeys } from '#lib/storage.ts';

/** The id of the person who uses the lists; with '' nothing is stored. */
export const ListOwner = createContext('');

/** Facts about whose lists these are, for their paper: the company, the regional. */
export const ListAbout = createContext<readonly (readonly [label: string, value: string])[]>([]);

/** The most filters a person keeps for a list. */
export const MOST_FILTERS = 10;
/** The longest name of a kept filter. */
export const FILTER_NAME = 40;
const FILTER_LENGTH = 500;

const filter = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(FILTER_NAME)),
  /** Its query string. */
  search: z.string().check(z.maxLength(FILTER_LENGTH)),
});
/** A filter that a person keeps under a name. */
export type KeptFilter = z.infer<typeof filter>;

const preference = z.object({
  /** The kept filters. */
  filters: z.catch(z.optional(z.array(filter).check(z.maxLength(MOST_FILTERS))), undefined),
  /** Ids of the rows that the person has seen, for a list that marks new ones. */
  seen: z.catch(z.optional(z.array(z.int())), undefined),
  /** Ids of the hidden columns; unset until somebody chooses. */
  hidden: z.catch(z.optional(z.array(z.catch(z.string(), ''))), undefined),
  /** Ids of the columns in the person's order; columns it lacks keep their place. */
  order: z.catch(z.optional(z.array(z.string())), undefined),
  /** Rows per page. */
  size: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
});
type Preference = z.infer<typeof preference>;

const none: Preference = {};
const preferenceIn = (value: unknown): Preference => z.safeParse(preference, value).data ?? none;

/**
 * A person's preference for a list, stored in this browser; for a table that is not a list, only while it is on the screen.
 */
export function usePreference(list: string | undefined): readonly [Preference, (part: Partial<Preference>) => void] {
  const owner = use(ListOwner);
  const [chosen, setChosen] = useState(() => preferenceIn(readAt(localKeys.listas, [owner, list ?? ''])));
  const choose = (part: Partial<Preference>) => {
    setChosen({ ...chosen, ...part });
    if (list === undefined || owner === '') return;
    for (const [name, value] of Object.entries(part)) keepAt(localKeys.listas, [owner, list, name], value);
  };
  return [chosen, choose];
}
