import { useQuery } from '@tanstack/react-query';
import { consultaDeArchivo } from '#blocks/adjuntos/archivosDelServicio.ts';
import { extensionDe } from '#blocks/adjuntos/formatos.ts';
import { adjuntosMessages } from '#blocks/adjuntos/messages.ts';
import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import type { AdjuntoSlot } from '#blocks/adjuntos/useAdjuntos.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { fill, plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ImageSheet } from '#ui/image/ImageSheet.tsx';
import { PdfSheet } from '#ui/pdf/PdfSheet.tsx';
import { download } from '#ui/table/exportTable.ts';
import { formaDe } from './forma.ts';
import { documentosMessages as textos } from './messages.ts';
import type { Visor } from './useVisor.ts';

/** The document in view, as large as its place: loading, failed, without a file, or shown. */
export function HojaDeDocumento({ slot, visor }: { readonly slot: AdjuntoSlot; readonly visor: Visor }) {
  if (!slot.recurso)
    return (
      <EmptyState icon="paper-clip" text={slot.requisito.Requerido ? adjuntosMessages.falta : textos.sinArchivo} />
    );
  return (
    <Panel key={slot.recurso.IdRecurso}>
      <Contenido slot={slot} recurso={slot.recurso} visor={visor} />
    </Panel>
  );
}

function Contenido({
  slot,
  recurso,
  visor,
}: {
  readonly slot: AdjuntoSlot;
  readonly recurso: Recurso;
  readonly visor: Visor;
}) {
  const file = useQuery(consultaDeArchivo(recurso));
  const { pagina, zoom, giro } = visor.vista;
  if (file.isError)
    return <ErrorBlock text={adjuntosMessages.noSeLeyo} onRetry={() => void file.refetch()} busy={file.isFetching} />;
  const blob = file.data;
  if (!blob) return <Skeleton lines={8} />;
  switch (formaDe(recurso)) {
    case 'imagen':
      return (
        <ImageSheet
          file={blob}
          alt={fill(adjuntosMessages.vistaDe, { nombre: nombreDeSlot(slot) })}
          zoom={zoom}
          rotation={giro}
          onZoom={(next) => visor.cambiar({ zoom: next })}
        />
      );
    case 'pdf':
      return (
        <PdfSheet
          file={blob}
          page={pagina}
          zoom={zoom}
          rotation={giro}
          onPages={(n) => visor.contar(recurso.IdRecurso, n)}
        />
      );
    case 'otra': {
      const formato = extensionDe(recurso.NombreArchivo).toUpperCase();
      return (
        <div className="documento-otro">
          <p>{formato ? textos.otroFormato(formato) : textos.sinFormato}</p>
          <Button icon="download" onClick={() => download(blob, plainName(recurso.NombreArchivo))}>
            {textos.descargar}
          </Button>
        </div>
      );
    }
  }
}
