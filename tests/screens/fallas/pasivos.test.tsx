import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('pasivos');

test.each(de('altaPasivo.insertar'))('[R-8-07, R-8-12, R-4.1-14, R-5.2-16, R-7.3-01] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('altaPasivo.modificar', 'altaPasivo.eliminar'))(
  '[R-8-07, R-8-12, R-5.2-16, R-7.3-01] %s',
  (_, { form, lista }) => probar(form, lista),
);
test.each(de('bajaPasivo.insertar'))('[R-8-07, R-5.3-12, R-7.4-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('bajaPasivo.eliminar'))('[R-8-07, R-4.2-21, R-7.4-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('transferenciaPasivo.insertar'))('[R-8-07, R-5.4-07, R-7.5-01] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(otras())('[R-8-07] %s', (_, { form, lista }) => probar(form, lista));
