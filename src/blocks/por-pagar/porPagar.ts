import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { cleanDate } from '#lib/dates.ts';
import { type Monto, sumOf } from '#lib/money.ts';

/** What is paid with one QR code: an order, or the notices that have yet to be ordered. */
export interface PagoPendiente {
  /** Tells it apart from the others, and finds it again after a navigation. */
  readonly clave: string;
  /** 0 if it has yet to be ordered. */
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
  readonly Novedades: readonly NovedadDeOrden[];
  readonly Total: Monto;
  /** Its request is generated: only the code is missing. */
  readonly solicitada: boolean;
}

/** The notices of a listed order may come without their ids (spec R 3.3), so the place makes the key unique. */
export const llaveDeLinea = ({ IdPersonaNovedad }: NovedadDeOrden, at: number): string => `${at}-${IdPersonaNovedad}`;

const sumaDe = (Novedades: readonly NovedadDeOrden[]): number | null => sumOf(Novedades.map(({ Total }) => Total));

/** What an order charges: its total, or that of its notices if the services send none. One that cannot be read stays. */
export const montoDeOrden = ({ Total, Novedades }: Pick<OrdenPago, 'Total' | 'Novedades'>): Monto =>
  Total ?? sumaDe(Novedades);

/** An unpaid order as something to pay. */
export const pagoDeOrden = (orden: OrdenPago): PagoPendiente => ({
  clave: `orden-${orden.IdOrdenPago}`,
  IdOrdenPago: orden.IdOrdenPago,
  IdEmpresa: orden.IdEmpresa,
  Novedades: orden.Novedades,
  Total: montoDeOrden(orden),
  solicitada: etapaDe(orden) === 'generada',
});

/** Notices without an order as something to pay. */
export const pagoSinOrden = (Novedades: readonly NovedadDeOrden[], IdEmpresa: number): PagoPendiente => ({
  clave: 'sin-orden',
  IdOrdenPago: 0,
  IdEmpresa,
  Novedades,
  Total: sumaDe(Novedades),
  solicitada: false,
});

/**
 * All that is owed: the unpaid orders that have notices, the oldest first, then the notices that are in no order. So what
 * has yet to be ordered is counted too, and nothing twice.
 */
export function pendientesDe(
  ordenes: readonly OrdenPago[],
  sueltas: readonly NovedadDeOrden[],
  IdEmpresa: number,
): readonly PagoPendiente[] {
  const unpaid = ordenes
    .filter((orden) => etapaDe(orden) !== 'pagada' && orden.Novedades.length > 0)
    .toSorted((a, b) => cleanDate(a.FechaOrdenPago).localeCompare(cleanDate(b.FechaOrdenPago)));
  const ordered = new Set(unpaid.flatMap((orden) => orden.Novedades.map((n) => n.IdPersonaNovedad)));
  const rest = sueltas.filter((n) => !ordered.has(n.IdPersonaNovedad));
  return [...unpaid.map(pagoDeOrden), ...(rest.length > 0 ? [pagoSinOrden(rest, IdEmpresa)] : [])];
}
