import './documentos.css';
import { type Ref, useState } from 'react';
import { noSeLeyeron } from '#blocks/adjuntos/archivosDelServicio.ts';
import { extensionDe, tamanioEnPalabras } from '#blocks/adjuntos/formatos.ts';
import { adjuntosMessages } from '#blocks/adjuntos/messages.ts';
import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import type { AdjuntoSlot, Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePhone } from '#ui/layout/usePhone.ts';
import { BarraDeDocumento } from './BarraDeDocumento.tsx';
import { esDocumentoDeIdentidad, formaDe } from './forma.ts';
import { HojaDeDocumento } from './HojaDeDocumento.tsx';
import { MiniaturaDeDocumento } from './MiniaturaDeDocumento.tsx';
import { documentosMessages as textos } from './messages.ts';
import { useVisor, type Visor, type VisorDeDocumentos } from './useVisor.ts';

interface DocumentosProps {
  readonly adjuntos: Adjuntos;
  /** IdRequisito of the file that is shown; null for the first document. */
  readonly abierto: number | null;
  readonly alAbrir: (idRequisito: number) => void;
  /** Names of the files that are flagged as targets of an observation. */
  readonly marcados: ReadonlySet<string>;
  /** Flags a file; null if nothing can be flagged. */
  readonly alMarcar: ((etiqueta: string) => void) | null;
  /** What keys do with the document in view. */
  readonly visor?: Ref<VisorDeDocumentos>;
}

/**
 * The documents of a notice: the photograph always beside the one in view, and all others to choose from. On a phone
 * the document in view fills the screen when it is opened.
 */
export function DocumentosDelAviso(props: DocumentosProps) {
  const { adjuntos } = props;
  const visor = useVisor(props);
  const phone = usePhone();
  // A place is called empty only when its file was asked for and the answer came.
  // As high as the strip that replaces it, so that what follows stays.
  if (adjuntos.loading) return <Skeleton lines={phone ? 5 : 8} />;
  if (adjuntos.error && visor.lugares.every(({ recurso }) => recurso === null))
    return <ErrorBlock text={noSeLeyeron(adjuntos.error)} onRetry={() => void adjuntos.reload()} />;
  if (!visor.slot) return <EmptyState icon="paper-clip" text={adjuntosMessages.sinRequisitos} />;
  return phone ? <EnTelefono {...props} de={visor} /> : <AlLado {...props} de={visor} />;
}

type Parte = DocumentosProps & { readonly de: Visor };

function AlLado(props: Parte) {
  const { de } = props;
  return (
    <section className="documentos" aria-label={textos.documentos}>
      <BarraDeDocumento visor={de} />
      <div className="documentos-cuerpo">
        <Miniaturas {...props} />
        <div className="documento-vista">{de.slot ? <HojaDeDocumento slot={de.slot} visor={de} /> : null}</div>
      </div>
    </section>
  );
}

function Miniaturas({ adjuntos: { error, reload }, marcados, alMarcar, alAbrir, de }: Parte) {
  return (
    <div className="documentos-lista">
      <ul>
        {de.lugares.map((slot) => {
          const nombre = nombreDeSlot(slot);
          const id = slot.requisito.IdRequisito;
          const abierto = slot === de.slot;
          const elegir = () => {
            alAbrir(id);
            // A flagged file can be looked at without losing its flag: only pressing the open one takes it away.
            if (alMarcar && (abierto || !marcados.has(nombre))) alMarcar(nombre);
          };
          return (
            <li key={id}>
              <button
                type="button"
                className={`documento-miniatura ${marcados.has(nombre) ? 'documento-marcado' : ''}`}
                aria-current={abierto}
                onClick={elegir}
              >
                <Retrato slot={slot} de={de} />
                <Rotulo slot={slot} de={de} />
                {marcados.has(nombre) ? <span className="sr-only">, {textos.marcado}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {error ? <ErrorBlock text={noSeLeyeron(error)} onRetry={() => void reload()} /> : null}
    </div>
  );
}

/** The picture of a place; an empty place says so. */
function Retrato({ slot, de }: { readonly slot: AdjuntoSlot; readonly de: Visor }) {
  const { recurso } = slot;
  const esFoto = !de.documentos.includes(slot) && recurso !== null;
  return (
    <span className={esFoto ? 'documento-foto' : 'documento-marco'}>
      {recurso ? (
        <MiniaturaDeDocumento
          key={recurso.IdRecurso}
          recurso={recurso}
          alContar={(n) => de.contar(recurso.IdRecurso, n)}
        />
      ) : (
        <span className="documento-hoja documento-vacio">
          <Icon name={slot.requisito.Requerido ? 'alert' : 'minus'} />
        </span>
      )}
    </span>
  );
}

/** The kind of a file, and how long or large it is: 'PDF · 3 páginas', 'JPG · 184 kB'. */
function detalleDe(recurso: Recurso, paginas: number | undefined): string {
  const kind = extensionDe(recurso.NombreArchivo).toUpperCase();
  const size =
    formaDe(recurso) === 'pdf' && paginas !== undefined
      ? textos.paginas(paginas)
      : recurso.Tamanio > 0
        ? tamanioEnPalabras(recurso.Tamanio)
        : '';
  return [kind, size].filter(Boolean).join(' · ');
}

function Rotulo({ slot, de }: { readonly slot: AdjuntoSlot; readonly de: Visor }) {
  const { recurso, requisito } = slot;
  const at = de.documentos.indexOf(slot);
  return (
    <span className="documento-rotulo">
      <span className="documento-nombre" title={recurso ? plainName(recurso.NombreArchivo) : ''}>
        {at >= 0 ? `${at + 1} ` : ''}
        {nombreDeSlot(slot)}
      </span>
      <span className="documento-detalle">
        {recurso
          ? detalleDe(recurso, de.contadas[recurso.IdRecurso])
          : requisito.Requerido
            ? textos.falta
            : textos.sinArchivo}
      </span>
    </span>
  );
}

function EnTelefono(props: Parte) {
  const { adjuntos, alAbrir, de } = props;
  const [grande, setGrande] = useState(false);
  const carnet = de.documentos.find(({ requisito }) => esDocumentoDeIdentidad(requisito));
  const primero = carnet ?? de.documentos[0] ?? adjuntos.slots[0];
  const total = de.documentos.length + (adjuntos.fotografia?.recurso ? 1 : 0);
  const ver = (slot: AdjuntoSlot | undefined) => {
    if (slot) alAbrir(slot.requisito.IdRequisito);
    setGrande(true);
  };
  return (
    <section className="documentos-tira" aria-label={textos.documentos}>
      {[...(adjuntos.fotografia ? [adjuntos.fotografia] : []), ...(primero ? [primero] : [])].map((slot) => (
        <button
          key={slot.requisito.IdRequisito}
          type="button"
          className="documento-miniatura"
          onClick={() => ver(slot)}
        >
          <Retrato slot={slot} de={de} />
          <span className="sr-only">{nombreDeSlot(slot)}</span>
        </button>
      ))}
      <Button aria-label={textos.verTodos(total)} onClick={() => ver(primero)}>
        {textos.ver(total)}
      </Button>
      {grande && de.slot ? (
        <Modal title={nombreDeSlot(de.slot)} size="xl" className="documentos-pantalla" onClose={() => setGrande(false)}>
          <BarraDeDocumento visor={de} sinNombre />
          <div className="documento-vista">
            <HojaDeDocumento slot={de.slot} visor={de} />
          </div>
          <Miniaturas {...props} />
        </Modal>
      ) : null}
    </section>
  );
}
