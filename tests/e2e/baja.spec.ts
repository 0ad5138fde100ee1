import { BajaFormScreen, BajaListScreen, baja } from './support/baja.ts';
import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const MAMANI = { documento: '4890023', nombre: 'MAMANI QUISPE BEATRIZ' };

test('[E-1-05, E-2.4-01, E-4-06, E-4-16, E-4-39, E-7.2-05] a worker leaves: registered, edited, declared, observed, corrected, declared, accepted, printed', async ({
  page,
  openBrowser,
}) => {
  const list = new BajaListScreen(page);
  const form = new BajaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew('Aviso de baja de cotizante');
  await form.fillAll(MAMANI.documento);
  await form.save(MAMANI.nombre);
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();

  await form.press('Editar');
  await form.tab('Aviso de baja');
  await form.field('Haber mensual').fill('5100');
  await form.save(MAMANI.nombre, 'El registro se modificó correctamente.');
  await expect(page.getByText(/5,100\.00/).first()).toBeVisible();
  await form.declare();
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(MAMANI.nombre, baja);
  await review.observe('La carta no tiene sello.');

  await list.open();
  await list
    .row(MAMANI.nombre)
    .getByRole('link', { name: `Editar aviso de ${MAMANI.nombre}` })
    .click();
  await expect(page.getByText('«La carta no tiene sello.»')).toBeVisible();
  await form.press('Editar');
  await form.upload(/CARTA DE RETIRO/);
  await form.save(MAMANI.nombre, 'El registro se modificó correctamente.');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(MAMANI.nombre, baja);
  await again.acceptNoticeOf(MAMANI.nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[E-5.7-02] who left is not in the company any more', async ({ page }) => {
  const form = new BajaFormScreen(page);
  await enterAs(page, 'empresa');
  const list = new BajaListScreen(page);
  await list.open();
  await list.startNew('Aviso de baja de cotizante');
  await form.choosePerson(MAMANI.documento);
  await form.accept(`El asegurado(a) ${MAMANI.nombre} no pertenece a la empresa.`);
  await list.shows('Avisos de baja');
});

test('[E-4-23, E-4-31, E-5.6-11] a registered one is deleted, and the form begins anew', async ({ page }) => {
  const CESPEDES = { documento: '4777001', nombre: 'CÉSPEDES MUÑOZ ELENA' };
  const form = new BajaFormScreen(page);
  const list = new BajaListScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew('Aviso de baja de cotizante');
  await form.fillAll(CESPEDES.documento);
  await form.save(CESPEDES.nombre);
  await form.delete(CESPEDES.nombre);
  await list.open();
  await expect(list.row(CESPEDES.nombre)).toHaveCount(0);
});
