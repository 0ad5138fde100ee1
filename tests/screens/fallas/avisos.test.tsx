import { test } from 'vitest';
import { probar } from './probar.ts';
import { filasDe } from './tabla.ts';

test.each(filasDe('avisos').map((fila) => [fila.titulo, fila] as const))('[E-8-01] %s', (_, { form, lista }) =>
  probar(form, lista),
);
