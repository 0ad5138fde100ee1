import './chips.css';
import type { ComponentProps } from 'react';

type ChipItem = { id: string; label: string; count?: number };

/** A small round button: a quick choice if it has `aria-pressed`, otherwise something that is filled in or taken away. */
export function Chip({
  size = 'm',
  tone = 'brand',
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** 's' for many beside each other, or long texts. */
  size?: 's' | 'm';
  /** The colour while it is pressed. */
  tone?: 'brand' | 'warn';
}) {
  const classes = ['chip', size === 's' ? 'chip-s' : '', tone === 'warn' ? 'chip-warn' : ''];
  return <button {...rest} type="button" className={classes.filter(Boolean).join(' ')} />;
}

/** Quick choices over a list, exactly one active: toggle buttons in a named group. */
export function Chips({
  items,
  active,
  onChange,
  label,
}: {
  items: readonly ChipItem[];
  active: string;
  onChange: (id: string) => void;
  label: string;
}) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <Chip key={item.id} aria-pressed={item.id === active} onClick={() => onChange(item.id)}>
          {item.label}
          {item.count === undefined ? null : <span className="chip-count">{item.count}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}
