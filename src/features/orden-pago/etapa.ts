import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { sumOf } from '#lib/money.ts';

/** How far an order is (spec R 4.4): a request that expired can only be cancelled. */
export type Etapa = 'borrador' | 'generada' | 'vencida' | 'pagada';

/** The stage of an order by its data: paid counts before everything else. */
export function etapaDe(orden: OrdenPago): Etapa {
  if (orden.Cobrado || orden.NumeroFactura > 0) return 'pagada';
  if (orden.CodigoTransaccion === '') return 'borrador';
  return orden.Vencida ? 'vencida' : 'generada';
}

export type Acto =
  | 'grabar'
  | 'agregar'
  | 'eliminar'
  | 'generar'
  | 'pagar'
  | 'anular'
  | 'imprimir'
  | 'imprimirFactura'
  | 'descargarXml';

/** Whether it is known what an order costs: by its lines, and by its own total where it has one. */
export const seSabeCuanto = ({ Novedades, Total }: OrdenPago): boolean =>
  typeof Total !== 'string' && sumOf(Novedades.map((linea) => linea.Total)) !== null;

/** What is offered for an order (spec R 2.7, R 4.4; decision 48). */
export function actosDe(orden: OrdenPago): ReadonlySet<Acto> {
  const etapa = etapaDe(orden);
  const offered: (Acto | false)[] = [
    etapa === 'borrador' && 'grabar',
    etapa === 'borrador' && 'agregar',
    etapa === 'borrador' && orden.IdOrdenPago > 0 && 'eliminar',
    etapa === 'borrador' && seSabeCuanto(orden) && 'generar',
    etapa === 'generada' && 'pagar',
    orden.CodigoTransaccion !== '' && orden.IdVenta === 0 && !orden.Cobrado && 'anular',
    orden.CodigoTransaccion !== '' && 'imprimir',
    orden.Cuf !== '' && 'imprimirFactura',
    orden.Cuf !== '' && 'descargarXml',
  ];
  return new Set(offered.filter((acto) => acto !== false));
}
