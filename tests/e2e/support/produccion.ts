import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../../../scripts/portal.mjs';

/** The settings of a portal whose services are a path of its own host: docs/deploying.md, A. */
export const settings: Readonly<Record<string, string>> = {
  ...(parseEnv(readFileSync(join(root, '.env.example'), 'utf8')) as Record<string, string>),
  VITE_URL_SEGURIDAD: '/servicios/seguridad',
  VITE_URL_ADMINISTRATIVO: '/servicios/administrativo',
  VITE_URL_FACTURACION: '/servicios/facturacion',
  VITE_URL_NOTIFICACION_PAGO: '/servicios/notificacion-pago',
};

/** The files of a folder, named from there with slashes. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));

/** Builds what is deployed, as `npm run build` does, into a folder. A process of its own, because settings belong to one. */
export async function buildPortal(folder: string): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The build ended with ${code}`);
}

/**
 * Makes of a build the next one: a copy whose files with a hash have other names, as after a change of what all of them
 * import. Returns the name that each file has now by the name it had, both from the build's folder.
 */
export function buildNext(before: string, next: string): ReadonlyMap<string, string> {
  cpSync(before, next, { recursive: true });
  const names = filesOf(before).filter((name) => /^assets\/.*[\w-]{7}\.\w+$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'N$1')]));
  for (const [from, to] of renamed) renameSync(join(next, from), join(next, to));
  const { hash } = JSON.parse(readFileSync(join(before, 'version.json'), 'utf8')) as { hash: string };
  const base = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  for (const name of filesOf(next).filter((file) => /\.(m?js|css|html|json)$/.test(file))) {
    let text = readFileSync(join(next, name), 'utf8').replaceAll(hash, [...hash].reverse().join(''));
    for (const [from, to] of renamed) text = text.replaceAll(base(from), base(to));
    writeFileSync(join(next, name), text);
  }
  return renamed;
}
