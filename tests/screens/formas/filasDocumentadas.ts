import type { Caso } from './documentadas.ts';
import { abiertas } from './filasAbiertas.ts';
import { deEscrituras } from './filasEscrituras.ts';
import { deImpresos } from './filasImpresos.ts';
import { deIngreso } from './filasIngreso.ts';
import { dePantallas } from './filasPantallas.ts';
import { deParametros } from './filasParametros.ts';
import { dePersonas } from './filasPersonas.ts';

/** Every documented reply that a screen shows, by the test file that checks it. */
export const filasDocumentadas: readonly Caso[] = [
  ...dePantallas,
  ...abiertas,
  ...deIngreso,
  ...dePersonas,
  ...deEscrituras,
  ...deParametros,
  ...deImpresos,
];
