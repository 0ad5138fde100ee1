import { expect, test } from 'vitest';
import { filesIn, read, table } from './sources.ts';

const list = read('docs/decisions.md');
const numbers = [...list.matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n));

/** Numbers in a citation: 'decision 9', 'decisions 7, 8 and 72', 'decisions 22 to 24, 26'. */
function cited(text: string): number[] {
  const runs = text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi);
  return [...runs].flatMap(([, run = '']) =>
    run.split(/, | and /).flatMap((part) => {
      const [from = Number.NaN, to = from] = part.split(' to ').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );
}

const citing = [
  ...filesIn('src', /\.(tsx?|css)$/),
  ...filesIn('scripts', /\.(mjs|ts)$/),
  ...filesIn('tests', /\.(tsx?|tsv)$/),
  ...filesIn('docs', /\.md$/),
  'README.md',
  'CONTRIBUTING.md',
].filter((path) => path !== 'docs/decisions.md' && path !== 'tests/architecture/decisions.test.ts');

test('a number stands for one decision', () => {
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('every decision that is cited is in the list', () => {
  const found = citing.flatMap((path) => cited(read(path)).map((number) => ({ path, number })));
  expect(found.length).toBeGreaterThan(300);
  expect(
    found.filter(({ number }) => !numbers.includes(number)).map(({ path, number }) => `${path}: ${number}`),
  ).toEqual([]);
});

/** Lines and the stars before them joined, so that a citation may be wrapped. */
const joined = (text: string) => text.replace(/\n[ *]*/g, ' ');
const commentsOf = (path: string): string[] =>
  [...read(path).matchAll(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*/g)].map(([comment]) => joined(comment));

/** Codes of papers that are not in this repository: 'design D6', '(P1)', '(P8, T3)'. */
const foreign = /\b[Dd]esign [A-Z]?\d|\([A-Z]\d{1,2}(?:(?:, | to )[A-Z]\d{1,2})*\)/;

test('a comment cites only what this repository has: decisions, faults, and sections of the specification', () => {
  const sources = filesIn('src', /\.(tsx?|css)$/);
  const comments = sources.flatMap((path) => commentsOf(path).map((comment) => `${path}: ${comment}`));
  expect(comments.length).toBeGreaterThan(3000);
  expect(comments.filter((comment) => foreign.test(comment))).toEqual([]);
});

test('a decision is of the portal, and a fault is cited in one way', () => {
  const other = /\bfault matrix\b|\bdecisions? [\d, and]+ of the specification/i;
  expect(citing.filter((path) => other.test(joined(read(path))))).toEqual([]);
});

/** Whether a title that begins with ids in brackets names this one. */
const cites = (text: string, id: string) =>
  new RegExp(`['"\`](?:\\[[^\\]'"\`]*\\] ?)*\\[[^\\]'"\`]*\\b${id.replaceAll('.', '\\.')}\\b`).test(text);

test('a requirement that is retired names the decision that retires it, and no test cites it; half of one may be both', () => {
  const rows = table('tests/spec/retired.tsv');
  const titles = filesIn('tests', /\.(test|spec)\.tsx?$/).map((path) => read(path));
  const isCited = (id: string) => titles.some((text) => cites(text, id));
  expect(rows.length).toBeGreaterThan(5);
  for (const [id = '', reason = ''] of rows) {
    const [, number, half] = /^decision (\d+)(, half of it)?: ./.exec(reason) ?? [];
    expect(numbers, `${id}: ${reason}`).toContain(Number(number));
    expect(isCited(id), id).toBe(half !== undefined);
  }
});

test('a requirement of which nothing is retired is cited by more than tests of the sandbox and of the declared calls', () => {
  const retired = new Set(table('tests/spec/retired.tsv').map(([id]) => id));
  const texts = filesIn('tests', /\.(test|spec)\.tsx?$/)
    .filter((path) => !/^tests\/(architecture|contract|sandbox)\//.test(path))
    .map((path) => read(path));
  const wanted = table('tests/spec/requirements.tsv').flatMap(([id = '']) => (retired.has(id) ? [] : [id]));
  expect(wanted.length).toBeGreaterThan(800);
  expect(wanted.filter((id) => !texts.some((text) => cites(text, id)))).toEqual([]);
});
