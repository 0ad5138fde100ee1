import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const M160 = 'Una vez declarada la novedad no podrá modificar la misma.';

test('[H13, H14, H16, H18] a notice is saved and declared with Ctrl+Enter, and its copy is printed alone', async ({
  page,
}) => {
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
  // The dialog ignores the keys for a moment, so the first try may come too early.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status', { name: 'Avance' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await form.stateIs('Declarado');
  await expect(page.getByRole('heading', { name: 'Aviso declarado' })).toBeFocused();

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
