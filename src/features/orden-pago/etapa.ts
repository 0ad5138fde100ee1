import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { sumOf } from '#lib/money.ts';

export type Acto =
  | 'grabar'
  | 'eliminar'
  | 'generar'
  | 'pagar'
  | 'anular'
  | 'imprimir'
  | 'imprimirFactura'
  | 'descargarXml';

/** Whether the cost of an order is known: all its lines have an amount, and its own total is readable if it has one. */
export const seSabeCuanto = ({ Novedades, Total }: OrdenPago): boolean =>
  typeof Total !== 'string' && sumOf(Novedades.map((linea) => linea.Total)) !== null;

/** The actions on an order (spec R 2.7, R 4.4; decision 48). */
export function actosDe(orden: OrdenPago): ReadonlySet<Acto> {
  const etapa = etapaDe(orden);
  const offered: (Acto | false)[] = [
    etapa === 'borrador' && 'grabar',
    etapa === 'borrador' && orden.IdOrdenPago > 0 && 'eliminar',
    etapa === 'borrador' && seSabeCuanto(orden) && 'generar',
    etapa === 'generada' && 'pagar',
    orden.CodigoTransaccion !== '' && orden.IdVenta === 0 && !estaPagada(orden) && 'anular',
    orden.CodigoTransaccion !== '' && 'imprimir',
    orden.Cuf !== '' && 'imprimirFactura',
    orden.Cuf !== '' && 'descargarXml',
  ];
  return new Set(offered.filter((acto) => acto !== false));
}
