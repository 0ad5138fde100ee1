#!/usr/bin/env node
/**
 * Takes the pictures of docs/guia from the running portal, and writes them to docs/guia/imagenes. `npm run guia -- dar-de-baja`
 * takes those of some tasks only. With `--compare` nothing is written: it fails if a kept picture no longer shows the portal.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldPictures } from './guia/age.mjs';
import { takePictures } from './guia/stage.mjs';
import { walks } from './guia/walks.mjs';
import { root } from './portal.mjs';

const compare = process.argv.includes('--compare');
const wanted = process.argv.slice(2).filter((word) => word !== '--compare');
const folder = join(root, 'docs/guia/imagenes');
const keptAs = (name) => join(folder, name);

const taken = [];
await takePictures(
  walks.filter(({ task }) => wanted.length === 0 || wanted.includes(task)),
  (name, picture) => {
    taken.push([name, picture]);
    console.info(`  ${name} ${Math.round(picture.length / 1024)} kB`);
  },
);

if (compare) {
  const kept = (name) => (existsSync(keptAs(name)) ? readFileSync(keptAs(name)) : null);
  const old = await oldPictures(taken.map(([name, picture]) => [name, kept(name), picture]));
  for (const name of old) console.error(`docs/guia/imagenes/${name} no longer shows the portal`);
  console.info(`${taken.length - old.length} of ${taken.length} pictures show the portal`);
  process.exit(old.length > 0 ? 1 : 0);
}

mkdirSync(folder, { recursive: true });
for (const [name, picture] of taken) writeFileSync(keptAs(name), picture);
const bytes = taken.reduce((sum, [, { length }]) => sum + length, 0);
console.info(`${Math.round(bytes / 1024)} kB of pictures in docs/guia/imagenes`);
process.exit(0);
