import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { RouteName } from '#lib/routes.ts';
import { Screen } from '../pages.ts';

/** Looks at the page as it stands. The state's name stands in what a failure says. */
export type Look = (state: string) => Promise<void>;

/** Opens a route and what opens on it, and has each looked at. `phone` where the menu is a drawer. */
export type Walk = (page: Page, look: Look, phone: boolean) => Promise<void>;

/** What one kind of user may open. */
export type Walks = Partial<Record<RouteName, Walk>>;

/** Opens a path and waits for what makes it complete. */
export async function goTo(page: Page, path: string, ready: string | RegExp | Locator): Promise<Screen> {
  await page.goto(path);
  const screen = new Screen(page);
  if (typeof ready === 'string' || ready instanceof RegExp) await screen.shows(ready);
  else await expect(ready.first()).toBeVisible();
  return screen;
}

/** A table that has its rows. */
export const filled = (page: Page): Locator => page.locator('table[aria-busy=false] tbody tr, .state');

/** Closes what stands on top. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/** Opens a calendar and waits for its days. */
export async function openCalendar(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: `Elegir fecha: ${field}` }).click();
  await expect(page.locator('.p-datepicker td').first()).toBeVisible();
}

/** Opens a searchable list and waits for what it offers. */
export async function openList(page: Page, label: string): Promise<void> {
  const list = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await list.focus();
  await list.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: new RegExp(`^${label}`) })).toBeVisible();
}

/** Presses Grabar and waits for the list of what is missing. */
export async function saveInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Grabar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Hay \d+ problemas?$/ })).toBeVisible();
}

/** Holds the replies of a call back while something is looked at. */
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

/** Answers a call in the services' stead while something is looked at. */
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

/** Answers in place of the file of code that holds a text, be it named as it may, while something is looked at. */
export async function withoutCodeOf(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const code = '**/assets/*.js';
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill(body.includes(text) ? broken : { response, body });
  });
  await act();
  await page.unroute(code);
}

/** A service's refusal of technical nature. */
export const broken = { status: 500, body: '' } as const;
