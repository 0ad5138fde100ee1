import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';
import { TransferenciaFormScreen, TransferenciaListScreen, transferencia } from './support/transferencia.ts';

const MAMANI = { documento: '4890023', nombre: 'MAMANI QUISPE BEATRIZ' };
const CESPEDES = { documento: '4777001', nombre: 'CÉSPEDES MUÑOZ ELENA' };
const santaCruz = { regional: 'SANTA CRUZ', empresa: 'Banco Altiplano', ubicacion: 'MONTERO' };

test('[E-1-06, E-2.5-01, E-2.6-07, E-4-07, E-4-17, E-4-43, E-7.3-03] a worker is transferred: registered, edited, declared, observed, corrected, declared, accepted, printed', async ({
  page,
  openBrowser,
}) => {
  const list = new TransferenciaListScreen(page);
  const form = new TransferenciaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await expectNoViolations(page);
  await list.startNew();
  await form.fillAll(MAMANI.documento, santaCruz);
  await form.tab('Aviso de transferencia');
  await expectNoViolations(page);
  await form.save(MAMANI.nombre);
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();

  await form.press('Editar');
  await form.chooseDestination({ regional: 'SANTA CRUZ', empresa: 'Cooperativa', ubicacion: 'WARNES' });
  await form.save(MAMANI.nombre, 'El registro se modificó correctamente.');
  await expect(page.getByText(/Banco Altiplano S\.A\..*Cooperativa/).first()).toBeVisible();
  await form.declare();
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(MAMANI.nombre, transferencia);
  await review.observe('Va a Cochabamba.');

  await list.open();
  await list
    .row(MAMANI.nombre)
    .getByRole('link', { name: `Editar aviso de ${MAMANI.nombre}` })
    .click();
  await expect(page.getByText('«Va a Cochabamba.»')).toBeVisible();
  await form.press('Editar');
  await form.chooseDestination({ regional: 'COCHABAMBA', empresa: 'Seguros Illimani', ubicacion: 'SACABA' });
  await form.save(MAMANI.nombre, 'El registro se modificó correctamente.');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(MAMANI.nombre, transferencia);
  await again.acceptNoticeOf(MAMANI.nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await form.tab('Aviso de transferencia');
  await expect(form.field('Regional transferencia')).toHaveValue('COCHABAMBA');
  await expect(form.field('Empresa transferencia')).toHaveValue('Seguros Illimani S.A.');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[E-5.7-03] who was transferred is not in the company of her old regional any more', async ({ page }) => {
  const list = new TransferenciaListScreen(page);
  const form = new TransferenciaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.choosePerson(MAMANI.documento);
  await form.accept(`El asegurado(a) ${MAMANI.nombre} no pertenece a la empresa.`);
  await list.shows('Avisos de transferencia');
});

test('[E-4-24, E-5.6-10] a registered one is deleted: its form stays locked, and a reload does not open it', async ({
  page,
}) => {
  const list = new TransferenciaListScreen(page);
  const form = new TransferenciaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.fillAll(CESPEDES.documento, santaCruz);
  await form.save(CESPEDES.nombre);
  await form.delete(CESPEDES.nombre);
  for (const name of ['Grabar', 'Editar', 'Eliminar']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText(CESPEDES.nombre).first()).toBeVisible();
  await page.reload();
  await expect(form.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
  await list.open();
  await expect(list.row(CESPEDES.nombre)).toHaveCount(0);
});
