import { control, OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an insured person looks at the card, the data, the family and a notice on a phone', async ({ page }) => {
  await enterAs(page, 'asegurado');
  const card = page.getByRole('region', { name: 'Carné de asegurado' });
  await expect(card).toContainText('CÉSPEDES MUÑOZ ELENA');
  await expect(card).toContainText('Vigente');
  await expect(page.getByRole('region', { name: 'Grupo familiar' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /Inasistencias/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ver carné en PDF' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ver todos mis datos' }).click();
  await expect(page.getByRole('region', { name: 'Su seguro' })).toContainText('TITULAR');
  await expectNoViolations(page);

  await page.goto('/seguros/mis-avisos');
  await page.getByRole('link', { name: /^Ver aviso: INGRESO A LA EMPRESA/ }).click();
  await expect(page.getByRole('region', { name: 'Seguimiento' })).toContainText('Aceptado');
  await expect(page.getByRole('button', { name: 'Escribir mensaje' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('nobody else’s notice opens, and what is not granted leads home', async ({ page }) => {
  await enterAs(page, 'asegurado');
  await page.goto('/seguros/mi-aviso?novedad=500001');
  await expect(page.getByText('No tiene acceso.')).toBeVisible();
  for (const path of ['/seguros/orden-pago-admin-ex', '/seguros/revision-admin', '/seguros/aviso-alta-admin']) {
    await page.goto(path);
    await page.waitForURL('**/system');
    await expect(page.locator('.toast')).toContainText('No tiene acceso.');
  }
});

test('an insured person changes her telephone, and sees the change among the family’s acts', async ({ page }) => {
  await enterAs(page, 'asegurado');
  await page.goto('/seguros/mis-datos');
  await page.getByRole('button', { name: 'Cambiar los datos de contacto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Celular').fill('70011223');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Grabar' }).click();
  await expect(page.getByRole('region', { name: 'Contacto' })).toContainText('70011223');
  await page.goto('/seguros/mis-avisos');
  await expect(page.getByRole('region', { name: 'Afiliaciones de su familia' })).toContainText('CÉSPEDES MUÑOZ ELENA');
});

test('whom payment orders are granted pays her own exam on a phone and reads the invoice', async ({ page }) => {
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'pagos');
  await page.getByRole('link', { name: /Por pagar/ }).click();
  await form.shows('Órdenes de pago');
  await form.press('Armar desde pendientes');
  await form.accept('¿Desea reunir en una orden de pago todas las novedades pendientes?');
  await form.shows(/^Orden de pago \d+$/);
  await expect(page.getByText('PREOCUPACIONAL')).toBeVisible();
  await form.generate();
  await form.openPayment();
  await control(page, 'pay', { IdOrdenPago: form.id });
  await form.showsPaid();
  await form.panel.getByRole('button', { name: 'Imprimir factura' }).click();
  await expect(form.dialog(/^Factura \d+$/)).toContainText('Página 1 de 1');
  await page.keyboard.press('Escape');
  await form.closePayment();
  await form.stageIs('Pagada');
  await expectNoViolations(page);
});
