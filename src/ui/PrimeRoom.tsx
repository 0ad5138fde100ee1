import './locale.ts';
import './primereact.css';
import { type APIOptions, PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';

// The library adds <style> elements, which a strict content policy refuses. In an element outside the document they have no
// effect. All styles come from primereact.css, and so from the tokens.
const outsideTheDocument = typeof document === 'undefined' ? null : document.createElement('div');
const options: Partial<APIOptions> = {
  locale: 'es',
  styleContainer: outsideTheDocument,
  ripple: false,
};

/** Settings for the parts of primereact in use: Spanish, styled by tokens. */
export function PrimeRoom({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={options}>{children}</PrimeReactProvider>;
}
