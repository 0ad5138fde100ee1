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

/** Number of options that PageUp and PageDown move. */
const page = 7;

const types = useCombobox.stateChangeTypes;

/** How far each key moves the highlight. */
const steps: ReadonlyMap<UseComboboxStateChangeTypes, number> = new Map<UseComboboxStateChangeTypes, number>([
  [types.InputKeyDownArrowDown, 1],
  [types.InputKeyDownArrowUp, -1],
  [types.InputKeyDownPageDown, page],
  [types.InputKeyDownPageUp, -page],
]);

/** Keys of an open list: they do not bubble to its parents. */
const ownKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter', 'Escape']);

type Reducer = NonNullable<UseComboboxProps<Option>['stateReducer']>;

/** The library's default behaviour, with the changes this list needs. */
const reducer =
  (typed: boolean, foundElsewhere: boolean): Reducer =>
  (state, { type, changes, props: { items } }) => {
    // A click while something is typed places the caret; it must not drop the typed text.
    if (type === types.InputClick && state.isOpen && typed) return state;
    // Only keys choose what Enter takes, wherever the pointer is.
    if (type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
    // With a search elsewhere, the results are pending: Enter must not take an option of the previous search.
    if (type === types.InputChange) return { ...changes, highlightedIndex: foundElsewhere ? -1 : 0 };
    const mark = changes.highlightedIndex ?? -1;
    if (!state.isOpen) return changes.isOpen ? { ...changes, highlightedIndex: Math.max(0, mark) } : changes;
    const step = steps.get(type);
    if (step !== undefined && changes.isOpen) {
      return { ...changes, highlightedIndex: Math.max(0, Math.min(items.length - 1, state.highlightedIndex + step)) };
    }
    // There is nothing to take, or the highlighted option is gone.
    const took = type === types.InputKeyDownEnter || type === types.InputKeyDownArrowUp;
    return took && !items[state.highlightedIndex] ? state : changes;
  };

/** Tells the library to ignore an event. */
const keepFromLibrary = ({ nativeEvent }: SyntheticEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Enter, and Alt+ArrowUp, which the ARIA pattern has for closing the list with the highlighted option. */
const takes = ({ key, altKey }: KeyboardEvent) => key === 'Enter' || (key === 'ArrowUp' && altKey);

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

const labelOf = (option: Option | null) => option?.label ?? '';
const keyOf = (option: Option | null) => option?.value;
const labels = [labelOf];
/** The list scrolls itself, because most of a long list is not rendered. */
const noScroll = () => undefined;

type Searched = {
  /** Id of the field. The ids of its list and options begin with it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
  /** Called when an option is taken, also the one that is chosen already. */
  readonly onTake?: (value: number | string) => void;
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The list is open from the beginning. */
  readonly startOpen?: boolean;
};

/**
 * State and behaviour of a searchable list: open or not, the search, the highlighted option. The focus stays in the field.
 * Typed text is only a search: when the list closes, the field shows the chosen option.
 */
export function useListBox({ id, label, options, value, onChange, onTake, onSearch, startOpen = false }: Searched) {
  const field = useRef<HTMLInputElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The search; null while nothing is typed and the field shows the chosen option. */
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
    ...{ stateReducer: reducer(!untouched, foundElsewhere), scrollIntoView: noScroll, initialIsOpen: startOpen },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      if (typed) onSearch?.('');
      setTyped(null);
    },
  });
  const { isOpen, highlightedIndex, openMenu, getInputProps, getItemProps } = box;
  // The library requires this call whether the list is open or not.
  const menuProps = box.getMenuProps({ ref: list, 'aria-label': label }, { suppressRefError: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: selects the shown text, so that the first key of a search replaces it
  useLayoutEffect(() => {
    if (untouched && document.activeElement === field.current) field.current?.select();
  }, [untouched, isOpen, value]);

  const onChangeText = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    onSearch?.(currentTarget.value);
  };
  // Applied at once: the library reports it later, after keys that are already queued.
  const choose = (option: Option | undefined) => {
    if (!option) return;
    setTyped(null);
    // The item that is chosen already changes nothing: what follows from a choice must not run again.
    if (option.value !== value) onChange(option.value);
    onTake?.(option.value);
  };
  const clear = () => {
    field.current?.focus();
    onChange(null);
  };
  /** Handles keys before the library. */
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
    // The window lost the focus; the field gets it back together with the window.
    if (document.activeElement === event.target) keepFromLibrary(event);
  };
  const active = isOpen && shown[highlightedIndex] ? highlightedIndex : -1;
  return {
    ...{ field, list, shown, active, open: isOpen, text: typed ?? '' },
    // The typed text disappears as soon as the list closes.
    value: isOpen && typed !== null ? typed : labelOf(chosen),
    ...{ choose, clear, onKeyDown, onBlur, onChange: onChangeText, menuProps, getInputProps, getItemProps },
  };
}

export type ListBoxState = ReturnType<typeof useListBox>;
