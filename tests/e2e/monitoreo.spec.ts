import type { Page } from '@playwright/test';
import { enterAs, Screen } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, test } from './support/test.ts';

/** A figure of the summary, by its name. */
const figura = (page: Page, name: string) =>
  page
    .locator('.monitor-total')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('.monitor-total-cifra');

const numero = async (page: Page, name: string) =>
  Number(((await figura(page, name).textContent()) ?? '').replaceAll(',', ''));

/** Presses the button of an action and confirms its question. */
async function hacer(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
}

test('the staff record who is missing, send them, and the figures follow each act', async ({ page }) => {
  const pedidos = pedidosDe(page);
  await enterAs(page, 'personal');
  const screen = new Screen(page);
  await page.getByRole('link', { name: 'Monitoreo', exact: true }).click();
  await screen.shows('Monitoreo del registro central');
  await expect(figura(page, 'Sin registro')).toBeVisible();
  const missing = await numero(page, 'Sin registro');
  const waiting = await numero(page, 'Por enviar');
  const accepted = await numero(page, 'Validados');
  expect(missing).toBeGreaterThan(0);

  let recorded = 0;
  page.on('request', (request) => {
    if (request.url().includes('/GrabarPoblacionBDPA')) recorded += 1;
  });
  await hacer(page, 'Registrar');
  await screen.tells(`Procesados: ${missing}. Observados: 0.`);
  await expect(figura(page, 'Sin registro')).toHaveText('0');
  await expect(figura(page, 'Por enviar')).toHaveText(String(waiting + missing));
  // Coming back to the address does not repeat the action.
  await page.reload();
  await screen.shows('Monitoreo del registro central');
  await expect(figura(page, 'Sin registro')).toHaveText('0');
  await pedidos.answered();
  expect(recorded).toBe(1);

  await hacer(page, 'Enviar');
  await expect(figura(page, 'Por enviar')).toHaveText('0');
  expect(await numero(page, 'Validados')).toBeGreaterThan(accepted);
});

test('a termination and a difference are put right one by one', async ({ page }) => {
  await enterAs(page, 'personal');
  const screen = new Screen(page);
  await page.goto('/seguros/bdpa-monitor?vista=bajas');
  const pending = page.getByRole('table', { name: 'Bajas del periodo por regional' }).getByRole('row').last();
  const before = Number(await pending.getByRole('cell').nth(1).textContent());
  await page
    .getByRole('button', { name: /^Regularizar la baja de / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regularizar' }).click();
  await screen.tells(/^La BDPA conoce ahora la baja de /);
  await expect(pending.getByRole('cell').nth(1)).toHaveText(String(before - 1));

  await page.getByRole('tab', { name: 'Diferencias' }).click();
  const act = page.getByRole('button', { name: /^Actualizar el registro de / }).first();
  const name = (await act.getAttribute('aria-label'))?.replace('Actualizar el registro de ', '') ?? '';
  await expect(page.getByRole('row', { name }).locator('mark').first()).toBeVisible();
  await act.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    `¿Desea poner en la BDPA los datos que la caja tiene de ${name}?`,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Actualizar' }).click();
  await screen.tells('Se actualizó correctamente el registro en la BDPA.');
  await expect(page.getByRole('button', { name: `Actualizar el registro de ${name}` })).toHaveCount(0);
});
