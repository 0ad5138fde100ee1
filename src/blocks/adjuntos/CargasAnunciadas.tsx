import { fill } from '#lib/texts.ts';
import { adjuntosMessages as textos } from './messages.ts';
import type { Adjuntos } from './useAdjuntos.ts';

/** Says to screen readers that an upload has finished. Failed ones say so themselves. */
export function CargasAnunciadas({ adjuntos }: { readonly adjuntos: Adjuntos }) {
  return (
    <p className="sr-only" role="status">
      {adjuntos.cargados.map((nombre) => fill(textos.seCargo, { nombre })).join(' ')}
    </p>
  );
}
