import './choice-field.css';
import { type ComponentProps, useId } from 'react';
import type { Option } from './Field.tsx';

/** A choice with a line that explains it. */
interface Choice extends Option {
  readonly about: string;
}

/** One of a few choices that need an explanation: radios in a named group, each on a card of its own. */
export function ChoiceField({
  label,
  options,
  value,
  name,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> & {
  label: string;
  options: readonly Choice[];
  value: string | number;
  name: string;
  onChange: (value: string | number) => void;
}) {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            {...input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-about`}
            onChange={() => onChange(option.value)}
          />
          <span>
            <b id={`${id}-${option.value}`}>{option.label}</b>
            <small id={`${id}-${option.value}-about`}>{option.about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
