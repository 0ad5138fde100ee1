import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DocumentosDelAviso } from '#blocks/documentos/DocumentosDelAviso.tsx';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import { useComprobaciones } from '#engine/check/useComprobaciones.ts';
import { aprobarAceptacion } from '#engine/decide/aprobar.tsx';
import { retener } from '#engine/decide/cola.ts';
import type { Decision } from '#engine/decide/decision.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { ObservacionAnterior } from '#engine/observe/ObservacionAnterior.tsx';
import { PanelDeObservacion } from '#engine/observe/PanelDeObservacion.tsx';
import { useObservacion } from '#engine/observe/useObservacion.ts';
import { HechosDelAviso } from '#engine/review/HechosDelAviso.tsx';
import { today } from '#lib/dates.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { usePhone } from '#ui/layout/usePhone.ts';
import { Cabeza } from './Cabeza.tsx';
import { revisionMessages as textos } from './messages.ts';

/** What can be done with the notice in view, by a key or a button. */
export interface ActosDelAviso {
  readonly id: number;
  readonly aceptar: () => void;
  readonly visor: VisorDeDocumentos;
}

interface MesaProps {
  readonly id: number;
  readonly tipo: number;
  readonly familia: FamiliaDeAvisos;
  /** Its row in the queue; null if it is not there. */
  readonly row: FilaNovedad | null;
  /** The notice came into view by a decision or by moving: its heading gets the focus. */
  readonly conFoco: boolean;
  /** Its observation is being written. */
  readonly observando: boolean;
  readonly onObservando: (si: boolean) => void;
  /** Its decision is on its way: nothing else can be decided. */
  readonly decidido: boolean;
  /** The notice is loaded and can be decided: what its keys do. null when that ends. */
  readonly onActos: (actos: ActosDelAviso | null) => void;
  /** What its checks found, also while they run. */
  readonly onComprobado: (id: number, comprobaciones: readonly Comprobacion[]) => void;
  readonly onDecidido: (decision: Decision) => void;
}

/** The code of a family's forms, loaded once. */
const formulariosDe = (familia: FamiliaDeAvisos) => ({
  queryKey: ['formularios', familia.id],
  queryFn: async () => (await familia.formularios()).formularios,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The notice in view: its head, its facts, its documents and its observation. */
export function AvisoEnMesa(props: MesaProps) {
  const { id, tipo, familia, row, conFoco } = props;
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
  if (loaded && definition) return <Mesa {...props} {...{ loaded, definition, cabeza, pane }} />;
  return (
    <>
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={pane}>
        {cabeza}
        {failed && !loaded ? (
          <ErrorBlock
            text={`${textos.noSeAbrio} ${failed.message}`}
            onRetry={() => void (forms.error ? forms.refetch() : record.refetch())}
          />
        ) : (
          <Skeleton lines={16} />
        )}
      </section>
      <section className="escritorio-documentos" aria-label={textos.documentos} />
    </>
  );
}

interface AbiertoProps extends MesaProps {
  readonly loaded: LoadedNovedad;
  readonly definition: NovedadDefinition;
  readonly cabeza: ReactNode;
  readonly pane: RefObject<HTMLElement | null>;
}

function Mesa(props: AbiertoProps) {
  const { id, tipo, familia, loaded, definition, cabeza, pane } = props;
  const { observando, onObservando, decidido, onActos, onComprobado, onDecidido } = props;
  const { BasePersonas, SegurosPersonasNovedad: novedad } = loaded.form;
  const adjuntos = useAdjuntos({
    idPersona: BasePersonas.IdPersona,
    idPersonaNovedad: id,
    idTipoNovedad: novedad.IdTipoNovedad,
    editable: false,
  });
  const comprobaciones = useComprobaciones({ definition, loaded });
  const [abierto, setAbierto] = useState<number | null>(null);
  const primero = adjuntos.slots.find(({ recurso }) => recurso !== null)?.requisito.IdRequisito ?? null;
  const visor = useRef<VisorDeDocumentos>(null);
  const phone = usePhone();
  const observacion = useObservacion({ definition, loaded, adjuntos, abierta: observando });
  const permitidas = accionesPermitidas(familia, { estado: loaded.estado, pagado: novedad.Pagado, rol: rolActual() });
  const decidible = permitidas.has('aceptar') && !adjuntos.loading && !adjuntos.error && !decidido;

  const decidir = async (que: 'aceptar' | 'observar', texto: string): Promise<boolean> => {
    const visto = { version: novedad.Version, fechaDeclaracion: novedad.FechaDeclaracion };
    const decision = { idPersonaNovedad: id, idTipo: tipo, nombre: BasePersonas.NombreCompleto, que, texto, visto };
    if (!(await retener(decision))) return false;
    onDecidido(decision);
    return true;
  };
  const [aceptar] = useTask(async () => {
    if (await aprobarAceptacion(BasePersonas.NombreCompleto, reparosDe(comprobaciones))) await decidir('aceptar', '');
  });
  const acto = useRef(aceptar);
  acto.current = aceptar;
  useEffect(() => {
    if (!decidible) return;
    onActos({
      id,
      aceptar: () => void acto.current(),
      visor: {
        siguiente: () => visor.current?.siguiente(),
        acercar: () => visor.current?.acercar(),
        alejar: () => visor.current?.alejar(),
        girar: () => visor.current?.girar(),
      },
    });
    return () => onActos(null);
  }, [id, decidible, onActos]);
  useEffect(() => onComprobado(id, comprobaciones), [id, comprobaciones, onComprobado]);
  const cerrar = () => {
    onObservando(false);
    pane.current?.querySelector('h1')?.focus();
  };
  const marcas = { marcados: observacion.marcados, alMarcar: observando ? observacion.alMarcar : null };
  const documentos = (
    <DocumentosDelAviso adjuntos={adjuntos} abierto={abierto} alAbrir={setAbierto} visor={visor} {...marcas} />
  );
  return (
    <>
      {observando ? (
        <div className="escritorio-panel">
          <PanelDeObservacion
            observacion={observacion}
            numero={novedad.NumeroDocumento}
            comprobaciones={comprobaciones}
            abierto={abierto ?? primero}
            alGrabar={(texto) => decidir('observar', texto)}
            alCerrar={cerrar}
          />
        </div>
      ) : null}
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={pane}>
        {cabeza}
        <HechosDelAviso
          {...{ definition, loaded, adjuntos, comprobaciones }}
          {...marcas}
          documentos={phone ? documentos : null}
          antes={<ObservacionAnterior {...{ definition, loaded, adjuntos }} />}
        />
      </section>
      {phone ? null : (
        <section className="escritorio-documentos" aria-label={textos.documentos}>
          {documentos}
        </section>
      )}
    </>
  );
}
