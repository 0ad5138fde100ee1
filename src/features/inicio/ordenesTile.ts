import { bolivianos, sumOf } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { inicio } from './messages.ts';
import type { TileProps } from './Tile.tsx';
import type { useOrdenesPorPagar } from './useOrdenesPorPagar.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The total of the unpaid orders, and the link to them. */
export function tarjetaDeOrdenes({ data, isError }: ReturnType<typeof useOrdenesPorPagar>): TileProps {
  const total = sumOf((data ?? []).map(({ Total }) => Total));
  const notices = (data ?? []).reduce((sum, orden) => sum + orden.Novedades.length, 0);
  const parts = {
    ordenes: count(data?.length ?? 0, inicio.orden, inicio.ordenes),
    novedades: count(notices, inicio.novedad, inicio.novedades),
  };
  return {
    label: inicio.porPagar,
    value: isError ? '—' : data ? bolivianos(total) : null,
    note: data?.length ? fill(inicio.porPagarNota, parts) : inicio.porPagarNinguna,
    to: pathTo('orden-pago-admin-ex'),
  };
}
