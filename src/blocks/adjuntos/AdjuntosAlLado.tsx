import './adjuntos.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#client/query.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { recursos } from '#contract/services/recursos.ts';
import { fill, plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { PdfInline } from '#ui/pdf/PdfInline.tsx';
import { noSeLeyeron, ubicacionDe } from './archivosDelServicio.ts';
import { ImagenDeArchivo } from './ImagenDeArchivo.tsx';
import { esImagen } from './Miniatura.tsx';
import { adjuntosMessages as textos } from './messages.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';
import { useVerAdjunto } from './useVerAdjunto.tsx';

function Contenido({ recurso, nombre }: { recurso: Recurso; nombre: string }) {
  const file = useQuery({ ...query(recursos.obtener, ubicacionDe(recurso)), staleTime: Number.POSITIVE_INFINITY });
  if (file.isError) return <ErrorBlock text={textos.noSeLeyo} onRetry={() => void file.refetch()} />;
  if (!file.data) return <Skeleton lines={8} />;
  if (!esImagen(recurso)) return <PdfInline key={recurso.IdRecurso} file={file.data} />;
  return (
    <ImagenDeArchivo file={file.data} alt={fill(textos.vistaDe, { nombre })} className="adjuntos-al-lado-imagen" />
  );
}

/** The files of a notice, to read next to its data: one at a time, chosen by requirement. */
export function AdjuntosAlLado({ adjuntos }: { adjuntos: Adjuntos }) {
  const [elegido, setElegido] = useState(0);
  const { ver, element } = useVerAdjunto(adjuntos);
  const slots: readonly AdjuntoSlot[] = [...(adjuntos.fotografia ? [adjuntos.fotografia] : []), ...adjuntos.slots];
  const slot = slots.find((one) => one.requisito.IdRequisito === elegido) ?? slots[0];
  if (adjuntos.loading && !slot) return <Skeleton lines={8} />;
  if (adjuntos.error) return <ErrorBlock text={noSeLeyeron(adjuntos.error)} onRetry={() => void adjuntos.reload()} />;
  if (!slot) return <EmptyState icon="paper-clip" text={textos.sinRequisitos} />;
  const { recurso, requisito } = slot;
  return (
    <div className="adjuntos-al-lado">
      <Chips
        label={textos.queAdjunto}
        items={slots.map((one) => ({ id: String(one.requisito.IdRequisito), label: nombreDe(one) }))}
        active={String(requisito.IdRequisito)}
        onChange={(id) => setElegido(Number(id))}
      />
      {recurso ? (
        <>
          <Contenido recurso={recurso} nombre={nombreDe(slot)} />
          <div className="adjuntos-al-lado-pie">
            <span className="adjunto-pista">{plainName(recurso.NombreArchivo)}</span>
            <Button icon="eye" onClick={() => void ver(slot)} aria-label={`${textos.verGrande} ${nombreDe(slot)}`}>
              {textos.verGrande}
            </Button>
          </div>
        </>
      ) : (
        <p className="adjunto-vacio">{textos.sinArchivo}</p>
      )}
      {element}
    </div>
  );
}

/** The photograph's requirement has a technical name (spec E 3). */
const nombreDe = ({ requisito }: AdjuntoSlot): string =>
  /^FOTOGRAFIA/i.test(requisito.Nombre) ? textos.fotografia : requisito.Nombre;
