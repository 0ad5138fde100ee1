import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { RouteName } from '#lib/routes.ts';
import { Screen } from '../pages.ts';

/** Checks the page in its current state. Failures show the state's name. */
export type Look = (state: string) => Promise<void>;

/** Opens a route and what can be opened on it, and checks each state. `phone` is true if the menu is a drawer. */
export type Walk = (page: Page, look: Look, phone: boolean) => Promise<void>;

/** The routes that one kind of user may open. */
export type Walks = Partial<Record<RouteName, Walk>>;

/** Opens a path and waits for what shows that it is complete. */
export async function goTo(page: Page, path: string, ready: string | RegExp | Locator): Promise<Screen> {
  await page.goto(path);
  const screen = new Screen(page);
  if (typeof ready === 'string' || ready instanceof RegExp) await screen.shows(ready);
  else await expect(ready.first()).toBeVisible();
  return screen;
}

/** A table with its rows. */
export const filled = (page: Page): Locator => page.locator('table[aria-busy=false] tbody tr, .state');

/** Closes the topmost dialog or overlay. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/** Unfolds the filter of a list, which is folded on a narrow screen. */
export async function openFilter(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^Filtros(?: \(\d+\))?$/ });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Opens a calendar and waits for its days. */
export async function openCalendar(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: `Elegir fecha: ${field}` }).click();
  await expect(page.locator('.p-datepicker td').first()).toBeVisible();
}

/** Opens a searchable list and waits for its options. */
export async function openList(page: Page, label: string): Promise<void> {
  const list = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await list.focus();
  await list.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: new RegExp(`^${label}`) })).toBeVisible();
}

/** Presses Grabar and waits for the list of missing fields. */
export async function saveInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Grabar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Hay \d+ problemas?$/ })).toBeVisible();
}

/** Holds the replies of a call while `act` runs. */
export async function whileWaiting(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  await act();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

/** Answers a call instead of the services while `act` runs. */
export async function whileAnswering(
  page: Page,
  call: string,
  answer: Parameters<Route['fulfill']>[0],
  act: () => Promise<void>,
): Promise<void> {
  await page.route(call, (route) => route.fulfill(answer));
  await act();
  await page.unroute(call);
}

/** Answers instead of the code file that contains a text, whatever its name is, while `act` runs. */
export async function withoutCodeOf(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const code = '**/assets/*.js';
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill(body.includes(text) ? broken : { response, body });
  });
  await act();
  // A file may be on its way.
  await page.unrouteAll({ behavior: 'wait' });
}

/** A technical failure of a service. */
export const broken = { status: 500, body: '' } as const;
