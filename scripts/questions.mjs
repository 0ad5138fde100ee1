#!/usr/bin/env node
/** Writes docs/questions.md, the questions for the services' owner, from the contract. A test fails if it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './portal.mjs';
import { openSources } from './sources.mjs';

process.chdir(root);
const sources = await openSources();
try {
  const { questionsPage } = await sources.load('scripts/questions/document.ts');
  const { readRows } = await sources.load('scripts/contract/declared.ts');
  const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));
  const page = questionsPage(rows, readFileSync('scripts/questions/base.md', 'utf8'));
  writeFileSync('docs/questions.md', page);
  console.info(`${page.match(/^\d+\. /gm)?.length ?? 0} questions written to docs/questions.md.`);
} finally {
  await sources.close();
}
