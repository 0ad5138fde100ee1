#!/usr/bin/env node
/** Writes the portal's font with only the letters and weights it shows. A test fails if the file is out of date. */
import { writeFileSync } from 'node:fs';
import { root } from './portal.mjs';
import { openSources } from './sources.mjs';

process.chdir(root);
const sources = await openSources();
try {
  const { cutFont, FONT } = await sources.load('scripts/font/cut.ts');
  const font = await cutFont();
  writeFileSync(FONT, font);
  console.info(`${(font.length / 1000).toFixed(1)} kB written to ${FONT}.`);
} finally {
  await sources.close();
}
