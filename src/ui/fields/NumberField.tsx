import { type Ref, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Field, type FieldProps } from './Field.tsx';
import { numberMessages } from './numberMessages.ts';
import { isWholeIn, parseWhole, type WholeRange } from './numberText.ts';

/**
 * Whole number from `min` to `max`. It is a text field, because the browser's number field changes with the mouse wheel and
 * drops text that is not a number. Typed text stays, and an error is shown when the field loses focus.
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
    /**
     * Digits or ''. While the typed text is not a whole number, the text itself, so that a schema can distinguish wrong from
     * empty.
     */
    value: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
    disabled?: boolean;
    readOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  }) {
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft === null && value !== '' && !isWholeIn(value, { min, max });
  const said = error ?? (wrong ? fill(numberMessages.wrong, { min, max }) : undefined);
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
