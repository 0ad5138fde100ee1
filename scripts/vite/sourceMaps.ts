import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the source maps of a build into a folder next to it: those of `dist` into `dist-maps`. With them, a stack trace of the
 * deployed portal shows the source. They are never deployed. Each build empties the folder first.
 */
export function mapsBeside(): Plugin {
  return {
    name: 'portal:source-maps',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const folder = `${dir}-maps`;
      const maps = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
      rmSync(folder, { recursive: true, force: true });
      for (const name of maps) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        renameSync(join(dir, name), join(folder, name));
      }
    },
  };
}
