import type { OrdenPago } from '#contract/entities/ordenPago.ts';

/** An order may be changed until its payment request is generated. */
export const esBorrador = (orden: Pick<OrdenPago, 'CodigoTransaccion' | 'Cobrado'>): boolean =>
  orden.CodigoTransaccion === '' && !orden.Cobrado;
