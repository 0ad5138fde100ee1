import { fill } from '#lib/texts.ts';
import { ordenPago as textos } from './messages.ts';

/** '1 novedad', '3 novedades'. */
export const cuantas = (n: number): string => (n === 1 ? textos.unaNovedad : fill(textos.novedades, { n }));
