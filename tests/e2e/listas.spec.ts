import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EVER, enterAs } from './support/pages.ts';
import { expect, findViolations, fits, test } from './support/test.ts';

const ALTAS = '/seguros/aviso-alta-admin';
const rows = (page: Page) => page.locator('main .table tbody tr');
const names = (page: Page) => page.locator('main .table tbody .table-name').allTextContents();

async function openAltas(page: Page, search = EVER): Promise<void> {
  await page.goto(`${ALTAS}?${search}`);
  await expect(rows(page).nth(9)).toBeVisible();
}

/** The query of the page's address, in no order. */
const query = (page: Page) => [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).sort();

test('[H22] page, rows per page and order are in the address; a reload, a link and every way back show the same', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  await page.getByLabel('Filas por página').selectOption('25');
  await page.getByRole('button', { name: /^Nombre completo/ }).click();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect
    .poll(() => query(page))
    .toEqual(expect.arrayContaining(['orden=nombre', 'pagina=2', 'tamano=25', 'desde=2020-01-01', 'hasta=2099-12-31']));
  const left = await names(page);
  const asked = query(page);
  const address = [...asked, 'estado=0', 'tipo=0'].sort();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(left);

  const link = rows(page).nth(3).locator('.table-actions a');
  const name = await link.getAttribute('aria-label');
  const opened = page.getByRole('link', { name: name ?? '', exact: true });
  for (const way of ['Back', 'Salir', 'crumb'] as const) {
    await rows(page).nth(3).locator('.table-name').click();
    await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
    if (way === 'Back') await page.goBack();
    else if (way === 'Salir') await page.getByRole('button', { name: 'Salir' }).click();
    else await page.getByRole('main').getByRole('link', { name: 'Avisos de alta' }).click();
    await expect.poll(() => names(page)).toEqual(left);
    await expect(page.getByLabel('Filas por página')).toHaveValue('25');
    await expect(opened).toBeFocused();
    // After the form the address names the whole filter.
    await expect.poll(() => query(page)).toEqual(way === 'Back' ? asked : address);
  }
});

test('[H22] the menu entry of the same list starts over, in the fields too', async ({ page }) => {
  await enterAs(page, 'empresa');
  for (const [label, path] of [
    ['Órdenes de pago', '/seguros/orden-pago-admin-ex'],
    ['Avisos de alta', ALTAS],
  ] as const) {
    await page.goto(`${path}?desde=2025-01-05&hasta=2025-02-06&pagina=2`);
    await expect(page.getByLabel(/^Fecha desde|^Desde/).first()).toHaveValue('05/01/2025');
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: label }).click();
    await expect(page.getByLabel(/^Fecha desde|^Desde/).first()).not.toHaveValue('05/01/2025');
    expect(new URL(page.url()).search).toBe('');
  }
});

test('[H23] Control or the middle button on a row opens its notice in another tab of the same session', async ({
  page,
  context,
}) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  await page.evaluate(() => sessionStorage.setItem('borrador:prueba', '{}'));
  const name = rows(page).nth(1).locator('.table-name');
  const link = rows(page).nth(1).locator('.table-actions a');
  for (const press of [
    () => name.click({ modifiers: ['ControlOrMeta'] }),
    () => name.click({ button: 'middle' }),
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const [other] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(other.getByRole('button', { name: 'Salir' })).toBeVisible();
    expect(new URL(other.url()).pathname).toContain('aviso-alta-editar');
    expect(await other.evaluate(() => [window.opener, sessionStorage.getItem('borrador:prueba')])).toEqual([
      null,
      null,
    ]);
    expect(context.pages()).toHaveLength(2);
    await other.close();
  }
  expect(new URL(page.url()).pathname).toBe(ALTAS);
});

test('[H24] columns are hidden, moved and offered; a filter is kept under a name and applied through the address', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await openAltas(page, `${EVER}&orden=nombre`);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Nº de aviso' }).check();
  await page.getByRole('button', { name: 'Subir Nº de aviso' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused();
  await page.reload();
  const heads = page.locator('main .table thead .table-sort');
  await expect(heads).toHaveText([
    /^Nombre/,
    /documento/,
    /^Fecha/,
    /^Tipo/,
    /^Pagado/,
    /^Estado/,
    /^Nº de aviso/,
    /^Plazo/,
  ]);

  await page.getByLabel('Filtrar resultados').fill('quispe');
  await page.getByRole('button', { name: 'Filtros guardados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtros guardados' });
  await dialog.getByLabel('Nombre del filtro actual').fill('Todos por nombre');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Todos por nombre')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('listas') ?? '');
  expect(kept).toContain('orden=nombre');
  expect(kept).not.toContain('quispe');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtros guardados' })).toBeFocused();
  await page.goto(ALTAS);
  await page.getByRole('button', { name: 'Filtros guardados' }).click();
  await dialog.getByRole('button', { name: 'Aplicar el filtro Todos por nombre' }).click();
  await expect.poll(() => query(page)).toEqual(['desde=2020-01-01', 'hasta=2099-12-31', 'orden=nombre']);
  await expect(page.getByRole('columnheader', { name: /^Nombre completo/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('[H25] paper has all rows, the shown columns, the order and a head', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page, `${EVER}&orden=nombre`);
  const total = Number((await page.locator('.pager-range').textContent())?.split(' de ')[1]);
  expect(total).toBeGreaterThan(200);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.keyboard.press('Control+p');
  const sheet = page.locator('.print-list');
  await expect(sheet.locator('tbody tr')).toHaveCount(total);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('.shell')).toBeHidden();
  for (const text of ['Avisos de alta', 'Empresa', 'Regional', '01/01/2020 – 31/12/2099', String(total)])
    await expect(sheet.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(sheet.locator('th')).toHaveText([
    /^Nombre/,
    /documento/,
    /^Fecha/,
    /^Tipo/,
    /^Pagado/,
    /^Estado/,
    /^Plazo/,
  ]);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('[H25] the print of the browser’s own menu has all rows too, not those of the page in view', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page, `${EVER}&orden=nombre`);
  const total = Number((await page.locator('.pager-range').textContent())?.split(' de ')[1]);
  expect(total).toBeGreaterThan(200);
  await expect(rows(page)).toHaveCount(10);
  // No key is pressed: the page only hears that the browser is about to print.
  const sheet = page.locator('.print-list');
  const begin = () => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await expect
    .poll(async () => {
      await begin();
      return sheet.locator('tbody tr').count();
    })
    .toBe(total);
  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  // 200 rows are more than three sheets, ten are one.
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(3);
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('[H25] a list with many columns lies on its side on paper', async ({ page }) => {
  await enterAs(page, 'empresa');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('link', { name: 'Inasistencias', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Listado de citas médicas' })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Imprimir el listado' }).click();
  await expect(page.locator('.print-list')).toHaveCount(1);
  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 792 612\]/);
});

test('at 1440 by 900 the tools are one row and row 10 is in view', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  const tools = await page.locator('.table-toolbar').boundingBox();
  expect(tools?.height).toBeLessThan(64);
  await expect(rows(page).nth(9)).toBeInViewport({ ratio: 1 });
  // No name and no kind of notice takes a second line.
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(50);
  for (const [name, text] of [
    ['Filtros guardados', 'Filtros'],
    ['Columnas', 'Columnas'],
    ['Imprimir el listado', 'Imprimir'],
  ] as const) {
    const tool = page.getByRole('button', { name, exact: true });
    await expect(tool).toHaveAttribute('title', name);
    await expect(tool.getByText(text)).toBeHidden();
    for (const width of [1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tool.getByText(text)).toBeVisible();
      expect((await page.locator('.table-toolbar').boundingBox())?.height).toBeLessThan(64);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('on a phone the filter is folded, and the first row is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'empresa');
  await openAltas(page);
  await expect(rows(page).first().locator('.table-name')).toBeInViewport();
  const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);
  const [box, name] = [rows(page).first().getByRole('checkbox'), rows(page).first().locator('.table-strong')];
  expect(Math.abs(middle(await box.boundingBox()) - middle(await name.boundingBox()))).toBeLessThan(3);
  await expect(page.getByLabel('Fecha desde', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros (2)' }).click();
  await expect(page.getByLabel('Fecha desde', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await fits(page, 'filters at 320 px');
});

for (const [list, path, opened] of [
  ['exams', `/seguros/ocupacional-admin-ex?${EVER}`, /^Examen ocupacional/],
  ['invoices', `/facturacion/lista-facturas?${EVER}`, /^Factura \d/],
] as const)
  test(`[H23] a row of ${list} opens its document, on a phone too, and gets the focus back`, async ({ page }) => {
    await enterAs(page, 'empresa');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
      await page.goto(path);
      await expect(rows(page).nth(2)).toBeVisible();
      const opener = rows(page).nth(1).locator('[data-opens-row]');
      await rows(page).nth(1).locator('.table-name').click();
      const viewer = page.getByRole('dialog', { name: opened });
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    }
  });

test('on a phone the filters of absences and of the balance are folded too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'empresa');
  for (const [path, field] of [
    ['/seguros/reporte-citas-medicas', 'Fecha desde'],
    ['/seguros/reporte-saldo-formulario-fisico', 'Novedad'],
  ] as const) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    const control = page.getByRole('form', { name: 'Filtros' }).getByLabel(field, { exact: true });
    await expect(control).toBeHidden();
    await page.getByRole('button', { name: /^Filtros \(\d\)$/ }).click();
    await expect(control).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await fits(page, field);
  }
});

/** Selects rows that can be declared, or that wait for a payment: by the chip of their state. */
async function select(page: Page, estado: string, n: number): Promise<string[]> {
  await page
    .getByRole('button', { name: new RegExp(`^${estado}`) })
    .first()
    .click();
  await expect(page.locator('main .table tbody .pill').first()).toHaveText(estado);
  const chosen: string[] = [];
  for (let at = 0; at < n; at += 1) {
    await rows(page).nth(at).getByRole('checkbox').check();
    chosen.push((await rows(page).nth(at).locator('.table-name').textContent()) ?? '');
  }
  return chosen;
}

test('[H20] several notices are declared from the list, one after the other, with a report', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  const chosen = await select(page, 'Pagado', 3);
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /(ModificarEstado|SeguimientoRegistra)$/.exec(new URL(request.url()).pathname.replace(/\/$/, ''))?.[1];
    if (name) calls.push(name);
  });
  await page.getByRole('button', { name: 'Declarar 3' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  for (const name of chosen) await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('Una vez declarada la novedad no podrá modificar la misma.');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(dialog.getByRole('button', { name: 'Declarar 3' })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Declarados: 3. No declarados: 0. No se intentaron: 0.')).toBeVisible();
  expect(calls).toEqual(Array.from({ length: 3 }, () => ['ModificarEstado', 'SeguimientoRegistra']).flat());
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => names(page)).not.toEqual(expect.arrayContaining(chosen));
  await expect(page.locator('main .table caption')).toBeFocused();
});

test('[H20] leaving while notices are declared asks first', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  await page.getByRole('link', { name: 'Avisos de baja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos de baja' })).toBeVisible();
  await page.goBack();
  // The other list has as many rows, and stands there under the new address for a moment.
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos de alta' })).toBeVisible();
  await expect(rows(page).nth(9)).toBeVisible();
  await select(page, 'Pagado', 1);
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/ModificarEstado', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Declarar 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Declarar 1' }).click();
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toBeVisible();
  await page.evaluate(() => history.forward());
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Se están declarando avisos.');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  // What is being sent does not cover what can be pressed meanwhile.
  await page.getByRole('dialog').getByRole('button', { name: 'Detener' }).click();
  go();
  await expect(page.getByText(/^Declarados: 1\./)).toBeVisible();
});

test('[H21] unpaid notices open a new order with them in it; only Grabar there saves it', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  const chosen = await select(page, 'Registrado', 2);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/OrdenPagoRegistra|Carrito/i.test(request.url())) writes.push(request.url());
  });
  await page.getByRole('button', { name: 'Agregar 2 a una orden de pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar a una orden de pago' });
  await expect(dialog.getByRole('button', { name: 'Orden nueva' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orden de pago' })).toBeVisible();
  for (const name of chosen) await expect(page.getByRole('main')).toContainText(name);
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: 'Grabar' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/orden=[1-9]/);
  for (const name of chosen) await expect(page.getByRole('main')).toContainText(name);
  expect(writes).toHaveLength(1);
});

test('[H26] the bell shows what requires attention, as the home does, and stays in a phone’s window', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  const home = page.getByRole('region', { name: 'Requieren su atención' });
  const first = await home.locator('.home-row b').first().textContent();
  await page.getByRole('button', { name: 'Avisos', exact: true }).click();
  const bell = page.getByRole('region', { name: 'Avisos', exact: true });
  await expect(bell.locator('.home-row b').first()).toHaveText(first ?? '');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const box = await bell.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeFocused();
});

test('the rows of a list are requested before the code of its page is there', async ({ page }) => {
  await enterAs(page, 'empresa');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(
    readFileSync('.sandbox/dist/.vite/manifest.json', 'utf8'),
  );
  const { file } = manifest['src/engine/list/NovedadListPage.tsx'] ?? { file: 'none' };
  const requested = page.waitForRequest('**/Parametros/ListaNovedadesParametro/');
  await page.route(`**/${file}`, async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(ALTAS);
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos de alta' })).toBeVisible();
  expect(file).not.toBe('none');
});
