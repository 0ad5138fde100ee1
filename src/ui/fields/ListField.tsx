import './list-field.css';
import type { FocusEvent, Ref } from 'react';
import { fill } from '#lib/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitTexts } from '../texts.ts';
import { type Bound, Field, type FieldProps, type Option } from './Field.tsx';
import { ListPanel } from './ListPanel.tsx';
import { useListBox } from './useListBox.ts';

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

/**
 * Searchable list. The search ignores accents and marks the first it leaves, which Enter takes; arrows and pages move the
 * mark, letters on the closed field begin a search, Esc closes the list only.
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
          <ListBox {...props} bound={bound} shown={shown} />
        )
      }
    </Field>
  );
}

function ListBox({ bound, shown, ...props }: ListFieldProps & { bound: Bound; shown: string }) {
  const { label, options, value, disabled = false, loading = false } = props;
  const box = useListBox({ options, value, onChange: props.onChange, onSearch: props.onSearch });
  const attach = (element: HTMLInputElement | null) => {
    box.field.current = element;
    if (typeof props.ref === 'function') return props.ref(element);
    if (props.ref) props.ref.current = element;
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // The window lost the focus, and its field gets it back with it.
    if (document.activeElement === event.target) return;
    box.hide();
    props.onBlur?.();
  };
  const empties = props.clearable === true && value !== null && !disabled;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its own field and list do
    <div className="list-box select-wrap" onBlur={leave}>
      <input
        {...bound}
        ref={attach}
        role="combobox"
        className={`control control-picked list-control ${empties ? 'list-control-clearable' : ''}`}
        aria-haspopup="listbox"
        aria-expanded={box.open}
        aria-controls={box.open ? `${bound.id}-list` : undefined}
        autoComplete="off"
        inputMode="none"
        readOnly
        disabled={disabled}
        placeholder={loading ? kitTexts.loading : (props.placeholder ?? kitTexts.choose)}
        value={shown}
        onClick={box.open ? box.hide : box.show}
        onKeyDown={box.onFieldKey}
      />
      {empties ? (
        <button
          type="button"
          className="control-button list-clear"
          aria-label={fill(kitTexts.clear, { label })}
          onClick={box.clear}
        >
          <Icon name="close" />
        </button>
      ) : null}
      <Icon name="chevron-down" />
      {box.open ? <ListPanel {...{ id: bound.id, label, value, loading, box }} /> : null}
    </div>
  );
}
