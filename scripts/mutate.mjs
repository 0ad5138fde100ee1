#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { folders } from './mutate/folders.mjs';
import { root } from './portal.mjs';

// `npm run mutate` takes every folder, `-- lib client` takes some, `-- lib src/lib/dates.ts` some files of one.
// `-- sandbox --one-in=20` tries a draw of the changes.
const { values, positionals: asked } = parseArgs({ options: { 'one-in': { type: 'string' } }, allowPositionals: true });
const oneIn = Number(values['one-in'] ?? 1);
const files = asked.filter((argument) => argument.includes('/'));
const named = asked.filter((argument) => !argument.includes('/'));
const unknown = named.filter((name) => !(name in folders));
if (unknown.length > 0 || (files.length > 0 && named.length !== 1) || !(oneIn >= 1)) {
  console.error(
    `Usage: npm run mutate -- [folder …] or [folder file …], [--one-in=20]. Folders: ${Object.keys(folders).join(', ')}`,
  );
  process.exit(1);
}

/** Of the changes that could be noticed, how many were; one that never ends is noticed by the time it takes. */
function score(mutants) {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const endless = count('Timeout');
  const noticed = count('Killed') + endless;
  const all = noticed + count('Survived', 'NoCoverage');
  const share = all === 0 ? 'nothing to change' : `${((100 * noticed) / all).toFixed(1)} %`;
  const drawn = oneIn > 1 ? ` drawn of ${all + count('CompileError')}` : '';
  return `${share} (${noticed} of ${all}${drawn}, ${endless} by their time; ${count('Ignored')} left out)`;
}

/**
 * True for a change that counts as not noticed although some of its tests did not run: on a busy machine the runner loses
 * results after a test that failed.
 */
const isUntried = ({ status, testsCompleted = 0, coveredBy = [] }) =>
  status === 'Survived' && testsCompleted < coveredBy.length;

/** Takes the untried changes out of what a second run need not repeat. */
function forgetUntried(file) {
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const each of Object.values(kept.files)) each.mutants = each.mutants.filter((mutant) => !isUntried(mutant));
  writeFileSync(file, JSON.stringify(kept));
}

process.chdir(root);
// A draw is made anew each time: what an earlier run left out must not count as tried.
const draw = {
  incremental: false,
  checkers: ['draw'],
  plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/mutate/draw.mjs')],
};
process.env.MUTATE_ONE_IN = String(oneIn);
const lines = [];
for (const name of named.length > 0 ? named : Object.keys(folders)) {
  process.env.MUTATE_FOLDER = name;
  const incrementalFile = `.stryker/${name}.incremental.json`;
  const mutants = await new Stryker({
    mutate: files.length > 0 ? files : folders[name].change,
    incrementalFile,
    jsonReporter: { fileName: `.stryker/${name}.json` },
    ...(oneIn > 1 ? draw : {}),
  }).runMutationTest();
  if (oneIn === 1) forgetUntried(incrementalFile);
  const untried = mutants.filter(isUntried).length;
  const again = untried === 0 ? '' : `; ${untried} not tried: run it again`;
  lines.push(`${name.padEnd(12)}${score(mutants)}${again}`);
}
console.info(`\nChanges that a test noticed, ${new Date().toISOString().slice(0, 10)}\n${lines.join('\n')}`);
