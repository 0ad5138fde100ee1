import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { build } from 'vite';
import { root } from '../../scripts/portal.mjs';
import { headersFor } from '../../scripts/vite/headers.ts';
import { expect, test } from './support/test.ts';

const folder = '.sandbox/dist';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const texts = files.filter((name) => /\.(m?js|css|html)$/.test(name));

test('the build has no source maps, and none is named', () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(texts.filter((name) => /[#@] ?sourceMappingURL=\S/.test(read(name)))).toEqual([]);
});

const traces =
  /createSandbox|SANDBOX_FILE|hono\/|tests\/support|servicios\/control|sandbox-control|swagger|catalogue-/i;

test('the build holds nothing of the sandbox, the catalogue or the tests', () => {
  expect(files.filter((name) => /mockServiceWorker|\.test\.|datos\.json/.test(name))).toEqual([]);
  expect(texts.filter((name) => traces.test(read(name)))).toEqual([]);
});

test('what is deployed holds neither the sandbox nor its control', async () => {
  const before = { ...process.env };
  const settings = parseEnv(readFileSync('.env.example', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const outDir = join(folder, 'dist');
  try {
    Object.assign(process.env, settings);
    await build({ root, mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const built = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(outDir, name)).isFile(),
    );
    const named = [
      ...built.map((name) => join(outDir, name)),
      ...readdirSync('deploy').map((name) => join('deploy', name)),
    ];
    expect(named.length).toBeGreaterThan(10);
    // Files whose names start with a dot reveal the source, and not every host hides them.
    expect(built.filter((name) => /(^|[\\/])\./.test(name))).toEqual([]);
    expect(named.filter((path) => traces.test(readFileSync(path, 'latin1')))).toEqual([]);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the page runs under a strict policy and names its build', () => {
  const page = read('index.html');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(page).not.toMatch(/\sstyle=|\son\w+=/);
  const { hash } = JSON.parse(read('version.json')) as { hash: string };
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(page).toContain(`<meta name="portal-version" content="${hash}"`);
});

test('the charting library comes with the plots: neither login, lists nor homes wait for it', () => {
  type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean; isEntry?: boolean };
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>;
  const loaded = (entries: readonly string[]): Set<string> => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
    };
    entries.forEach(visit);
    return files;
  };
  const holds = (file: string) => read(file).includes('recharts-surface');
  const surfaces = ['src/ui/chart/BarsSurface.tsx', 'src/ui/chart/ColumnsSurface.tsx'];
  for (const surface of surfaces) expect([...loaded([surface])].filter(holds)).toHaveLength(1);
  const shell = ['index.html', 'src/app/shell/Shell.tsx'];
  for (const screen of [
    // Sign-in is loaded together with the page.
    'index.html',
    'src/engine/list/NovedadListPage.tsx',
    'src/features/novedades/alta/list.ts',
    'src/features/inicio/InicioPage.tsx',
    'src/features/monitoreo/MonitorPage.tsx',
    'src/features/reportes/CitasPage.tsx',
  ]) {
    expect(manifest[screen]?.isDynamicEntry ?? manifest[screen]?.isEntry, screen).toBe(true);
    expect([...loaded([...shell, screen])].filter(holds), screen).toEqual([]);
  }
});

test('every answer carries the headers of a deployed portal; a missing file is missing', async ({
  portal,
  request,
}) => {
  const script = files.find((name) => /^assets\/.*\.js$/.test(name)) ?? '';
  const screens = ['/', '/auth', '/seguros/aviso-alta-admin', '/auth/reestablecer-contrasena/a.b.c', '//ajeno.example'];
  for (const path of [
    ...screens,
    '/version.json',
    `/${script}`,
    '/assets/missing.js',
    '/missing.map',
    '/.git/config',
  ]) {
    const answer = await request.get(portal.address + path);
    const status = /missing|\/\./.test(path) ? 404 : 200;
    expect(answer.status(), path).toBe(status);
    const wanted = Object.entries(headersFor(path, {}, 'sandbox', status)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(answer.headers(), path).toMatchObject(Object.fromEntries(wanted));
  }
});
