import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { isCallError } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { today } from '#lib/dates.ts';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { AvisoAbierto, type AvisoDelEscritorio } from './AvisoAbierto.tsx';
import { Cabeza } from './Cabeza.tsx';
import { revisionMessages as textos } from './messages.ts';

/** What the desk says to the notice in view, loaded or not, and what it is told by it. */
export interface AvisoEnMesaProps extends AvisoDelEscritorio {
  /** Its row in one of the lists; null if it is in none. */
  readonly row: FilaNovedad | null;
  /** The notice came into view by a decision or by moving: its heading gets the focus. */
  readonly conFoco: boolean;
}

/** The code of a family's forms, loaded once. */
const formulariosDe = (familia: FamiliaDeAvisos) => ({
  queryKey: ['formularios', familia.id],
  queryFn: async () => (await familia.formularios()).formularios,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The notice and the form that shows it. Throws what is no failed call, such as forms whose code did not load: a retry loads
 * them again.
 */
function useAviso({ id, familia }: Pick<AvisoEnMesaProps, 'id' | 'familia'>) {
  const forms = useQuery(formulariosDe(familia));
  const definitions = forms.data;
  const record = useQuery({ ...consultaDeAviso(id, definitions ?? []), enabled: definitions !== undefined });
  const loaded = record.data ?? null;
  const definition = definitions?.find((one) => one.idTipoPadre === loaded?.idTipoPadre) ?? null;
  const error = forms.error ?? record.error;
  if (error && !isCallError(error)) throw error;
  return { loaded, definition, fallo: error && { de: forms.error ? forms : record, error } };
}

/** The notice in view: its head, its facts, its documents and its observation. */
export function AvisoEnMesa({ row, conFoco, ...aviso }: AvisoEnMesaProps) {
  const { id, tipo, familia, observando, alCerrarObservacion } = aviso;
  const { loaded, definition, fallo } = useAviso(aviso);
  const hechos = useRef<HTMLElement>(null);
  useEffect(() => {
    if (conFoco) enfocarTitulo(hechos.current);
  }, [conFoco]);
  // The heading stays the same element when the notice is loaded, so that it keeps the focus. The panel and the documents
  // have their own places in the desk.
  const [enPanel, setEnPanel] = useState<HTMLElement | null>(null);
  const [enDocumentos, setEnDocumentos] = useState<HTMLElement | null>(null);
  const cerrarObservacion = () => {
    alCerrarObservacion();
    enfocarTitulo(hechos.current);
  };
  const apertura = aperturaDeFila(familia.routes.edit, row ?? { IdPersonaNovedad: id, IdTipoNovedadPadre: tipo });
  return (
    <>
      <LugarDelPanel ref={setEnPanel} observando={observando} />
      <section className="escritorio-hechos" aria-label={textos.hechos} ref={hechos}>
        <Cabeza row={row} loaded={loaded} day={today()} formulario={apertura} />
        {loaded && definition ? (
          <Panel>
            <AvisoAbierto
              {...aviso}
              {...{ loaded, definition, enPanel, enDocumentos }}
              alCerrarObservacion={cerrarObservacion}
            />
          </Panel>
        ) : fallo ? (
          <LecturaFallida de={fallo.de} texto={`${textos.noSeAbrio} ${fallo.error.message}`} />
        ) : (
          <Skeleton lines={16} />
        )}
      </section>
      <section className="escritorio-documentos" aria-label={textos.documentos} ref={setEnDocumentos} />
    </>
  );
}

const enfocarTitulo = (hechos: HTMLElement | null) => hechos?.querySelector('h1')?.focus();

interface LugarProps {
  /** The element that the panel is drawn in. */
  readonly ref: Ref<HTMLDivElement>;
  readonly observando: boolean;
}

/**
 * Where the panel of an observation is drawn. On a narrow screen it fills the screen: two chips lead to the notice and back,
 * and what is written stays.
 */
function LugarDelPanel({ ref, observando }: LugarProps) {
  const [aparte, setAparte] = useState(false);
  // Each observation begins with its panel in view.
  if (aparte && !observando) setAparte(false);
  return (
    <div className={aparte ? 'escritorio-panel escritorio-panel-aparte' : 'escritorio-panel'} hidden={!observando}>
      <Chips
        label={textos.quePane}
        items={[
          { id: 'panel', label: textos.observacion },
          { id: 'aviso', label: textos.datosYDocumento },
        ]}
        active={aparte ? 'aviso' : 'panel'}
        onChange={(one) => setAparte(one === 'aviso')}
      />
      <div className="escritorio-panel-lugar" ref={ref} />
    </div>
  );
}
