import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { mismasNovedades } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { montoDeOrden, type PagoPendiente, pagoDeOrden } from '#blocks/por-pagar/porPagar.ts';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { sameAmount } from '#lib/money.ts';
import { anularSolicitud, generarSolicitud, grabarOrden, type Medio } from '../operaciones.ts';

const quiet = { quiet: true } as const;

/**
 * How far a payment got. 'listo': its request is generated, or it is already paid, so the code can be requested.
 * 'cambio': the payment differs from what was confirmed; `pago` is the current one. 'detenido': a call failed, and
 * `medio` showed why; `pago` continues from there.
 */
type Llegada =
  | { readonly tipo: 'listo'; readonly orden: OrdenRef }
  | { readonly tipo: 'cambio' | 'detenido'; readonly pago: PagoPendiente };

/** Orders notices that are in no order yet (spec R 7.6: the empty order first, for its date). Returns the id, or null. */
async function ordenar({ IdEmpresa, Novedades }: PagoPendiente, medio: Medio): Promise<number | null> {
  const nueva = await call(ordenPago.nueva, { body: { IdEmpresa } }, quiet);
  return grabarOrden(medio, nueva, { Observacion: '', Novedades: [...Novedades] });
}

/** Whether an order charges exactly what was confirmed. A row of a list may lack the ids of its notices (spec R 3.3). */
function esLoConfirmado(now: OrdenPago, { Novedades, Total }: PagoPendiente): boolean {
  if (!sameAmount(montoDeOrden(now), Total) || now.Novedades.length !== Novedades.length) return false;
  return Novedades.some((n) => n.IdPersonaNovedad === 0) || mismasNovedades(now, { Novedades: [...Novedades] });
}

/** Takes an order to its request: an expired one is cancelled first, a generated one stays. */
async function solicitar(ordenado: PagoPendiente, medio: Medio): Promise<Llegada> {
  const ref = { IdOrdenPago: ordenado.IdOrdenPago, IdEmpresa: ordenado.IdEmpresa };
  const leer = () => call(ordenPago.obtener, { body: ref }, quiet);
  let orden = await leer();
  if (etapaDe(orden) === 'pagada') return { tipo: 'listo', orden: ref };
  if (!esLoConfirmado(orden, ordenado)) return { tipo: 'cambio', pago: pagoDeOrden(orden) };
  if (etapaDe(orden) === 'vencida' && orden.IdVenta === 0) {
    if (!(await anularSolicitud(medio, orden))) return { tipo: 'detenido', pago: ordenado };
    orden = await leer();
  }
  if (etapaDe(orden) === 'borrador' && !(await generarSolicitud(medio, orden)))
    return { tipo: 'detenido', pago: ordenado };
  return { tipo: 'listo', orden: ref };
}

/**
 * Takes what was confirmed to the point where its QR code can be asked for: order, request (spec R 2.7, R 4.4, R 7.6). It
 * reads the order before each step, so that nothing is done twice and nothing else is charged: what another tab or an
 * earlier try did is not repeated.
 */
export async function prepararPago(
  confirmado: PagoPendiente,
  medio: Medio & Pick<Required<Medio>, 'fallo'>,
): Promise<Llegada> {
  let pago = confirmado;
  try {
    const IdOrdenPago = pago.IdOrdenPago || (await ordenar(pago, medio));
    if (IdOrdenPago === null) return { tipo: 'detenido', pago };
    // From here on the order exists: whatever fails, it is not written again.
    pago = { ...pago, IdOrdenPago };
    return await solicitar(pago, medio);
  } catch (error) {
    if (!isCallError(error)) throw error;
    medio.fallo(error);
    return { tipo: 'detenido', pago };
  }
}
