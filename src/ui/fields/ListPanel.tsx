import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitTexts } from '../texts.ts';
import { place } from './place.ts';
import type { ListBoxState } from './useListBox.ts';

/** Lists longer than this draw only what is in view, in rows of one height. */
const wholeUpTo = 150;
const rowHeight = 36;
const listHeight = 260;
/** Rows drawn beyond what is in view, and pixels kept free beside the marked one. */
const margin = 4;

/** The rows to draw of a list of so many, scrolled by so many pixels. */
function windowOf(count: number, scrolled: number) {
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - margin);
  const last = Math.min(count, Math.ceil((scrolled + listHeight) / rowHeight) + margin);
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight };
}

/** Scrolls the list, and nothing around it, until the marked option is in view. Returns how far it is scrolled. */
function useScroll(active: number, long: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(() => (long ? Math.max(0, active - 2) * rowHeight : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the mark does, not when someone scrolls
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    const marked = long ? null : box.querySelector<HTMLElement>('[data-active]');
    const start = marked?.offsetTop ?? active * rowHeight;
    const top = start - margin;
    const bottom = start + (marked?.offsetHeight ?? rowHeight) + margin;
    const seen = long ? scrolled : box.scrollTop;
    const to = top < seen ? top : bottom > seen + listHeight ? bottom - listHeight : seen;
    box.scrollTop = to;
    if (long) setScrolled(to);
  }, [active, long]);
  return { list, scrolled, onScroll: () => long && setScrolled(list.current?.scrollTop ?? 0) };
}

const toFocus = (search: HTMLInputElement | null) => search?.focus({ preventScroll: true });

/** A press inside the panel leaves the focus in the search, whatever it meets. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

type ListPanelProps = {
  readonly id: string;
  readonly label: string;
  readonly value: number | string | null;
  readonly loading: boolean;
  readonly box: ListBoxState;
};

/** The search of an open list and the options it leaves. */
export function ListPanel({ id, label, value, loading, box }: ListPanelProps) {
  const { shown, active, text } = box;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) place(panel.current);
  }, []);
  const none = text === '' ? kitTexts.noOptions : fill(general.ningunResultado, { search: text });
  const empty = shown.length > 0 ? '' : loading ? kitTexts.loading : none;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className="field-panel list-panel" ref={panel} onMouseDown={keepFocus}>
      <div className="list-search select-wrap">
        <input
          ref={toFocus}
          type="text"
          className="control"
          aria-label={fill(kitTexts.searchIn, { label })}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
          autoComplete="off"
          placeholder={kitTexts.search}
          value={text}
          onChange={(event) => box.search(event.target.value)}
          onKeyDown={box.onSearchKey}
        />
        <Icon name="search" />
      </div>
      <Options {...{ id, label, value, box, empty }} />
      <p className="sr-only" aria-live="polite">
        {empty}
      </p>
    </div>
  );
}

type OptionsProps = Omit<ListPanelProps, 'loading'> & { readonly empty: string };

function Options({ id, label, value, box, empty }: OptionsProps) {
  const { shown, active } = box;
  const long = shown.length > wholeUpTo;
  const { list, scrolled, onScroll } = useScroll(active, long);
  const { first, last, before, after } = long
    ? windowOf(shown.length, scrolled)
    : { first: 0, last: shown.length, before: 0, after: 0 };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    if (pressed) box.choose(shown[Number(pressed.dataset.at)]);
  };
  return (
    <div
      {...{ id: `${id}-list`, ref: list, onScroll, onClick }}
      role="listbox"
      aria-label={label}
      className={`list-options ${long ? 'list-options-long' : ''}`}
      tabIndex={-1}
    >
      {before > 0 ? <div role="presentation" style={{ height: before }} /> : null}
      {shown.slice(first, last).map((option, place) => {
        const at = first + place;
        return (
          <div
            key={option.value}
            id={`${id}-option-${at}`}
            role="option"
            className="list-option"
            aria-selected={option.value === value}
            aria-setsize={shown.length}
            aria-posinset={at + 1}
            data-at={at}
            data-active={at === active ? '' : undefined}
            tabIndex={-1}
          >
            <span>{option.label}</span>
          </div>
        );
      })}
      {after > 0 ? <div role="presentation" style={{ height: after }} /> : null}
      {empty ? (
        <div className="list-empty" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
          {empty}
        </div>
      ) : null}
    </div>
  );
}
