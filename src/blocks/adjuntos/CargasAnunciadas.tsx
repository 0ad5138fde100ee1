import { useEffect, useRef, useState } from 'react';
import { fill, plainName } from '#lib/texts.ts';
import { adjuntosMessages as textos } from './messages.ts';
import type { Adjuntos } from './useAdjuntos.ts';

/** Says to screen readers that an upload has finished. Failed ones say so themselves. */
export function CargasAnunciadas({ adjuntos }: { readonly adjuntos: Adjuntos }) {
  /** The uploads that have not ended yet: requirement, and the file that was there when it began. */
  const begun = useRef(new Map<number, number>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const all = [...(adjuntos.fotografia ? [adjuntos.fotografia] : []), ...adjuntos.slots];
    const names: string[] = [];
    let begins = false;
    for (const { requisito, recurso, subida, pendiente } of all) {
      const id = requisito.IdRequisito;
      const before = begun.current.get(id);
      if (subida?.estado === 'subiendo') {
        begins ||= before === undefined;
        begun.current.set(id, before ?? recurso?.IdRecurso ?? 0);
      } else if (subida) begun.current.delete(id);
      // The list of files may come a moment after the upload has ended.
      else if (before !== undefined && recurso && pendiente && recurso.IdRecurso !== before) {
        begun.current.delete(id);
        names.push(plainName(recurso.NombreArchivo));
      }
    }
    if (names.length > 0) setSaid(names.map((nombre) => fill(textos.seCargo, { nombre })).join(' '));
    else if (begins) setSaid('');
  }, [adjuntos]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
