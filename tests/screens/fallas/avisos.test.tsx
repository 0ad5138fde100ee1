import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('avisos');

test.each(de('altaCotizante.insertar'))('[E-8-01, E-8-02, E-7.1-01] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('altaCotizante.modificar'))('[E-8-01, E-8-03, E-7.1-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('altaCotizante.eliminar'))('[E-8-01, E-8-06, E-4-22, E-4-27, E-7.1-02] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('altaCotizante.aceptar'))('[E-8-01, E-7.1-03, E-1-03] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('personasNovedad.declarar'))('[E-8-01, E-8-05, E-4-13, E-4-15, E-4-20] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('personasNovedad.observar'))('[E-8-01, E-8-07] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('bajaCotizante.insertar'))('[E-8-01, E-1-05, E-5.6-08, E-7.2-01] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('bajaCotizante.modificar'))('[E-8-01, E-8-04, E-7.2-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('bajaCotizante.eliminar'))('[E-8-01, E-4-23, E-7.2-02] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('transferenciaCotizante.insertar'))('[E-8-01, E-5.6-09, E-7.3-01] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('transferenciaCotizante.eliminar'))('[E-8-01, E-4-24, E-7.3-02] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(otras())('[E-8-01] %s', (_, { form, lista }) => probar(form, lista));
