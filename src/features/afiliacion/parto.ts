import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { nacidosMessages as textos } from './messages.ts';

/** The kind of birth and what the child weighed: 'GEMELO, 2450 g'; no weight if the hospital sent none. */
export const partoDe = ({ Multiplicidad, PesoGramos }: Nacimiento): string =>
  [textos.multiplicidades[Multiplicidad] ?? textos.sinMultiplicidad, PesoGramos > 0 ? `${PesoGramos} g` : '']
    .filter(Boolean)
    .join(', ');
