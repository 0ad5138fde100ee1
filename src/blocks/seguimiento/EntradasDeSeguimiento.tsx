import './seguimiento.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { query } from '#client/query.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { transport } from '#messages/transport.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';
import { seguimientoMessages as textos } from './messages.ts';
import { recientePrimero } from './orden.ts';

const Lista = later(async () => (await import('./ListaSeguimiento.tsx')).default);

/** The number of entries shown at first, and added by each 'Ver más' (spec R 2.3). */
const porPagina = 5;

/** Whose tracking it is. */
export interface DeQuien {
  readonly idTabla: number;
  readonly tabla: string;
  /** What happened to the record and has no entry of its own, such as the payment of an order. */
  readonly hechos?: readonly SeguimientoItem[];
}

const ninguno: readonly SeguimientoItem[] = [];

/** A save writes the same words twice, as message and for the audit (spec R 7.6): people read them once. */
const sinCopias = (entradas: readonly SeguimientoItem[]): readonly SeguimientoItem[] =>
  entradas.filter(
    ({ TipoSeguimiento, Asunto, Mensaje }) =>
      TipoSeguimiento !== tipoSeguimiento.AUDITORIA ||
      !entradas.some(
        (other) =>
          other.TipoSeguimiento === tipoSeguimiento.MENSAJE && other.Asunto === Asunto && other.Mensaje === Mensaje,
      ),
  );

/** The entries of a tracking, newest first, and their reading. */
export function useEntradas({ idTabla, tabla, hechos = ninguno }: DeQuien) {
  const lista = useQuery(query(seguimiento.lista, { body: { IdTabla: idTabla, Tabla: tabla } }));
  const entradas = useMemo(
    () => [...sinCopias(lista.data ?? []), ...hechos].sort(recientePrimero),
    [lista.data, hechos],
  );
  return { lista, entradas };
}

/** What happened to a record, newest first, some entries at a time. */
export function EntradasDeSeguimiento(de: DeQuien) {
  const [shown, setShown] = useState(porPagina);
  const { lista, entradas } = useEntradas(de);
  if (lista.isPending) return <Skeleton lines={4} />;
  if (lista.isError && !lista.data)
    return <ErrorBlock text={transport.tecnico} onRetry={() => void lista.refetch()} busy={lista.isFetching} />;
  if (entradas.length === 0) return <p className="seguimiento-vacio">{textos.sinEntradas}</p>;
  return (
    <>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Lista entradas={entradas.slice(0, shown)} />
      </Suspense>
      {entradas.length > shown ? (
        <Button tone="ghost" className="seguimiento-mas" onClick={() => setShown(shown + porPagina)}>
          {textos.verMas} ({entradas.length - shown})
        </Button>
      ) : null}
    </>
  );
}
