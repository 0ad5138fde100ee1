import './error-summary.css';
import { type Ref, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';

type SummaryItem = { text: string; onSelect: () => void };

/** All errors of a form in one place. The form moves focus here after a failed save; each entry links to its field. */
export function ErrorSummary({
  title,
  items,
  ref,
}: {
  title: string;
  items: readonly SummaryItem[];
  ref?: Ref<HTMLElement>;
}) {
  const id = useId();
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-labelledby={id}>
      <Icon name="alert" />
      <div>
        <h2 id={id}>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.text}>
              <button type="button" onClick={item.onSelect}>
                {item.text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
