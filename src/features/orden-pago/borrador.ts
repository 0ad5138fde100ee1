import * as z from 'zod/mini';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { session } from '#client/session.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { readKept } from '#contract/read.ts';
import { now } from '#lib/dates.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';
import { pedirPendientes } from './pendientes.ts';
import type { Contenido } from './seguimientoOrden.ts';

const schema = z.object({
  /** ISO moment of the last change kept. */
  at: z.string(),
  observacion: z.string(),
  novedades: z.array(z.number()),
});

/** What was chosen and typed in an order and not saved: kept for this tab only. Of the notices only their ids are. */
export type Borrador = z.infer<typeof schema>;

const llaveDe = ({ IdEmpresa, IdOrdenPago }: OrdenRef) =>
  `${sessionKeys.borrador}${session.getState().user?.id_usuario ?? 0}:orden-pago:${IdEmpresa}:${IdOrdenPago}`;

/** Keeps what an order holds at this moment. */
export function guardarBorrador(orden: OrdenRef, { Observacion, Novedades }: Contenido): void {
  const borrador: Borrador = {
    at: now().toISOString(),
    observacion: Observacion,
    novedades: Novedades.map((n) => n.IdPersonaNovedad),
  };
  tab.write(llaveDe(orden), JSON.stringify(borrador));
}

/** What was in an order before a reload or a crash, or null. */
export const leerBorrador = (orden: OrdenRef): Borrador | null => readKept(schema, readJson(tab, llaveDe(orden)));

/** Forgets it: saved, discarded or deleted. */
export const soltarBorrador = (orden: OrdenRef): void => tab.remove(llaveDe(orden));

/**
 * The content a draft stands for, its notices read anew: what may no longer be charged stays out, and is counted. null
 * when they could not be read, which has been announced.
 */
export async function contenidoDe(
  orden: OrdenPago,
  { observacion, novedades }: Borrador,
): Promise<{ readonly contenido: Contenido; readonly perdidas: number } | null> {
  const found = novedades.length > 0 ? await pedirPendientes(orden) : [];
  if (found === null) return null;
  const known = new Map<number, NovedadDeOrden>([...found, ...orden.Novedades].map((n) => [n.IdPersonaNovedad, n]));
  const Novedades = novedades.flatMap((id) => known.get(id) ?? []);
  return { contenido: { Observacion: observacion, Novedades }, perdidas: novedades.length - Novedades.length };
}
