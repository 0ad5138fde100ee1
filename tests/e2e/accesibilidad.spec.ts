import type { Page } from '@playwright/test';
import '#app/familias.ts';
import { routePaths } from '#lib/routes.ts';
import { control } from './support/ordenPago.ts';
import { enterAs, LoginScreen } from './support/pages.ts';
import { acceso, obligado, varias } from './support/pantallas/acceso.ts';
import { asegurado, empresa, pagos } from './support/pantallas/empresa.ts';
import { personal } from './support/pantallas/personal.ts';
import type { Look, Walks } from './support/pantallas/recorrido.ts';
import { expect, findViolations, fits, test } from './support/test.ts';

/** The users, the routes each opens, and how to enter. One sign-in each. */
const users: readonly { who: string; walks: Walks; enter?: (page: Page) => Promise<void> }[] = [
  { who: 'nadie', walks: acceso },
  {
    who: 'varias',
    walks: varias,
    enter: async (page) => {
      await new LoginScreen(page).signIn('varias');
      await page.waitForURL('**/auth/regional-module');
    },
  },
  { who: 'obligado', walks: obligado, enter: (page) => new LoginScreen(page).signIn('obligado') },
  { who: 'empresa', walks: empresa, enter: (page) => enterAs(page, 'empresa') },
  { who: 'personal', walks: personal, enter: (page) => enterAs(page, 'personal') },
  { who: 'asegurado', walks: asegurado, enter: (page) => enterAs(page, 'asegurado') },
  {
    who: 'pagos',
    walks: pagos,
    enter: async (page) => {
      await page.goto('/auth');
      // At the other width the code was asked for already.
      await control(page, 'reset', {});
      await enterAs(page, 'pagos');
    },
  },
];

// This is the longest test file, and its walks are independent of each other.
test.describe.configure({ mode: 'parallel' });

test('every route of the portal is looked at', () => {
  const looked = new Set(users.flatMap(({ walks }) => Object.keys(walks)));
  expect(Object.keys(routePaths).filter((name) => !looked.has(name))).toEqual([]);
});

/** Checks the page in light and dark: axe finds nothing, and nothing scrolls sideways. */
function lookAt(page: Page, route: string): Look {
  return async (state) => {
    const where = state ? `${route}, ${state}` : route;
    await fits(page, where);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await findViolations(page, colorScheme === 'dark'), `${where}, ${colorScheme}`).toEqual([]);
    }
  };
}

for (const width of [1440, 320])
  for (const { who, walks, enter } of users)
    test(`${width} px, light and dark: everything ${who} opens`, async ({ page, watch }) => {
      // From the states without an answer, and from the session that ends.
      watch.expect(
        /answer (401|500)|ERR_INTERNET_DISCONNECTED|console: .*(ScreenLoadFailure|dynamically imported module)/,
      );
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await enter?.(page);
      for (const [route, walk] of Object.entries(walks))
        await test.step(route, () => walk?.(page, lookAt(page, route), width < 900));
    });
