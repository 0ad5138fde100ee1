import { Dropdown, type DropdownPassThroughOptions } from 'primereact/dropdown';
import { type FocusEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { PrimeRoom } from '../PrimeRoom.tsx';
import { kitTexts } from '../texts.ts';
import { type Bound, Field, type FieldProps, type Option } from './Field.tsx';

type ListFieldProps = FieldProps & {
  id?: string;
  name: string;
  options: readonly Option[];
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  loading?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Told what is being searched; the options then come from outside and are not narrowed here. */
  onSearch?: (text: string) => void;
  /** Offers to empty the value again. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Lists longer than this render only what is in view. */
const virtualFrom = 150;
const optionHeight = 36;
const panelHeight = 260;

/** The component puts the attributes of its input on the visible text as well: it would be a second, nameless combobox. */
function useOneCombobox() {
  const box = useRef<Dropdown>(null);
  useLayoutEffect(() => {
    const text = box.current?.getElement()?.querySelector('span.p-dropdown-label');
    for (const name of text?.getAttributeNames() ?? []) {
      if (name === 'role' || name === 'id' || name.startsWith('aria-')) text?.removeAttribute(name);
    }
  });
  return box;
}

/** Names and roles the component lacks; found by axe, closed and open. */
function passThrough(label: string, bound: Bound, open: boolean): DropdownPassThroughOptions {
  const listId = `${bound.id}-list`;
  const { id: _id, ...described } = bound;
  return {
    root: { 'aria-activedescendant': undefined },
    select: { 'aria-hidden': true, 'aria-label': label, name: undefined },
    input: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      autoComplete: 'off',
      ...described,
    },
    trigger: { role: 'presentation', 'aria-hidden': true, 'aria-label': undefined, 'aria-expanded': undefined },
    filterInput: { 'aria-label': `Buscar en ${label}`, 'aria-controls': listId },
    filterIcon: { 'aria-hidden': true },
    list: { id: listId, 'aria-label': label },
    emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
  };
}

/** Searchable list. The text filter ignores accents; arrows, Home, End, Enter and Esc work; Esc closes the list only. */
export function ListField(props: ListFieldProps) {
  const { label, required = false, hint, error, className = '', labelAside, id, options, value } = props;
  const shown = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) =>
        props.readOnly ? (
          <input {...bound} ref={props.ref} className="control" readOnly name={props.name} value={shown} />
        ) : (
          <PrimeRoom>
            <ListBox {...props} bound={bound} />
          </PrimeRoom>
        )
      }
    </Field>
  );
}

function ListBox({ bound, ...props }: ListFieldProps & { bound: Bound }) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const box = useOneCombobox();
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The panel is taken away with the option or filter that had focus.
    if (event.key === 'Escape' && open) box.current?.focus();
  };
  const long = props.options.length > virtualFrom || props.onSearch !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its own combobox does
    <div className="list-box" data-overlay-open={open} onBlur={leave} onKeyDown={onKeyDown}>
      <Dropdown
        ref={box}
        inputId={bound.id}
        {...(props.ref ? { focusInputRef: props.ref } : {})}
        options={[...props.options]}
        optionLabel="label"
        optionValue="value"
        value={props.value}
        onChange={(event) => props.onChange(event.value ?? null)}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
        onFilter={({ filter }) => {
          setSearch(filter);
          props.onSearch?.(filter);
        }}
        placeholder={props.loading ? kitTexts.loading : (props.placeholder ?? kitTexts.choose)}
        disabled={props.disabled === true}
        invalid={Boolean(props.error)}
        showClear={props.clearable === true}
        filter
        filterDelay={0}
        filterInputAutoFocus
        resetFilterOnHide
        filterPlaceholder="Buscar…"
        emptyFilterMessage={props.loading ? kitTexts.loading : fill(general.ningunResultado, { search })}
        emptyMessage={props.loading ? kitTexts.loading : 'No hay opciones.'}
        scrollHeight={`${panelHeight}px`}
        {...(long
          ? {
              virtualScrollerOptions: {
                itemSize: optionHeight,
                lazy: props.onSearch !== undefined,
                onLazyLoad: () => undefined,
                pt: { root: { tabIndex: -1 } },
              },
            }
          : {})}
        appendTo="self"
        pt={passThrough(props.label, bound, open)}
      />
    </div>
  );
}
