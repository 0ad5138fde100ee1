import * as z from 'zod/mini';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { readKept } from '#contract/read.ts';

const llave = z.looseObject({ IdEmpresa: z.int(), IdOrdenPago: z.int().check(z.gte(0)) });

/**
 * Which order the form opens: the address takes precedence over the stored key, so that two tabs never edit each
 * other's order (decision 57). null if neither has one (spec R 8). If only the address names the order, its company is
 * the session's.
 */
export function ordenAAbrir(
  search: URLSearchParams,
  { stored, idEmpresa }: { readonly stored: unknown; readonly idEmpresa: number },
): OrdenRef | null {
  const kept = readKept(llave, stored);
  const asked = search.get('orden');
  if (asked === null) return kept;
  if (!/^\d{1,9}$/.test(asked)) return null;
  const IdOrdenPago = Number(asked);
  return kept?.IdOrdenPago === IdOrdenPago ? kept : { IdOrdenPago, IdEmpresa: idEmpresa };
}
