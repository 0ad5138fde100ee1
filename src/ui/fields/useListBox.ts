import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { own } from '#lib/own.ts';
import { buildTextIndex, filterRows } from '../table/textIndex.ts';
import type { Option } from './Field.tsx';

/** How far PageUp and PageDown go. */
const page = 7;

type Opened = {
  readonly search: string;
  /** Position, among the options shown, of the one that Enter takes; -1 while none is marked. */
  readonly active: number;
};

type Searched = {
  readonly options: readonly Option[];
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
  readonly onSearch?: ((text: string) => void) | undefined;
};

const labelOf = [(option: Option) => option.label];

/** Where each key leads among `count` options; undefined for a key that does not move. */
function moved({ key }: KeyboardEvent, active: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const step = own(steps, key);
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(count - 1, active + step));
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * What a searchable list knows and does: open or not, what is searched, which option is marked. The focus is in the
 * search while it is open and in the field once it is closed, never on an option that a new search may take away.
 */
export function useListBox({ options, value, onChange, onSearch }: Searched) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const open = opened !== null;
  const index = useMemo(() => (open && !onSearch ? buildTextIndex(options, labelOf) : null), [open, onSearch, options]);
  const shown = index && opened ? filterRows(index, opened.search) : options;
  const active = opened ? Math.min(opened.active, shown.length - 1) : -1;

  const search = (text: string) => {
    // What is found elsewhere is still on its way: none of those found before is the one Enter takes.
    setOpened({ search: text, active: onSearch ? -1 : 0 });
    onSearch?.(text);
  };
  const show = () => {
    const chosen = options.findIndex((option) => option.value === value);
    setOpened({ search: '', active: Math.max(0, chosen) });
  };
  const hide = () => {
    if (opened?.search) onSearch?.('');
    setOpened(null);
  };
  const hideToField = () => {
    field.current?.focus();
    hide();
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    hideToField();
    onChange(option.value);
  };
  const clear = () => {
    hideToField();
    onChange(null);
  };

  /** Keys on the closed field: what opens a list, and letters, which are the beginning of a search. */
  const onFieldKey = (event: KeyboardEvent) => {
    if (open) return;
    if (isText(event)) search(event.key);
    else if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) show();
    else return;
    event.preventDefault();
  };
  /** Keys in the search of the open list. Tab leaves it as it was, Escape closes it and nothing else. */
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return hideToField();
    const to = moved(event, active, shown.length);
    if (to !== undefined) setOpened((now) => now && { ...now, active: to });
    else if (event.key === 'Enter') choose(shown[active]);
    else if (event.key === 'Escape') hideToField();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ...{ field, open, shown, active, text: opened?.search ?? '' },
    ...{ show, hide, search, choose, clear, onFieldKey, onSearchKey },
  };
}

export type ListBoxState = ReturnType<typeof useListBox>;
