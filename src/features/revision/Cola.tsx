import { useId, useMemo, useState } from 'react';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { Cola as FilasDeCola } from '#engine/review/cola.ts';
import { esperaEn } from '#engine/review/esperas.ts';
import { today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LongRows } from '#ui/layout/LongRows.tsx';
import { FilaDeCola, type Marca } from './FilaDeCola.tsx';
import { FiltroDeCola, MUY_ANTIGUOS } from './FiltroDeCola.tsx';
import { idDe } from './filas.ts';
import { type Busqueda, type FiltroRevision, sinBusqueda } from './filtro.ts';
import { revisionMessages as textos } from './messages.ts';

const ALTO_DE_FILA = 55;

interface ColaProps {
  readonly cola: FilasDeCola;
  /** The rows that match the filter. */
  readonly shown: readonly FilaNovedad[];
  readonly filtro: FiltroRevision;
  readonly texto: string;
  /** Narrows it otherwise. What belongs together comes in one call. */
  readonly alAcotar: (parte: Partial<Busqueda>) => void;
  /** The notice in view. */
  readonly actual: number;
  readonly direccionDe: (row: FilaNovedad) => string;
  readonly alAbrir: (row: FilaNovedad) => void;
  readonly marcaDe: (id: number) => Marca | null;
  readonly enCursoDe: (id: number) => string;
  readonly conSeguimiento: boolean;
  /** Opens the acceptance of several at once; null while there is none. */
  readonly alElegirVarios: (() => void) | null;
}

/** The waiting notices, the longest waiting first, with their filter. */
export function Cola(props: ColaProps) {
  const { cola, shown, filtro, texto, alAcotar, actual, alElegirVarios } = props;
  const { rows, contando, failed, why, failedAll, retry } = cola;
  const [filtrando, setFiltrando] = useState(false);
  const id = useId();
  const day = today();
  const puestos = Object.values(filtro).filter(Boolean).length + (texto === '' ? 0 : 1);
  // The desk renders each second while a decision is held: thousands of dates must not be read each time.
  const antiguos = useMemo(() => rows.filter((row) => esperaEn(row, MUY_ANTIGUOS, day)).length, [rows, day]);
  const noConsultado = textos.noConsultado(failed.join(', '));
  return (
    <>
      <div className="cola-barra">
        <span className="cola-orden">{textos.porEspera}</span>
        <Button
          icon="filter"
          aria-expanded={filtrando}
          aria-controls={filtrando ? id : undefined}
          aria-label={puestos > 0 ? textos.filtrando(puestos) : undefined}
          onClick={() => setFiltrando(!filtrando)}
        >
          {textos.filtrar} {puestos > 0 ? <span className="cola-puestos">{puestos}</span> : null}
        </Button>
        {alElegirVarios ? (
          <Button icon="list" onClick={alElegirVarios}>
            {textos.varios}
          </Button>
        ) : null}
      </div>
      {filtrando ? (
        <section id={id} aria-label={textos.filtrar}>
          <FiltroDeCola {...{ rows, filtro, texto, alAcotar }} />
        </section>
      ) : null}
      {failed.length > 0 && !failedAll ? (
        <Alert
          tone="warn"
          className="cola-aviso"
          title={noConsultado}
          actions={<Button onClick={retry}>{general.reintentar}</Button>}
        >
          <Motivo de={why} />
        </Alert>
      ) : null}
      {antiguos > 0 && filtro.espera === '' ? (
        <Button
          tone="ghost"
          className="cola-antiguos"
          onClick={() => alAcotar({ filtro: { ...filtro, espera: MUY_ANTIGUOS } })}
        >
          {textos.antiguos(antiguos)}
        </Button>
      ) : null}
      {rows.length === 0 && contando ? <Skeleton lines={10} label={textos.cargando} /> : null}
      {failedAll ? (
        <ErrorBlock text={<Motivo de={why} texto={`${noConsultado} ${why.message}`} />} onRetry={retry} />
      ) : null}
      {rows.length === 0 && !contando && failed.length === 0 ? <EmptyState text={textos.vacio} /> : null}
      {shown.length === 0 && rows.length > 0 ? (
        <EmptyState
          text={textos.sinFiltrados}
          action={filtrando ? null : <Button onClick={() => alAcotar(sinBusqueda)}>{textos.quitarFiltro}</Button>}
        />
      ) : null}
      <LongRows
        className="cola-filas"
        label={textos.porRevisar}
        rows={shown}
        keyOf={idDe}
        height={ALTO_DE_FILA}
        active={shown.findIndex((row) => idDe(row) === actual)}
      >
        {(row) => (
          <FilaDeCola
            row={row}
            day={day}
            to={props.direccionDe(row)}
            actual={idDe(row) === actual}
            marca={props.marcaDe(idDe(row))}
            enCurso={props.enCursoDe(idDe(row))}
            conSeguimiento={props.conSeguimiento}
            alAbrir={() => props.alAbrir(row)}
          />
        )}
      </LongRows>
    </>
  );
}
