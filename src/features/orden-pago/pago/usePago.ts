import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { avisarFallida } from '#blocks/hecho/avisarFallida.tsx';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { ordenPagoControlMessages } from '#blocks/orden-pago-control/messages.ts';
import { call, callWithMessage } from '#client/call.ts';
import { ContractViolation, isCallError, isMute, ServiceRejection } from '#client/errors.ts';
import { watchSession } from '#client/sessionRest.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { today } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import { CODIGO_DE_TRANSACCION, pagoMessages } from '../messagesPago.ts';
import { crearPago, type Pago, type Vista } from './pago.ts';

/** How often to check whether the code has expired. */
const PULSO = 15_000;

/** True for a message that needs a dialog instead of a toast (spec R 7.6). */
export const nombraCodigo = (mensaje: string): boolean => fold(mensaje).includes(fold(CODIGO_DE_TRANSACCION));

/** Requests the code. A refusal that names a transaction code is shown in its own dialog (spec R 7.6). */
export async function pedirQr(ref: OrdenRef) {
  try {
    const { datos, mensaje } = await callWithMessage(ordenPagoCobro.generarQr, { body: { ...ref } }, { quiet: true });
    // A message instead of a code: it says why there is none, or that the code was created elsewhere.
    if (datos === null && mensaje) throw new ServiceRejection(mensaje);
    if (datos === null) throw new ContractViolation('GeneraQR: neither a code nor a message');
    return { qr: datos, mensaje: mensaje?.Descripcion ?? '' };
  } catch (error) {
    if (error instanceof ServiceRejection && nombraCodigo(error.mensaje.Descripcion))
      void avisarFallida(error, { title: pagoMessages.titulo, message: error.mensaje.Descripcion });
    throw error;
  }
}

function textoDe(error: unknown): string | null {
  // An answer without a message has its own text here; an incomplete message is handled as everywhere (spec R 7.6,
  // F 8).
  if (isMute(error)) return ordenPagoControlMessages.problema;
  return isCallError(error) ? enUnaLinea(error) : null;
}

/** The payment of an order while its panel is open. `alPagar` is called once, when it is found to be paid. */
export function usePago(ref: OrdenRef, alPagar: (orden: OrdenPago) => void): Vista & { readonly pago: Pago } {
  const sinSesion = useRef(false);
  const [pago] = useState(() =>
    crearPago({
      pedirQr: () => pedirQr(ref),
      leerOrden: () => call(ordenPago.obtener, { body: { ...ref } }, { quiet: true }),
      textoDe,
      rechaza: (error) => error instanceof ServiceRejection,
      sinMensaje: ordenPagoControlMessages.problema,
      alPagar,
      // Nobody looks under the lock screen either, and the services would not answer.
      oculta: () => sinSesion.current || document.visibilityState === 'hidden',
      hoy: today,
    }),
  );
  useEffect(() => {
    pago.abrir();
    const looked = () => pago.visibilidad();
    const pulse = setInterval(() => pago.reloj(), PULSO);
    document.addEventListener('visibilitychange', looked);
    const stop = watchSession((lost) => {
      sinSesion.current = lost;
      looked();
    });
    return () => {
      pago.cerrar();
      clearInterval(pulse);
      stop();
      document.removeEventListener('visibilitychange', looked);
    };
  }, [pago]);
  return { ...useStore(pago.store), pago };
}
