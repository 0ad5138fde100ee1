import './adjuntos.css';
import type { Observada } from '#blocks/observado/NotaObservada.tsx';
import { general } from '#messages/general.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AdjuntoCard } from './AdjuntoCard.tsx';
import { noSeLeyeron } from './archivosDelServicio.ts';
import { adjuntosMessages as textos } from './messages.ts';
import type { Adjuntos } from './useAdjuntos.ts';
import { useVerAdjunto } from './useVerAdjunto.tsx';

/**
 * The attachments a notice type requires, one slot per requirement (spec E 2.2). With `marcarFaltantes`, set after
 * Grabar found files missing, each required empty slot says that its file is missing.
 */
export function AdjuntosTab({
  adjuntos,
  editable,
  marcarFaltantes = false,
  observadas,
}: {
  adjuntos: Adjuntos;
  editable: boolean;
  marcarFaltantes?: boolean;
  /** What the fund observed, by requirement. */
  observadas?: ReadonlyMap<number, Observada>;
}) {
  const { ver, element } = useVerAdjunto(adjuntos);
  // Slots that are already shown stay while more load, for example when an edit begins.
  if (adjuntos.loading && adjuntos.slots.length === 0) return <Skeleton lines={4} />;
  if (adjuntos.error) return <ErrorBlock text={noSeLeyeron(adjuntos.error)} onRetry={() => void adjuntos.reload()} />;
  if (adjuntos.slots.length === 0) return <EmptyState icon="paper-clip" text={textos.sinRequisitos} />;
  return (
    <div className="adjuntos">
      {editable && adjuntos.slots.some((slot) => slot.requisito.Requerido) ? (
        <p className="adjuntos-leyenda">{general.obligatorios}</p>
      ) : null}
      <ul className="adjuntos-lista">
        {adjuntos.slots.map((slot) => (
          <AdjuntoCard
            key={slot.requisito.IdRequisito}
            {...{ slot, adjuntos, editable }}
            falta={marcarFaltantes && slot.requisito.Requerido && !slot.tieneArchivo}
            observada={observadas?.get(slot.requisito.IdRequisito)}
            alVer={() => ver(slot)}
          />
        ))}
      </ul>
      {element}
    </div>
  );
}
