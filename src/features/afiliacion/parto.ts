import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { nacidosMessages as textos } from './messages.ts';

/** How many were born and what the child weighed: 'ÚNICO, 3250 g'; no weight if the hospital sent none. */
export const partoDe = ({ Multiplicidad: n, PesoGramos }: Nacimiento): string =>
  [textos.partos[n] ?? textos.partoDe(n), PesoGramos > 0 ? `${PesoGramos} g` : ''].filter(Boolean).join(', ');
