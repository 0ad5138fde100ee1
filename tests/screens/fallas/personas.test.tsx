import { test } from 'vitest';
import { formasDe } from './filas.ts';
import { probar } from './probar.ts';

const { de, otras } = formasDe('personas');

test.each(
  de(
    'afiliacionCambios.datosNoRelevantes',
    'afiliacionCambios.datosRelevantes',
    'afiliacionCambios.genero',
    'afiliacionCambios.ampliacion',
    'afiliacionCambios.ampliacionPorResolucion',
    'afiliacionCambios.compromisoAfiliacion',
    'afiliacionCambios.compromisoPago',
  ),
)('[R-7.2-03] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('afiliacion.modificar', 'afiliacion.insertar'))('[R-7.2-18] %s', (_, { form, lista }) =>
  probar(form, lista),
);
test.each(de('novedades.quitarHabilitarVigencia'))('[R-7.2-16] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('afiliacionCambios.observacion'))('[R-7.2-17] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('recienNacidos.grabar'))('[R-7.2-11] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('recienNacidos.concluir'))('[R-7.2-13] %s', (_, { form, lista }) => probar(form, lista));
test.each(de('bdpa.notificarDiferencia'))('[F-6-08] %s', (_, { form, lista }) => probar(form, lista));
test.each(otras())('%s', (_, { form, lista }) => probar(form, lista));
