import type { OrdenPago } from '#contract/entities/ordenPago.ts';

/** The stage of an order (spec R 4.4). An expired request can only be cancelled. */
export type Etapa = 'borrador' | 'generada' | 'vencida' | 'pagada';

/** The stage of an order from its data: paid takes precedence. */
export function etapaDe(orden: Pick<OrdenPago, 'Cobrado' | 'NumeroFactura' | 'CodigoTransaccion' | 'Vencida'>): Etapa {
  if (orden.Cobrado || orden.NumeroFactura > 0) return 'pagada';
  if (orden.CodigoTransaccion === '') return 'borrador';
  return orden.Vencida ? 'vencida' : 'generada';
}
