import type { CodigoQr, OrdenPago } from '#contract/entities/ordenPago.ts';
import type { IsoDate } from '#lib/dates.ts';

/**
 * Where the payment of an order stands, as far as this tab knows. `turno` counts the codes asked for here: an answer
 * to an earlier question than the last changes nothing, unless it says that the order is paid.
 */
export type EstadoPago = { readonly turno: number } & (
  | { readonly fase: 'pidiendo' }
  | { readonly fase: 'esperando'; readonly qr: CodigoQr; readonly mensaje: string }
  | { readonly fase: 'pagada'; readonly orden: OrdenPago }
  | { readonly fase: 'vencida'; readonly de: 'codigo' | 'solicitud'; readonly fecha: IsoDate }
  | { readonly fase: 'anulada' }
  | { readonly fase: 'fallida'; readonly texto: string }
);

export type Suceso =
  /** A code is asked for: the one on screen goes away first. */
  | { readonly tipo: 'pide' }
  | { readonly tipo: 'qr'; readonly turno: number; readonly qr: CodigoQr; readonly mensaje: string }
  | { readonly tipo: 'sinQr'; readonly turno: number; readonly texto: string }
  /** What the services say of the order; `turno` as it was when they were asked. */
  | { readonly tipo: 'orden'; readonly turno: number; readonly orden: OrdenPago }
  /** They refuse to show the order: it was deleted, or is not this company's any more. */
  | { readonly tipo: 'sinOrden'; readonly turno: number }
  | { readonly tipo: 'dia'; readonly hoy: IsoDate };

/** Nothing is there yet: the code has been asked for. */
export const estadoInicial: EstadoPago = { fase: 'pidiendo', turno: 0 };

/** What the order says of a code on screen or on its way: it may be paid, cancelled, replaced or expired. */
function conOrden(estado: EstadoPago, orden: OrdenPago): EstadoPago {
  const { turno } = estado;
  if (orden.CodigoTransaccion === '') return { fase: 'anulada', turno };
  // Another request took the place of the one this code charges.
  if (estado.fase === 'esperando' && orden.CodigoTransaccion !== estado.qr.CodigoTransaccion)
    return { fase: 'anulada', turno };
  if (orden.Vencida) return { fase: 'vencida', de: 'solicitud', fecha: orden.FechaVencimiento, turno };
  return estado;
}

/**
 * The next state of a payment (spec R 7.6; decision 29). Paid is the end: nothing leads out of it. A code is shown only
 * as the answer to the last question, and no longer once anything says it must not be paid.
 */
export function siguiente(estado: EstadoPago, suceso: Suceso): EstadoPago {
  if (estado.fase === 'pagada') return estado;
  switch (suceso.tipo) {
    case 'pide':
      return { fase: 'pidiendo', turno: estado.turno + 1 };
    case 'qr':
      if (estado.fase !== 'pidiendo' || suceso.turno !== estado.turno) return estado;
      return { fase: 'esperando', turno: estado.turno, qr: suceso.qr, mensaje: suceso.mensaje };
    case 'sinQr':
      if (estado.fase !== 'pidiendo' || suceso.turno !== estado.turno) return estado;
      return { fase: 'fallida', turno: estado.turno, texto: suceso.texto };
    case 'orden':
      if (suceso.orden.Cobrado) return { fase: 'pagada', turno: estado.turno, orden: suceso.orden };
      return suceso.turno === estado.turno ? conOrden(estado, suceso.orden) : estado;
    case 'sinOrden':
      return estado.fase === 'esperando' && suceso.turno === estado.turno
        ? { fase: 'anulada', turno: estado.turno }
        : estado;
    case 'dia':
      return estado.fase === 'esperando' && suceso.hoy > estado.qr.FechaVencimiento
        ? { fase: 'vencida', turno: estado.turno, de: 'codigo', fecha: estado.qr.FechaVencimiento }
        : estado;
  }
}

/** True while a payment may still arrive: a code just expired may have been paid in its last minute. */
export const esperaPago = ({ fase }: EstadoPago): boolean => fase === 'esperando' || fase === 'vencida';
