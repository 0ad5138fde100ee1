import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DocumentosDelAviso } from '#blocks/documentos/DocumentosDelAviso.tsx';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import { useComprobaciones } from '#engine/check/useComprobaciones.ts';
import { aprobarAceptacion } from '#engine/decide/aprobar.tsx';
import { retener } from '#engine/decide/cola.ts';
import type { Decision } from '#engine/decide/decision.ts';
import { useLetras } from '#engine/decide/preferencia.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { vistoDe } from '#engine/notice/visto.ts';
import { ObservacionAnterior } from '#engine/observe/ObservacionAnterior.tsx';
import { PanelDeObservacion } from '#engine/observe/PanelDeObservacion.tsx';
import { useObservacion } from '#engine/observe/useObservacion.ts';
import { HechosDelAviso } from '#engine/review/HechosDelAviso.tsx';
import { hechosMessages } from '#engine/review/hechosMessages.ts';
import { useComparacion } from '#engine/review/useComparacion.ts';
import { today } from '#lib/dates.ts';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { usePhone } from '#ui/layout/usePhone.ts';
import { Cabeza } from './Cabeza.tsx';
import { revisionMessages as textos } from './messages.ts';

/** What can be done with the notice in view, by a key or a button. */
export interface ActosDelAviso {
  readonly id: number;
  /** null if it cannot be decided: it is not declared, or its decision is on its way. */
  readonly aceptar: (() => void) | null;
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
  /** The notice is loaded and compared, and its files are known: what its keys do. null when that ends. */
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

/**
 * The notice in view: its head, its facts, its documents and its observation. Throws what is no failed call, such as forms whose
 * code did not load: a retry loads them again.
 */
export function AvisoEnMesa(props: MesaProps) {
  const { id, tipo, familia, row, conFoco, observando } = props;
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
  if (failed && !isCallError(failed)) throw failed;
  const apertura = aperturaDeFila(familia.routes.edit, row ?? { IdPersonaNovedad: id, IdTipoNovedadPadre: tipo });
  // The heading stays the same element when the notice is loaded, so that it keeps the focus. The panel and the documents
  // have their own places in the desk.
  const [lugares, setLugares] = useState<Lugares>({ panel: null, documentos: null });
  const [mirando, setMirando] = useState(false);
  useEffect(() => {
    if (!observando) setMirando(false);
  }, [observando]);
  const [enPanel] = useState(() => (panel: HTMLElement | null) => setLugares((all) => ({ ...all, panel })));
  const [enDocumentos] = useState(
    () => (documentos: HTMLElement | null) => setLugares((all) => ({ ...all, documentos })),
  );
  return (
    <>
      <div className={mirando ? 'escritorio-panel escritorio-panel-aparte' : 'escritorio-panel'} hidden={!observando}>
        {/* On a narrow screen the panel fills it: this leads to the notice and back, and what is written stays. */}
        <Chips
          label={textos.quePane}
          items={[
            { id: 'panel', label: textos.observacion },
            { id: 'aviso', label: textos.datosYDocumento },
          ]}
          active={mirando ? 'aviso' : 'panel'}
          onChange={(one) => setMirando(one === 'aviso')}
        />
        <div className="escritorio-panel-lugar" ref={enPanel} />
      </div>
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={pane}>
        <Cabeza row={row} loaded={loaded} day={today()} formulario={apertura} />
        {loaded && definition ? (
          <Panel>
            <Mesa {...props} {...{ loaded, definition, pane, lugares }} />
          </Panel>
        ) : failed ? (
          <LecturaFallida de={forms.error ? forms : record} texto={`${textos.noSeAbrio} ${failed.message}`} />
        ) : (
          <Skeleton lines={16} />
        )}
      </section>
      <section className="escritorio-documentos" aria-label={textos.documentos} ref={enDocumentos} />
    </>
  );
}

/** Where the panel of an observation and the documents are drawn. */
interface Lugares {
  readonly panel: HTMLElement | null;
  readonly documentos: HTMLElement | null;
}

interface AbiertoProps extends MesaProps {
  readonly loaded: LoadedNovedad;
  readonly definition: NovedadDefinition;
  readonly pane: RefObject<HTMLElement | null>;
  readonly lugares: Lugares;
}

function Mesa(props: AbiertoProps) {
  const { id, tipo, familia, loaded, definition, pane, lugares } = props;
  const { observando, onObservando, decidido, onActos, onComprobado, onDecidido } = props;
  const { BasePersonas, SegurosPersonasNovedad: novedad } = loaded.form;
  const adjuntos = useAdjuntos({
    idPersona: BasePersonas.IdPersona,
    idPersonaNovedad: id,
    idTipoNovedad: novedad.IdTipoNovedad,
    editable: false,
  });
  const comprobaciones = useComprobaciones({ definition, loaded });
  const [letras] = useLetras();
  const [abierto, setAbierto] = useState<number | null>(null);
  const primero = adjuntos.slots.find(({ recurso }) => recurso !== null)?.requisito.IdRequisito ?? null;
  const visor = useRef<VisorDeDocumentos>(null);
  const phone = usePhone();
  const observacion = useObservacion({ definition, loaded, adjuntos, abierta: observando });
  const permitidas = accionesPermitidas(familia, { estado: loaded.estado, pagado: novedad.Pagado, rol: rolActual() });
  const { comparacion, failed: sinComparar } = useComparacion(definition, loaded);
  // A list of files that failed is a verdict like the others: accepting asks (design D9).
  const leido = (comparacion !== null || sinComparar) && !adjuntos.loading;
  const decidible = permitidas.has('aceptar') && !decidido;
  const reparos = [...reparosDe(comprobaciones), ...(comparacion ? [] : [hechosMessages.noSeComparo])];

  const decidir = async (que: 'aceptar' | 'observar', texto: string): Promise<boolean> => {
    const nombre = BasePersonas.NombreCompleto;
    const decision = { idPersonaNovedad: id, idTipo: tipo, nombre, que, texto, visto: vistoDe(loaded) };
    if (!(await retener(decision))) return false;
    onDecidido(decision);
    return true;
  };
  const [aceptar] = useTask(async () => {
    if (await aprobarAceptacion(BasePersonas.NombreCompleto, reparos)) await decidir('aceptar', '');
  });
  const acto = useRef(aceptar);
  acto.current = aceptar;
  useEffect(() => {
    if (!leido) return;
    onActos({
      id,
      aceptar: decidible ? () => void acto.current() : null,
      visor: {
        siguiente: () => visor.current?.siguiente(),
        acercar: () => visor.current?.acercar(),
        alejar: () => visor.current?.alejar(),
        girar: () => visor.current?.girar(),
      },
    });
    return () => onActos(null);
  }, [id, leido, decidible, onActos]);
  useEffect(() => onComprobado(id, comprobaciones), [id, comprobaciones, onComprobado]);
  const cerrar = () => {
    onObservando(false);
    pane.current?.querySelector('h1')?.focus();
  };
  const marcas = { marcados: observacion.marcados, alMarcar: observando ? observacion.alMarcar : null };
  const documentos = (
    <Panel>
      <DocumentosDelAviso adjuntos={adjuntos} abierto={abierto} alAbrir={setAbierto} visor={visor} {...marcas} />
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
      {lugares.documentos && !phone ? createPortal(documentos, lugares.documentos) : null}
      {lugares.panel && observando
        ? createPortal(
            <Panel>
              <PanelDeObservacion
                observacion={observacion}
                numero={novedad.NumeroDocumento}
                comprobaciones={comprobaciones}
                abierto={abierto ?? primero}
                conDigitos={letras}
                alGrabar={(texto) => decidir('observar', texto)}
                alCerrar={cerrar}
              />
            </Panel>,
            lugares.panel,
          )
        : null}
    </>
  );
}
