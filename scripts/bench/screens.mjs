/** The link of a row. Placeholder rows have none. */
const LIST_ROW = 'main td.table-actions a';

/**
 * What the bench opens and waits for. `ready` is visible when a person can work with the screen. `reach` goes from the shell
 * to a screen whose address needs an earlier choice; it is not measured.
 */
export const screens = {
  login: { path: '/auth', ready: 'form button[type=submit]' },
  list: { path: '/seguros/aviso-alta-admin', ready: LIST_ROW, as: 'empresa' },
  form: {
    path: '/seguros/aviso-alta-editar',
    ready: 'main [role=toolbar] button',
    as: 'empresa',
    async reach(page, address) {
      await page.goto(`${address}/seguros/aviso-alta-admin`);
      await page
        .getByRole('link', { name: /^Editar/ })
        .first()
        .click();
      await page.waitForURL('**/aviso-alta-editar**');
    },
    /** Makes the fields editable. */
    async edit(page) {
      await page.getByRole('toolbar').getByRole('button', { name: 'Editar' }).click();
    },
  },
};

/** Fields of the form to type into, in turn. Fields on closed tabs are left out. */
export const typedFields = 'main input[type=text]:not([readonly]):not([inputmode=none]), main textarea:not([readonly])';

/** Two screens of the shell with the links to them. Both are loaded before the measurement. */
export const moves = [
  { path: '/system', link: 'nav a[href="/system"]', heading: '^Buen', ready: 'main a[href*="aviso-alta"]' },
  {
    path: '/seguros/aviso-alta-admin',
    link: 'nav a[href="/seguros/aviso-alta-admin"]',
    heading: '^Avisos de alta',
    ready: LIST_ROW,
  },
];

/** Signs in on the login screen. */
export async function signIn(page, address, user, password) {
  await page.goto(`${address}/auth`);
  await page.locator('input[autocomplete=username]').fill(user);
  await page.locator('input[autocomplete=current-password]').fill(password);
  const robot = page.getByRole('checkbox', { name: /robot/i });
  if (await robot.count()) await robot.check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/system**');
}
