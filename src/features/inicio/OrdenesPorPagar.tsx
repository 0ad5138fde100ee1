import { Link } from 'react-router-dom';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { aperturaDeOrden, type OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { inicio } from './messages.ts';
import type { useOrdenesPorPagar } from './useOrdenesPorPagar.ts';

const LONGEST = 5;

/** How to open an order's form. */
function abrir(orden: OrdenRef) {
  const { to, remember } = aperturaDeOrden(orden);
  return { to, onClick: remember };
}

/** The unpaid payment orders of the company. */
export function OrdenesPorPagar({ ordenes }: { ordenes: ReturnType<typeof useOrdenesPorPagar> }) {
  return (
    <Card
      title={inicio.ordenesPorPagar}
      pad={false}
      actions={<Link to={pathTo('orden-pago-admin-ex')}>{inicio.verTodos}</Link>}
    >
      {ordenes.isPending ? (
        <div className="home-wait home-wait-rows">
          <Skeleton lines={4} />
        </div>
      ) : ordenes.isError ? (
        <LecturaFallida de={ordenes} />
      ) : ordenes.data.length === 0 ? (
        <EmptyState text={inicio.sinOrdenes} icon="check-circle" />
      ) : (
        <ul className="home-list">
          {ordenes.data.slice(0, LONGEST).map((orden) => (
            <li key={orden.IdOrdenPago} className="home-row">
              <div className="home-row-text">
                <b>
                  <Link {...abrir(orden)}>{fill(inicio.ordenNumero, { n: orden.IdOrdenPago })}</Link>
                </b>
                <p>
                  {toLocalDate(orden.FechaOrdenPago)} · {orden.CodigoTransaccion || inicio.sinCodigo}
                </p>
              </div>
              <b className="num">{bolivianos(orden.Total)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
