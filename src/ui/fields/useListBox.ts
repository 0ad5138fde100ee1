import { type UseComboboxProps, type UseComboboxStateChangeTypes, useCombobox } from 'downshift';
import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { buildTextIndex, filterRows } from '../table/textIndex.ts';
import type { Option } from './Field.tsx';

/** How far PageUp and PageDown go. */
const page = 7;

const types = useCombobox.stateChangeTypes;

/** How far each key moves the mark. */
const steps: ReadonlyMap<UseComboboxStateChangeTypes, number> = new Map<UseComboboxStateChangeTypes, number>([
  [types.InputKeyDownArrowDown, 1],
  [types.InputKeyDownArrowUp, -1],
  [types.InputKeyDownPageDown, page],
  [types.InputKeyDownPageUp, -page],
]);

/** Keys of an open list: nothing around it hears of them. */
const ownKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter', 'Escape']);

type Reducer = NonNullable<UseComboboxProps<Option>['stateReducer']>;

/** What the library proposes, but for what this list wants otherwise. */
const reducer =
  (typed: boolean, foundElsewhere: boolean): Reducer =>
  (state, { type, changes, props: { items } }) => {
    // Pressed on while something is typed: to put the caret there, not to have it thrown away.
    if (type === types.InputClick && state.isOpen && typed) return state;
    // What Enter takes is pointed at by keys only, wherever the pointer happens to lie.
    if (type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
    // What is found elsewhere is still on its way: none of those found before is the one Enter takes.
    if (type === types.InputChange) return { ...changes, highlightedIndex: foundElsewhere ? -1 : 0 };
    const mark = changes.highlightedIndex ?? -1;
    if (!state.isOpen) return changes.isOpen ? { ...changes, highlightedIndex: Math.max(0, mark) } : changes;
    const step = steps.get(type);
    if (step !== undefined && changes.isOpen) {
      return { ...changes, highlightedIndex: Math.max(0, Math.min(items.length - 1, state.highlightedIndex + step)) };
    }
    // There is nothing to take, or what was pointed at has gone.
    const took = type === types.InputKeyDownEnter || type === types.InputKeyDownArrowUp;
    return took && !items[state.highlightedIndex] ? state : changes;
  };

/** An event the library does nothing with. */
const keepFromLibrary = ({ nativeEvent }: SyntheticEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Enter, and what the pattern has for leaving the list with the marked option. */
const takes = ({ key, altKey }: KeyboardEvent) => key === 'Enter' || (key === 'ArrowUp' && altKey);

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

const labelOf = (option: Option | null) => option?.label ?? '';
const keyOf = (option: Option | null) => option?.value;
const labels = [labelOf];
/** The list scrolls itself: most of a long one is not drawn. */
const noScroll = () => undefined;

type Searched = {
  /** Of the field. Its list and options have ids that begin with it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
  readonly onSearch?: ((text: string) => void) | undefined;
};

/**
 * What a searchable list knows and does: open or not, what is searched, which option is marked. The focus stays in the
 * field. What is typed there is a search and no more: once the list is closed, the field shows what is chosen.
 */
export function useListBox({ id, label, options, value, onChange, onSearch }: Searched) {
  const field = useRef<HTMLInputElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The search; null while nothing was typed, and the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const untouched = typed === null;
  const foundElsewhere = onSearch !== undefined;
  const narrows = !(untouched || foundElsewhere);
  const index = useMemo(() => (narrows ? buildTextIndex(options, labels) : null), [narrows, options]);
  const shown = useMemo(() => [...(index ? filterRows(index, typed ?? '') : options)], [index, options, typed]);
  const chosen = options.find((option) => option.value === value) ?? null;

  const box = useCombobox({
    ...{ id, inputId: id, items: shown, itemToString: labelOf, itemToKey: keyOf },
    ...{ selectedItem: chosen, inputValue: typed ?? labelOf(chosen) },
    ...{ stateReducer: reducer(!untouched, foundElsewhere), scrollIntoView: noScroll },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      if (typed) onSearch?.('');
      setTyped(null);
    },
  });
  const { isOpen, highlightedIndex, openMenu, getInputProps, getItemProps } = box;
  // Asked for whether the list is open or not: the library wants to be.
  const menuProps = box.getMenuProps({ ref: list, 'aria-label': label }, { suppressRefError: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown as chosen is replaced by the first key of a search
  useLayoutEffect(() => {
    if (untouched && document.activeElement === field.current) field.current?.select();
  }, [untouched, isOpen, value]);

  const onChangeText = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    onSearch?.(currentTarget.value);
  };
  // At once, and not when the library tells of it, which is after the keys that wait already.
  const choose = (option: Option | undefined) => {
    if (!option) return;
    setTyped(null);
    onChange(option.value);
  };
  const clear = () => {
    field.current?.focus();
    onChange(null);
  };
  /** Keys before the library sees them. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (isOpen) {
      if (ownKeys.has(key)) event.stopPropagation();
      if (key === 'Home' || key === 'End') keepFromLibrary(event);
      else if (key === 'Escape') setTyped(null);
      else if (takes(event) && !nativeEvent.isComposing) choose(shown[highlightedIndex]);
    } else if (key === 'Escape') {
      keepFromLibrary(event);
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      openMenu();
    } else if (isText(event)) {
      event.currentTarget.select();
    }
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    // The window lost the focus, and its field gets it back with it.
    if (document.activeElement === event.target) keepFromLibrary(event);
  };
  const active = isOpen && shown[highlightedIndex] ? highlightedIndex : -1;
  return {
    ...{ field, list, shown, active, open: isOpen, text: typed ?? '' },
    // Once it is closed, whatever was typed is gone at once.
    value: isOpen && typed !== null ? typed : labelOf(chosen),
    ...{ choose, clear, onKeyDown, onBlur, onChange: onChangeText, menuProps, getInputProps, getItemProps },
  };
}

export type ListBoxState = ReturnType<typeof useListBox>;
