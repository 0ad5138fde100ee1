#!/usr/bin/env node
/**
 * Takes the pictures of docs/guia from the running portal, and writes them to docs/guia/imagenes. `npm run guia -- dar-de-baja`
 * takes those of some tasks only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takePictures } from './guia/stage.mjs';
import { walks } from './guia/walks.mjs';
import { root } from './portal.mjs';

const wanted = process.argv.slice(2);
const folder = join(root, 'docs/guia/imagenes');
mkdirSync(folder, { recursive: true });
let bytes = 0;
await takePictures(
  walks.filter(({ task }) => wanted.length === 0 || wanted.includes(task)),
  (name, picture) => {
    bytes += picture.length;
    writeFileSync(join(folder, name), picture);
    console.info(`  ${name} ${Math.round(picture.length / 1024)} kB`);
  },
);
console.info(`${Math.round(bytes / 1024)} kB of pictures in docs/guia/imagenes`);
process.exit(0);
