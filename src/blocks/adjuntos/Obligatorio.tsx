import { adjuntosMessages as textos } from './messages.ts';

/** The star of what must be there, and its word for who cannot see it. */
export function Obligatorio() {
  return (
    <>
      <span className="field-star" aria-hidden="true">
        {' '}
        *
      </span>
      <span className="sr-only"> ({textos.obligatorio.toLowerCase()})</span>
    </>
  );
}
