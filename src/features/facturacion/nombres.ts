import type { Factura } from '#contract/entities/factura.ts';

/** A safe file name: letters, digits, '-' and '_', so that no name leads out of its folder. */
const limpio = (text: string) => text.replace(/[^\w-]+/g, '_').slice(0, 120);

/** The files of an invoice are named after its code (spec F 2.4), or, without a code, after its sale. */
export const nombreDe = ({ cuf, idVenta }: Factura, extension: 'pdf' | 'xml'): string =>
  `${limpio(cuf.trim()) || `venta-${idVenta}`}.${extension}`;
