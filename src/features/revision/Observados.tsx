import { useEffect, useState } from 'react';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { EscribirMensajeDialog } from '#blocks/seguimiento/EscribirMensajeDialog.tsx';
import { HtmlSeguro } from '#blocks/seguimiento/HtmlSeguro.tsx';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { tabla } from '#contract/enumerations.ts';
import type { Cola } from '#engine/review/cola.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { ago, type IsoDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LongRows } from '#ui/layout/LongRows.tsx';
import { tipoEnPalabras } from './filas.ts';
import { revisionMessages as textos } from './messages.ts';
import { type Observacion, useObservacionDeFila } from './observacion.ts';

const ALTO_DE_FILA = 132;
interface Devuelta {
  readonly row: FilaNovedad;
  /** null while its tracking is not read, or names no observation. */
  readonly entrada: Observacion | null;
}

const desdeDe = ({ row, entrada }: Devuelta): IsoDate => entrada?.dia || esperaDesde(row);

/**
 * The notices that were sent back to the companies, the oldest first, each with its text and a button to write to the
 * company. A row reads its tracking when it comes into view. Until then it is sorted by the day of its declaration,
 * which is never after the day of its observation. So reading a row can only move it down, and the first rows in view
 * are the oldest.
 */
export function Observados({
  cola: { rows, contando, failed, why, retry },
  actual,
  alAbrir,
}: {
  readonly cola: Cola;
  readonly actual: number;
  readonly alAbrir: (row: FilaNovedad) => void;
}) {
  const [escribiendo, setEscribiendo] = useState(0);
  const [leidas, setLeidas] = useState<ReadonlyMap<number, Observacion | null>>(new Map());
  const [alLeer] = useState(() => (id: number, entrada: Observacion | null) => {
    setLeidas((all) => (all.get(id)?.dia === entrada?.dia && all.has(id) ? all : new Map(all).set(id, entrada)));
  });
  const devueltas = rows
    .map((row): Devuelta => ({ row, entrada: leidas.get(row.IdPersonaNovedad) ?? null }))
    .sort((a, b) => desdeDe(a).localeCompare(desdeDe(b)));
  if (rows.length === 0 && contando) return <Skeleton lines={10} />;
  return (
    <>
      {failed.length > 0 ? (
        <ErrorBlock
          text={<Motivo de={why} texto={`${textos.noConsultado(failed.join(', '))} ${why.message}`} />}
          onRetry={retry}
        />
      ) : null}
      {rows.length === 0 && failed.length === 0 ? <EmptyState text={textos.vacioObservados} /> : null}
      <LongRows
        className="cola-filas"
        label={textos.observados}
        rows={devueltas}
        keyOf={({ row }) => row.IdPersonaNovedad}
        height={ALTO_DE_FILA}
        active={devueltas.findIndex(({ row }) => row.IdPersonaNovedad === actual)}
      >
        {({ row }) => (
          <Fila
            row={row}
            actual={row.IdPersonaNovedad === actual}
            alLeer={alLeer}
            alAbrir={() => alAbrir(row)}
            alEscribir={() => setEscribiendo(row.IdPersonaNovedad)}
          />
        )}
      </LongRows>
      {escribiendo > 0 ? (
        <DialogPart onClose={() => setEscribiendo(0)}>
          <EscribirMensajeDialog idTabla={escribiendo} tabla={tabla.novedad} onClose={() => setEscribiendo(0)} />
        </DialogPart>
      ) : null}
    </>
  );
}

interface FilaProps {
  readonly row: FilaNovedad;
  readonly actual: boolean;
  /** Gets what its tracking says; null if it names no observation. */
  readonly alLeer: (id: number, entrada: Observacion | null) => void;
  readonly alAbrir: () => void;
  readonly alEscribir: () => void;
}

function Fila({ row, actual, alLeer, alAbrir, alEscribir }: FilaProps) {
  const { IdPersonaNovedad: id, NombreCompleto, Empresa } = row;
  const [vigilar, entrada, sinLeer] = useObservacionDeFila<HTMLElement>(id, true);
  useEffect(() => {
    if (entrada !== undefined) alLeer(id, entrada);
  }, [id, entrada, alLeer]);
  return (
    <article ref={vigilar} className="devuelta" aria-current={actual ? 'true' : undefined}>
      <button type="button" className="devuelta-abrir" onClick={alAbrir}>
        <b>{NombreCompleto}</b>
      </button>
      <p className="devuelta-de">{[tipoEnPalabras(row), Empresa].filter(Boolean).join(' · ')}</p>
      {entrada?.html ? (
        <HtmlSeguro html={entrada.html} className="devuelta-texto" />
      ) : (
        <p className="devuelta-texto">{row.Observacion || (sinLeer ? textos.textoSinLeer : textos.sinTexto)}</p>
      )}
      <p className="devuelta-pie">
        <span>{entrada ? textos.observadoHace(ago(entrada.dia)) : textos.declaradoHace(ago(esperaDesde(row)))}</span>
        <Button tone="ghost" aria-label={textos.escribirMensajeDe(NombreCompleto)} onClick={alEscribir}>
          {textos.escribirMensaje}
        </Button>
      </p>
    </article>
  );
}
