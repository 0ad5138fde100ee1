import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../scripts/portal.mjs';
import { TYPES } from '../../scripts/vite/deployed.ts';
import { headersFor } from '../../scripts/vite/headers.ts';
import { type Host, test } from './support/host.ts';
import { checkExample, SERVICES, whyWithoutNginx } from './support/nginx.ts';
import { enterAs, Screen } from './support/pages.ts';
import { freePort } from './support/portal.ts';
import { filesOf, settings } from './support/produccion.ts';
import { expect } from './support/test.ts';

test.skip(whyWithoutNginx() !== '', whyWithoutNginx());

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
  for (const name of ['csp.conf', 'cabeceras.conf']) expect(read).toContain(deployed(name));
  for (const line of deployed('servicios.conf').split('\n'))
    if (!line.includes('/etc/ssl/')) expect(read).toContain(line);
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

test('the page is the answer at the address of every screen, with its type and its bytes, compressed', async ({
  host,
}) => {
  const page = readFileSync(join(host.www, 'index.html'));
  for (const path of [
    '/',
    '/index.html',
    '/auth',
    '/seguros/aviso-alta-admin?desde=2026-01-01',
    '/auth/reestablecer-contrasena/a.b.c',
  ]) {
    const plain = await host.nginx.ask(path);
    expect(plain.headers['content-type'], path).toBe(TYPES['.html']);
    expect(plain.body.equals(page), path).toBe(true);
    const { headers, body } = await host.nginx.ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([headers['content-encoding'], headers.vary], path).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).equals(page), path).toBe(true);
  }
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

/** What the services tell of a call. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  /** The host that was asked for when the connection was made. */
  readonly servername: string;
  readonly protocol: string;
}

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
    const seen = JSON.parse(String(answer.body)) as Seen;
    expect([answer.status, seen.method, seen.url]).toEqual([200, method, path]);
    expect([seen.servername, seen.protocol]).toEqual([SERVICES, 'TLSv1.3']);
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

test('what nginx answers itself below /servicios has the headers of every answer', async ({ host }) => {
  test.slow();
  const { ask } = host.nginx;
  const path = '/servicios/eco/a';
  const limit = 24 * 1024 ** 2;
  const shared = headersIn('cabeceras.conf');
  expect(Object.keys(shared)).toHaveLength(7);
  const own = headersIn('servicios.conf');
  expect(Object.keys(own)).toEqual(['content-security-policy', 'cache-control']);
  const isAsEvery = (answer: Awaited<ReturnType<typeof ask>>, status: number, what = '') => {
    expect(answer.status, what).toBe(status);
    expect(answer.headers, `${status} ${what}`).toMatchObject({ ...shared, ...own, server: 'nginx' });
    expect(answer.headers['set-cookie'], `${status} ${what}`).toBeUndefined();
  };
  await test.step('a body too large', async () => {
    const largest = await ask(path, { method: 'POST', body: Buffer.alloc(limit) });
    expect(JSON.parse(String(largest.body))).toMatchObject({ bytes: limit });
    // By its announced length, before any of it is sent.
    const larger = { 'Content-Length': `${limit + 1}` };
    isAsEvery(await ask(path, { method: 'POST', headers: larger }), 413);
    // Of a length that nobody announced.
    const chunked = { 'Transfer-Encoding': 'chunked' };
    isAsEvery(await ask(path, { method: 'POST', headers: chunked, body: Buffer.alloc(limit + 1) }), 413);
  });
  await test.step('services that are gone', () =>
    host.withoutServices(async () => {
      for (const method of ['GET', 'POST', 'DELETE']) isAsEvery(await ask(path, { method }), 502, method);
    }));
  for (const kind of ['trusted', 'of that name'] as const)
    await test.step(`somebody else in their place: ${kind}`, () =>
      host.withImpostor(kind, async () => isAsEvery(await ask(path), 502, kind)));
  await test.step('services that say nothing', () =>
    host.withPatience('1s', async (hasty) => {
      for (const method of ['GET', 'POST']) isAsEvery(await hasty.ask('/servicios/calla/a', { method }), 504, method);
    }));
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
