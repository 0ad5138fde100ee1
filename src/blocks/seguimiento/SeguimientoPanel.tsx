import './seguimiento.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { query } from '#client/query.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { transport } from '#messages/transport.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';
import { EscribirMensajeDialog } from './EscribirMensajeDialog.tsx';
import { seguimientoMessages as textos } from './messages.ts';
import { recientePrimero } from './orden.ts';

const Lista = later(async () => (await import('./ListaSeguimiento.tsx')).default);

/** The number of entries shown at first, and added by each 'Ver más' (spec R 2.3). */
const porPagina = 5;

interface Props {
  idTabla: number;
  tabla: string;
  /** Next to a form: stays in view while the form scrolls. */
  aside?: boolean;
  /** Messages cannot be added here. */
  readOnly?: boolean;
  /** What happened to the record and has no entry of its own, such as the payment of an order. */
  hechos?: readonly SeguimientoItem[];
}

const ninguno: readonly SeguimientoItem[] = [];

/**
 * What happened to a notice or an order, newest first, and a button to add a message. Renders nothing before the first
 * save.
 */
export function SeguimientoPanel({ idTabla, tabla, aside = false, readOnly = false, hechos = ninguno }: Props) {
  const id = useId();
  const [escribiendo, setEscribiendo] = useState(false);
  return (
    <section className={`card seguimiento ${aside ? 'seguimiento-lado' : ''}`} aria-labelledby={id}>
      <h2 id={id} className="seguimiento-titulo">
        {textos.titulo}
      </h2>
      {idTabla > 0 ? (
        <>
          <Entradas key={`${tabla}/${idTabla}`} {...{ idTabla, tabla, hechos }} />
          {readOnly ? null : (
            <Button icon="message" className="seguimiento-escribir" onClick={() => setEscribiendo(true)}>
              {textos.escribir}
            </Button>
          )}
        </>
      ) : (
        <p className="seguimiento-vacio">{textos.sinEntradas}</p>
      )}
      {escribiendo ? <EscribirMensajeDialog {...{ idTabla, tabla }} onClose={() => setEscribiendo(false)} /> : null}
    </section>
  );
}

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

function Entradas({ idTabla, tabla, hechos }: Pick<Props, 'idTabla' | 'tabla'> & { hechos: typeof ninguno }) {
  const [shown, setShown] = useState(porPagina);
  const lista = useQuery(query(seguimiento.lista, { body: { IdTabla: idTabla, Tabla: tabla } }));
  const entradas = useMemo(
    () => [...sinCopias(lista.data ?? []), ...hechos].sort(recientePrimero),
    [lista.data, hechos],
  );
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
