import { type Ref, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DocumentosDelAviso } from '#blocks/documentos/DocumentosDelAviso.tsx';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import type { Comprobacion } from '#engine/check/comprobacion.ts';
import { useComprobaciones } from '#engine/check/useComprobaciones.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { ObservacionAnterior } from '#engine/observe/ObservacionAnterior.tsx';
import { PanelDeObservacion } from '#engine/observe/PanelDeObservacion.tsx';
import { useObservacion } from '#engine/observe/useObservacion.ts';
import type { Decision } from '#engine/queue/decision.ts';
import { useLetras } from '#engine/queue/preferencia.ts';
import { HechosDelAviso } from '#engine/review/HechosDelAviso.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { usePhone } from '#ui/layout/usePhone.ts';
import { type AvisoListo, useDecidir } from './useDecidir.ts';

/** What the desk says to the notice in view, and what it is told by it. */
export interface AvisoDelEscritorio {
  readonly id: number;
  readonly tipo: number;
  readonly familia: FamiliaDeAvisos;
  /** Gets what the keys do with its documents. */
  readonly visor: Ref<VisorDeDocumentos>;
  /** Its observation is being written. */
  readonly observando: boolean;
  readonly alCerrarObservacion: () => void;
  /** Its decision is on its way: nothing else can be decided. */
  readonly decidido: boolean;
  /** The notice is ready; null when that ends. */
  readonly alEstarListo: (aviso: AvisoListo | null) => void;
  /** What its checks found, also while they run. */
  readonly alComprobar: (id: number, comprobaciones: readonly Comprobacion[]) => void;
  readonly alDecidir: (decision: Decision) => void;
}

interface AbiertoProps extends AvisoDelEscritorio {
  readonly loaded: LoadedNovedad;
  readonly definition: NovedadDefinition;
  /** Where the panel of an observation and the documents are drawn; null until they are there. */
  readonly enPanel: HTMLElement | null;
  readonly enDocumentos: HTMLElement | null;
}

/** A notice that is loaded: its facts here, its documents and its observation in their own places of the desk. */
export function AvisoAbierto(props: AbiertoProps) {
  const { id, loaded, definition, visor, enPanel, enDocumentos } = props;
  const { observando, alCerrarObservacion, alComprobar } = props;
  const { BasePersonas, SegurosPersonasNovedad: novedad } = loaded.form;
  const adjuntos = useAdjuntos({
    idPersona: BasePersonas.IdPersona,
    idPersonaNovedad: id,
    idTipoNovedad: novedad.IdTipoNovedad,
    editable: false,
  });
  const comprobaciones = useComprobaciones({ definition, loaded });
  const observacion = useObservacion({ definition, loaded, adjuntos, abierta: observando });
  const observar = useDecidir({ ...props, comprobaciones, adjuntosLeidos: !adjuntos.loading });
  useEffect(() => alComprobar(id, comprobaciones), [id, comprobaciones, alComprobar]);
  const [letras] = useLetras();
  const phone = usePhone();
  const [idRequisito, setIdRequisito] = useState<number | null>(null);
  const primero = adjuntos.slots.find(({ recurso }) => recurso !== null)?.requisito.IdRequisito ?? null;

  const marcas = { marcados: observacion.marcados, alMarcar: observando ? observacion.alMarcar : null };
  const documentos = (
    <Panel>
      <DocumentosDelAviso {...{ adjuntos, visor }} abierto={idRequisito} alAbrir={setIdRequisito} {...marcas} />
    </Panel>
  );
  const panel = (
    <Panel>
      <PanelDeObservacion
        {...{ observacion, comprobaciones }}
        numero={novedad.NumeroDocumento}
        abierto={idRequisito ?? primero}
        conDigitos={letras}
        alGrabar={observar}
        alCerrar={alCerrarObservacion}
      />
    </Panel>
  );
  return (
    <>
      <HechosDelAviso
        {...{ definition, loaded, adjuntos, comprobaciones }}
        {...marcas}
        documentos={phone ? documentos : null}
        antes={<ObservacionAnterior {...{ definition, loaded, adjuntos }} />}
      />
      {enDocumentos && !phone ? createPortal(documentos, enDocumentos) : null}
      {enPanel && observando ? createPortal(panel, enPanel) : null}
    </>
  );
}
