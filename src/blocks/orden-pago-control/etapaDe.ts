import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { estaPagada, type Pagable } from './estaPagada.ts';

/** The stage of an order (spec R 4.4). An expired request can only be cancelled. */
export type Etapa = 'borrador' | 'generada' | 'vencida' | 'pagada';

/** The stage of an order from its data: paid takes precedence. */
export function etapaDe(orden: Pagable & Pick<OrdenPago, 'CodigoTransaccion' | 'Vencida'>): Etapa {
  if (estaPagada(orden)) return 'pagada';
  if (orden.CodigoTransaccion === '') return 'borrador';
  return orden.Vencida ? 'vencida' : 'generada';
}
