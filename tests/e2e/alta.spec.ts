import { AltaFormScreen, AltaListScreen, ReviewScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };
const VARGAS = { documento: '5120984', nombre: 'VARGAS TÓRREZ JUAN PABLO' };

test('[E-1-02, E-1-03, E-4-01, E-4-18] an employer registers a worker and declares the notice, the staff accepts it', async ({
  page,
  openBrowser,
}) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.fillAll(APAZA.documento, { cargo: 'cajera', haber: '4850' });
  await form.save(APAZA.nombre);
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();
  await form.declare();
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(APAZA.nombre);
  await review.tab('Aviso de alta');
  await expect(review.field('Cargo')).toHaveValue('CAJERA');
  await expect(review.field('Cargo')).toHaveJSProperty('readOnly', true);
  await review.acceptNoticeOf(APAZA.nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[E-4-05, E-4-08, E-4-21, E-8-07] edited, declared: the staff observes, the employer corrects where it is told to, and it is accepted', async ({
  page,
  openBrowser,
}) => {
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  await form.fillAll(VARGAS.documento, { cargo: 'auxiliar', haber: '3200' });
  await form.save(VARGAS.nombre);
  await form.press('Editar');
  await form.tab('Aviso de alta');
  await form.field('Haber mensual').fill('3300');
  await form.save(VARGAS.nombre, 'El registro se modificó correctamente.');
  await form.declare();

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(VARGAS.nombre);
  await review.press('Observar');
  await review.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
  await review.tells('La Observación, no tiene información.');
  await review
    .dialog('Observación')
    .getByLabel(/^Observación/)
    .fill('El cargo no coincide con el contrato.');
  await review.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
  await review.tells('Se observó correctamente la novedad.');
  await review.stateIs('Observado');

  await page.goto('/system');
  await page.getByRole('link', { name: /Avisos observados/ }).click();
  await page.getByRole('link', { name: /^Altas, Observado/ }).click();
  await list.shows('Avisos de alta');
  await list
    .row(VARGAS.nombre)
    .getByRole('link', { name: `Editar aviso de ${VARGAS.nombre}` })
    .click();
  await expect(page.getByText('«El cargo no coincide con el contrato.»')).toBeVisible();
  await form.press('Editar');
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('cajero principal');
  await form.save(VARGAS.nombre, 'El registro se modificó correctamente.');
  await expect(page.getByText('Observado -> Registrado')).toBeVisible();
  await expect(page.getByText(/AUXILIAR.*CAJERO PRINCIPAL/)).toBeVisible();
  await form.declare();

  await (await new ReviewScreen(desk).openNoticeOf(VARGAS.nombre)).press('Aceptar');
  await review.accept(`¿Desea aceptar el aviso de ${VARGAS.nombre}?`);
  await review.stateIs('Aceptado');

  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Carnet de asegurado(a)');
  await expect(form.dialog('Carnet de asegurado(a)')).toContainText(/1 de 1/);
});
