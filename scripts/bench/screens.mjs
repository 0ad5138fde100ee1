/**
 * What the bench opens and what it waits for. `ready` is visible as soon as a person can work with the screen.
 * `reach` walks from the shell to a screen whose address needs a choice made before; it is not measured.
 */
export const screens = {
  login: { path: '/auth', ready: 'form button[type=submit]' },
  list: { path: '/seguros/aviso-alta-admin', ready: 'main table tbody tr td', as: 'empresa' },
  form: {
    path: '/seguros/aviso-alta-editar',
    ready: 'main form input:not([readonly]):not([disabled])',
    as: 'empresa',
    async reach(page, address) {
      await page.goto(`${address}/seguros/aviso-alta-admin`);
      await page
        .getByRole('button', { name: 'Nuevo' })
        .or(page.getByRole('link', { name: 'Nuevo' }))
        .first()
        .click();
      await page.waitForURL('**/aviso-alta-editar**');
    },
  },
};

/** Fields of the form that are typed into, in turn. */
export const typedFields =
  'main form input[type=text]:not([readonly]):not([disabled]), main form textarea:not([readonly])';

/** Two screens of the shell and the links between them; both are loaded before it is measured. */
export const moves = [
  { link: 'nav a[href="/system"]', ready: 'main h1', path: '/system' },
  {
    link: 'nav a[href="/seguros/aviso-alta-admin"]',
    ready: 'main table tbody tr td',
    path: '/seguros/aviso-alta-admin',
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
