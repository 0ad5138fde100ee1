import { general } from '#messages/general.ts';
import './palette.css';
import { Command, useCommandState } from 'cmdk';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useActs } from './acts.ts';
import { fieldMessages } from './fieldMessages.ts';
import { containsWords, type Group, type Item } from './item.ts';
import { paletteMessages as texts } from './messages.ts';
import { hint, type TypedBefore } from './PaletteWaiting.tsx';
import { type Found, useNoticesOf, usePeople } from './people.ts';
import { useCompanies, useNotices, useOrders, useOwnNotices } from './records.ts';

/** After this pause (ms) in typing the services are asked. */
const PAUSE = 300;
/** Options that come and go with what is typed are all drawn after this time (ms). */
const DRAWN = 150;
/** The services are asked from this many characters on. */
const SHORTEST = 3;

/** The typed text, once typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface PaletteProps {
  /** What was typed while the code of this part was loading. */
  readonly typedBefore: RefObject<TypedBefore>;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** Ctrl+K: opens a screen, starts an act, or finds a person, a notice, an order or a company. */
export function Palette({ typedBefore, onClose, onHelp }: PaletteProps) {
  const [text, setText] = useState('');
  /** Enter was pressed before the options of the typed text were there: the first of them is taken once they are. */
  const [early, setEarly] = useState(false);
  // Read when this is in view, not when it is drawn: keys may come in between.
  useLayoutEffect(() => {
    setText(typedBefore.current.text);
    setEarly(typedBefore.current.enter);
  }, [typedBefore]);
  const [person, setPerson] = useState<Found | null>(null);
  /** The mark was moved by a key or the pointer. Until then the first option has it, whichever results arrive last. */
  const moved = useRef(false);
  const acts = useActs(onHelp);
  const typed = useDeferredValue(text).trim();
  const asked = usePaused(typed);
  const local = acts.map((group) => ({
    ...group,
    items: group.items.filter((item) => containsWords([item.label, ...(item.words ?? [])].join(' '), typed)),
  }));
  /** The options belong to what is typed, not to what was typed before. */
  const current =
    text.trim() === typed && (person !== null || asked === typed || local.some(({ items }) => items.length > 0));
  const onText = (next: string) => {
    moved.current = false;
    setEarly(false);
    setText(next);
  };
  const run = (item: Item) => {
    setEarly(false);
    if (!item.keep) onClose();
    item.run();
  };
  const onPerson = (found: Found) => {
    onText('');
    setPerson(found);
  };
  /** Enter waits for its option. With nothing typed, Backspace leads back from a person's notices. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (movesMark(event)) moved.current = true;
    const isEarly = event.key === 'Enter' && !(current && markedIn(event.currentTarget));
    const isBack = person !== null && event.key === 'Backspace' && text === '';
    if (event.nativeEvent.isComposing || !(isEarly || isBack)) return;
    event.preventDefault();
    if (isEarly) setEarly(true);
    else setPerson(null);
  };
  /** The library marks the option under the pointer. */
  const onPointerMove = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('[role="option"]')) moved.current = true;
  };
  const shown = { run, early: early && current };
  const searches = person === null && typed.length >= SHORTEST && asked.length >= SHORTEST;
  return (
    <Modal title={fieldMessages.title} onClose={onClose} className="palette-dialog">
      <Command
        label={hint()}
        shouldFilter={false}
        className="palette"
        loop
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
      >
        <div className="palette-search">
          <Icon name="search" />
          <SearchBox text={text} onText={onText} moved={moved} />
        </div>
        {person ? (
          <OfPerson person={person} typed={typed} onBack={() => setPerson(null)} {...shown} />
        ) : (
          <Everything local={local} typed={searches ? asked : ''} onPerson={onPerson} {...shown} />
        )}
      </Command>
    </Modal>
  );
}

/** The keys with which the library moves the mark; Home, which only sets it back, aside. */
const movesMark = ({ key, ctrlKey }: KeyboardEvent): boolean =>
  /^(Arrow(Up|Down)|End)$/.test(key) || (ctrlKey && /^[njpk]$/.test(key));

/** The option that Enter takes. */
const markedIn = (root: Element | null | undefined) => root?.querySelector('[role="option"][aria-selected="true"]');

/** The field. The library names the marked option only when an arrow key marked it, not when results arrive. */
function SearchBox({
  text,
  onText,
  moved,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly moved: RefObject<boolean>;
}) {
  const box = useRef<HTMLInputElement>(null);
  const any = useCommandState(({ filtered }) => filtered.count > 0);
  useCommandState(({ value, filtered }) => `${value} ${filtered.count}`);
  const [option, setOption] = useState<string>();
  useEffect(() => {
    const root = box.current?.closest('[cmdk-root]');
    setOption(markedIn(root)?.id);
    // The library leaves the mark on an option that is gone, and on one that results above it pushed out of sight. Home marks
    // the first one.
    const timer = setTimeout(() => {
      const first = root?.querySelector('[role="option"]');
      const marked = markedIn(root);
      if (first && first !== marked && !(marked && moved.current))
        root?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    }, DRAWN);
    return () => clearTimeout(timer);
  });
  return (
    <Command.Input asChild placeholder={hint()} value={text} onValueChange={onText} data-autofocus="">
      <input
        ref={box}
        role="combobox"
        aria-activedescendant={option}
        aria-expanded={any}
        {...(any ? {} : { 'aria-controls': undefined })}
      />
    </Command.Input>
  );
}

interface Shown {
  readonly run: (item: Item) => void;
  /** The first option is taken once all are there. */
  readonly early: boolean;
}

/**
 * What the portal itself has, and after it what matches at the services: nothing for an empty text. One component for
 * both, because the library still names the old option when one of the same key is drawn again.
 */
function Everything({
  local,
  typed,
  onPerson,
  ...shown
}: Shown & {
  readonly local: readonly Group[];
  readonly typed: string;
  readonly onPerson: (found: Found) => void;
}) {
  const people = usePeople(typed, onPerson);
  const notices = useNotices(typed);
  const own = useOwnNotices(typed);
  const orders = useOrders(typed);
  const companies = useCompanies(typed);
  return (
    <Groups groups={[...local, ...[people, notices, own, orders, companies].flatMap((one) => one ?? [])]} {...shown} />
  );
}

/** The notices of a person whom the user may not look at otherwise. */
function OfPerson({
  person,
  typed,
  onBack,
  ...shown
}: Shown & { readonly person: Found; readonly typed: string; readonly onBack: () => void }) {
  const notices = useNoticesOf(person);
  if (!notices) return null;
  const items = notices.items.filter(({ label, note = '' }) => containsWords(`${label} ${note}`, typed));
  const back: Item = { key: 'back', label: texts.back, icon: 'chevron-left', keep: true, run: onBack };
  const any = items.length > 0;
  const none = !any && !notices.loading && !notices.failed;
  // Enter pressed twice means the first notice, so the way back is neither there before it nor taken instead of it.
  const group = { ...notices, items: !any && notices.loading ? [] : [...items, back] };
  return <Groups groups={[group]} {...shown} early={shown.early && any} note={none ? texts.noNotices : ''} />;
}

/** The items by kind, what is still being searched, and what could not be. */
function Groups({
  groups,
  run,
  early,
  note = '',
}: Shown & { readonly groups: readonly Group[]; readonly note?: string }) {
  const items = groups.flatMap((group) => group.items);
  const loading = groups.some((group) => group.loading);
  const [first] = items;
  useEffect(() => {
    if (early && !loading && first) run(first);
  });
  const failed = groups.filter((group) => group.failed).map(({ heading }) => heading.toLowerCase());
  const notes = [note, loading ? texts.searching : '', failed.length > 0 ? texts.failed(failed.join(', ')) : ''];
  return (
    <>
      {/* Not in the list: only options may be there. */}
      {items.length === 0 && !loading && failed.length === 0 ? (
        <p className="palette-empty">{general.sinResultados}</p>
      ) : null}
      {/* A press keeps the focus in the field, so that typing and the keys go on after an option that stays here. An empty list
          would name the option that was marked last. */}
      {items.length > 0 ? (
        <Command.List label={fieldMessages.title} onMouseDown={(event) => event.preventDefault()}>
          {groups
            .filter((group) => group.items.length > 0)
            .map(({ heading, items: shown, more = 0 }) => (
              <Command.Group key={heading} heading={more > 0 ? texts.partly(heading, shown.length, more) : heading}>
                {shown.map((item) => (
                  <Command.Item key={item.key} value={item.key} onSelect={() => run(item)}>
                    <Icon name={item.icon} />
                    <span className="palette-item">
                      {item.label}
                      {item.note ? <small>{item.note}</small> : null}
                    </span>
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
        </Command.List>
      ) : null}
      {notes.filter(Boolean).map((text) => (
        <p key={text} className="palette-note">
          {text}
        </p>
      ))}
      <span className="sr-only" role="status">
        {loading ? texts.searching : texts.found(items.length)}
      </span>
    </>
  );
}
