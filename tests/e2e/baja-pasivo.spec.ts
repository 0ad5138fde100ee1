import { NovedadListScreen, ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { BajaPasivoFormScreen, bajaPasivo } from './support/retirado.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const OBSERVACION = 'El certificado no se lee.';

test('[R-2.4-17, R-7.4-04, R-4.2-02, R-4.2-07, R-4.2-10, R-4.2-12, R-4.2-15, R-7.4-01] a retiree died: found with the hospital’s report, registered, declared, observed, corrected, accepted, printed', async ({
  page,
  openBrowser,
}) => {
  const form = new BajaPasivoFormScreen(page);
  await enterAs(page, 'empresa');
  const nombre = await form.start('8200204');
  await form.shows('Registro de Aviso de Baja Pasivo');
  await form.tab(bajaPasivo.pestana);
  await expect(form.field('Fecha de Baja')).not.toHaveValue('');
  await expect(form.field('Lugar de fallecimiento')).toHaveValue('CENTRO DE SALUD');
  await form.choose('Localidad de registro', 'EL ALTO');
  await expectNoViolations(page);
  await form.uploadFiles();
  await form.save(nombre);
  await expect(page.getByText('Ninguno → Registrado')).toBeVisible();

  await form.press('Declarar');
  await form.accept(`¿Está seguro de declarar la baja de pasivo del asegurado(a) ${nombre}?`);
  await form.tells('El registro se declaró correctamente.');
  await form.stateIs('Declarado');
  await expect(page.getByText('Registrado → Declarado')).toBeVisible();

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(nombre, bajaPasivo);
  await desk
    .getByRole('list', { name: 'Estado del aviso' })
    .getByRole('button', { name: /^Observado/ })
    .click();
  const dialog = review.dialog('Observación');
  await dialog.getByLabel(/^Observación/).fill(OBSERVACION);
  await dialog.getByRole('button', { name: 'Grabar' }).click();
  await review.tells('Se observó correctamente la novedad.');
  await review.stateIs('Observado');

  await form.reopen(nombre, OBSERVACION);
  await form.upload(/CERTIFICADO DE DEFUNCIÓN/);
  await form.save(nombre, 'El registro se modificó correctamente.');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(nombre, bajaPasivo);
  await again.acceptNoticeOf(nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[R-5.3-13, R-4.2-21, R-8-18] who still works is no retiree; a registered one is deleted and leads to the list', async ({
  page,
}) => {
  const form = new BajaPasivoFormScreen(page);
  const list = new NovedadListScreen(page, bajaPasivo);
  await enterAs(page, 'empresa');
  await form.start('4890023');
  await form.accept('El registro no corresponde a un asegurado pasivo.');
  const nombre = await form.chooseRetiree('8200202');
  await form.fillAll();
  await form.save(nombre);
  await form.press('Eliminar');
  await form.accept(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${nombre}?`);
  await form.tells('Registro eliminado correctamente.');
  await list.shows('Bajas de pasivos');
  await list.loaded();
  await expectNoViolations(page);
  await expect(list.row(nombre)).toHaveCount(0);
});
