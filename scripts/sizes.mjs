#!/usr/bin/env node
/**
 * The bytes the browser loads for a screen, from the build's manifest: the named modules with all their static imports,
 * gzipped. tests/budgets.json has goals and limits (kB of 1000 bytes). The script fails above a limit.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './portal.mjs';

const dist = join(root, '.sandbox/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh: run npx vite build --mode sandbox first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const budgets = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8'));

function filesOf(modules, kind) {
  const chunks = new Set();
  const visit = (key) => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  const list = [...chunks].map((key) => manifest[key]);
  if (kind === 'js') return new Set(list.map((chunk) => chunk.file));
  if (kind === 'css') return new Set(list.flatMap((chunk) => chunk.css ?? []));
  return new Set(list.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2')));
}

function weigh(files, kind) {
  let bytes = 0;
  for (const file of files) {
    const body = readFileSync(join(dist, file));
    bytes += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
  }
  return bytes / 1000;
}

let failed = false;
for (const { what, kind, modules, goal, limit } of Object.values(budgets)) {
  const unknown = modules.filter((key) => !manifest[key]);
  if (unknown.length > 0) {
    console.error(`${what}: ${unknown.join(', ')} is no chunk of the build; correct tests/budgets.json.`);
    failed = true;
    continue;
  }
  const size = weigh(filesOf(modules, kind), kind);
  const verdict = size > limit ? 'OVER THE LIMIT' : size > goal ? 'over the goal' : 'ok';
  console.info(`${what.padEnd(36)}${size.toFixed(1).padStart(7)} kB   goal ${goal}   limit ${limit}   ${verdict}`);
  failed ||= size > limit;
}
process.exitCode = failed ? 1 : 0;
