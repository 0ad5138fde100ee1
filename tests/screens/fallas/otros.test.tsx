import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('otros');

test.each(de('ocupacional.registrar'))(
  '[R-1-03, R-2.8-08, R-5.6-04, R-7.7-04, R-8-01, R-8-15] %s',
  (_, { form, lista }) => probar(form, lista),
);
test.each(de('ocupacional.eliminar'))('[R-2.8-06, R-4.5-01, R-5.6-05, R-7.7-05, R-8-15] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('ocupacionalCitas.programar'))('[R-7.7-01, R-7.7-03] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('ocupacionalCitas.eliminar'))('[R-7.7-01] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('afiliacionBdpa.actualizar'))('[F-7.5-04] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('seguimiento.registrar'))('[F-7.8-01] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('recursos.grabarPendiente'))('[R-8-09] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('citasMedicas.registrarCorreos'))('[R-8-16, R-2.10-06, R-7.8-03] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('ordenPagoFormularios.registrar'))('[R-2.9-03, R-7.6-05] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('empAuth.token'))('[F-4.1-01, F-4.1-03] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('login.usuario'))('[F-4.1-01, F-4.1-03] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('empAuth.newToken'))('[F-4.1-06, F-4.1-07] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('contrasena.solicitar'))('[F-2.1-05] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('contrasena.reestablecer'))('[F-2.1-08, F-2.3-09] %s', (_, { form, lista }) => probar(form, lista));
test.each(otras())('%s', (_, { form, lista }) => probar(form, lista));
