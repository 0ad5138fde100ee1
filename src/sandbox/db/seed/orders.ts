import type { Novedad, Orden } from '../rows.ts';
import { estadoPorId } from '../tipos.ts';
import type { Sowing } from './people.ts';

/** Groups of at most three notices of one company and regional. */
function grouped(notices: readonly Novedad[]): Novedad[][] {
  const groups: Novedad[][] = [];
  for (const notice of notices) {
    const group = groups.find(
      (g) => g.length < 3 && g[0]?.IdEmpresa === notice.IdEmpresa && g[0]?.IdRegional === notice.IdRegional,
    );
    if (group) group.push(notice);
    else groups.push([notice]);
  }
  return groups;
}

function sowOrder({ db, random }: Sowing, notices: readonly Novedad[], stage: 'draft' | 'generated' | 'paid'): void {
  const [first] = notices;
  if (!first) return;
  const IdOrdenPago = db.next('ordenes') + 1000;
  const last =
    notices
      .map((n) => n.FechaRegistro)
      .sort()
      .at(-1) ?? first.FechaRegistro;
  const paid = stage === 'paid';
  const order: Orden = {
    IdOrdenPago,
    IdEmpresa: first.IdEmpresa,
    IdRegional: first.IdRegional,
    FechaOrdenPago: last,
    CodigoTransaccion: stage === 'draft' ? '' : `TX${random.int(100_000, 999_999)}${IdOrdenPago}`,
    Observacion: '',
    NumeroFactura: 0,
    IdVenta: 0,
    FechaPago: paid ? last : '',
    Cobrado: paid,
    GeneradoEmpresa: true,
    Cuf: '',
    novedades: notices.map((n) => n.IdPersonaNovedad),
  };
  db.ordenes.put(order);
}

/**
 * Adds payment orders. Every paid notice is in a paid order. Some unpaid registrations are in drafts and requests. Invoices
 * are added later.
 */
export function sowOrders(sowing: Sowing, notices: readonly Novedad[], waiting: number): void {
  for (const group of grouped(notices.filter((n) => n.Pagado))) sowOrder(sowing, group, 'paid');
  const unpaid = notices.filter((n) => !n.Pagado && estadoPorId(n.IdEstadoProceso)?.clave === 'AVISO_ALTA_REGISTRADO');
  grouped(unpaid.slice(0, waiting * 2)).forEach((group, at) => {
    sowOrder(sowing, group, at % 2 === 0 ? 'draft' : 'generated');
  });
}
