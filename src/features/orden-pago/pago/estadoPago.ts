import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import type { CodigoQr, OrdenPago } from '#contract/entities/ordenPago.ts';
import type { IsoDate } from '#lib/dates.ts';

/**
 * The state of an order's payment, as far as this tab knows. `turno` counts the codes requested here: an answer to an
 * earlier request is ignored, unless it says that the order is paid.
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
  /** A code is requested: the one on screen is removed first. */
  | { readonly tipo: 'pide' }
  | { readonly tipo: 'qr'; readonly turno: number; readonly qr: CodigoQr; readonly mensaje: string }
  | { readonly tipo: 'sinQr'; readonly turno: number; readonly texto: string }
  /** The order, as the services answered; `turno` is the one from when the request was sent. */
  | { readonly tipo: 'orden'; readonly turno: number; readonly orden: OrdenPago }
  /** The services refuse to show the order: it was deleted, or no longer belongs to this company. */
  | { readonly tipo: 'sinOrden'; readonly turno: number }
  | { readonly tipo: 'dia'; readonly hoy: IsoDate };

/** The initial state: the code has been requested. */
export const estadoInicial: EstadoPago = { fase: 'pidiendo', turno: 0 };

/** Applies the order to a code that is shown or requested: it may be paid, cancelled, replaced or expired. */
function conOrden(estado: EstadoPago, orden: OrdenPago): EstadoPago {
  const { turno } = estado;
  if (orden.CodigoTransaccion === '') return { fase: 'anulada', turno };
  // Another request replaced the one that this code charges. A code that came without its number is not compared.
  const shown = estado.fase === 'esperando' ? estado.qr.CodigoTransaccion : '';
  if (shown !== '' && orden.CodigoTransaccion !== shown) return { fase: 'anulada', turno };
  if (orden.Vencida) return { fase: 'vencida', de: 'solicitud', fecha: orden.FechaVencimiento, turno };
  return estado;
}

/** Takes a code away after its last day. One whose last day is unknown stays: the services know whether it is valid. */
function conDia(estado: EstadoPago, hoy: IsoDate): EstadoPago {
  if (estado.fase !== 'esperando') return estado;
  const { FechaVencimiento: fecha } = estado.qr;
  return fecha !== '' && hoy > fecha ? { fase: 'vencida', turno: estado.turno, de: 'codigo', fecha } : estado;
}

/**
 * The next state of a payment (spec R 7.6; decision 29). Paid is final. A code is shown only as the answer to the last
 * request, and is removed as soon as anything says that it must not be paid.
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
      if (estaPagada(suceso.orden)) return { fase: 'pagada', turno: estado.turno, orden: suceso.orden };
      return suceso.turno === estado.turno ? conOrden(estado, suceso.orden) : estado;
    case 'sinOrden':
      return estado.fase === 'esperando' && suceso.turno === estado.turno
        ? { fase: 'anulada', turno: estado.turno }
        : estado;
    case 'dia':
      return conDia(estado, suceso.hoy);
  }
}

/** True while a payment may still arrive: an expired code may have been paid in its last minute. */
export const esperaPago = ({ fase }: EstadoPago): boolean => fase === 'esperando' || fase === 'vencida';
