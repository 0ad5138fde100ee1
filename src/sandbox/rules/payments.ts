import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { empresaQuePaga } from '../db/empresas.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { estadoPorId, estadosDeTipo } from '../db/tipos.ts';
import { Refusal } from '../refusal.ts';

const queSePagan: readonly number[] = [
  tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL,
  tipo.PASANTE_CAMBIO_RAZON_SOCIAL,
  tipo.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL,
];

/** Price of a notice in bolivianos. */
export const PRECIO = 50;

/** Whether a notice must be paid before it is declared: changes of name of one company, so that both answers exist. */
export const requierePago = (n: Pick<Novedad, 'IdTipoNovedad' | 'IdEmpresa'>): boolean =>
  n.IdEmpresa === empresaQuePaga && queSePagan.includes(n.IdTipoNovedad);

/** Paid: by its flag or by its state (decision 9). */
export const estaPagado = (n: Novedad): boolean => n.Pagado || estadoPorId(n.IdEstadoProceso)?.estado === 'pagado';

/** The order a notice is in; undefined when it is in none. */
export const ordenDe = (
  db: Database,
  n: Pick<Novedad, 'IdEmpresa' | 'IdRegional' | 'IdPersonaNovedad'>,
): Orden | undefined =>
  db.ordenes.by('empresa', `${n.IdEmpresa}|${n.IdRegional}`).find((o) => o.novedades.includes(n.IdPersonaNovedad));

/** A draft may change: no request generated, not paid. */
export const esBorrador = (orden: Orden): boolean => orden.CodigoTransaccion === '' && !orden.Cobrado;

/** Takes a notice out of its order; an order left empty goes. Refused once the request is generated. */
export function quitarDeOrden(db: Database, orden: Orden, idPersonaNovedad: number): void {
  if (!esBorrador(orden))
    throw new Refusal('La orden de pago ya tiene una solicitud generada; anúlela y vuelva a intentar.');
  const novedades = orden.novedades.filter((id) => id !== idPersonaNovedad);
  if (novedades.length === 0) db.ordenes.remove(orden.IdOrdenPago);
  else db.ordenes.put({ ...orden, novedades });
}

/** Pays an order: its notices get the flag and, from Registrado, the state Pagado (decision 9). */
export function payOrder(db: Database, idOrdenPago: number, today: IsoDate): void {
  const orden = db.ordenes.get(idOrdenPago);
  if (!orden) throw new Refusal('Lo sentimos, el identificador de la orden de pago no es válido.');
  const CodigoTransaccion = orden.CodigoTransaccion || `TX${idOrdenPago}`;
  const NumeroFactura = orden.NumeroFactura || db.next('facturas') + 5000;
  const IdVenta = orden.IdVenta || NumeroFactura + 8000;
  db.ordenes.put({ ...orden, CodigoTransaccion, NumeroFactura, IdVenta, Cobrado: true, FechaPago: today });
  for (const id of orden.novedades) {
    const n = db.novedades.get(id);
    if (n) db.novedades.put({ ...n, Pagado: true, IdEstadoProceso: estadoTrasPago(n), Version: n.Version + 1 });
  }
}

function estadoTrasPago(n: Novedad): number {
  if (estadoPorId(n.IdEstadoProceso)?.estado !== 'registrado') return n.IdEstadoProceso;
  return estadosDeTipo(n.IdTipoNovedad).find((e) => e.estado === 'pagado')?.IdEstadoProceso ?? n.IdEstadoProceso;
}
