import type { Comprobar, Hallazgo } from '#blocks/escritura/asentar.ts';
import { quitado } from '#blocks/escritura/quitado.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { todasEn } from '#blocks/orden-pago-control/carrito.ts';
import type { Contenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { call } from '#client/call.ts';
import type { Comprador, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { filtroDeOrdenes } from './filtroOrdenes.ts';

const quiet = { quiet: true } as const;
const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });
const leerOrden = (ref: OrdenRef): Promise<OrdenPago> => call(ordenPago.obtener, { body: refDe(ref) }, quiet);

/** Checks whether an order has what was saved. */
export const comprobarContenido =
  (orden: OrdenRef, { Observacion, Novedades }: Contenido): Comprobar<number> =>
  async () => {
    const now = await leerOrden(orden);
    const same = todasEn(now.Novedades, Novedades) && todasEn(Novedades, now.Novedades);
    return same && now.Observacion.trim() === Observacion.trim() ? { hecha: orden.IdOrdenPago } : 'sin hacer';
  };

/** Checks whether an order is deleted: the services refuse to show it, and the list of its day no longer has it. */
export const comprobarEliminada =
  (orden: OrdenPago): Comprobar<true> =>
  () => {
    const esElla = ({ IdOrdenPago }: Pick<OrdenPago, 'IdOrdenPago'>) => IdOrdenPago === orden.IdOrdenPago;
    const body = filtroDeOrdenes(orden.IdEmpresa, {
      FechaDesde: orden.FechaOrdenPago,
      FechaHasta: orden.FechaOrdenPago,
      NombrePersona: '',
    });
    return quitado(
      async () => esElla(await leerOrden(orden)),
      async () => (await call(ordenPago.listar, { body }, quiet)).some(esElla),
    );
  };

/** Loads an order and checks whether a write on it was done. */
export const comprobarOrden =
  <T>(orden: OrdenRef, dice: (now: OrdenPago) => Hallazgo<T>): Comprobar<T> =>
  async () =>
    dice(await leerOrden(orden));

const mismo = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Whether an order's invoice is for a buyer; null if the services do not say. */
export function esSuComprador({ Comprador: now }: OrdenPago, sent: Comprador): Hallazgo<true> {
  if (!now) return null;
  const same =
    now.IdTipoDocumento === sent.IdTipoDocumento &&
    mismo(now.RazonSocial, sent.RazonSocial) &&
    mismo(now.NumeroDocumento, sent.NumeroDocumento) &&
    mismo(now.Complemento, sent.Complemento) &&
    mismo(now.CorreoElectronico, sent.CorreoElectronico);
  return same ? { hecha: true } : 'sin hacer';
}
