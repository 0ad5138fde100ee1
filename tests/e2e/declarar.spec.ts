import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { now } from './support/fecha.ts';
import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const M160 = 'Una vez declarada la novedad no podrá modificar la misma.';

test('[H13, H14, H16, H18] a notice is saved and declared with Ctrl+Enter, and its copy is printed alone', async ({
  page,
}) => {
  await page.clock.install({ time: now() });
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  const form = new AltaFormScreen(page);
  await form.fillAll('6843217', { cargo: 'cajera', haber: '4500' });

  const main = page.getByRole('button', { name: 'Grabar y declarar' });
  await main.focus();
  await page.keyboard.press('Control+Enter');
  await expect(form.questions).toContainText(M160);
  await expect(form.questions.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.questions).toHaveCount(0);
  await expect(main).toBeFocused();

  await page.keyboard.press('Control+Enter');
  await expect(form.questions).toContainText('¿Desea guardar el aviso de alta');
  await form.questions.getByRole('button', { name: 'Cambiar Cargo' }).click();
  await expect(form.field('Cargo')).toBeFocused();
  await form.field('Cargo').fill('cajera principal');

  await page.keyboard.press('Control+Enter');
  await expect(form.questions).toContainText('CAJERA PRINCIPAL');
  // The dialog ignores the keys for a moment, so that the press that opened it does not answer it.
  await page.clock.runFor(520);
  await page.keyboard.press('Control+Enter');
  const declared = page.getByRole('heading', { name: 'Aviso declarado' });
  await form.stateIs('Declarado');
  await expect(declared).toBeFocused();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimir constancia' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await expect(page.locator('.constancia')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.constancia')).toContainText('No reemplaza al aviso oficial.');
  await expect(page.locator('#root')).toBeHidden();
});

test('[H10, H11, H16] what is paid first is saved into an order, which its outcome leads to', async ({ page }) => {
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  const form = new AltaFormScreen(page);
  await form.fillPaid();
  await expect(page.getByRole('region', { name: 'Listo para grabar' })).toContainText('Antes de declarar');
  await expectNoViolations(page);

  await page.keyboard.press('Control+Enter');
  await form.accept('¿Desea guardar el aviso de alta');
  await expect(page.getByRole('heading', { name: /Se agregó a la orden de pago \d+/ })).toBeFocused();
  const steps = page.getByRole('list', { name: 'Estado del aviso' }).getByRole('listitem');
  await expect(steps).toContainText(['Registrado', 'Pagado', 'Declarado', 'Aceptado']);
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Abrir la orden \d+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orden de pago \d+/ })).toBeVisible();
});
