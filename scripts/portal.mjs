import { existsSync, readdirSync, statSync, watchFile } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';

/** What the scripts share: paths, whether the build is up to date, what is printed at the start. */
export const root = fileURLToPath(new URL('..', import.meta.url));
const builtPage = join(root, '.sandbox/dist/index.html');
export const dataFile = () => process.env.SANDBOX_FILE ?? join(root, '.sandbox/datos.json');
export const port = () => Number(process.env.PORT ?? 4173);

/** The password of all demo users. */
export const DEMO_PASSWORD = 'Demo2026';

const SOURCES = [
  'src',
  'docs/guia',
  'public',
  'scripts/guia',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  '.env.sandbox',
  'package-lock.json',
];

function newest(path) {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(full).map((name) => newest(join(path, name))));
}

/** True if no source of the build is newer than the build. */
export function isBuilt() {
  return existsSync(builtPage) && statSync(builtPage).mtimeMs > Math.max(...SOURCES.map(newest));
}

/** True when the port can be opened on 127.0.0.1. */
export function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(number, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Stops the script with one sentence if the port is in use. */
export async function requireFree(number) {
  if (await isFree(number)) return;
  console.error(`Port ${number} is taken: stop what uses it, or choose another with PORT=${number + 1}.`);
  process.exit(1);
}

/** Prints the address and the demo users for newcomers. */
export function printWelcome(address) {
  const users = (loadEnv('sandbox', root, 'VITE_').VITE_USUARIOS_DEMO ?? '')
    .split('|')
    .filter((part) => part.includes(':'))
    .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]);
  const width = Math.max(...users.map(([name]) => name.length)) + 2;
  const lines = [
    '',
    `  Portal         ${address}`,
    '',
    `  Demo users (password of all: ${DEMO_PASSWORD})`,
    ...users.map(([name, text]) => `    ${name.padEnd(width)}${text}`),
    '',
    `  The data is kept in ${dataFile().replace(root, '')}; npm run sandbox:reset restores the first state.`,
    '  Ctrl+C stops the portal.',
    '',
  ];
  console.info(lines.join('\n'));
}

/** Calls `close` once on SIGINT or SIGTERM and ends the process. */
export function closeOnSignal(close) {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      // A browser's open connection must not keep the process alive.
      setTimeout(() => process.exit(0), 1000).unref();
      await close();
      process.exit(0);
    });
  }
}

/** Calls `restart` when somebody deletes the data file while the sandbox runs, because it keeps its data in memory. */
export function onReset(restart) {
  watchFile(dataFile(), { interval: 400, persistent: false }, async (now, before) => {
    if (now.nlink > 0 || before.nlink === 0) return;
    await restart();
    console.info('  The sandbox started again from its first state.');
  });
}
