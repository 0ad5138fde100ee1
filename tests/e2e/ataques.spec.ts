import type { Page } from '@playwright/test';
import { localKeys, sessionKeys } from '../../src/lib/storage.ts';
import { foreignParts, poison } from '../support/hostil.ts';
import { AltaFormScreen } from './support/alta.ts';
import { EVER, enterAs, LoginScreen } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** From now on all answers of the services contain hostile texts after their own. */
async function poisonServices(page: Page): Promise<void> {
  await page.route('**/servicios/**', async (route) => {
    const reply = await route.fetch();
    if (!reply.headers()['content-type']?.includes('json')) return route.fulfill({ response: reply });
    const { ok, ...rest } = (await reply.json()) as Record<string, unknown>;
    await route.fulfill({ response: reply, json: { ok, ...(poison(rest) as object) } });
  });
}

/** Checks that no part of the texts became part of the page. */
async function isOwn(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, '__ajeno'))).toBeUndefined();
  const parts = await page.evaluate(`(${foreignParts.toString()})(document)`);
  expect(parts, page.url()).toEqual([]);
}

test('a connection that was idle for a while stays open: no call on it is lost', async ({ page, portal }) => {
  await page.goto('/auth');
  const reply = await page.request.get(`${portal.address}/version.json`);
  // Node says here after how long it closes it.
  expect(reply.headers()['keep-alive']).toBeUndefined();
});

const looks = {
  empresa: [
    '/system',
    `/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0`,
    '/seguros/aviso-baja-admin',
    '/seguros/orden-pago-admin-ex',
    '/facturacion/lista-facturas',
    '/seguros/ocupacional-admin-ex',
    '/seguros/reporte-citas-medicas',
  ],
  asegurado: ['/system', '/seguros/mis-datos', '/seguros/mis-avisos'],
  personal: ['/system', '/seguros/bdpa-monitor', '/seguros/tipo-novedad-admin', '/seguros/revision-admin'],
};

test('[F-3.8-03] hostile texts in every reply are texts on the screens of each role', async ({ page, openBrowser }) => {
  for (const [user, paths] of Object.entries(looks)) {
    const seen = user === 'empresa' ? page : await openBrowser();
    await poisonServices(seen);
    await enterAs(seen, user);
    for (const path of paths) {
      await seen.goto(path);
      await isOwn(seen);
      await expect(seen.locator('body')).toContainText('ajeno');
    }
    if (user === 'personal') {
      await seen
        .getByRole('link', { name: /abrir el formulario$/ })
        .first()
        .click();
      await expect(seen.getByRole('region', { name: 'Seguimiento' })).toContainText('Sin estado');
      await isOwn(seen);
    }
    // What the screen still reads is answered before its browser is closed.
    await seen.unrouteAll({ behavior: 'wait' });
  }
});

test('the policy is enforced: no text becomes a script, markup or a style, and no script comes from elsewhere', async ({
  page,
  watch,
}) => {
  await new LoginScreen(page).open();
  watch.expect(/^CSP: (require-trusted-types-for|trusted-types|script-src|style-src|img-src|connect-src|base-uri)/);
  watch.expect(/^console: .*(Content Security Policy|TrustedHTML|TrustedScript|Trusted Type)/is);
  watch.expect(/ajeno\.example/);
  const outcome = await page.evaluate(async () => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const box = document.createElement('div');
    const added = (name: string, address: string) => {
      const element = document.createElement(name);
      element.setAttribute(name === 'link' ? 'href' : 'src', address);
      if (name === 'link') element.setAttribute('rel', 'stylesheet');
      return new Promise<boolean>((resolve) => {
        element.addEventListener('error', () => resolve(true));
        element.addEventListener('load', () => resolve(false));
        document.body.append(element);
      });
    };
    const style = document.createElement('style');
    style.textContent = 'html { --ajeno: 1 }';
    document.head.append(style);
    box.setAttribute('style', 'color: red');
    const base = document.createElement('base');
    base.href = 'https://ajeno.example/';
    document.head.append(base);
    return {
      markup: refused(() => {
        box.innerHTML = '<img src=x onerror="window.__ajeno=1">';
      }),
      parsed: refused(() => new DOMParser().parseFromString('<p>x</p>', 'text/html')),
      handler: refused(() => box.setAttribute('onclick', 'window.__ajeno=1')),
      script: refused(() => {
        document.createElement('script').src = '/assets/otro.js';
      }),
      inline: refused(() => {
        document.createElement('script').text = 'window.__ajeno=1';
      }),
      worker: refused(() => new Worker('/assets/otro.js')),
      policy: refused(() =>
        (Reflect.get(window, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown }).createPolicy(
          'ajeno',
          {},
        ),
      ),
      image: await added('img', 'https://ajeno.example/x.png'),
      sheet: await added('link', 'https://ajeno.example/x.css'),
      call: await fetch('https://ajeno.example/').then(
        () => false,
        () => true,
      ),
      styleElement: getComputedStyle(document.documentElement).getPropertyValue('--ajeno') === '',
      styleAttribute: box.style.color === '',
      base: document.baseURI.startsWith(location.origin),
      nothingRan: Reflect.get(window, '__ajeno') === undefined,
    };
  });
  expect(Object.entries(outcome).filter(([, held]) => !held)).toEqual([]);
});

test('the policy lets no script of the page evaluate a text', async ({ page, watch }) => {
  await new LoginScreen(page).open();
  watch.expect(/^CSP: (require-trusted-types-for|script-src)/);
  watch.expect(/^console: .*(Content Security Policy|TrustedScript)/is);
  watch.expect(/^request failed: GET blob:.* csp$/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // With a date of its own (E2E_FECHA) the page has the test's timers, and theirs is not the browser's way to evaluate a text.
  const timer = (await page.evaluate(() => /\[native code\]/.test(String(window.setTimeout)))) ? ['timer'] : [];
  const thrown = await page.evaluate(
    (own) =>
      new Promise<string[]>((resolve) => {
        const scriptIn = (parent: Element, script: Element, text: string) => {
          script.append(text);
          parent.append(script);
          document.body.append(parent);
        };
        const svg = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
        const tries: [string, (text: string) => unknown][] = [
          ['eval', (text) => Reflect.get(window, 'eval')(text)],
          ['function', (text) => Reflect.get(window, 'Function')(text)()],
          ['async function', (text) => (async () => {}).constructor(text)()],
          ...own.map((name): [string, (text: string) => unknown] => [name, (text) => setTimeout(text)]),
          ['module', (text) => import(`data:text/javascript,${text}`)],
          ['module of a blob', (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))],
          ['script', (text) => scriptIn(document.createElement('div'), document.createElement('script'), text)],
          ['script of a picture', (text) => scriptIn(svg('svg'), svg('script'), text)],
          [
            'link',
            (text) => {
              const link = document.createElement('a');
              link.href = `javascript:${text};void 0`;
              document.body.append(link);
              link.click();
            },
          ],
        ];
        // What the test calls may evaluate texts, whatever the policy says. What a timer calls is a script of the page.
        setTimeout(async () => {
          const names: string[] = [];
          for (const [name, attempt] of tries) {
            try {
              await attempt(`(window.__evaluado ??= []).push('${name}')`);
            } catch {
              names.push(name);
            }
          }
          resolve(names);
        });
      }),
    timer,
  );
  expect(thrown).toEqual(['eval', 'function', 'async function', ...timer, 'module', 'module of a blob']);
  // The others do not throw: the console tells that they were refused.
  const told = (what: RegExp) => said.filter((text) => what.test(text)).length;
  await expect.poll(() => told(/HTMLScriptElement was directly modified and will not be executed/)).toBe(2);
  await expect.poll(() => told(/^Running the JavaScript URL violates/)).toBe(1);
  // By now each of them has run or was refused.
  expect(await page.evaluate(() => Reflect.get(window, '__evaluado'))).toBeUndefined();
});

/** What the browser stores for the portal: keys and values of both stores. */
const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }) as Record<string, object>);

test('after a day’s work the browser keeps only what it may, after signing out nothing of the person', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0`);
  const first = page.getByRole('link', { name: /aviso de / }).first();
  const name = /aviso de (.*)/.exec((await first.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(name).not.toBe('');
  await page.getByRole('searchbox').first().fill(name);
  await first.click();
  await expect(new AltaFormScreen(page).page.locator('main h1')).toBeVisible();
  for (const path of ['/seguros/orden-pago-admin-ex', '/facturacion/lista-facturas', '/seguros/ocupacional-admin-ex']) {
    await page.goto(path);
    // Not the one of the header, which opens the palette.
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await isOwn(page);
  }
  const { local = {}, session = {} } = await stored(page);
  const known: string[] = Object.values(sessionKeys);
  expect(Object.keys(local).filter((key) => !(Object.values(localKeys) as string[]).includes(key))).toEqual([]);
  expect(Object.keys(session).filter((key) => !known.includes(key) && !key.startsWith(sessionKeys.borrador))).toEqual(
    [],
  );
  // No names, documents or addresses where later users of the machine could find them.
  expect(JSON.stringify(local)).not.toMatch(/[A-ZÑ]{4,} [A-ZÑ]{4,}|\b\d{7}\b|@|eyJ/);
  expect(JSON.stringify(session)).not.toMatch(/MIRANDA|ALTIPLANO|@ejemplo/);

  await page.goto('/system');
  await isOwn(page);
  // The bell keeps what it found once everything is drawn.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, localKeys.campana);
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/auth');
  // Only ids stay: of the notices that the person has seen observed, with the preferences of the lists (decision 148), and of
  // those that were decided at the last look (decision 161).
  const left = await stored(page);
  expect(left.session).toEqual({});
  expect(Object.keys(left.local ?? {}).sort()).toEqual([localKeys.campana, localKeys.listas]);
  expect(JSON.stringify(left.local)).not.toMatch(/[A-ZÑ]{4,}|\b\d{7}\b|@|eyJ/);
  expect(await page.content()).not.toMatch(/ALTIPLANO|MIRANDA/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(await page.content()).not.toMatch(/ALTIPLANO|MIRANDA/);
});

test('an address of somebody else’s making leads nowhere else', async ({ page, portal }) => {
  const login = new LoginScreen(page);
  for (const address of [
    '/auth?volver=//ajeno.example',
    '/auth?returnUrl=https://ajeno.example#//ajeno.example',
    '//ajeno/seguros',
    '/\\ajeno',
  ]) {
    await page.goto(portal.address + address);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(portal.address);
  }
  await page.goto('/auth?volver=//ajeno.example&redirect=javascript:window.__ajeno=1');
  await login.field('Usuario').fill('empresa');
  await login.field('Contraseña').fill('Demo2026');
  await page.getByRole('checkbox', { name: /robot/i }).check();
  await login.press('Iniciar Sesión');
  await page.waitForURL(`${portal.address}/system`);
  expect(await page.evaluate(() => Reflect.get(window, '__ajeno'))).toBeUndefined();
});

test('a browser too old for the portal is told so', async ({ page, watch }) => {
  watch.expect(/index-.*\.js/);
  // Such a browser does not know today's modules either.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/auth');
  await expect(page.getByText('Este portal necesita un navegador más reciente.')).toBeVisible();
});
