import type { Locator, Page } from '@playwright/test';
import { AltaPasivoFormScreen, AltaPasivoListScreen } from './support/altaPasivo.ts';
import { OcupacionalScreen } from './support/ocupacional.ts';
import { control, OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, findViolations, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The husband of the insured person, who is insured through her. */
const SU_ESPOSO = '1000079';

/** Can be read by all, in light and in dark. */
async function isClean(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, true), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

for (const size of sizes)
  test(`an insured person walks home, data, family, notices and absences, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await enterAs(page, 'asegurado');
    await expect(region(page, 'Carnet de asegurado')).toContainText('Vigente');
    await page.getByRole('link', { name: 'Ver todos mis datos' }).click();
    const family = region(page, 'Grupo familiar');
    await family
      .getByRole('button', { name: /^¿No está bien\?/ })
      .first()
      .click();
    const wrong = page.getByRole('dialog', { name: 'Corregir un dato de su familiar' });
    await expect(wrong.getByRole('link', { name: /@/ })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');

    await page.goto('/seguros/mis-avisos');
    await page.getByRole('link', { name: /^Ver aviso: INGRESO A LA EMPRESA/ }).click();
    await expect(region(page, 'Datos del aviso')).toContainText('Banco Altiplano');
    await expect(region(page, 'Seguimiento')).toContainText('Aceptado');
    await expectNoViolations(page);

    await page.goto('/system');
    await region(page, 'Resumen')
      .getByRole('link', { name: /Inasistencias/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reporte de Inasistencias' })).toBeVisible();
    await expect(page.getByRole('table').first()).toHaveAttribute('aria-busy', 'false');
    await expectNoViolations(page);
  });

test('a wrong datum of the insurance, and without an officer to write to: what to do is said, and can be read by all', async ({
  page,
}) => {
  await enterAs(page, 'asegurado');
  await page.goto('/seguros/mis-datos');
  const wrong = page.getByRole('dialog', { name: 'Corregir un dato de su seguro' });
  await page.getByRole('button', { name: '¿No está bien? Su seguro' }).click();
  await expect(wrong.getByRole('link', { name: /@/ })).toBeVisible();
  await isClean(page);
  await page.route('**/ParametroRegionalRecuperaXId', (route) =>
    route.fulfill({ json: { ok: true, Datos: null, Mensaje: null } }),
  );
  await page.reload();
  await page.getByRole('button', { name: '¿No está bien? Su seguro' }).click();
  await expect(wrong).toContainText('Acuda a la oficina de seguros de su regional');
  await isClean(page);
});

for (const size of sizes)
  test(`her exam: without an appointment, then with one, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/auth');
    await control(page, 'reset', {});
    await enterAs(page, 'pagos');
    const dates = region(page, 'Citas y exámenes');
    await expect(dates).toContainText('Examen preocupacional, todavía sin cita');
    await isClean(page);
    await dates.getByRole('link', { name: /^Programar Examen preocupacional/ }).click();
    await page.getByRole('button', { name: /^Cita de / }).click();
    const exams = new OcupacionalScreen(page);
    await expect(exams.appointment).toBeVisible();
    await isClean(page);
    await exams.schedule();
    await page.goto('/system');
    await expect(dates.getByRole('button', { name: /^Al calendario Examen preocupacional/ })).toBeVisible();
    await expect(dates).not.toContainText('todavía sin cita');
  });

/** Changes what the services answer about her orders, until the routes are removed. */
const answering = (page: Page, change: (orden: Record<string, unknown>) => void, after = Promise.resolve()) =>
  page.route('**/AsegOrdenPago/**', async (route) => {
    await after;
    const response = await route.fetch();
    const json = await response.json();
    if (json.Datos && typeof json.Datos === 'object' && 'CodigoTransaccion' in json.Datos) change(json.Datos);
    await route.fulfill({ response, json });
  });

for (const size of sizes)
  test(`a payment that is stopped, that changed meanwhile, and whose time is over, at ${size.width} px`, async ({
    page,
  }) => {
    const form = new OrdenFormScreen(page);
    await page.setViewportSize(size);
    await page.goto('/auth');
    await control(page, 'reset', {});
    await enterAs(page, 'pagos');
    await page.getByRole('link', { name: 'Pagar Bs. 50.00' }).click();
    const confirmation = form.dialog(/^Pagar Bs\./);
    await control(page, 'faults', {
      ...{ kind: 'refuse', path: 'OrdenPagoGeneraSolicitud', times: 1 },
      text: 'El banco no responde.',
    });
    await confirmation.getByRole('button', { name: 'Ver el QR' }).click();
    await expect(confirmation).toContainText('El banco no responde.');
    await isClean(page);

    await answering(page, (orden) => Object.assign(orden, { Total: 80 }));
    await confirmation.getByRole('button', { name: 'Continuar' }).click();
    await expect(confirmation).toContainText('Lo que hay que pagar cambió mientras tanto');
    await expect(confirmation.getByRole('heading')).toHaveText('Pagar Bs. 80.00');
    await isClean(page);

    await confirmation.getByRole('button', { name: 'Ver el QR' }).click();
    await expect(form.qr).toBeVisible();
    // The payment is looked at every few seconds too: that is not answered before the button is pressed.
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answering(page, (orden) => Object.assign(orden, { Vencida: true }), pressed);
    await form.panel.getByRole('button', { name: 'Verificar pago' }).click();
    release();
    await expect(form.panel).toContainText('El plazo para pagar venció.');
    await expect(form.panel).toContainText('No se le cobró nada.');
    await expect(form.qr).toHaveCount(0);
    await isClean(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

for (const size of sizes)
  test(`of several she chooses what to pay, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/auth');
    await control(page, 'reset', {});
    await page.route(/OrdenPagoNovedadesCobrar\/$/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const more = json.Datos.map((one: { IdPersonaNovedad: number }) => ({
        ...one,
        IdPersonaNovedad: one.IdPersonaNovedad + 1,
      }));
      await route.fulfill({ response, json: { ...json, Datos: [...json.Datos, ...more] } });
    });
    await enterAs(page, 'pagos');
    await page.getByRole('link', { name: 'Pagar Bs. 100.00' }).click();
    const choice = page.getByRole('dialog', { name: 'Pagar Bs. 100.00' });
    await expect(choice.getByRole('checkbox')).toHaveCount(2);
    await isClean(page);
    await choice.getByRole('checkbox').first().uncheck();
    await expect(page.getByRole('dialog', { name: 'Pagar Bs. 50.00' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

for (const size of sizes)
  test(`[R-1-01] she registers a retiree's notice of her family, and leaves the declaring to her company, at ${size.width} px`, async ({
    page,
  }) => {
    const list = new AltaPasivoListScreen(page);
    const form = new AltaPasivoFormScreen(page);
    await page.setViewportSize(size);
    await page.goto('/auth');
    await control(page, 'reset', {});
    await enterAs(page, 'asegurado');
    await list.open();
    await list.startNew('Por resolución');
    await form.tellResolution('RA-88/2026');
    const nombre = await form.find(SU_ESPOSO);
    await form.shows('Registro de Alta de pasivo por resolución');
    await form.fillAll();
    await form.save(`¿Desea guardar el alta de pasivo por resolución de la persona ${nombre}?`);
    await form.stateIs('Registrado');
    // What she may do with it is there, and among it is no declaring.
    await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Declarar', exact: true })).toHaveCount(0);
    await expectNoViolations(page);
  });

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [user, paths] of [
    ['asegurado', ['/system', '/seguros/mis-datos', '/seguros/mis-avisos', '/seguros/reporte-citas-medicas']],
    ['pagos', ['/system', '/seguros/orden-pago-admin-ex', '/seguros/ocupacional-admin-ex']],
  ] as const)
    test(`every button of ${user} is as large as a thumb`, async ({ page }) => {
      await page.goto('/auth');
      await control(page, 'reset', {});
      await enterAs(page, user);
      for (const path of paths) {
        if (path !== '/system') await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.skeleton, .propio-pildora-espera, [aria-busy="true"]')).toHaveCount(0);
        const buttons = page.getByRole('main').locator('.btn').filter({ visible: true });
        await expect(buttons.first()).toBeVisible();
        const small = await buttons.evaluateAll((all) =>
          all
            .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height < 44),
        );
        expect(small, path).toEqual([]);
      }
    });
});
