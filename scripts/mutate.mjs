#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { folders } from './mutate/folders.mjs';
import { root } from './portal.mjs';

// `npm run mutate` takes every folder, `-- lib client` takes some, `-- lib src/lib/dates.ts` some files of one.
// `-- sandbox --one-in=20` tries a draw of the changes, and `--draw=2` another one: tests that were written after a draw know it.
const { values, positionals: asked } = parseArgs({
  options: { 'one-in': { type: 'string' }, draw: { type: 'string' } },
  allowPositionals: true,
});
const oneIn = Number(values['one-in'] ?? 1);
const files = asked.filter((argument) => argument.includes('/'));
const named = asked.filter((argument) => !argument.includes('/'));
const unknown = named.filter((name) => !(name in folders));
if (unknown.length > 0 || (files.length > 0 && named.length !== 1) || !(oneIn >= 1)) {
  console.error(
    `Usage: npm run mutate -- [folder …] or [folder file …], [--one-in=20 [--draw=2]]. Folders: ${Object.keys(folders).join(', ')}`,
  );
  process.exit(1);
}

/** The least share of the changes that tests have to notice in a folder, in per cent. */
const LIMIT = 75;

/**
 * Of the changes that could be noticed, how many were; one that never ends is noticed by the time it takes. What runs when a
 * module is loaded is left out: Stryker makes such a change only after the module is loaded, so that no test can notice it. It
 * tries it all the same where a test loads the module once more.
 */
function score(mutants) {
  const tried = mutants.filter((mutant) => !mutant.static && mutant.status !== 'Ignored');
  const count = (...states) => tried.filter(({ status }) => states.includes(status)).length;
  const endless = count('Timeout');
  const noticed = count('Killed') + endless;
  const all = noticed + count('Survived', 'NoCoverage');
  const share = all === 0 ? 100 : (100 * noticed) / all;
  const drawn = oneIn > 1 ? ` drawn of ${all + count('CompileError')}` : '';
  const left = mutants.length - tried.length;
  return {
    share,
    line: `${share.toFixed(1)} % (${noticed} of ${all}${drawn}, ${endless} by their time; ${left} left out)`,
  };
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
process.env.MUTATE_DRAW = values.draw ?? '1';
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
  const untried = mutants.filter((mutant) => !mutant.static && isUntried(mutant)).length;
  const again = untried === 0 ? '' : `; ${untried} not tried: run it again`;
  const { share, line } = score(mutants);
  if (share < LIMIT) process.exitCode = 1;
  lines.push(`${name.padEnd(12)}${line}${again}`);
}
console.info(`\nChanges that a test noticed, ${new Date().toISOString().slice(0, 10)}\n${lines.join('\n')}`);
