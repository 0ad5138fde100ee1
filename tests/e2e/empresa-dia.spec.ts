import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { control, OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs } from './support/pages.ts';
import { expect, fits, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("an employer's day on a phone: a worker registered, the order asked for and paid, the notice declared", async ({
  page,
}) => {
  const form = new AltaFormScreen(page);
  const order = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await fits(page, 'home');
  await page.getByRole('link', { name: 'Nueva alta' }).click();
  const regional = form.dialog('Confirmar la regional donde se registrará la novedad');
  await regional.getByRole('button', { name: 'Aceptar' }).click();
  await form.fillPaid();
  await fits(page, 'form');
  await form.press('Grabar y agregar a una orden de pago');
  await form.accept('¿Desea guardar el aviso de alta');
  await expect(page.getByRole('heading', { name: /Se agregó a la orden de pago \d+/ })).toBeFocused();
  await fits(page, 'outcome');

  await page.getByRole('link', { name: /^Abrir la orden \d+/ }).click();
  await order.shows(/^Orden de pago \d+$/);
  await order.generate();
  await order.openPayment();
  await fits(page, 'code');
  await control(page, 'pay', { IdOrdenPago: order.id });
  await order.showsPaid();
  await order.closePayment();
  await order.stageIs('Pagada');
  await fits(page, 'order');

  // Back to the notice by its list, as on another day.
  const list = new AltaListScreen(page);
  await list.open();
  const row = list.row(/Pagado/).filter({ hasText: 'VARGAS TÓRREZ JUAN PABLO' });
  await row.getByRole('link', { name: /aviso de VARGAS TÓRREZ JUAN PABLO$/ }).click();
  await form.stateIs('Pagado');
  await form.declare();
  await fits(page, 'declared');
});
