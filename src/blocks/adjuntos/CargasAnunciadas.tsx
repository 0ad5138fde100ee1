import { useEffect, useRef, useState } from 'react';
import { fill, plainName } from '#lib/texts.ts';
import { adjuntosMessages as textos } from './messages.ts';
import type { Adjuntos } from './useAdjuntos.ts';

/** The requirements whose file is being uploaded. */
const subidas = ({ slots, fotografia }: Adjuntos): ReadonlySet<number> =>
  new Set(
    [...(fotografia ? [fotografia] : []), ...slots].flatMap(({ requisito, subida }) =>
      subida?.estado === 'subiendo' ? [requisito.IdRequisito] : [],
    ),
  );

/** Says to screen readers that an upload has finished. Failed ones say so themselves. */
export function CargasAnunciadas({ adjuntos }: { readonly adjuntos: Adjuntos }) {
  const before = useRef<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const now = subidas(adjuntos);
    const all = [...(adjuntos.fotografia ? [adjuntos.fotografia] : []), ...adjuntos.slots];
    const done = all.filter(
      ({ requisito: { IdRequisito }, recurso, subida, pendiente }) =>
        before.current.has(IdRequisito) && subida === null && recurso !== null && pendiente,
    );
    if (done.length > 0)
      setSaid(
        done.map(({ recurso }) => fill(textos.seCargo, { nombre: plainName(recurso?.NombreArchivo ?? '') })).join(' '),
      );
    else if (now.size > before.current.size) setSaid('');
    before.current = now;
  }, [adjuntos]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
