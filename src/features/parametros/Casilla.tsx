import type { ComponentProps, ReactNode } from 'react';

/** A check box with its text beside it. */
export function Casilla({ children, ...input }: ComponentProps<'input'> & { readonly children: ReactNode }) {
  return (
    <label className="check parametro-casilla">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
