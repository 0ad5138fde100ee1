import { avisarSinSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import type { OrdenRef } from './abrirOrden.ts';
import { seguirEliminado, seguirGrabado } from './seguimientoOrden.ts';

async function leer({ IdOrdenPago, IdEmpresa }: OrdenRef): Promise<OrdenPago | null> {
  try {
    return await call(ordenPago.obtener, { body: { IdOrdenPago, IdEmpresa } }, { quiet: true });
  } catch (error) {
    if (!isCallError(error)) throw error;
    return null;
  }
}

/**
 * Writes the tracking after a notice's own screen added it to an order (spec R 7.6). The notice's line is read from the order.
 * If that fails, nothing is written and a warning says so.
 */
export async function seguirAgregadoDesdeAviso(ref: OrdenRef, idPersonaNovedad: number): Promise<void> {
  const orden = await leer(ref);
  const lines = orden?.Novedades.filter((n) => n.IdPersonaNovedad === idPersonaNovedad) ?? [];
  if (!orden || lines.length === 0) avisarSinSeguimiento();
  else await seguirLineas(orden, lines);
}

/**
 * Writes the tracking after a notice's own screen took it out of an order (spec R 7.6). The services delete an order that has
 * none left.
 */
export async function seguirQuitadoDesdeAviso(orden: OrdenPago, idPersonaNovedad: number): Promise<void> {
  const Novedades = orden.Novedades.filter((n) => n.IdPersonaNovedad !== idPersonaNovedad);
  if (Novedades.length === 0) await seguirEliminado(orden);
  else await seguirGrabado(orden.IdOrdenPago, orden, { ...orden, Novedades });
}

/**
 * After notices were added to the company's draft, or to a new order: writes the tracking of one or the other (spec R
 * 7.6). The order says which: a draft has other notices too. If it cannot be read, the entry names only the added
 * notices.
 */
export async function seguirAgregado(ref: OrdenRef, lines: readonly NovedadDeOrden[]): Promise<void> {
  await seguirLineas((await leer(ref)) ?? { IdOrdenPago: ref.IdOrdenPago, Observacion: '', Novedades: [] }, lines);
}

/** Writes that these lines came into an order, which may have them already. */
async function seguirLineas(
  { IdOrdenPago, Observacion, Novedades }: Pick<OrdenPago, 'IdOrdenPago' | 'Observacion' | 'Novedades'>,
  lines: readonly NovedadDeOrden[],
): Promise<void> {
  const added = new Set(lines.map((n) => n.IdPersonaNovedad));
  const others = Novedades.filter((n) => !added.has(n.IdPersonaNovedad));
  const before = others.length > 0 ? { Observacion, Novedades: others } : null;
  await seguirGrabado(IdOrdenPago, before, { Observacion, Novedades: [...others, ...lines] });
}
