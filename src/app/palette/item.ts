import { fold } from '#lib/texts.ts';
import type { IconName } from '#ui/icons/Icon.tsx';

/** Something the palette offers. */
export interface Item {
  readonly key: string;
  readonly label: string;
  /** What distinguishes it from others of the same name. */
  readonly note?: string;
  /** Words that find it besides its label. */
  readonly words?: readonly string[];
  readonly icon: IconName;
  /** `keep`: the palette stays open. */
  readonly keep?: true;
  readonly run: () => void;
}

/** Items of one kind. */
export interface Group {
  readonly heading: string;
  readonly items: readonly Item[];
  /** How many more match than are shown. */
  readonly more?: number;
  readonly loading?: boolean;
  readonly failed?: boolean;
}

/** The most items of a kind that are shown. */
const LONGEST = 6;

/** True if every typed word occurs in the text, in any order, without accents. */
export const containsWords = (text: string, typed: string): boolean => {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

/** The first items of a list, and how many more there are. */
export const firstOf = <T>(rows: readonly T[], make: (row: T) => Item): Pick<Group, 'items' | 'more'> => ({
  items: rows.slice(0, LONGEST).map(make),
  more: Math.max(0, rows.length - LONGEST),
});
