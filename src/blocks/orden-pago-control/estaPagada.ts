import type { OrdenPago } from '#contract/entities/ordenPago.ts';

/** The fields that say whether an order is paid. */
export type Pagable = Pick<OrdenPago, 'Cobrado' | 'NumeroFactura'>;

/**
 * Whether an order is paid. Either field says so: the rows of the list are only documented with an invoice number, which
 * an order gets when it is paid, and a paid order may not have its invoice yet (spec R 2.7, R 3.3, R 4.4).
 */
export const estaPagada = ({ Cobrado, NumeroFactura }: Pagable): boolean => Cobrado || NumeroFactura > 0;
