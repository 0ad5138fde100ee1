import { test } from 'vitest';
import { probar } from './probar.ts';
import { filasDe } from './tabla.ts';

test.each(filasDe('personas').map((fila) => [fila.titulo, fila] as const))('%s', (_, { form, lista }) =>
  probar(form, lista),
);
