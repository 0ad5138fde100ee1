#!/usr/bin/env node
import { Stryker } from '@stryker-mutator/core';
import { folders } from './mutate/folders.mjs';
import { root } from './portal.mjs';

// `npm run mutate` takes every folder, `-- lib client` takes some, `-- lib src/lib/dates.ts` some files of one.
const asked = process.argv.slice(2);
const files = asked.filter((argument) => argument.includes('/'));
const named = asked.filter((argument) => !argument.includes('/'));
const unknown = named.filter((name) => !(name in folders));
if (unknown.length > 0 || (files.length > 0 && named.length !== 1)) {
  console.error(`Usage: npm run mutate -- [folder …] or [folder file …]. Folders: ${Object.keys(folders).join(', ')}`);
  process.exit(1);
}

/** Of the changes that could be noticed, how many were; one that never ends is noticed by the time it takes. */
function score(mutants) {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const endless = count('Timeout');
  const noticed = count('Killed') + endless;
  const all = noticed + count('Survived', 'NoCoverage');
  const share = all === 0 ? 'nothing to change' : `${((100 * noticed) / all).toFixed(1)} %`;
  return `${share} (${noticed} of ${all}, ${endless} by their time; ${count('Ignored')} left out)`;
}

process.chdir(root);
const lines = [];
for (const name of named.length > 0 ? named : Object.keys(folders)) {
  process.env.MUTATE_FOLDER = name;
  const mutants = await new Stryker({
    mutate: files.length > 0 ? files : folders[name].change,
    incrementalFile: `.stryker/${name}.incremental.json`,
    jsonReporter: { fileName: `.stryker/${name}.json` },
  }).runMutationTest();
  lines.push(`${name.padEnd(12)}${score(mutants)}`);
}
console.info(`\nChanges that a test noticed, ${new Date().toISOString().slice(0, 10)}\n${lines.join('\n')}`);
