import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { antesDe, archivosDeAltas, datosDe, ImportarScreen, libres, loNuevo, lookAt } from './support/importar.ts';
import { todayTyped } from './support/novedad.ts';
import { Keyboard } from './support/teclado.ts';
import { expect, findViolations, fits, test } from './support/test.ts';

const DESK = { width: 1440, height: 900 };
/** All rows were checked. */
const checked = (page: Page) => expect(page.getByText(/comprobadas con la caja a las \d\d:\d\d/)).toBeVisible();

/** Presses a button for files by keyboard and chooses what it asks for. */
async function chooseByKeyboard(keys: Keyboard, button: RegExp, path: string): Promise<void> {
  await keys.to(button);
  const chooser = keys.page.waitForEvent('filechooser');
  await keys.page.keyboard.press('Enter');
  await (await chooser).setFiles(path);
}

/** The focused cell of the grid: its column and row as the grid counts them. */
const cellInFocus = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[data-column]');
    return `${cell?.closest('tr')?.getAttribute('data-key')} ${cell?.getAttribute('data-column')}`;
  });

test('[A1] [T1] [T2] a file is chosen, corrected and registered without a mouse; every step is clean at 1440, 390 and 320 px', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(DESK);
  const keys = new Keyboard(page);
  await keys.signIn('empresa');
  const personas = libres(datosDe(portal), 4);
  const antes = antesDe(portal);
  const foto = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg', quality: 60 });
  const { planilla, adjuntos, quitar } = archivosDeAltas(personas, todayTyped(), foto);
  // Two rows have a place that is in no list, and one a day that does not exist.
  const filas = readFileSync(planilla, 'utf8').split('\r\n');
  const con = (at: number, de: string, a: string) => filas.splice(at, 1, (filas[at] ?? '').replace(de, a));
  con(1, 'EL ALTO', 'AGENCIA 9');
  con(2, 'EL ALTO', 'AGENCIA 9');
  con(3, todayTyped(), '31/02/2026');
  writeFileSync(planilla, filas.join('\r\n'));

  const screen = new ImportarScreen(page);
  await screen.open();
  await lookAt(page, 'Archivo, empty');
  await chooseByKeyboard(keys, /^Elegir planilla/, planilla);
  await screen.tells(/4 filas/);
  await chooseByKeyboard(keys, /^Elegir carpeta/, adjuntos);
  await screen.tells('8 archivos');
  await lookAt(page, 'Archivo');
  await keys.press(/^Continuar$/);
  await screen.stepIs('Revisar');
  await checked(page);
  await expect(page.getByRole('button', { name: /^Con problema ?3$/ })).toBeVisible();
  await lookAt(page, 'Revisar');

  await keys.choose(/^Ubicación empresa$/, 'EL ALTO');
  await keys.press(/^Aplicar a las 2 filas$/);
  await expect(page.getByRole('button', { name: /^Con problema ?1$/ })).toBeVisible();
  await page.keyboard.press('F8');
  await expect.poll(() => cellInFocus(page)).toBe('4 FechaAviso');
  await page.keyboard.type(todayTyped());
  await page.keyboard.press('Enter');
  await expect.poll(() => cellInFocus(page)).toBe('5 FechaAviso');
  await expect(page.getByRole('button', { name: /^Listas ?4$/ })).toBeVisible();
  // Undone and done again: nothing that was typed is lost on the way.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Con problema ?1$/ })).toBeVisible();
  await expect.poll(() => cellInFocus(page)).toBe('4 FechaAviso');
  await page.keyboard.press('F2');
  await page.keyboard.type(todayTyped());
  await page.keyboard.press('Tab');
  await expect.poll(() => cellInFocus(page)).toBe('4 Cargo');
  await expect(page.getByRole('button', { name: /^Listas ?4$/ })).toBeVisible();

  await keys.press(/^Registrar 4 avisos$/);
  await expect(screen.dialog('Confirmar el registro')).toBeVisible();
  expect(await findViolations(page), 'the confirmation').toEqual([]);
  await page.keyboard.press('Enter');
  await screen.stepIs('Registrar');
  await expect(page.getByRole('heading', { name: '4 de 4 avisos registrados' })).toBeVisible();
  await lookAt(page, 'Resultado');
  for (const { IdPersona } of personas)
    expect(datosDe(portal).novedades.by('persona', IdPersona), 'one notice each').toHaveLength(1);
  const hecho = loNuevo(portal, antes);
  expect([hecho.avisos.length, hecho.archivos, hecho.huerfanos]).toEqual([4, 8, 0]);
  quitar();
});

test('[A2] up to 900 px the rows are only read, and this is said; wider they can be corrected', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  const keys = new Keyboard(page);
  await keys.signIn('empresa');
  const personas = libres(datosDe(portal), 7).slice(4);
  const foto = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg', quality: 60 });
  const { planilla, quitar } = archivosDeAltas(personas, todayTyped(), foto);
  const screen = new ImportarScreen(page);
  await screen.open();
  await chooseByKeyboard(keys, /^Elegir planilla/, planilla);
  await screen.tells(/3 filas/);
  await keys.press(/^Continuar$/);
  await checked(page);
  const grid = page.getByRole('grid', { name: 'Filas del archivo' });
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  for (const width of [900, 641, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(/^En el teléfono puede mirar esta importación/)).toBeVisible();
    await expect(grid).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Filas del archivo' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Registrar/ })).toHaveCount(0);
    await fits(page, `${width} px`);
  }
  await page.setViewportSize({ width: 901, height: 844 });
  await expect(grid).toBeVisible();
  await fits(page, '901 px');
  quitar();
});

test('[T1] [A1] in the table nothing is cut off or jumps: columns that stay, an open list, the tip, the bar below', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  const keys = new Keyboard(page);
  await keys.signIn('empresa');
  // A day that does not exist: the services are asked about no row.
  const { planilla, quitar } = archivosDeAltas(libres(datosDe(portal), 40), '31/02/2026', Buffer.from('foto'));
  const screen = new ImportarScreen(page);
  await screen.open();
  await chooseByKeyboard(keys, /^Elegir planilla/, planilla);
  await screen.tells(/40 filas/);
  await keys.press(/^Continuar$/);
  await checked(page);
  const grid = page.getByRole('grid', { name: 'Filas del archivo' });
  const scroller = grid.locator('..');
  const tip = page.getByText(/siguiente problema$/).filter({ hasText: 'corrige' });
  /** Nothing lies over the middle of what has the focus. */
  const isOnTop = () =>
    page.evaluate(() => {
      const { x = 0, y = 0, width = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
    });

  await page.keyboard.press('F8');
  await expect.poll(() => cellInFocus(page)).toBe('2 FechaAviso');
  await expect(tip).toBeVisible();
  await scroller.evaluate((box) => box.scrollTo(300, 0));
  await expect(tip).toBeHidden();
  // The columns that stay are in view, wherever the others are.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cellInFocus(page)).toBe('2 fila');
  expect(await scroller.evaluate((box) => box.scrollLeft)).toBe(300);
  await page.keyboard.press('F8');
  await expect(tip).toBeVisible();
  expect(await isOnTop()).toBe(true);

  await page.keyboard.press('Control+End');
  await expect.poll(() => cellInFocus(page)).toMatch(/^41 /);
  await page.keyboard.press('Home');
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => cellInFocus(page)).toBe('41 Ubicacion');
  await page.keyboard.press('F2');
  const field = page.getByRole('combobox', { name: 'Ubicación empresa, fila 41' });
  const list = page.getByRole('listbox');
  const between = async () => {
    const [above, below] = [await list.boundingBox(), await field.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  await expect.poll(between, 'the list stands above its field').toBeLessThan(12);
  expect(await between()).toBeGreaterThanOrEqual(0);
  expect(await findViolations(page), 'an open list').toEqual([]);
  await page.keyboard.type('viacha');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect.poll(between, 'it stays there when it is shorter').toBeLessThan(12);
  await page.keyboard.press('Escape');

  for (const size of [
    { width: 1024, height: 800 },
    { width: 901, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+End');
    await expect.poll(() => cellInFocus(page)).toMatch(/^41 /);
    await expect.poll(isOnTop, `${size.width} px: the cell is not under the bar`).toBe(true);
  }
  quitar();
});
