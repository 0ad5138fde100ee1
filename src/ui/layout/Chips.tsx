import './chips.css';

type Chip = { id: string; label: string; count?: number };

/** Quick choices over a list, exactly one active: toggle buttons in a named group. */
export function Chips({
  items,
  active,
  onChange,
  label,
}: {
  items: readonly Chip[];
  active: string;
  onChange: (id: string) => void;
  label: string;
}) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <button
          type="button"
          key={item.id}
          className="chip"
          aria-pressed={item.id === active}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count === undefined ? null : <span className="chip-count">{item.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
