import type { Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, fits, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };

/** What has the focus: never the page's body. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body ? 'body' : (at?.getAttribute('name') ?? at?.textContent?.trim() ?? '');
  });

/** Drops files on an element, as from the desktop. */
async function soltar(page: Page, selector: string, files: readonly { name: string; type: string; bytes: Buffer }[]) {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of given) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, type, bytes }) => ({ name, type, text: bytes.toString('base64') })),
  );
  await page.dispatchEvent(selector, 'drop', { dataTransfer: data });
}

test('[H1, H2, H4, H6, H7] keys alone lead to the first field; files dropped together go to their places; the focus is never lost', async ({
  page,
}) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.press('Nuevo');
  await list.dialog(list.familia.eleccion).getByRole('button', { name: 'Aviso de alta de cotizante' }).click();
  await expect(form.dialog(/^Confirmar la regional/).getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.search.getByLabel(/^Número de documento/)).toBeFocused();
  await page.keyboard.type(APAZA.documento);
  await page.keyboard.press('Enter');
  await expect(form.search.getByRole('checkbox', { name: /^Seleccionar a / })).toBeChecked();
  await expect(form.search.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.field('Fecha de ingreso')).toBeFocused();
  await expect(page).toHaveTitle(/^Aviso de alta: registro en curso - /);

  const column = page.getByRole('region', { name: 'Archivos' });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg' });
  await soltar(page, '.archivos .drop', [
    { name: 'foto.jpg', type: 'image/jpeg', bytes: picture },
    { name: 'carnet.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
  ]);
  await expect(column.getByText(/^foto\.jpg · /)).toBeVisible();
  await expect(column.getByText(/^carnet\.pdf · /)).toBeVisible();
  await expect(page.getByText('Se cargó', { exact: false }).first()).toBeAttached();
  expect(await focused(page)).not.toBe('body');

  // The crop gives the focus to the files, whose buttons the upload replaces.
  await column.getByRole('button', { name: 'Ajustar Fotografía' }).click();
  await form
    .dialog(/fotografía/i)
    .getByRole('button', { name: 'Usar fotografía' })
    .click();
  await expect(form.dialog()).toHaveCount(0);
  await expect(column.getByText(/^foto\.jpg · /)).toBeVisible();
  expect(await focused(page)).not.toBe('body');

  const points = page.getByRole('region', { name: /^Para declarar/ });
  await points.getByRole('button', { name: 'Haber mensual' }).click();
  await expect(form.field('Haber mensual')).toBeFocused();
  await page.keyboard.type('4850');
  await expect(points.getByRole('button', { name: 'Haber mensual' })).toHaveCount(0);
});

test('[H6] where there is no room for a column, both parts are folded above the tabs', async ({ page }) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await page.getByText(/^Para declarar faltan \d/).click();
  await page.getByRole('button', { name: 'Cargo', exact: true }).click();
  await expect(form.field('Cargo')).toBeFocused();
  await fits(page, 'the form');
});

test('[H6] beside the column on the smallest screen that has it, a date is not cut and the toolbar is one row', async ({
  page,
}) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await page.setViewportSize({ width: 1200, height: 768 });
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await expect(page.getByRole('region', { name: /^Para declarar/ })).toBeVisible();
  await form.pickToday('Fecha de ingreso');
  const cut = await form.field('Fecha de ingreso').evaluate((input) => input.scrollWidth > input.clientWidth);
  expect(cut).toBe(false);
  const tops = await page
    .getByRole('toolbar', { name: 'Acciones del aviso' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});
