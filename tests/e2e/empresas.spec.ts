import type { Page } from '@playwright/test';
import { AltaFormScreen } from './support/alta.ts';
import { control } from './support/ordenPago.ts';
import { atHome, EVER, LoginScreen, PASSWORD } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, test } from './support/test.ts';

/** Chooses a regional and a company (by default the first), and the first module they offer. */
async function choose(page: Page, regional: string, empresa = /./): Promise<void> {
  await page.getByLabel('Regional').selectOption(regional);
  for (const [label, name] of [
    ['Empresa', empresa],
    ['Módulo', /./],
  ] as const) {
    const list = page.getByLabel(label);
    await expect(list).toBeEnabled();
    const option = list.locator('option:not([value=""])').filter({ hasText: name }).first();
    await list.selectOption((await option.getAttribute('value')) ?? '');
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  await atHome(page);
}

async function enterIn(page: Page, ...where: [regional: string, empresa?: RegExp]): Promise<void> {
  await new LoginScreen(page).signIn('varias');
  await choose(page, ...where);
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const session = Object.values({ ...sessionStorage }).find((text) => String(text).includes('|'));
    return String(session).split('|')[0] ?? '';
  });

test('two tabs with different companies: each shows its own, and calls with its own token, over a reload (fault 28)', async ({
  page,
  context,
}) => {
  await enterIn(page, 'La Paz');
  const other = await context.newPage();
  await enterIn(other, 'Cochabamba');
  const tokens = [await tokenOf(page), await tokenOf(other)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const [tab, regional, token] of [
    [page, 'La Paz', tokens[0]],
    [other, 'Cochabamba', tokens[1]],
  ] as const) {
    const sent = tab.waitForRequest((request) => request.headers().authorization !== undefined);
    await tab.reload();
    expect((await sent).headers().authorization).toBe(`Bearer ${token}`);
    await expect(tab.getByRole('banner').first()).toContainText(regional);
  }
});

/** Presses Grabar and answers its question. Returns the request that sends the notice. */
async function saves(form: AltaFormScreen) {
  const sent = form.page.waitForRequest((request) => request.url().endsWith('/ModificaAltaCotizante'));
  await form.press('Grabar');
  await form.accept(/¿Desea guardar el aviso de alta de la persona/);
  return sent;
}

test('a form stays with its company while another tab changes to a second one, and so does what is saved (fault 28)', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/answer 401/);
  const banco = { name: 'Banco Altiplano S.A.', concod: '00123', id: 501 };
  const form = new AltaFormScreen(page);
  const pedidos = pedidosDe(page);
  await enterIn(page, 'La Paz', /^Banco Altiplano/);
  await page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=1`);
  await page
    .getByRole('link', { name: /^Editar aviso de / })
    .first()
    .click();
  await form.press('Editar');
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('tesorera');

  // A second tab, as if the browser duplicated the first: it starts with the first one's session.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/auth/regional-module')),
  ]);
  await choose(other, 'La Paz', /^Seguros Illimani/);
  await other.goto(page.url());
  await expect(other.getByText('No tiene acceso.').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Editar|Grabar)$/ })).toHaveCount(0);

  await page.bringToFront();
  await expect(page.getByRole('banner').first()).toContainText(banco.name);
  const first = await saves(form);
  expect(first.headers().authorization).toBe(`Bearer ${await tokenOf(page)}`);
  expect(first.postDataJSON().SegurosPersonasNovedad.IdEmpresa).toBe(banco.id);
  await form.tells('El registro se modificó correctamente.');

  await form.press('Editar');
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('contadora');
  // No read of the form may learn of it before the save does.
  await pedidos.answered();
  await control(page, 'expire-tokens', {});
  await saves(form);
  await form.tells('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
  const lock = page.getByRole('dialog').filter({ has: page.getByLabel(/^Contraseña/) });
  await lock.getByLabel(/^Contraseña\s*\*?$/).fill(PASSWORD);
  await lock.getByRole('checkbox', { name: /robot/i }).check();
  const scoped = page.waitForRequest(/newToken/i);
  await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
  expect((await scoped).postDataJSON()).toMatchObject({ IdRegional: 1, concod: banco.concod });
  await expect(lock).toHaveCount(0);
  await expect(form.field('Cargo')).toHaveValue('CONTADORA');
  expect((await saves(form)).postDataJSON().SegurosPersonasNovedad.IdEmpresa).toBe(banco.id);
  await form.tells('El registro se modificó correctamente.');
  await form.stateIs('Registrado');
});
