import type { Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { AltaPasivoFormScreen, AltaPasivoListScreen } from './support/altaPasivo.ts';
import { NovedadListScreen } from './support/novedad.ts';
import { OrdenFormScreen, OrdenListScreen } from './support/ordenPago.ts';
import { enterAs, LoginScreen } from './support/pages.ts';
import {
  BajaPasivoFormScreen,
  bajaPasivo,
  TransferenciaPasivoFormScreen,
  transferenciaPasivo,
} from './support/retirado.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const looks = [
  { name: '1440 px, light', width: 1440, theme: 'light' },
  { name: '320 px, dark', width: 320, theme: 'dark' },
] as const;

async function dress(page: Page, { width, theme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** The page itself never scrolls sideways. */
async function fits(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.beforeEach(async ({ page }) => dress(page, look));

    test('login, its errors, and the choice of regional', async ({ page }) => {
      const login = new LoginScreen(page);
      await login.open();
      await expectNoViolations(page);
      await fits(page);
      await login.press('Iniciar Sesión');
      await login.tells('Contraseña, no tiene información.');
      await expectNoViolations(page);
      await login.signIn('varias');
      await page.waitForURL('**/auth/regional-module');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
      await fits(page);
    });

    test('home and list, with their dialogs, drop-downs and errors open', async ({ page }) => {
      await enterAs(page, 'empresa');
      await expect(page.getByRole('link', { name: /Avisos observados/ })).toBeVisible();
      await expectNoViolations(page);
      await fits(page);
      const list = new AltaListScreen(page);
      await list.open();
      await expectNoViolations(page);
      await fits(page);
      await page.getByRole('button', { name: 'Elegir fecha: Fecha desde' }).click();
      await expect(page.getByRole('button', { name: /^15 de / })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await list.field('Fecha desde').fill('');
      await list.press('Buscar');
      await list.tells('Debe ingresar la fecha desde.');
      await expectNoViolations(page);
      await list.press('Nuevo');
      await expectNoViolations(page);
    });

    test('form, with its dialogs, lists, calendar, errors and tabs open', async ({ page }) => {
      await enterAs(page, 'empresa');
      const list = new AltaListScreen(page);
      const form = new AltaFormScreen(page);
      await list.open();
      await list.startNew();
      await expect(form.search).toBeVisible();
      await expectNoViolations(page);
      await form.choosePerson('6843217');
      await form.shows('Registro de Alta de cotizante');
      await expectNoViolations(page);
      await fits(page);
      await form.press('Grabar');
      await expect(page.getByRole('heading', { name: /Hay \d+ problemas/ })).toBeVisible();
      await expectNoViolations(page);
      const types = page.getByRole('combobox', { name: /^Tipo alta/ });
      await types.focus();
      await types.press('ArrowDown');
      await expect(page.getByRole('listbox', { name: /^Tipo alta/ })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await form.field('Fecha de ingreso').press('Enter');
      await expect(page.getByRole('button', { name: /^15 de / })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await form.tab('Adjuntos');
      await expectNoViolations(page);
      await fits(page);
      await form.tab('Datos Personales');
      await form.press('Elegir en el mapa');
      await expect(form.dialog(/ubicación|mapa/i)).toBeVisible();
      await expectNoViolations(page);
    });

    test('a saved notice with its tracking, and the print', async ({ page }) => {
      await enterAs(page, 'empresa');
      await page.goto('/seguros/aviso-alta-admin?desde=2025-12-01&hasta=2026-11-30&tipo=0&estado=0&mostrar=Aceptado');
      await page
        .getByRole('link', { name: /^Ver aviso de / })
        .first()
        .click();
      await new AltaFormScreen(page).stateIs('Aceptado');
      await expectNoViolations(page);
      await fits(page);
      await page.getByRole('button', { name: 'Imprimir' }).click();
      await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
      await expectNoViolations(page);
    });

    for (const [Form, family] of [
      [BajaPasivoFormScreen, bajaPasivo],
      [TransferenciaPasivoFormScreen, transferenciaPasivo],
    ] as const)
      test(`${family.lista}: list, search, form and its errors`, async ({ page }) => {
        await enterAs(page, 'empresa');
        const list = new NovedadListScreen(page, family);
        const form = new Form(page);
        await list.open();
        await expectNoViolations(page);
        await fits(page);
        await list.startNew();
        await expect(form.dialog('Asegurados Pasivos')).toBeVisible();
        await expectNoViolations(page);
        await form.chooseRetiree('8200201');
        await form.tab('Datos Personales');
        await expectNoViolations(page);
        await fits(page);
        await form.press('Grabar');
        await expect(page.getByRole('heading', { name: /Hay \d+ problemas/ })).toBeVisible();
        await expectNoViolations(page);
        await fits(page);
      });

    test('retirees: list, resolution, calculator with both results, form and its errors', async ({ page }) => {
      await enterAs(page, 'empresa');
      const list = new AltaPasivoListScreen(page);
      const form = new AltaPasivoFormScreen(page);
      await list.open();
      await expectNoViolations(page);
      await fits(page);
      await list.startNew('Por resolución');
      await form.dialog().getByRole('button', { name: 'Aceptar' }).click();
      await form.tells('Debe registrar el Número de Resolución.');
      await expectNoViolations(page);
      await list.open();
      await list.startNew('Por algoritmo');
      await form.find('8200207');
      await form.press('Calcular');
      await form.tells(/Corresponde a la caja/);
      await expectNoViolations(page);
      await fits(page);
      await form
        .dialog()
        .getByRole('combobox', { name: /^Regional/ })
        .selectOption('Santa Cruz');
      await form.press('Calcular');
      await form.tells(/Corresponde a otro gestor/);
      await expectNoViolations(page);
      await form
        .dialog()
        .getByRole('combobox', { name: /^Regional/ })
        .selectOption('La Paz');
      await form.acceptManager();
      await form.press('Grabar');
      await expect(page.getByRole('heading', { name: /Hay \d+ problemas/ })).toBeVisible();
      await expectNoViolations(page);
      await fits(page);
    });

    test('payment orders: list, form, notice picker, question and payment', async ({ page }) => {
      const form = new OrdenFormScreen(page);
      await enterAs(page, 'empresa');
      await new OrdenListScreen(page).open();
      await expectNoViolations(page);
      await fits(page);
      await form.startNew(1);
      await expectNoViolations(page);
      await fits(page);
      await form.press('Agregar novedades');
      await expect(form.dialog('Listado de Novedades').getByRole('checkbox').first()).toBeVisible();
      await expectNoViolations(page);
      await form.dialog('Listado de Novedades').getByRole('button', { name: 'Cancelar' }).click();
      await form.save();
      await form.generate();
      await expectNoViolations(page);
      await form.openPayment();
      await expectNoViolations(page);
      await fits(page);
    });

    test('the staff: list, form and observation', async ({ page }) => {
      await enterAs(page, 'personal');
      await expectNoViolations(page);
      await page.goto('/seguros/revision-admin');
      await page
        .getByRole('link', { name: /^Revisar aviso de / })
        .first()
        .click();
      const form = new AltaFormScreen(page);
      await form.stateIs('Declarado');
      await form.press('Observar');
      await expectNoViolations(page);
      await fits(page);
    });
  });
}
