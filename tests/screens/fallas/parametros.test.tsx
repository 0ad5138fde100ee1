import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('parametros');

test.each(de('relacionesParentesco.grabar'))('[R-2.11-01, R-7.1-02, R-1-06] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('relacionesParentesco.eliminar'))('[R-2.11-01, R-7.1-03, R-1-06] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('tiposAsegurado.grabar', 'tiposAsegurado.eliminar'))(
  '[R-2.11-01, F-7.7-08, R-1-06] %s',
  (_, { form, lista }) => probar(form, lista),
);
test.each(de('tiposNovedad.grabar'))('[F-7.7-06] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('tiposNovedad.eliminar'))('[F-7.7-07] %s', (_, { form, lista }) => probar(form, lista));
test.each(otras())('%s', (_, { form, lista }) => probar(form, lista));
