import type { Factura } from '#contract/entities/factura.ts';
import { safeName } from '#lib/texts.ts';

/** The files of an invoice are named after its code (spec F 2.4), or, without a code, after its sale. */
export const nombreDe = ({ cuf, idVenta }: Factura, extension: 'pdf' | 'xml'): string =>
  `${safeName(cuf) || `venta-${idVenta}`}.${extension}`;
