import { NovedadListScreen, ReviewScreen } from './support/novedad.ts';
import { EVER, enterAs } from './support/pages.ts';
import { TransferenciaPasivoFormScreen, transferenciaPasivo } from './support/retirado.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const OBSERVACION = 'Va a Cochabamba.';

test('[R-2.5-06, R-2.5-10, R-4.3-02, R-4.3-03, R-4.3-07, R-4.3-10, R-7.5-02, decision 122] a retiree moves: registered, declared, observed, corrected, accepted, printed', async ({
  page,
  openBrowser,
}) => {
  const form = new TransferenciaPasivoFormScreen(page);
  await enterAs(page, 'empresa');
  const nombre = await form.start('8200201');
  await form.shows('Registro de Aviso de Transferencia Pasivo');
  for (const place of ['Ubicación de nacimiento', 'Ubicación de la dirección'])
    await expect(form.field(place)).toHaveValue(/ · /);
  await form.tab('Datos Personales');
  await form.looksAtMap();
  await form.tab(transferenciaPasivo.pestana);
  await form.pickToday('Fecha de transferencia');
  await form.chooseDestination('SANTA CRUZ', 'Banco Altiplano', 'MONTERO');
  await expectNoViolations(page);
  await form.uploadPhoto();
  await form.save(nombre);
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();
  await form.declare();
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(nombre, transferenciaPasivo);
  await review.observe(OBSERVACION);

  await form.reopen(nombre, OBSERVACION);
  await form.chooseDestination('COCHABAMBA', 'Seguros Illimani', 'SACABA');
  await form.save(nombre, 'El registro se modificó correctamente.');
  await expect(page.getByText(/Banco Altiplano S\.A\..*Seguros Illimani/).first()).toBeVisible();
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(nombre, transferenciaPasivo);
  await again.acceptNoticeOf(nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await form.tab(transferenciaPasivo.pestana);
  await expect(form.field('Regional transferencia')).toHaveValue('COCHABAMBA');
  await expect(form.field('Empresa transferencia')).toHaveValue('Seguros Illimani S.A.');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[R-4.3-08, R-2.5-01] a registered one is deleted: its form stays locked, and the list, its rows alternating, has it no more', async ({
  page,
}) => {
  const form = new TransferenciaPasivoFormScreen(page);
  const list = new NovedadListScreen(page, transferenciaPasivo);
  await enterAs(page, 'empresa');
  const nombre = await form.start('8200203');
  await form.tab(transferenciaPasivo.pestana);
  await form.pickToday('Fecha de transferencia');
  await form.chooseDestination('SANTA CRUZ', 'Banco Altiplano', 'WARNES');
  await form.uploadPhoto();
  await form.save(nombre);
  await form.press('Eliminar');
  await form.accept(`¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ${nombre}?`);
  await form.tells('Registro eliminado correctamente.');
  await expect(page.getByText(/El aviso fue eliminado/)).toBeVisible();
  for (const name of ['Grabar', 'Editar', 'Eliminar'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.goto(`${transferenciaPasivo.ruta}?${EVER}`);
  await list.loaded();
  // A row under the pointer has its own shade.
  await page.mouse.move(0, 0);
  const shade = (row: number) => page.getByRole('row').nth(row).getByRole('cell').first();
  const plain = await shade(1).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect(shade(2)).not.toHaveCSS('background-color', plain);
  await expect(shade(3)).toHaveCSS('background-color', plain);
  await expectNoViolations(page);
  await expect(list.row(nombre)).toHaveCount(0);
});
