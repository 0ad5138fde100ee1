import { type ChangeEvent, type Ref, useState } from 'react';
import { money } from '#lib/money.ts';
import { Field, type FieldProps } from './Field.tsx';
import { parseMoney, wholeDigits } from './moneyText.ts';

/**
 * Amount in Bs, shown as 0,0.00 and typed freely. While it has focus the text stays as typed; `value` follows it and is null
 * if the text is not an amount. `maxDigits` limits the digits before the decimal point.
 */
export function MoneyField({
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
  maxDigits = 12,
  disabled = false,
  readOnly = false,
  ref,
}: FieldProps & {
  id?: string;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  maxDigits?: number;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value.replace(/[^\d.,\s]/g, '');
    const amount = parseMoney(text);
    if (amount !== null && wholeDigits(amount) > maxDigits) return;
    setDraft(text);
    onChange(amount);
  };
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) => (
        <input
          {...bound}
          ref={ref}
          name={name}
          className="control control-number"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? money(value)}
          disabled={disabled}
          readOnly={readOnly}
          onChange={change}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setDraft(null);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
