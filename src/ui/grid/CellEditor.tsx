import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { fill, fold } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import type { Option } from '../fields/Field.tsx';
import { ListPanel, useListAhead } from '../fields/ListPanel.tsx';
import { listMessages } from '../fields/listMessages.ts';
import { useListBox } from '../fields/useListBox.ts';
import { Icon } from '../icons/Icon.tsx';

/** Where the focus goes after an edit. */
export type After = 'down' | 'up' | 'right' | 'left' | 'stay' | 'elsewhere';

export interface EditorProps {
  readonly label: string;
  /** The text of the cell. */
  readonly text: string;
  /** Editing began with a key that replaces the text; otherwise all of it is selected. */
  readonly replaces: boolean;
  readonly placeholder: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly options: readonly Option[] | null;
  /** The new text, or null to leave the cell as it was. Called once. */
  readonly onDone: (text: string | null, after: After) => void;
}

/** Where a key that ends an edit goes; null for the others. */
function afterKey({ key, shiftKey }: KeyboardEvent): After | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'F8' ? 'stay' : null;
}

/** What the keys that end an edit do: Esc leaves the cell as it was, the others are given to `end` with where they go. */
function endingKeys(finish: EditorProps['onDone'], end: (after: After, event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      finish(null, 'stay');
    }
    const after = afterKey(event);
    if (after === null) return;
    event.preventDefault();
    end(after, event);
  };
}

/** Ends an edit once: a field that goes away also loses the focus. */
function useOnce(onDone: EditorProps['onDone']): EditorProps['onDone'] {
  const done = useRef(false);
  return (text, after) => {
    if (done.current) return;
    done.current = true;
    onDone(text, after);
  };
}

/** The field of the cell that is edited: a text, or a list to search. */
export function CellEditor(props: EditorProps) {
  return props.options === null ? <TextEditor {...props} /> : <ListEditor {...props} options={props.options} />;
}

function TextEditor({ label, text, replaces, placeholder, invalid, describedBy, onDone }: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const finish = useOnce(onDone);
  const typed = () => input.current?.value ?? text;
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const onKeyDown = endingKeys(finish, (after) => finish(typed(), after));
  return (
    <input
      ref={input}
      className="egrid-input"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      defaultValue={replaces ? '' : text}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => finish(typed(), 'elsewhere')}
    />
  );
}

/** The option that stands for a cell's text, which may be written without accents or capitals. */
const optionOf = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ value }) => fold(String(value)) === fold(text));

function ListEditor({
  label,
  text,
  options,
  invalid,
  describedBy,
  onDone,
}: EditorProps & { options: readonly Option[] }) {
  const id = useId();
  const finish = useOnce(onDone);
  const value = optionOf(options, text)?.value ?? null;
  // A cell's text may differ from the option's, so the edit ends with the option that is chosen already too.
  const onTake = (next: number | string) => finish(String(next), 'down');
  const onChange = (next: number | string | null) => next === null && finish(null, 'down');
  const box = useListBox({ id, label, options, value, onChange, onTake, startOpen: true });
  useListAhead(options.length);
  useLayoutEffect(() => {
    box.field.current?.focus({ preventScroll: true });
    box.field.current?.select();
  }, [box.field]);
  // Before the list: its own keys only close it, and the edit would go on.
  const onKeyDownCapture = endingKeys(finish, (after, event) => {
    const marked = box.shown[box.active];
    // A search that finds nothing is not left with Enter: what was typed can be mended.
    if (event.key === 'Enter') event.stopPropagation();
    if (event.key !== 'Enter' || marked || box.text === '') finish(marked ? String(marked.value) : null, after);
  });
  const empty =
    box.shown.length > 0
      ? ''
      : box.text === ''
        ? listMessages.none
        : fill(general.ningunResultado, { search: box.text });
  const { active, onKeyDown, onBlur } = box;
  return (
    <div className="list-box egrid-list" onKeyDownCapture={onKeyDownCapture}>
      <input
        {...box.getInputProps({
          ...{ id, onKeyDown, onChange: box.onChange },
          ref: box.field,
          onBlur: (event) => {
            onBlur(event);
            if (document.activeElement !== event.target) finish(null, 'elsewhere');
          },
        })}
        className="egrid-input"
        value={box.value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-controls={box.open ? box.menuProps.id : undefined}
        aria-activedescendant={active < 0 ? undefined : `${id}-item-${active}`}
        placeholder={text || listMessages.typeToSearch}
        spellCheck={false}
      />
      <Icon name="chevron-down" />
      {box.open ? <ListPanel {...{ id, value, box, empty }} /> : null}
    </div>
  );
}
