import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { useAccionesDeNovedad } from '#engine/notice/useAccionesDeNovedad.ts';
import { ObservarDialog } from '#engine/page/ObservarDialog.tsx';
import RevisionTab from '#engine/review/RevisionTab.tsx';
import { today } from '#lib/dates.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Acciones } from './Acciones.tsx';
import { Cabeza } from './Cabeza.tsx';
import { revisionMessages as textos } from './messages.ts';

/** What the notice in view can do when a key is pressed. */
export interface ActosDelAviso {
  readonly aceptar: () => void;
  readonly observar: () => void;
}

interface MesaProps {
  readonly id: number;
  readonly tipo: number;
  readonly familia: FamiliaDeAvisos;
  /** Its row in the queue; null if it is not there. */
  readonly row: FilaNovedad | null;
  readonly letras: boolean;
  readonly mover: ReactNode;
  /** The notice came into view by a decision or by moving: its heading gets the focus. */
  readonly conFoco: boolean;
  /** The notice is loaded, with what its keys do; null when it leaves. */
  readonly onActos: (actos: ActosDelAviso | null) => void;
  readonly onDecidido: (que: 'aceptar' | 'observar') => void;
}

/** The code of a family's forms, loaded once. */
const formulariosDe = (familia: FamiliaDeAvisos) => ({
  queryKey: ['formularios', familia.id],
  queryFn: async () => (await familia.formularios()).formularios,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The notice in view: its head, its facts and its documents, and the decisions. */
export function AvisoEnMesa(props: MesaProps) {
  const { id, tipo, familia, row, letras, mover, conFoco } = props;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (conFoco) pane.current?.querySelector('h1')?.focus();
  }, [conFoco]);
  const forms = useQuery(formulariosDe(familia));
  const definitions = forms.data;
  const record = useQuery({ ...consultaDeAviso(id, definitions ?? []), enabled: definitions !== undefined });
  const loaded = record.data ?? null;
  const definition = definitions?.find((one) => one.idTipoPadre === loaded?.idTipoPadre);
  const failed = forms.error ?? record.error;
  const apertura = aperturaDeFila(familia.routes.edit, row ?? { IdPersonaNovedad: id, IdTipoNovedadPadre: tipo });
  const cabeza = <Cabeza row={row} loaded={loaded} day={today()} formulario={apertura} />;
  if (loaded && definition) return <Mesa {...props} {...{ loaded, definition, cabeza, pane }} key={id} />;
  return (
    <>
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={pane}>
        <div className="mesa-hechos">
          {cabeza}
          {failed && !loaded ? (
            <ErrorBlock
              text={`${textos.noSeAbrio} ${failed.message}`}
              onRetry={() => void (forms.error ? forms.refetch() : record.refetch())}
            />
          ) : (
            <Skeleton lines={16} />
          )}
        </div>
        <div className="mesa-pie">
          <Acciones cerrado busy={false} letras={letras} onObservar={() => undefined} onAceptar={() => undefined} />
          {mover}
        </div>
      </section>
      <section className="escritorio-documentos" aria-label={textos.documentos} />
    </>
  );
}

interface AbiertoProps extends MesaProps {
  readonly loaded: LoadedNovedad;
  readonly definition: NovedadDefinition;
  readonly cabeza: ReactNode;
  readonly pane: React.RefObject<HTMLElement | null>;
}

function Mesa({ id, familia, letras, mover, onActos, onDecidido, loaded, definition, cabeza, pane }: AbiertoProps) {
  const { BasePersonas, SegurosPersonasNovedad: novedad } = loaded.form;
  const adjuntos = useAdjuntos({
    idPersona: BasePersonas.IdPersona,
    idPersonaNovedad: id,
    idTipoNovedad: novedad.IdTipoNovedad,
    editable: false,
  });
  const [observando, setObservando] = useState(false);
  const que = useRef<'aceptar' | 'observar'>('aceptar');
  const actions = useAccionesDeNovedad(definition, loaded, {
    onWritten: async () => undefined,
    onSaved: async () => undefined,
    onDeleted: () => undefined,
    onChanged: async () => onDecidido(que.current),
  });
  const permitidas = accionesPermitidas(familia, {
    estado: loaded.estado,
    pagado: novedad.Pagado,
    rol: rolActual(),
  });
  const decidible = permitidas.has('aceptar') && !adjuntos.loading && !adjuntos.error;
  const aceptar = () => {
    que.current = 'aceptar';
    void actions.aceptar();
  };
  const observar = () => setObservando(true);
  const actos = useRef({ aceptar, observar });
  actos.current = { aceptar, observar };
  useEffect(() => {
    if (!decidible) return;
    onActos({ aceptar: () => actos.current.aceptar(), observar: () => actos.current.observar() });
    return () => onActos(null);
  }, [decidible, onActos]);
  return (
    <>
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={pane}>
        <div className="mesa-hechos">
          {cabeza}
          <Panel>
            <Suspense fallback={<Skeleton lines={12} />}>
              <RevisionTab definition={definition} loaded={loaded} adjuntos={adjuntos} />
            </Suspense>
          </Panel>
        </div>
        <div className="mesa-pie">
          <Acciones
            cerrado={!decidible}
            busy={actions.busy}
            letras={letras}
            onObservar={observar}
            onAceptar={aceptar}
          />
          {mover}
        </div>
      </section>
      {observando ? (
        <DialogPart onClose={() => setObservando(false)}>
          <ObservarDialog
            idPersonaNovedad={id}
            onSave={(text) => {
              que.current = 'observar';
              return actions.observar(text);
            }}
            onClose={() => setObservando(false)}
          />
        </DialogPart>
      ) : null}
    </>
  );
}
