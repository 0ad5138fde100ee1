/** The link of a row: rows that only hold the place of coming ones have none. */
const LIST_ROW = 'main td.table-actions a';

/**
 * What the bench opens and what it waits for. `ready` is visible as soon as a person can work with the screen.
 * `reach` walks from the shell to a screen whose address needs a choice made before; it is not measured.
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
    /** What makes its fields editable. */
    async edit(page) {
      await page.getByRole('toolbar').getByRole('button', { name: 'Editar' }).click();
    },
  },
};

/** Fields of the form that are typed into, in turn; those of the tabs that are not open are left out. */
export const typedFields = 'main input[type=text]:not([readonly]):not([inputmode=none]), main textarea:not([readonly])';

/** Two screens of the shell with the links to them; both are loaded before it is measured. */
export const moves = [
  { path: '/system', link: 'nav a[href="/system"]', heading: '^Buen', ready: 'main a[href*="aviso-alta"]' },
  {
    path: '/seguros/aviso-alta-admin',
    link: 'nav a[href="/seguros/aviso-alta-admin"]',
    heading: '^Avisos de alta',
    ready: LIST_ROW,
  },
];

/** Sign-in, as on the login screen. */
export async function signIn(page, address, user, password) {
  await page.goto(`${address}/auth`);
  await page.locator('input[autocomplete=username]').fill(user);
  await page.locator('input[autocomplete=current-password]').fill(password);
  const robot = page.getByRole('checkbox', { name: /robot/i });
  if (await robot.count()) await robot.check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/system**');
}
