import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { olvidarOrdenes } from '#blocks/orden-pago-control/agregarAOrden.ts';
import { agregarAlCarrito } from '#blocks/orden-pago-control/carrito.ts';
import { ordenPagoControlMessages } from '#blocks/orden-pago-control/messages.ts';
import { seguirAgregado } from '#blocks/orden-pago-control/seguirAgregado.ts';
import { call } from '#client/call.ts';
import { type CallError, isCallError } from '#client/errors.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { general } from '#messages/general.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { PorDeclarar } from './declarar.ts';

/** How creating the payment order ended, with the sentence to show. */
type OrdenCreada =
  | { readonly tipo: 'creada'; readonly idOrdenPago: number; readonly texto: string }
  | { readonly tipo: 'ninguno' | 'no'; readonly texto: string };

/** The notices that can still be charged, as the lines of an order. Throws the errors of `call`. */
function pedirCobrables(IdEmpresa: number): Promise<NovedadDeOrden[]> {
  const any = { NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0, IdOrdenPago: 0 };
  return call(ordenPago.novedadesCobrar, { body: { ...any, IdEmpresa } }, { quiet: true });
}

/**
 * Puts the notices that are paid before they are declared into the company's draft order, in one call, and writes the
 * order's tracking. Nothing is asked. Notices that are in an order already, or paid, are left out.
 */
export async function crearOrden(porPagar: readonly PorDeclarar[], idEmpresa: number): Promise<OrdenCreada> {
  const ids = new Set(porPagar.map(({ idPersonaNovedad }) => idPersonaNovedad));
  let lines: NovedadDeOrden[];
  try {
    lines = (await pedirCobrables(idEmpresa)).filter(({ IdPersonaNovedad }) => ids.has(IdPersonaNovedad));
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { tipo: 'no', texto: enUnaLinea(error) };
  }
  if (lines.length === 0)
    return { tipo: 'ninguno', texto: ids.size > 0 ? textos.yaEnOrden : textos.ningunoRequierePago };
  let texto: string = general.problemaAlRegistrar;
  const fallo = (error: CallError, mudo: boolean) => {
    texto = mudo ? ordenPagoControlMessages.problema : enUnaLinea(error);
  };
  const done = await agregarAlCarrito(escribirSinPreguntar, { IdEmpresa: idEmpresa, lines }, { fallo });
  await olvidarOrdenes();
  if (!done) return { tipo: 'no', texto };
  await seguirAgregado({ IdOrdenPago: done.datos, IdEmpresa: idEmpresa }, lines);
  return { tipo: 'creada', idOrdenPago: done.datos, texto: textos.ordenCreada(done.datos, lines.length) };
}
