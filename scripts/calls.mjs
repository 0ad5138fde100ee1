#!/usr/bin/env node
/** Writes docs/calls.md from the sources. A test fails if the file is out of date. */
import { writeFileSync } from 'node:fs';
import { root } from './portal.mjs';
import { openSources } from './sources.mjs';

process.chdir(root);
const sources = await openSources();
try {
  const { callsPage, fieldTotals, listCalls } = await sources.load('scripts/calls/table.ts');
  const calls = listCalls();
  writeFileSync('docs/calls.md', callsPage(calls));
  const { documented, assumed, unmarked } = fieldTotals(calls);
  console.info(
    `${calls.length} calls written to docs/calls.md: ${documented} fields documented, ${assumed} assumed (${unmarked} of these without a mark).`,
  );
} finally {
  await sources.close();
}
