#!/usr/bin/env node
/** Shows which requirements the tests prove, by area. `--list` names the unproven ones, `--list=proven` the proven ones. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './portal.mjs';

const ID = /\b[FER]-[0-9][0-9a-z.]*-\d{2,3}\b/g;
const rows = (file) => {
  const path = join(root, 'tests/spec', file);
  if (!existsSync(path)) return [];
  const [, ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  return lines.filter(Boolean).map((line) => line.split('\t'));
};
const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : /\.(test|spec)\.tsx?$/.test(name) ? [path] : [];
  });

/** True if an array that starts here is a row of test.each(...)('%s ...'). Its first value is the start of the title. */
function isTitleRow(text, at) {
  const title = /\]\s*(?:as const\s*)?\)\s*\(\s*['"`](%s)?/.exec(text.slice(at));
  const each = text.slice(0, at).lastIndexOf('.each');
  return title?.[1] !== undefined && each >= 0 && !/\.(skip|todo|fixme)$/.test(text.slice(0, each));
}

/**
 * The ids at the start of titles: test('[id] ...'), also after or in test.each(...). test.skip and test.todo do not count.
 */
function provenBy(file) {
  const text = readFileSync(file, 'utf8');
  const titles = text.matchAll(/(['"`])((?:\[[FER]-[^\]]*\]\s*)+)/g);
  const ids = [];
  for (const match of titles) {
    const before = text.slice(Math.max(0, match.index - 40), match.index).trimEnd();
    const isTitle = before.endsWith('(') && !/\.(skip|todo|fixme)\($/.test(before);
    if (!isTitle && !(before.endsWith('[') && isTitleRow(text, match.index))) continue;
    ids.push(...(match[2].match(ID) ?? []));
  }
  return ids;
}

const requirements = rows('requirements.tsv').map(([id, area]) => ({ id, area }));
const known = new Set(requirements.map((r) => r.id));
const retired = new Map(rows('retired.tsv').map(([id, reason]) => [id, reason]));
const proven = new Map();
for (const file of walk(join(root, 'tests')))
  for (const id of provenBy(file)) proven.set(id, [...(proven.get(id) ?? []), file.slice(root.length)]);

const strange = [...proven.keys(), ...retired.keys()].filter((id) => !known.has(id));
const stateOf = ({ id }) => (proven.has(id) ? 'proven' : retired.has(id) ? 'retired' : 'unproven');
const areas = new Map();
for (const requirement of requirements) {
  const counts = areas.get(requirement.area) ?? { proven: 0, unproven: 0, retired: 0 };
  counts[stateOf(requirement)] += 1;
  areas.set(requirement.area, counts);
}

const line = (name, c) =>
  `${name.padEnd(24)}${String(c.proven).padStart(8)}${String(c.unproven).padStart(10)}${String(c.retired).padStart(9)}`;
console.info(`${'area'.padEnd(24)}${'proven'.padStart(8)}${'unproven'.padStart(10)}${'retired'.padStart(9)}`);
const total = { proven: 0, unproven: 0, retired: 0 };
for (const [name, counts] of areas) {
  console.info(line(name, counts));
  for (const key of Object.keys(total)) total[key] += counts[key];
}
console.info(line(`total of ${requirements.length}`, total));

const list = process.argv.find((arg) => arg.startsWith('--list'));
if (list) {
  const wanted = list.split('=')[1] ?? 'unproven';
  for (const r of requirements.filter((each) => stateOf(each) === wanted))
    console.info(`${r.id}\t${r.area}\t${(proven.get(r.id) ?? []).join(' ') || (retired.get(r.id) ?? '')}`);
}
if (strange.length > 0) {
  console.error(`Not in requirements.tsv: ${strange.join(', ')}`);
  process.exitCode = 1;
}
