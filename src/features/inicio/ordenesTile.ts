import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { bolivianos, sumOf } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { inicio } from './messages.ts';
import type { TileProps } from './Tile.tsx';
import type { useOrdenesPorPagar } from './useOrdenesPorPagar.ts';

const contadas = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const novedades = (n: number) => contadas(n, inicio.novedad, inicio.novedades);

/** An answer as far as it is there. */
interface Consulta<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
}

/** What is to be paid: the total of the unpaid orders and of the notices that have yet to be ordered, and the link to them. */
export function tarjetaDeOrdenes(
  ordenes: ReturnType<typeof useOrdenesPorPagar>,
  sueltas: Consulta<readonly NovedadDeOrden[]>,
): TileProps {
  const known = ordenes.data && sueltas.data ? { ordenes: ordenes.data, sueltas: sueltas.data } : null;
  const lines = (known?.ordenes ?? []).flatMap((orden) => orden.Novedades);
  const ordered = new Set(lines.map(({ IdPersonaNovedad }) => IdPersonaNovedad));
  const rest = (known?.sueltas ?? []).filter(({ IdPersonaNovedad }) => !ordered.has(IdPersonaNovedad));
  const total = sumOf([...(known?.ordenes ?? []), ...rest].map(({ Total }) => Total));
  const parts = [
    ...(known?.ordenes.length
      ? [
          fill(inicio.porPagarNota, {
            ordenes: contadas(known.ordenes.length, inicio.orden, inicio.ordenes),
            novedades: novedades(lines.length),
          }),
        ]
      : []),
    ...(rest.length > 0 ? [fill(inicio.porPagarSinOrden, { novedades: novedades(rest.length) })] : []),
  ];
  return {
    label: inicio.porPagar,
    value: ordenes.isError || sueltas.isError ? '—' : known ? bolivianos(total) : null,
    note: known ? parts.join(' · ') || inicio.porPagarNinguna : '',
    to: pathTo('orden-pago-admin-ex'),
  };
}
