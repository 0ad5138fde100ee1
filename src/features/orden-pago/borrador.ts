import * as z from 'zod/mini';
import { borradoresDe } from '#blocks/borradores/borradores.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import type { Contenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { cambiosEntre, conCambios } from './cambios.ts';
import { pedirPendientes } from './pendientes.ts';

const borradores = borradoresDe({
  /** null if it was not changed. */
  observacion: z.nullable(z.string()),
  agregadas: z.array(z.number()),
  quitadas: z.array(z.number()),
});

/** What was changed in an order and not saved. Only the ids of the notices are stored. */
export type Borrador = NonNullable<ReturnType<typeof borradores.leer>>;

const nombreDe = ({ IdEmpresa, IdOrdenPago }: OrdenRef) => `orden-pago:${IdEmpresa}:${IdOrdenPago}`;

/** Stores how the current content of an order differs from what was loaded. */
export function guardarBorrador(orden: OrdenPago, contenido: Contenido): void {
  const { agregadas, quitadas } = cambiosEntre(orden, contenido);
  borradores.guardar(nombreDe(orden), {
    observacion: contenido.Observacion === orden.Observacion ? null : contenido.Observacion,
    agregadas: agregadas.map((n) => n.IdPersonaNovedad),
    quitadas: [...quitadas],
  });
}

/** What was in an order before a reload or a crash, or null. */
export const leerBorrador = (orden: OrdenRef): Borrador | null => borradores.leer(nombreDe(orden));

/** Deletes the draft: it was saved, discarded or deleted. */
export const soltarBorrador = (orden: OrdenRef): void => borradores.soltar(nombreDe(orden));

/**
 * An order with the changes of a draft, whose notices are loaded again. Notices that can no longer be charged are left
 * out and counted. null if they could not be loaded; that has been shown.
 */
export async function contenidoDe(
  orden: OrdenPago,
  { observacion, agregadas, quitadas }: Borrador,
): Promise<{ readonly contenido: Contenido; readonly perdidas: number } | null> {
  const found = agregadas.length > 0 ? await pedirPendientes(orden) : [];
  if (found === null) return null;
  const known = new Map<number, NovedadDeOrden>([...found, ...orden.Novedades].map((n) => [n.IdPersonaNovedad, n]));
  const lines = agregadas.flatMap((id) => known.get(id) ?? []);
  const Novedades = conCambios(orden, { agregadas: lines, quitadas });
  return {
    contenido: { Observacion: observacion ?? orden.Observacion, Novedades },
    perdidas: agregadas.length - lines.length,
  };
}
