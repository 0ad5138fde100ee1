import type { Locator, Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { contrato } from './support/novedad.ts';
import { OcupacionalScreen } from './support/ocupacional.ts';
import { OrdenFormScreen, OrdenListScreen } from './support/ordenPago.ts';
import { EVER, enterAs, LoginScreen, Screen } from './support/pages.ts';
import { expect, expectNoViolations, fits, test } from './support/test.ts';

/** 1280 × 1024 at 400 % zoom. */
const MAGNIFIED = { width: 320, height: 256 };

/**
 * The focused element and how much of it is visible: pixels of its box that are inside the window and not covered. A control
 * inside a label is visible if its label is.
 */
const focusedInView = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = element.getAttribute('aria-label') ?? element.id ?? '';
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    let seen = 0;
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.15, 0.5, 0.85]) {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (hit && (shown.contains(hit) || hit.contains(shown) || hit.closest('label')?.contains(shown))) seen += 1;
      }
    return { what: `${element.tagName} ${name || element.textContent?.slice(0, 40)}`, seen };
  });

/**
 * Goes through everything with Tab once. Each focused element must be visible (WCAG 2.4.11), and the page never scrolls
 * sideways.
 */
async function everythingReached(page: Page, within: string, atLeast: number): Promise<void> {
  const reached = new Set<string>();
  const hidden: string[] = [];
  for (let presses = 0; presses < 140; presses += 1) {
    await page.keyboard.press('Tab');
    const there = await focusedInView(page);
    if (!there) break;
    const key = await page.evaluate((scope) => {
      const element = document.activeElement;
      const all = [...document.querySelectorAll('*')];
      return element?.closest(scope) ? String(all.indexOf(element)) : '';
    }, within);
    if (!key) continue;
    if (reached.has(key)) break;
    reached.add(key);
    if (there.seen === 0) hidden.push(there.what);
  }
  expect(hidden, 'takes the focus out of sight').toEqual([]);
  expect(reached.size).toBeGreaterThanOrEqual(atLeast);
  await fits(page, 'here');
}

/** Checks that the end of a dialog can be reached by scrolling. */
async function scrollsToItsEnd(dialog: Locator): Promise<void> {
  const last = dialog.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
}

test('at 400 % every field of the forms is reached and seen, and dialogs scroll to their end', async ({ page }) => {
  test.slow();
  await page.setViewportSize(MAGNIFIED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new LoginScreen(page).open();
  await everythingReached(page, 'main', 5);
  await enterAs(page, 'empresa');

  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await everythingReached(page, 'main', 10);
  await list.press('Nuevo');
  const types = list.dialog('Seleccione Tipo Aviso Alta');
  await scrollsToItsEnd(types);
  await types.getByRole('button', { name: 'Aviso de alta de cotizante' }).click();
  const regional = list.dialog('Confirmar la regional donde se registrará la novedad');
  await expect(regional.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
  await scrollsToItsEnd(regional);
  await regional.getByRole('button', { name: 'Aceptar' }).click();
  await expect(form.search.getByRole('textbox').first()).toBeVisible();
  // The number has the focus; from the dialog's first control on.
  await form.search.getByRole('radio', { checked: true }).focus();
  await everythingReached(page, 'dialog', 5);
  await form.choosePerson('6843217');
  await form.shows('Registro de Alta de cotizante');
  // From the selected tab on, at least this many.
  for (const [tab, fields] of [
    ['Datos Personales', 8],
    ['Aviso de alta', 6],
    ['Adjuntos', 2],
  ] as const) {
    await form.tab(tab);
    await everythingReached(page, 'main', fields);
  }
  await form.tab('Datos Personales');
  await form.press('Elegir en el mapa');
  await scrollsToItsEnd(form.dialog(/ubicación|mapa/i));
  await page.keyboard.press('Escape');
  await form.upload(/DOCUMENTO DE IDENTIDAD/, contrato);

  const order = new OrdenFormScreen(page);
  await new OrdenListScreen(page).open();
  await page.getByRole('link', { name: 'Nuevo' }).click();
  await order.shows('Nueva orden de pago');
  await everythingReached(page, 'main', 4);
  await order.press('Agregar novedades');
  await expect(order.dialog().getByRole('checkbox').first()).toBeVisible();
  await everythingReached(page, 'dialog', 6);
  const exams = new OcupacionalScreen(page);
  await exams.open();
  await exams.press('Nuevo');
  await everythingReached(page, 'dialog', 4);
});

test('at 400 % a searchable list lies beside the field one types into, and axe finds nothing in it', async ({
  page,
}) => {
  await page.setViewportSize(MAGNIFIED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('6843217');
  await form.shows('Registro de Alta de cotizante');
  await form.tab('Aviso de alta');
  const place = page.getByRole('combobox', { name: 'Ubicación empresa' });
  await place.focus();
  await place.press('ArrowDown');
  const options = page.getByRole('listbox', { name: 'Ubicación empresa' });
  await expect(options.getByRole('option').first()).toBeVisible();
  for (const text of ['', 'el a', 'xyz']) {
    await place.fill(text);
    await expect(options).toContainText(text === 'xyz' ? 'Ningún resultado para xyz.' : 'EL ALTO');
    await expect(place, text).toBeInViewport({ ratio: 1 });
    await expect(options.getByRole('option').first(), text).toBeInViewport({ ratio: 0.9 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoViolations(page);
    }
  }
  // The pin stays visible however far it moves, also when the list grows below the window.
  await page.evaluate(() => window.scrollBy(0, -44));
  await place.fill('');
  for (let presses = 0; presses < 4; presses += 1) {
    await place.press('PageDown');
    await expect(options.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
    await expect(place).toBeInViewport({ ratio: 1 });
  }
  await fits(page, 'here');
});

test('between bars that stick, going back by Shift+Tab never loses sight of the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('6843217');
  await form.shows('Registro de Alta de cotizante');
  await page.getByLabel(/^Correo electrónico/).focus();
  const hidden: string[] = [];
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const there = await focusedInView(page);
    if (there?.seen === 0) hidden.push(there.what);
  }
  expect(hidden).toEqual([]);
});

/** Fields of the screen that a toast covers, and that nothing else hides. */
const fieldsBelowToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('.toast-list');
    const isCovered = (field: Element) => {
      const box = field.getBoundingClientRect();
      return [0.05, 0.5, 0.95].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const all = document.elementsFromPoint(box.left + box.width * across, box.top + box.height * down);
          return toasts?.contains(all[0] ?? null) && all.find((element) => !toasts.contains(element)) === field;
        }),
      );
    };
    return [...document.querySelectorAll('main :is(input, select, textarea)')]
      .filter(isCovered)
      .map((field) => field.id || field.getAttribute('aria-label') || field.tagName);
  });

test('a toast lies over no field of the form it speaks of, wherever the focus goes', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('6843217');
  await form.shows('Registro de Alta de cotizante');
  await form.press('Grabar');
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  // It stays while the pointer is on it.
  await toast.hover();
  const covered = new Set(await fieldsBelowToasts(page));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press(key);
      for (const field of await fieldsBelowToasts(page)) covered.add(field);
    }
  await expect(toast).toBeVisible();
  expect([...covered]).toEqual([]);
});

/** Tells whether a place looks different after a change. */
async function differs(place: Locator, change: () => Promise<unknown>): Promise<boolean> {
  const before = await place.screenshot({ animations: 'disabled' });
  await change();
  return !before.equals(await place.screenshot({ animations: 'disabled' }));
}

test('under a contrast theme focus, choice, and what is ticked can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const login = new LoginScreen(page);
  await login.open();
  const robot = page.getByRole('checkbox', { name: /robot/i });
  await page.getByLabel(/^Usuario/).blur();
  const box = page.locator('.auth-column');
  expect(await differs(box, () => page.getByLabel(/^Usuario/).focus()), 'focus').toBe(true);
  expect(await differs(robot, () => robot.check()), 'tick').toBe(true);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.openEver();
  // The current item of each group looks different from the others: only it has an outline.
  for (const current of ['.menu-link[aria-current]', '.chip[aria-pressed=true]', '.pager-page[aria-current]']) {
    const outline = await page
      .locator(current)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([current, outline]).toEqual([current, 'solid']);
  }
  await page.getByRole('button', { name: 'Elegir fecha: Fecha desde' }).click();
  const chosen = page.locator('.p-datepicker .p-highlight').first();
  const other = page.locator('.p-datepicker td > span:not(.p-highlight)').first();
  const ground = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(other));
});

test('who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.press('Nuevo');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element);
        return [style.animationDuration, style.transitionDuration].map((text) => Number.parseFloat(text));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

/** A4 without its margins, portrait and landscape. */
const PORTRAIT = 703;
const LANDSCAPE = 1032;

const onPaper: readonly { name: string; path: string; ready: string; heading: string }[] = [
  {
    name: 'a notice',
    path: `/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0&mostrar=Aceptado`,
    ready: 'Ver aviso de ',
    heading: 'Registro de ',
  },
  {
    name: 'an order',
    path: `/seguros/orden-pago-admin-ex?${EVER}`,
    ready: '(Ver|Editar).* orden',
    heading: 'Orden de pago',
  },
];

test('on paper there is the notice, the order and the report, without the frame, light, and not wider than the sheet', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'empresa');
  for (const { name, path, ready, heading } of onPaper) {
    await page.goto(path);
    await page
      .getByRole('link', { name: new RegExp(`^${ready}`) })
      .first()
      .click();
    await new Screen(page).shows(new RegExp(heading, 'i'));
    await printed(page, name);
  }
  for (const [path, width] of [
    ['/seguros/reporte-saldo-formulario-fisico', PORTRAIT],
    // Fourteen columns: its style uses landscape.
    ['/seguros/reporte-citas-medicas', LANDSCAPE],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('table[aria-busy=false]').first()).toBeVisible();
    await printed(page, path, width);
  }
});

/** The page as it is printed. */
async function printed(page: Page, what: string, width = PORTRAIT): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1000 });
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  for (const frame of ['.side', '.shell-head', '.shell-foot', '.toast-region li', '.btn:visible'])
    await expect(page.locator(frame).filter({ visible: true }), `${what}: ${frame}`).toHaveCount(0);
  await fits(page, `${what}, on paper`);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground, what).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
}
