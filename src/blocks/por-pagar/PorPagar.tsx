import './por-pagar.css';
import type { ReactNode } from 'react';
import { bolivianos, sumOf } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { deQuien } from './enPalabras.ts';
import { porPagarMessages as textos } from './messages.ts';
import { llaveDeLinea, type PagoPendiente } from './porPagar.ts';
import type { usePorPagar } from './usePorPagar.ts';

/** The words of the button that pays. */
export const pagarTexto = ({ Total }: PagoPendiente): string => fill(textos.pagar, { importe: bolivianos(Total) });

/** What an insured person owes, each with what it is for and the way to pay it. */
export function PorPagar({
  deuda,
  accion,
  enlace,
  className = '',
}: {
  readonly deuda: ReturnType<typeof usePorPagar>;
  /** What pays one of them. */
  readonly accion: (pago: PagoPendiente) => ReactNode;
  /** In the head: the way to the payments. */
  readonly enlace?: ReactNode;
  readonly className?: string;
}) {
  return (
    <Card title={textos.titulo} pad={false} actions={enlace} className={className}>
      {deuda.failed ? <ErrorBlock text={textos.error} onRetry={deuda.retry} busy={deuda.fetching} /> : null}
      {deuda.pending ? (
        <div className="por-pagar-fila">
          <Skeleton lines={1} />
        </div>
      ) : null}
      {deuda.pagos?.length === 0 && !deuda.failed ? <p className="por-pagar-fila muted">{textos.nada}</p> : null}
      {deuda.pagos && deuda.pagos.length > 0 ? (
        <ul className="por-pagar-lista">
          {deuda.pagos.map((pago) => (
            <li key={pago.clave} className="por-pagar-fila">
              <ul className="por-pagar-que">
                {pago.Novedades.map((linea, at) => (
                  <li key={llaveDeLinea(linea, at)}>{deQuien(linea)}</li>
                ))}
              </ul>
              {accion(pago)}
            </li>
          ))}
        </ul>
      ) : null}
      {deuda.pagos && deuda.pagos.length > 1 ? (
        <p className="por-pagar-fila por-pagar-total">
          <span>{textos.total}</span>
          <b className="num">{bolivianos(sumOf(deuda.pagos.map(({ Total }) => Total)))}</b>
        </p>
      ) : null}
    </Card>
  );
}
