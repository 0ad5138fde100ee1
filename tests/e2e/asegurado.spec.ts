import { control, OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, expectNoViolations, fits, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an insured person looks at the card, the data, the family and a notice on a phone', async ({ page }) => {
  await enterAs(page, 'asegurado');
  const card = page.getByRole('region', { name: 'Carnet de asegurado' });
  await expect(card).toContainText('CÉSPEDES MUÑOZ ELENA');
  await expect(card).toContainText('Vigente');
  await expect(page.getByRole('region', { name: 'Grupo familiar' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /Inasistencias/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ver carnet en PDF' }).click();
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

test('what she owes is paid in two presses, and the invoice is at hand', async ({ page }) => {
  const form = new OrdenFormScreen(page);
  await page.goto('/auth');
  await control(page, 'reset', {});
  await enterAs(page, 'pagos');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Pagar Bs. 50.00' }).click();
  const confirmation = form.dialog('Pagar Bs. 50.00');
  await expect(confirmation).toContainText('Examen preocupacional');
  await expectNoViolations(page);
  await confirmation.getByRole('button', { name: 'Ver el QR' }).click();
  await expect(form.qr).toBeVisible();
  await expectNoViolations(page);

  const listed = page.getByRole('link', { name: /^Ver el pago \d+$/, includeHidden: true });
  const id = Number(/\d+/.exec((await listed.getAttribute('aria-label')) ?? '')?.[0]);
  await control(page, 'pay', { IdOrdenPago: id });
  await expect(form.panel).toContainText('Su pago ya está registrado.');
  await expect(form.qr).toHaveCount(0);
  await expectNoViolations(page);
  await form.panel.getByRole('button', { name: 'Imprimir factura' }).click();
  const invoice = form.dialog(/^Factura \d+$/);
  await expect(invoice).toContainText('Página 1 de 1');
  await page.keyboard.press('Escape');
  await form.closePayment();

  await expect(page.getByRole('region', { name: 'Por pagar' })).toContainText('No debe nada.');
  await expect(page.getByRole('button', { name: /^Ver la factura \d+$/ })).toBeVisible();
  await expectNoViolations(page);
  await listed.click();
  await form.stageIs('Pagado');
  await expect(page.getByText('Número de comprobante')).toHaveCount(0);
  await expectNoViolations(page);
});

test('on a large screen too; a call that fails between the order and its code goes on from there, and orders once', async ({
  page,
}) => {
  const form = new OrdenFormScreen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/auth');
  await control(page, 'reset', {});
  await enterAs(page, 'pagos');
  await page.getByRole('link', { name: 'Pagar Bs. 50.00' }).click();
  const confirmation = form.dialog('Pagar Bs. 50.00');
  await expect(confirmation).toContainText('Todavía no se le cobra nada');
  await control(page, 'faults', {
    ...{ kind: 'refuse', path: 'OrdenPagoGeneraSolicitud', times: 1 },
    text: 'El banco no responde.',
  });
  await confirmation.getByRole('button', { name: 'Ver el QR' }).click();
  await expect(confirmation).toContainText('El banco no responde.');
  await expect(confirmation).toContainText('No se le cobró nada. Al continuar se sigue desde donde quedó.');
  await confirmation.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.qr).toBeVisible();
  await form.closePayment();
  await expect(page.getByRole('link', { name: /^Ver el pago \d+$/ })).toHaveCount(1);
  // What is owed is still the one exam, with its code asked for.
  await expect(page.getByRole('button', { name: /^Pagar Bs\./ })).toHaveText('Pagar Bs. 50.00');
});

test('what comes stands before what was missed; it goes into the calendar of the telephone', async ({ page }) => {
  await enterAs(page, 'asegurado');
  const parts = page.getByRole('region', { name: 'Citas y exámenes' }).getByRole('heading', { level: 3 });
  await expect(parts).toHaveText(['Próximas', 'A las que no asistieron']);
  const next = page.getByRole('button', { name: /^Al calendario/ }).first();
  const [file] = await Promise.all([page.waitForEvent('download'), next.click()]);
  expect(file.suggestedFilename()).toMatch(/^cita-\d{4}-\d\d-\d\d\.ics$/);
});

test('the card of each of the family fills the screen, also without a connection; after the session nothing is left', async ({
  page,
  watch,
}) => {
  watch.expect(/request failed|console: .*(ERR_INTERNET_DISCONNECTED|Failed to fetch)/);
  await enterAs(page, 'asegurado');
  const cards = page.getByRole('button', { name: /^Carnet de / });
  await expect(cards).toHaveCount(3);
  await cards.first().click();
  const card = page.getByRole('dialog', { name: 'Carnet de asegurado' });
  const box = await card.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ver todos mis datos' }).click();
  await expect(page.getByRole('region', { name: 'Contacto' })).toBeVisible();
  await expect(cards).toHaveCount(3);

  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible();
  await cards.first().click();
  const name = (await card.locator('.carne-nombre').textContent()) ?? '';
  expect(name).not.toBe('');
  await expect(card).toContainText('Vigente');
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);

  await page.getByRole('button', { name: /^Su cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/auth');
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      await caches.keys(),
      document.body.textContent,
    ]);
  });
  expect(left).not.toContain(name);
});

test('a wrong datum leads to the officer who corrects it', async ({ page }) => {
  await enterAs(page, 'asegurado');
  await page.goto('/seguros/mis-datos');
  await expect(page.getByRole('region', { name: 'Contacto' }).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.getByRole('button', { name: '¿No está bien? Datos personales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir un dato personal' });
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+subject=Correcci/);
  await expectNoViolations(page);
});

test('nothing is wider than a small phone, and the buttons of a document stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pedidos = pedidosDe(page);
  await enterAs(page, 'pagos');
  for (const path of ['/system', '/seguros/mis-datos', '/seguros/mis-avisos', '/seguros/orden-pago-admin-ex']) {
    if (path !== '/system') await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pedidos.answered();
    await fits(page, path);
  }
  await page.goto('/system');
  await page.getByRole('button', { name: 'Ver carnet en PDF' }).click();
  const viewer = page.getByRole('dialog', { name: 'Carnet de asegurado' });
  await expect(viewer).toContainText('Página 1 de 1');
  const tools = viewer.getByRole('toolbar', { name: 'Documento' });
  const tops = await tools.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(7);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  for (const name of ['Descargar', 'Imprimir', 'Abrir en pestaña'])
    await expect(tools.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page);
});
