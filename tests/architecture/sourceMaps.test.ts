import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mapsBeside } from '../../scripts/vite/sourceMaps.ts';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort();

test('source maps lie beside what is deployed, those of this build alone', () => {
  const place = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const [dir, maps] = [join(place, 'dist'), join(place, 'dist-maps')];
  mkdirSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(maps);
  writeFileSync(join(maps, 'old.js.map'), '{}');
  for (const name of ['index.html', 'assets/a.js', 'assets/a.js.map', 'sw.js.map'])
    writeFileSync(join(dir, name), '{}');
  const { writeBundle } = mapsBeside();
  if (typeof writeBundle !== 'function') throw new Error('Nothing happens after a build');
  Reflect.apply(writeBundle, undefined, [{ dir }, {}]);
  expect(filesOf(dir)).toEqual(['assets/a.js', 'index.html']);
  expect(filesOf(maps)).toEqual(['assets/a.js.map', 'sw.js.map']);
});
