import { type Ref, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { kitMessages } from '../messages.ts';
import { Field, type FieldProps } from './Field.tsx';
import { isWholeIn, parseWhole, type WholeRange } from './numberText.ts';

/**
 * Whole number from `min` to `max`. A text field on purpose: the browser's own number field changes under the mouse wheel
 * and drops what is no number. What is typed stays, and on leaving the field it says what is wrong with it.
 */
export function NumberField({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  id,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  disabled = false,
  readOnly = false,
  ref,
}: FieldProps &
  WholeRange & {
    id?: string;
    name: string;
    /** Digits or ''; while the typed text is no whole number, that text, so that a schema can tell wrong from empty. */
    value: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
    disabled?: boolean;
    readOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  }) {
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft === null && value !== '' && !isWholeIn(value, { min, max });
  const said = error ?? (wrong ? fill(kitMessages.numberWrong, { min, max }) : undefined);
  return (
    <Field {...{ label, required, hint, className, labelAside, id }} error={said}>
      {(bound) => (
        <input
          {...bound}
          ref={ref}
          name={name}
          className="control control-number"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value}
          disabled={disabled}
          readOnly={readOnly}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(String(parseWhole(target.value) ?? target.value.trim()));
          }}
          onBlur={() => {
            setDraft(null);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
