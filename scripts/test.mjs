#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './portal.mjs';
import { clearReports, countTests, reports } from './report.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const steps = [
  ['Types', bin('tsc'), ['--noEmit']],
  ['Style', bin('biome'), ['check', '.']],
  [
    'Unit and screen tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
  ],
  ['Build', process.execPath, [bin('vite'), 'build', '--mode', 'sandbox', '--logLevel', 'warn']],
  ['Sizes', process.execPath, ['scripts/sizes.mjs']],
  ['Browser tests', bin('playwright'), ['test']],
];

const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

clearReports();
mkdirSync(join(root, 'test-results'), { recursive: true });
let broken = '';
for (const [name, command, args] of steps) {
  console.info(`\n== ${name}`);
  if ((await run(command, args)) !== 0) {
    broken = name;
    break;
  }
}
if (broken) console.error(`\n"${broken}" failed.`);
const { passed, failed } = countTests();
// A step that failed without a failed test (types, style, sizes) counts as one failure.
console.info(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`);
process.exitCode = broken ? 1 : 0;
