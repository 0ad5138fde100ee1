#!/usr/bin/env node
/** Writes the table of calls in README.md and the page docs/calls.md from the sources. A test says when they are old. */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './portal.mjs';
import { openSources } from './sources.mjs';

process.chdir(root);
const sources = await openSources();
try {
  const { callsPage, fieldTotals, listCalls, readmeTable, withTable } = await sources.load('scripts/calls/table.ts');
  const calls = listCalls();
  writeFileSync('docs/calls.md', callsPage(calls));
  writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8'), readmeTable(calls)));
  const { documented, assumed, unmarked } = fieldTotals(calls);
  console.info(
    `${calls.length} calls written to README.md and docs/calls.md: ${documented} fields documented, ${assumed} assumed (${unmarked} of these without a mark).`,
  );
} finally {
  await sources.close();
}
