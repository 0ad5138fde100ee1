import * as z from 'zod/mini';
import { borradoresDe } from '#blocks/borradores/borradores.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import type { Contenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { pedirPendientes } from './pendientes.ts';

const borradores = borradoresDe({ observacion: z.string(), novedades: z.array(z.number()) });

/** What was chosen and typed in an order and not saved. Only the ids of its notices are stored. */
export type Borrador = NonNullable<ReturnType<typeof borradores.leer>>;

const nombreDe = ({ IdEmpresa, IdOrdenPago }: OrdenRef) => `orden-pago:${IdEmpresa}:${IdOrdenPago}`;

/** Stores the current content of an order. */
export const guardarBorrador = (orden: OrdenRef, { Observacion, Novedades }: Contenido): void =>
  borradores.guardar(nombreDe(orden), {
    observacion: Observacion,
    novedades: Novedades.map((n) => n.IdPersonaNovedad),
  });

/** What was in an order before a reload or a crash, or null. */
export const leerBorrador = (orden: OrdenRef): Borrador | null => borradores.leer(nombreDe(orden));

/** Deletes the draft: it was saved, discarded or deleted. */
export const soltarBorrador = (orden: OrdenRef): void => borradores.soltar(nombreDe(orden));

/**
 * The content of a draft, with its notices loaded again. Notices that can no longer be charged are left out and
 * counted. null if they could not be loaded; that has been shown.
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
