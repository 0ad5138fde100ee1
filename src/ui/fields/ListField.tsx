import './list-field.css';
import type { FocusEvent, Ref } from 'react';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';
import { type Bound, Field, type FieldProps, type Option } from './Field.tsx';
import { ListPanel, useListAhead } from './ListPanel.tsx';
import { listMessages } from './listMessages.ts';
import { type ListBoxState, useListBox } from './useListBox.ts';

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
  /** Called with the search text; the options then come from outside and are not filtered here. */
  onSearch?: (text: string) => void;
  /** Shows a button that clears the value. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Searchable list: a combobox to type into. The search ignores accents and highlights the first match, which Enter takes.
 * Arrows and PageUp/PageDown move the highlight, letters on the closed field start a search, Esc only closes the list.
 */
export function ListField(props: ListFieldProps) {
  const { label, required = false, hint, error, className = '', labelAside, id, options, value } = props;
  const shown = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) =>
        props.readOnly ? (
          <input {...bound} ref={props.ref} className="control" readOnly name={props.name} value={shown} />
        ) : (
          <ListBox {...props} bound={bound} />
        )
      }
    </Field>
  );
}

/** The text shown if there are no options. */
function instead({ shown, text }: ListBoxState, loading: boolean): string {
  if (shown.length > 0) return '';
  if (loading) return kitMessages.loading;
  return text === '' ? listMessages.none : fill(general.ningunResultado, { search: text });
}

/** The text announced when the options change. */
const said = (count: number) => (count === 1 ? listMessages.one : fill(listMessages.options, { count }));

function ListBox({ bound, ...props }: ListFieldProps & { bound: Bound }) {
  const { label, options, value, onChange, onSearch, disabled = false, loading = false } = props;
  const box = useListBox({ id: bound.id, label, options, value, onChange, onSearch });
  useListAhead(options.length);
  const attach = (element: HTMLInputElement | null) => {
    box.field.current = element;
    if (typeof props.ref === 'function') return props.ref(element);
    if (props.ref) props.ref.current = element;
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || document.activeElement === event.target) return;
    props.onBlur?.();
  };
  const empties = props.clearable === true && value !== null && !disabled;
  const empty = instead(box, loading);
  const { active, onKeyDown, onBlur } = box;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of its own field and button
    <div className="list-box select-wrap" onBlur={leave}>
      <input
        {...box.getInputProps({ ...bound, disabled, ref: attach, onKeyDown, onBlur, onChange: box.onChange })}
        className={`control list-control ${empties ? 'list-control-clearable' : ''}`}
        value={box.value}
        aria-controls={box.open ? box.menuProps.id : undefined}
        aria-activedescendant={active < 0 ? undefined : `${bound.id}-item-${active}`}
        spellCheck={false}
        placeholder={
          loading
            ? kitMessages.loading
            : box.open
              ? listMessages.typeToSearch
              : (props.placeholder ?? listMessages.choose)
        }
        onFocus={(event) => event.target.select()}
      />
      {empties ? (
        <button
          type="button"
          className="control-button list-clear"
          aria-label={fill(listMessages.clear, { label })}
          onClick={box.clear}
        >
          <Icon name="close" />
        </button>
      ) : null}
      <Icon name="chevron-down" />
      {box.open ? <ListPanel {...{ id: bound.id, value, box, empty }} /> : null}
      <p className="sr-only" aria-live="polite">
        {box.open ? empty || said(box.shown.length) : ''}
      </p>
    </div>
  );
}
