import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { EscribirMensajeDialog } from '#blocks/seguimiento/EscribirMensajeDialog.tsx';
import { HtmlSeguro } from '#blocks/seguimiento/HtmlSeguro.tsx';
import { query } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { tabla } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { ago, type IsoDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LongRows } from '#ui/layout/LongRows.tsx';
import type { Cola } from './cola.ts';
import { tipoEnPalabras } from './filas.ts';
import { revisionMessages as textos } from './messages.ts';
import { type Observacion, ultimaObservacion } from './observacion.ts';

const ALTO_DE_FILA = 132;
/** Of this many the tracking is read; the others say when they were declared. */
const MUCHAS = 60;

interface Devuelta {
  readonly row: FilaNovedad;
  /** null while its tracking is not read, or names no observation. */
  readonly entrada: Observacion | null;
}

const desdeDe = ({ row, entrada }: Devuelta): IsoDate => entrada?.dia || esperaDesde(row);

/** When each notice was observed and what was written, by its tracking. */
function useEntradas(rows: readonly FilaNovedad[]): readonly (Observacion | null)[] {
  return useQueries({
    queries: rows.slice(0, MUCHAS).map(({ IdPersonaNovedad }) => ({
      ...query(seguimiento.lista, { body: { IdTabla: IdPersonaNovedad, Tabla: tabla.novedad } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.map(({ data }) => (data ? ultimaObservacion(data) : null)),
  });
}

/** What was sent back to the companies, the oldest first, with its text and a way to write to the company. */
export function Observados({
  cola: { rows, contando, failed, why, failedAll, retry },
  actual,
  onAbrir,
}: {
  readonly cola: Cola;
  readonly actual: number;
  readonly onAbrir: (row: FilaNovedad) => void;
}) {
  const [escribiendo, setEscribiendo] = useState(0);
  const entradas = useEntradas(rows);
  const devueltas = rows
    .map((row, at): Devuelta => ({ row, entrada: entradas[at] ?? null }))
    .sort((a, b) => desdeDe(a).localeCompare(desdeDe(b)));
  if (rows.length === 0 && contando) return <Skeleton lines={10} />;
  return (
    <>
      {failed.length > 0 ? (
        <ErrorBlock text={`${textos.noConsultado(failed.join(', '))} ${why}`} onRetry={retry} />
      ) : null}
      {rows.length === 0 && !failedAll ? <EmptyState text={textos.vacioObservados} /> : null}
      <LongRows
        className="cola-filas"
        label={textos.observados}
        rows={devueltas}
        keyOf={({ row }) => row.IdPersonaNovedad}
        height={ALTO_DE_FILA}
        active={devueltas.findIndex(({ row }) => row.IdPersonaNovedad === actual)}
      >
        {({ row, entrada }) => (
          <article className="devuelta" aria-current={row.IdPersonaNovedad === actual ? 'true' : undefined}>
            <button type="button" className="devuelta-abrir" onClick={() => onAbrir(row)}>
              <b>{row.NombreCompleto}</b>
            </button>
            <p className="devuelta-de">{[tipoEnPalabras(row), row.Empresa].filter(Boolean).join(' · ')}</p>
            {entrada?.html ? (
              <HtmlSeguro html={entrada.html} className="devuelta-texto" />
            ) : (
              <p className="devuelta-texto">{row.Observacion || textos.sinTexto}</p>
            )}
            <p className="devuelta-pie">
              <span>
                {entrada ? textos.observadoHace(ago(entrada.dia)) : textos.declaradoHace(ago(esperaDesde(row)))}
              </span>
              <Button
                tone="ghost"
                aria-label={textos.escribirMensajeDe(row.NombreCompleto)}
                onClick={() => setEscribiendo(row.IdPersonaNovedad)}
              >
                {textos.escribirMensaje}
              </Button>
            </p>
          </article>
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
