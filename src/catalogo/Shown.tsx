import { type ReactNode, useState } from 'react';

/** A group of parts, with the heading the list of contents leads to. */
export function Group({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="catalogue-group">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** One part of the kit by its name in the code, with its states. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="catalogue-part">
      <h3>
        <code>{name}</code>
      </h3>
      <div className="catalogue-states">{children}</div>
    </div>
  );
}

/** A part in one state, with what the state is called. */
export function State({
  name,
  wide = false,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={`catalogue-state ${wide ? 'catalogue-wide' : ''}`}>
      <legend className="catalogue-name">{name}</legend>
      {children}
    </fieldset>
  );
}

/** Holds the value of a field, so that it can be tried. */
export function Held<T>({
  start,
  children,
}: {
  readonly start: T;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
