import './locale.ts';
import './primereact.css';
import { type APIOptions, PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';

// The library writes <style> elements, which a strict content policy refuses. In a box that is never part of the
// document they have no effect: all its looks come from primereact.css, and so from the tokens.
const outsideTheDocument = typeof document === 'undefined' ? null : document.createElement('div');
const options: Partial<APIOptions> = {
  locale: 'es',
  styleContainer: outsideTheDocument,
  ripple: false,
};

/** Settings around what is used of primereact: Spanish, styled by tokens. */
export function PrimeRoom({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={options}>{children}</PrimeReactProvider>;
}
