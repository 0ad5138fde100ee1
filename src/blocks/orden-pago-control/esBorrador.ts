import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { estaPagada, type Pagable } from './estaPagada.ts';

/** An order may be changed until its payment request is generated. */
export const esBorrador = (orden: Pagable & Pick<OrdenPago, 'CodigoTransaccion'>): boolean =>
  orden.CodigoTransaccion === '' && !estaPagada(orden);
