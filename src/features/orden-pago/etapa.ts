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

/** What is offered for an order (spec R 2.7, R 4.4; decision 48). */
export function actosDe(orden: OrdenPago): ReadonlySet<Acto> {
  const etapa = etapaDe(orden);
  const offered: (Acto | false)[] = [
    etapa === 'borrador' && 'grabar',
    etapa === 'borrador' && 'agregar',
    etapa === 'borrador' && orden.IdOrdenPago > 0 && 'eliminar',
    // What it costs must be known before it can be asked for.
    etapa === 'borrador' && sumOf(orden.Novedades.map(({ Total }) => Total)) !== null && 'generar',
    etapa === 'generada' && 'pagar',
    orden.CodigoTransaccion !== '' && orden.IdVenta === 0 && !orden.Cobrado && 'anular',
    orden.CodigoTransaccion !== '' && 'imprimir',
    orden.Cuf !== '' && 'imprimirFactura',
    orden.Cuf !== '' && 'descargarXml',
  ];
  return new Set(offered.filter((acto) => acto !== false));
}
