import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('ordenes');

test.each(de('ordenPago.registrar'))('[R-8-13, R-8-14, R-5.5-02, R-7.6-08] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('ordenPago.eliminar'))('[R-8-13, R-5.5-04, R-7.6-09] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('ordenPago.generarSolicitud'))('[R-8-13, R-5.5-05, R-7.6-10] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('ordenPago.anularSolicitud'))('[R-8-13, R-5.5-06, R-7.6-10] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('ordenPagoCobro.carrito'))('[R-7.6-17, R-7.6-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(otras())('%s', (_, { form, lista }) => probar(form, lista));
