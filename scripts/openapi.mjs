#!/usr/bin/env node
/**
 * Writes docs/openapi.json, the OpenAPI document of every call, from the contract. A test fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './portal.mjs';
import { openSources } from './sources.mjs';

process.chdir(root);
const sources = await openSources();
try {
  const { openApiFile } = await sources.load('scripts/openapi/document.ts');
  const { readRows } = await sources.load('scripts/contract/declared.ts');
  const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));
  writeFileSync('docs/openapi.json', openApiFile(rows, readFileSync('tests/spec/replies.jsonl', 'utf8')));
  console.info(`${rows.length} calls written to docs/openapi.json.`);
} finally {
  await sources.close();
}
