import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';

/** All notices of the company that are unpaid and in no order; null if the call failed, which has been shown. */
export async function pedirPendientes({ IdEmpresa, IdOrdenPago }: OrdenRef): Promise<NovedadDeOrden[] | null> {
  const any = { NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0 };
  try {
    return await call(ordenPago.novedadesCobrar, { body: { ...any, IdEmpresa, IdOrdenPago } });
  } catch (error) {
    if (!isCallError(error)) throw error;
    return null;
  }
}
