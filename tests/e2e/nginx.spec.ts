import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as pass, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/portal.mjs';
import { TYPES } from '../../scripts/vite/deployed.ts';
import { headersFor } from '../../scripts/vite/headers.ts';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { checkExample, type Nginx, startNginx, whyWithoutNginx } from './support/nginx.ts';
import { enterAs, Screen } from './support/pages.ts';
import { freePort, type RunningPortal, startPortal } from './support/portal.ts';
import { buildNext, buildPortal, filesOf, settings } from './support/produccion.ts';
import { test as base, expect } from './support/test.ts';

/** A deployed portal: nginx with the example of deploy/, a production build, and the sandbox as its services. */
interface Host {
  readonly portal: RunningPortal;
  readonly nginx: Nginx;
  /** The folder that nginx serves. */
  readonly www: string;
  /** A build, and the one after it. */
  readonly old: string;
  readonly next: string;
  /** The name that a file of the old build has in the next one. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Serves a build alone. */
  readonly publish: (build: string) => void;
  /** Does something while nobody listens at the address of the services. */
  readonly withoutServices: (act: () => Promise<void>) => Promise<void>;
}

/** What the services see of a call below /eco/. Everything else is the sandbox's. */
const echo = (sandbox: string) =>
  createServer((call: IncomingMessage, reply: ServerResponse) => {
    if (!call.url?.startsWith('/eco/')) {
      const { method = 'GET', headers } = call;
      const passed = pass(`${sandbox}/servicios${call.url}`, { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      passed.once('error', () => reply.destroy());
      call.pipe(passed);
      return;
    }
    let bytes = 0;
    call.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    call.once('end', () => {
      // As services of the real world answer: with a cookie, and as if the answer might be kept.
      reply.writeHead(200, {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=600',
        'Set-Cookie': 'sesion=1',
      });
      reply.end(JSON.stringify({ method: call.method, url: call.url, headers: call.headers, bytes }));
    });
  });

async function startHost(): Promise<Host & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const [old, next, www] = ['dist', 'next', 'www'].map((name) => join(folder, name)) as [string, string, string];
  await buildPortal(old);
  const renamed = buildNext(old, next);
  const publish = (build: string) => {
    rmSync(www, { recursive: true, force: true });
    cpSync(build, www, { recursive: true });
  };
  publish(old);
  const sandbox = await startPortal();
  const services = echo(sandbox.address);
  const listen = (port: number) => new Promise<void>((resolve) => services.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = services.address() as AddressInfo;
  const at = { port: await freePort(), services: `http://127.0.0.1:${port}`, www };
  const nginx = await startNginx(join(folder, 'nginx'), at);
  return {
    nginx,
    portal: { ...sandbox, address: nginx.address },
    ...{ www, old, next, renamed, publish },
    async withoutServices(act) {
      const closed = new Promise((resolve) => services.close(resolve));
      services.closeAllConnections();
      await closed;
      await act().finally(() => listen(port));
    },
    async stop() {
      await nginx.stop();
      services.close();
      services.closeAllConnections();
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // Trusting the certificate's key, not ignoring errors: of a page with errors the browser keeps nothing.
  launchOptions: [
    async ({ host }, use) =>
      use({
        executablePath: findTestBrowser(),
        args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${host.nginx.key}`],
      }),
    { scope: 'worker' },
  ],
  portal: async ({ host }, use) => use(host.portal),
});

test.skip(whyWithoutNginx() !== '', whyWithoutNginx());
test.beforeEach(({ host }) => host.publish(host.old));

const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The files of the build that people get, by their addresses. */
const served = ({ www }: Host) => filesOf(www).filter((name) => name !== '_headers' && name !== 'index.html');
const oneOf = (host: Host, kind: RegExp) => {
  const found = served(host).find((name) => kind.test(name));
  if (!found) throw new Error(`The build has no file ${kind}`);
  return `/${found}`;
};

const deployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
/** The headers that a file of the example adds, by their names in small letters. */
const headersIn = (name: string) =>
  lower(
    Object.fromEntries(
      [...deployed(name).matchAll(/^ *add_header (\S+) (?:"([^"]*)"|([^\s"]+))/gm)].map(
        ([, header = '', quoted, bare]) => [header, quoted ?? bare ?? ''],
      ),
    ),
  );

test('nginx takes the example without a warning', ({ host }) => {
  const said = host.nginx.check();
  expect(said).toContain('test is successful');
  expect(said).not.toMatch(/\[(warn|error|emerg|alert)\]/);
});

test('nginx takes the files of the example as they stand in the repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const { said, read } = checkExample(folder, await freePort());
  rmSync(folder, { recursive: true, force: true });
  expect(said).toContain('test is successful');
  expect(said).not.toMatch(/\[(warn|error|emerg|alert)\]/);
  // What the other tests replace was read too.
  expect(read).toContain(deployed('csp.conf'));
  expect(read).toContain(deployed('cabeceras.conf'));
  const ofServices = deployed('servicios.conf').split('\n');
  const replaced = ofServices.filter((line) => /^ *proxy_(ssl_|pass )/.test(line) && !line.includes('/etc/ssl/'));
  expect(replaced).toHaveLength(4);
  for (const line of replaced) expect(read).toContain(line);
});

test('every answer has the headers of the portal, whatever its status', async ({ host }) => {
  const { ask } = host.nginx;
  const script = oneOf(host, /^assets\/.*\.js$/);
  const { headers: first } = await ask(script);
  const asked: readonly [path: string, status: number, how?: Parameters<typeof ask>[1]][] = [
    ...['/', '/auth', '/seguros/aviso-alta-admin?desde=2026-01-01', '/auth/reestablecer-contrasena/a.b.c'].map(
      (path): [string, number] => [path, 200],
    ),
    ['//ajeno.example', 200],
    ['/index.html', 200],
    ['/version.json', 200],
    ['/favicon.svg', 200],
    ['/assets/missing.js', 404],
    ['/assets/', 404],
    ['/%2e%2e/%2e%2e/nginx.conf', 400],
    ['/missing.map', 404],
    ['/.git/config', 404],
    ['/_headers', 404],
    ['/', 405, { method: 'POST', body: '{}' }],
    ['/auth', 405, { method: 'DELETE' }],
    [script, 405, { method: 'PUT', body: 'x' }],
    [script, 200, { method: 'HEAD' }],
    [script, 412, { headers: { 'If-Match': '"another"' } }],
    ['/', 400, { headers: { 'Content-Length': 'x' } }],
    ...served(host).map((name): [string, number] => [`/${name}`, 200]),
  ];
  for (const [path, status, how] of asked) {
    const answer = await ask(path, how);
    const what = `${how?.method ?? 'GET'} ${path}`;
    expect(answer.status, what).toBe(status);
    expect(answer.headers, what).toMatchObject(lower(headersFor(path, settings, 'production', status)));
    expect(answer.headers.server, what).toBe('nginx');
    expect(answer.headers['set-cookie'], what).toBeUndefined();
  }
  const { status, headers, body } = await ask(script, { headers: { 'If-None-Match': String(first.etag) } });
  // What the browser has stays as it was answered with 200.
  const { 'cache-control': _, ...others } = lower(headersFor(script, settings, 'production'));
  expect([status, body.length, headers['cache-control']]).toEqual([304, 0, undefined]);
  expect(headers).toMatchObject(others);
});

test('every file of the build has its type and its bytes; what can be smaller is compressed', async ({ host }) => {
  const kinds = new Set<string>();
  for (const name of served(host)) {
    const bytes = readFileSync(join(host.www, name));
    const plain = await host.nginx.ask(`/${name}`);
    expect(plain.headers['content-type'], name).toBe(TYPES[extname(name)]);
    expect(plain.headers['content-encoding'], name).toBeUndefined();
    expect(plain.body.equals(bytes), name).toBe(true);
    const { headers, body } = await host.nginx.ask(`/${name}`, { headers: { 'Accept-Encoding': 'gzip' } });
    const small = /\.(txt|png|webp|woff2)$/.test(name) || bytes.length < 20;
    expect(headers['content-encoding'], name).toBe(small ? undefined : 'gzip');
    expect((small ? body : gunzipSync(body)).equals(bytes), name).toBe(true);
    if (!small) expect(headers.vary, name).toBe('Accept-Encoding');
    kinds.add(extname(name));
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['.css', '.js', '.json', '.mjs', '.png', '.svg', '.woff2']));
});

test('a part of a file is never given: a viewer that asks for one gets it whole', async ({ host }) => {
  const worker = oneOf(host, /pdf\.worker.*\.mjs$/);
  const { length } = readFileSync(join(host.www, worker));
  for (const Range of ['bytes=0-99', 'bytes=-100', 'bytes=999999999-', 'bytes=0-0,5-9']) {
    const { status, headers, body } = await host.nginx.ask(worker, { headers: { Range } });
    expect([status, body.length, headers['content-range']], Range).toEqual([200, length, undefined]);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('the services get a call as it was sent, and their answer is kept nowhere', async ({ host }) => {
  const { ask } = host.nginx;
  const path = '/eco/Personas/PorNombre/P%C3%89REZ%2FLUNA%20..%2F?rol=0&a=%26';
  const sent = { Authorization: 'Bearer x', Cookie: 'ajena=1', 'X-Forwarded-For': '10.0.0.1' };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await ask(`/servicios${path}`, {
      method,
      headers: sent,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    const seen = JSON.parse(String(answer.body)) as { method: string; url: string; headers: Record<string, string> };
    expect([answer.status, seen.method, seen.url]).toEqual([200, method, path]);
    expect(seen.headers).toMatchObject({ authorization: 'Bearer x', 'x-forwarded-proto': 'https' });
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen.headers.cookie ?? '').toBe('');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const upload = await ask('/servicios/eco/a', { method: 'POST', body: Buffer.alloc(21_000_000) });
  expect(JSON.parse(String(upload.body))).toMatchObject({ bytes: 21_000_000 });
  for (const [detour, status] of [
    ['/x/../servicios/eco/a', 404],
    ['/servicios/../_headers', 404],
    ['/servicios', 301],
  ] as const)
    expect((await ask(detour)).status, detour).toBe(status);
});

test('what nginx answers itself below /servicios has the headers of every answer: a body too large, services that are gone', async ({
  host,
}) => {
  const { ask } = host.nginx;
  const path = '/servicios/eco/a';
  const limit = 24 * 1024 ** 2;
  const shared = headersIn('cabeceras.conf');
  expect(Object.keys(shared)).toHaveLength(7);
  const own = headersIn('servicios.conf');
  expect(Object.keys(own)).toEqual(['content-security-policy', 'cache-control']);
  const isAsEvery = (answer: Awaited<ReturnType<typeof ask>>, status: number) => {
    expect(answer.status).toBe(status);
    expect(answer.headers, `${status}`).toMatchObject({ ...shared, ...own, server: 'nginx' });
    expect(answer.headers['set-cookie'], `${status}`).toBeUndefined();
  };
  const largest = await ask(path, { method: 'POST', body: Buffer.alloc(limit) });
  expect(JSON.parse(String(largest.body))).toMatchObject({ bytes: limit });
  // By its announced length, before any of it is sent.
  const larger = { 'Content-Length': `${limit + 1}` };
  isAsEvery(await ask(path, { method: 'POST', headers: larger }), 413);
  await host.withoutServices(async () => {
    for (const method of ['GET', 'POST', 'DELETE']) isAsEvery(await ask(path, { method }), 502);
  });
  isAsEvery(await ask(path), 200);
});

test('the log has no name, no number and no link of a password', async ({ host }) => {
  const { ask, log } = host.nginx;
  const secrets = ['6843217', 'QUISPE', 'eyJhbGciOi', 'MAMANI'];
  for (const path of [
    '/auth/reestablecer-contrasena/eyJhbGciOi.b.c',
    '/servicios/administrativo/EmpPacientes/BuscarXDocumentoIdentidad/6843217/0',
    '/servicios/administrativo/EmpPacientes/BuscarXNombre/QUISPE%20MAMANI?x=QUISPE',
    '/servicios/seguridad/eyJhbGciOi.b.c17',
    '/servicios/x/y?nombre=MAMANI',
  ])
    await ask(path, { headers: { Referer: 'https://127.0.0.1/auth/reestablecer-contrasena/eyJhbGciOi' } });
  await expect.poll(log).toContain('/servicios/***');
  expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
  expect(log()).toContain('"GET /auth/reestablecer-contrasena/***" 200');
  expect(log()).toContain('"GET /servicios/administrativo/EmpPacientes/BuscarXDocumentoIdentidad/***" 404');
});

test('people work behind it: sign-in, a list, a document in its viewer, over HTTP/2, and files are kept', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  const screen = new Screen(page);
  await screen.page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await screen.field('Fecha desde').fill('01/01/2020');
  await screen.field('Fecha hasta').fill('31/12/2099');
  await screen.press('Buscar');
  await page
    .getByRole('button', { name: /^Imprimir PDF de la factura/ })
    .first()
    .click();
  await expect(screen.dialog(/^Factura/)).toContainText('Página 1 de 1');
  await page.reload();
  await screen.shows('Facturas');
  // Asked of an observer: where the test's clock is moved, `performance` itself has no entries.
  const loaded = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceResourceTiming[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries() as PerformanceResourceTiming[]));
        observer.observe({ type, buffered: true });
      });
    const [document] = await entriesOf('navigation');
    const assets = (await entriesOf('resource')).filter(({ name }) => name.includes('/assets/'));
    return { protocol: document?.nextHopProtocol, sizes: assets.map(({ transferSize }) => transferSize) };
  });
  expect(loaded.protocol).toBe('h2');
  expect(loaded.sizes.length).toBeGreaterThan(3);
  expect(loaded.sizes.filter((size) => size > 0)).toEqual([]);
});

/** What browser and router log of code that is not there. */
const missingCode =
  /answer 404: GET .*\/assets\/|dynamically imported module|ScreenLoadFailure|Screen could not be loaded|preload CSS|Refused to (apply style|execute script)/;

const ORDENES = '/seguros/orden-pago-admin-ex';
const noScreen = 'No se pudo descargar esta pantalla. Revise su conexión a Internet y vuelva a intentar.';
const noPortal = 'No se pudo descargar el portal. Revise su conexión a Internet y vuelva a intentar.';
/** Of the portal, or of a part of it. */
const notWhole = /^No se pudo descargar (una parte d)?el portal\. /;

/** The pages that the browser opens from now on. */
function pagesOf(page: Page) {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name });
const buildOf = (page: Page) => page.locator('meta[name="portal-version"]').getAttribute('content');
const hashOf = (build: string): string => JSON.parse(readFileSync(join(build, 'version.json'), 'utf8')).hash;

/** Adds a build's files under assets/ to what is there, or takes the other build's away. */
const addAssets = ({ www }: Host, build: string) =>
  cpSync(join(build, 'assets'), join(www, 'assets'), { recursive: true });
const showPage = ({ www }: Host, build: string) => {
  for (const name of ['index.html', 'version.json']) cpSync(join(build, name), join(www, name));
};

test('a deployment as the instructions say: who has the old page open works on, and the next page is the new one', async ({
  page,
  host,
}) => {
  await enterAs(page, 'empresa');
  const opened = pagesOf(page);
  addAssets(host, host.next);
  showPage(host, host.next);
  const screen = new Screen(page);
  await entry(page, 'Órdenes de pago').click();
  await screen.shows('Órdenes de pago');
  await entry(page, 'Avisos de baja').click();
  await screen.shows('Avisos de baja');
  expect([opened, await buildOf(page)]).toEqual([[], hashOf(host.old)]);
  await page.reload();
  await screen.shows('Avisos de baja');
  expect(await buildOf(page)).toBe(hashOf(host.next));
});

test('a deployment that takes the old files away: one new page at the address, at once; a form keeps what was typed', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  await enterAs(page, 'empresa');
  const form = new AltaFormScreen(page);
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('5120984');
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('cajera');
  host.publish(host.next);
  const opened = pagesOf(page);
  await form.tab('Datos Personales');
  await form.press(/mapa/i);
  await expect(form.dialog('No pudimos abrir la ventana')).toContainText('No se pudo descargar esta parte.');
  await page.keyboard.press('Escape');
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue('CAJERA');
  expect(opened).toEqual([]);
  await entry(page, 'Órdenes de pago').click();
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await form.tells(noScreen);
  await form.press('Reintentar');
  await form.shows('Órdenes de pago');
  expect(opened).toEqual([ORDENES]);
  expect(await buildOf(page)).toBe(hashOf(host.next));

  // Without anything typed nobody is asked to do anything.
  host.publish(host.old);
  await page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await expect.poll(() => buildOf(page)).toBe(hashOf(host.old));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(opened).toHaveLength(2);
});

test('the reverse, a new page before its files: it says so, without a loop, and Reintentar brings it once they are there', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  showPage(host, host.next);
  const opened = pagesOf(page);
  for (const times of [1, 2]) {
    if (times === 1) await page.goto('/auth');
    else await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => opened).toHaveLength(times);
    await expect(page.getByText(noPortal)).toBeVisible();
  }
  addAssets(host, host.next);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await new Screen(page).shows('Iniciar Sesión');
  await expect(page.getByText(noPortal)).toHaveCount(0);
  expect(opened).toEqual(['/auth', '/auth', '/auth']);
});

test('one file of the page is missing for a minute: whichever it is, it is said, and it comes back', async ({
  page,
  host,
  watch,
  openBrowser,
}) => {
  watch.expect(missingCode);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/auth');
  await new Screen(page).shows('Iniciar Sesión');
  const files = [...new Set(asked)].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const own = await openBrowser();
    const opened = pagesOf(own);
    rmSync(join(host.www, file));
    await own.goto('/auth');
    // Only hints for the browser are in the file of preloads: without it the portal is as it was.
    const isHints = file.includes('preload');
    const told = own.getByText(notWhole);
    if (isHints) await new Screen(own).shows('Iniciar Sesión');
    else await expect(told, file).toBeVisible();
    expect(opened, file).toEqual(['/auth']);
    cpSync(join(host.old, file), join(host.www, file));
    if (!isHints) await own.getByRole('button', { name: 'Reintentar' }).click();
    await new Screen(own).shows('Iniciar Sesión');
    await expect(told).toHaveCount(0);
    await own.context().close();
  }
});

test('the code of a screen is missing for a minute: the browser keeps no answer that it was', async ({
  page,
  host,
  watch,
  openBrowser,
}) => {
  watch.expect(missingCode);
  const first = await openBrowser();
  await enterAs(first, 'empresa');
  const asked: string[] = [];
  first.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await entry(first, 'Órdenes de pago').click();
  await new Screen(first).shows('Órdenes de pago');
  const code = asked.filter((path) => path.startsWith('/assets/'));
  expect(code.length).toBeGreaterThan(0);

  await enterAs(page, 'empresa');
  const opened = pagesOf(page);
  const screen = new Screen(page);
  for (const file of code) rmSync(join(host.www, file));
  await entry(page, 'Órdenes de pago').click();
  await screen.tells(noScreen);
  await screen.press('Reintentar');
  await expect.poll(() => opened).toEqual([ORDENES, ORDENES]);
  await screen.tells(noScreen);
  for (const file of code) cpSync(join(host.old, file), join(host.www, file));
  await screen.press('Reintentar');
  await screen.shows('Órdenes de pago');
  expect(opened).toHaveLength(3);
});
