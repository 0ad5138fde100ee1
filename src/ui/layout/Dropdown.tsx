import './dropdown.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { usePressOutside } from './usePressOutside.ts';

/** A button that shows a panel below it. Esc, a click outside, or leaving it with the keyboard closes it. */
export function Dropdown({
  label,
  name = label,
  button,
  buttonClass = 'dropdown-button',
  className = '',
  title,
  children,
}: {
  /** Name of the button and of the panel. */
  label: string;
  /** Name of the button if it shows a text of its own, which its name must have. */
  name?: string;
  button: ReactNode;
  buttonClass?: string;
  className?: string;
  /** Tooltip of a button that may show only its icon. */
  title?: string;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  usePressOutside(() => (open ? box.current : null), close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of its button and panel
    <div className={`dropdown ${className}`} ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        ref={opener}
        className={buttonClass}
        aria-label={name}
        title={title}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? (
        <section className="dropdown-panel" id={id} aria-label={label}>
          {children(close)}
        </section>
      ) : null}
    </div>
  );
}
