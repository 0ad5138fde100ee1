import { adjuntosMessages as textos } from './messages.ts';

/** The star that marks a required item, with its text for people who cannot see it. */
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
