import { control, OrdenFormScreen, OrdenListScreen, solicitada } from './support/ordenPago.ts';
import { enterAs, PASSWORD, secondTab } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

test('[R-1-02, R-4.4-02, R-4.4-05, R-4.4-06] from draft to paid to the invoice, with the notices paid', async ({
  page,
}) => {
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await new OrdenListScreen(page).open();
  await form.startNew(2);
  await expect(page.getByRole('button', { name: 'Generar solicitud' })).toHaveAttribute('aria-disabled', 'true');
  await form.save();
  await expectNoViolations(page);
  await form.generate();
  await form.openPayment();
  const box = await form.qr.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
  await expect(form.panel).toContainText('Bs. 100.00');
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await form.press('Descargar QR');
  expect((await download).suggestedFilename()).toMatch(/^QR-TX\d+\.png$/);
  await control(page, 'pay', { IdOrdenPago: form.id });
  // Nobody presses anything. The panel checks by itself.
  await form.showsPaid();
  await expectNoViolations(page);
  const xml = page.waitForEvent('download');
  await form.panel.getByRole('button', { name: 'Descargar XML' }).click();
  expect((await xml).suggestedFilename()).toMatch(/^[0-9A-F]{40,}\.xml$/);
  await form.panel.getByRole('button', { name: 'Imprimir factura' }).click();
  await expect(form.dialog(/^Factura \d+$/)).toContainText('Página 1 de 1');
  await page.keyboard.press('Escape');
  await form.closePayment();
  await form.stageIs('Pagada');
  await expect(page.getByText('Número Factura')).toBeVisible();
});

test('[R-4.4-04] a request is cancelled: its code leaves the other tab too, and the order can be deleted', async ({
  page,
}) => {
  const form = await solicitada(page);
  await form.openPayment();
  const other = new OrdenFormScreen(await secondTab(page));
  await other.stageIs('Solicitud generada');
  await other.press('Anular solicitud');
  await other.accept('¿Desea anular la solicitud de orden de pago?');
  await other.tells('Se anuló correctamente la solicitud de orden de pago.');
  await other.stageIs('Borrador');

  await page.bringToFront();
  await expect(form.panel).toContainText('La solicitud de pago fue anulada.');
  await expect(form.qr).toHaveCount(0);
  await form.closePayment();
  await form.stageIs('Borrador');
  await form.press('Eliminar');
  await form.accept('¿Desea eliminar la orden de pago?');
  await form.tells('Se eliminó correctamente la orden de pago.');
  await form.shows('Órdenes de pago');
});

test('paid in another tab: this one shows it, and neither can pay again', async ({ page }) => {
  const form = await solicitada(page);
  const other = new OrdenFormScreen(await secondTab(page));
  await other.openPayment();
  const code = await other.qr.getAttribute('src');
  await form.openPayment();
  // There is one live code, however many tabs request it.
  expect(await form.qr.getAttribute('src')).toBe(code);
  await control(page, 'pay', { IdOrdenPago: form.id });
  await other.showsPaid();
  await form.showsPaid();
  await form.closePayment();
  await form.stageIs('Pagada');
  await expect(page.getByRole('button', { name: 'Pagar con QR' })).toHaveCount(0);
});

test('an expired request takes its code away; cancelled, another one is generated', async ({ page, watch }) => {
  // The session expires as days pass.
  watch.expect(/answer 401/);
  const form = await solicitada(page);
  await form.openPayment();
  await control(page, 'clock', { days: 8 });
  const lock = page.getByRole('dialog').filter({ has: page.getByLabel(/^Contraseña/) });
  await lock.getByLabel(/^Contraseña\s*\*?$/).fill(PASSWORD);
  await lock.getByRole('checkbox', { name: /robot/i }).check();
  await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(lock).toHaveCount(0);
  await expect(form.panel).toContainText('La solicitud de pago venció.');
  await expect(form.qr).toHaveCount(0);
  await form.closePayment();
  await form.stageIs('Solicitud vencida');
  await form.press('Anular solicitud');
  await form.accept('¿Desea anular la solicitud de orden de pago?');
  await form.stageIs('Borrador');
  await form.generate();
  await control(page, 'clock', { real: true });
});

test('[decision 18] a save that fails speaks, and what was chosen is still there', async ({ page, watch }) => {
  watch.expect(/answer 503/);
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await new OrdenListScreen(page).open();
  await form.startNew(1);
  await control(page, 'faults', { kind: 'status', path: 'OrdenPago/OrdenPagoRegistrar', status: 503, times: 1 });
  await form.press('Grabar');
  await form.accept('¿Desea registrar la orden de pago?');
  await form.tells('Hubo un problema al registrar la información, intente nuevamente.');
  await form.shows('Nueva orden de pago');
  await form.save();
});

test('everything that waits is gathered in one act', async ({ page }) => {
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await new OrdenListScreen(page).open();
  await form.press('Armar desde pendientes');
  await form.accept('¿Desea reunir en una orden de pago todas las novedades pendientes?');
  await form.tells(/^Las novedades se agregaron a la orden de pago \d+\.$/);
  await form.shows(/^Orden de pago \d+$/);
  await form.press('Agregar todas las pendientes');
  await form.tells('No quedan novedades pendientes de pago.');
});
