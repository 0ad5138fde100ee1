import './card.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Panel } from '../feedback/Panel.tsx';

/** White box that may crash alone. With `title` it is a named section with a heading; `pad` gives the body its padding. */
export function Card({
  title,
  actions,
  pad = title !== undefined,
  className = '',
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { title?: ReactNode; actions?: ReactNode; pad?: boolean }) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={title === undefined ? undefined : id} {...rest}>
      {title === undefined ? null : (
        <div className="card-head">
          <h2 id={id} className="card-title">
            {title}
          </h2>
          {actions}
        </div>
      )}
      {pad ? (
        <div className="card-body">
          <Panel>{children}</Panel>
        </div>
      ) : (
        <Panel>{children}</Panel>
      )}
    </section>
  );
}
