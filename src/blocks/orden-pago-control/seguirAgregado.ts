import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import type { OrdenRef } from './abrirOrden.ts';
import { seguirGrabado } from './seguimientoOrden.ts';

async function leer({ IdOrdenPago, IdEmpresa }: OrdenRef): Promise<OrdenPago | null> {
  try {
    return await call(ordenPago.obtener, { body: { IdOrdenPago, IdEmpresa } }, { quiet: true });
  } catch (error) {
    if (!isCallError(error)) throw error;
    return null;
  }
}

/**
 * After notices were added to the company's draft, or to a new order: writes the tracking of one or the other (spec R
 * 7.6). The order says which: a draft has other notices too. If it cannot be read, only what was added is told.
 */
export async function seguirAgregado(ref: OrdenRef, lines: readonly NovedadDeOrden[]): Promise<void> {
  const { Observacion = '', Novedades = [] } = (await leer(ref)) ?? {};
  const added = new Set(lines.map((n) => n.IdPersonaNovedad));
  const others = Novedades.filter((n) => !added.has(n.IdPersonaNovedad));
  const before = others.length > 0 ? { Observacion, Novedades: others } : null;
  await seguirGrabado(ref.IdOrdenPago, before, { Observacion, Novedades: [...others, ...lines] });
}
