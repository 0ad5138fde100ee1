import type { Factura } from '#contract/entities/factura.ts';

/** Of a file name: letters, digits, '-' and '_', so that no name leads out of its folder. */
const limpio = (text: string) => text.replace(/[^\w-]+/g, '_').slice(0, 120);

/** Files of an invoice are named after its code (spec F 2.4); one without a code, after its sale. */
export const nombreDe = ({ cuf, idVenta }: Factura, extension: 'pdf' | 'xml'): string =>
  `${limpio(cuf.trim()) || `venta-${idVenta}`}.${extension}`;
