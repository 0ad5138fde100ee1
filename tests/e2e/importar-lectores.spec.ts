import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const folder = '.sandbox/dist';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A piece of the build with all that the browser loads for it. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const one of manifest[key]?.imports ?? []) withImports(one, found);
  }
  return found;
}

test('[B5] the readers of files and their worker come with the import alone, and there only for a file', () => {
  const screens = manifest['index.html']?.dynamicImports ?? [];
  const page = 'src/features/importar/pantalla/ImportarPage.tsx';
  const readers = Object.keys(manifest).filter((key) =>
    /src\/features\/importar\/lectura\/|src\/ui\/files\/(?:csv|writeBook)\.ts|@zip\.js/.test(key),
  );
  expect(screens.length).toBeGreaterThan(30);
  expect(screens).toContain(page);
  expect(readers.length).toBeGreaterThan(3);
  for (const screen of screens) {
    const loaded = withImports(screen);
    expect(
      readers.filter((key) => loaded.has(key)),
      screen,
    ).toEqual([]);
    const later = [...loaded].flatMap((key) => manifest[key]?.dynamicImports ?? []);
    const lectura = readers.filter((key) => key.includes('/lectura/'));
    expect(
      lectura.some((key) => later.includes(key)),
      screen,
    ).toBe(screen === page);
  }
  const naming = Object.entries(manifest).filter(
    ([, { file }]) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('planillaWorker'),
  );
  expect(naming.map(([key]) => key)).toEqual([page]);
});
