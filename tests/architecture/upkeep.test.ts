import { describe, expect, test } from 'vitest';
import { codeOf, filesIn, importsOf, read, resolveImport } from './sources.ts';

const code = /\.(tsx?|mjs|css)$/;
const sources = filesIn('src', code);
const support = filesIn('tests', /\.tsx?$/);
const tools = [...filesIn('scripts', /\.(mjs|ts)$/), 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const isSpec = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** What is used from a file: names, '*' for everything, or what a lazy import uses. */
interface Use {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

/** The names between the braces of an import or re-export, as the other file exports them. */
const namesIn = (clause: string): string[] => [
  ...(clause.includes('*') ? ['*'] : []),
  ...(/^\s*(?:type\s+)?[\w$]+\s*(?:,|$)/.test(clause) ? ['default'] : []),
  ...(/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean),
];

/** Every way in which the project uses one of its files. */
function usesIn(from: string): Use[] {
  const text = codeOf(from);
  const fileOf = (specifier: string) =>
    specifier.startsWith('#support/')
      ? `tests/support/${specifier.slice(9)}`
      : (resolveImport(from, specifier.replace(/\?[\w&]+$/, '')) ?? '');
  const named = [...text.matchAll(/\b(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/g)].map((m) => ({
    from,
    to: fileOf(m[2] ?? ''),
    names: namesIn(m[1] ?? ''),
  }));
  const lazy = [...text.matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g)].map((m) => ({
    from,
    to: fileOf(m[1] ?? ''),
    names: [...new Set(text.match(/[\w$]+/g) ?? []), 'default', 'Component'],
  }));
  const whole = importsOf(from).map((specifier) => ({ from, to: fileOf(specifier), names: [] }));
  const loaded = [...text.matchAll(/\bload\(['"]([^'"]+)['"]\)/g)].map((m) => ({ from, to: m[1] ?? '', names: ['*'] }));
  return [...named, ...lazy, ...whole, ...loaded];
}

const urlsIn = (path: string) => [...read(path).matchAll(/url\("?([^")]+)/g)].map((match) => match[1] ?? '');
const written = sources.filter((path) => !path.endsWith('.css'));
const scripted = [...written, ...support, ...tools];
const uses = scripted.flatMap(usesIn);
const usesOf = new Map<string, Use[]>();
for (const use of uses) usesOf.set(use.to, [...(usesOf.get(use.to) ?? []), use]);
const EXPORT = /^export (?:default )?(?:async )?(const|function\*?|class|interface|type)\s+([\w$]+)/gm;

/** Files that nothing imports: the page, and what Vite, Vitest and Playwright load. */
const entries = new Set([
  'src/main.tsx',
  'src/catalogo/main.tsx',
  'scripts/mutate/draw.mjs',
  'tests/e2e/support/build.ts',
  'tests/support/jsdom.d.ts',
  'tests/support/pdfPages.tsx',
  'tests/support/setup.ts',
  'tests/support/setupDom.ts',
]);

test('a file of tests that replaces modules is one that shares none (vitest.config.ts)', () => {
  const replacing = /\bvi\.(?:mock|doMock|resetModules)\(/;
  const wrong = support.filter(
    (path) => /\.test\.tsx?$/.test(path) && !path.includes('.alone.') && replacing.test(codeOf(path)),
  );
  expect(wrong).toEqual([]);
});

describe('nothing lies about', () => {
  test('every file is used by another; a test does not count for the portal’s', () => {
    const wrong = [...sources, ...support.filter((path) => !isSpec(path))].filter(
      (path) =>
        !entries.has(path) &&
        !(usesOf.get(path) ?? []).some((use) => !path.startsWith('src/') || !use.from.startsWith('tests/')),
    );
    expect(wrong).toEqual([]);
  });

  test('every export is used by another file; by a test alone only where its own file uses it too', () => {
    const wrong = [...written, ...support.filter((path) => !isSpec(path)), ...filesIn('scripts', /\.(mjs|ts)$/)]
      .filter((path) => !entries.has(path))
      .flatMap((path) => {
        const text = codeOf(path);
        return [...text.matchAll(EXPORT)].flatMap(([, , name = '']) => {
          const takers = (usesOf.get(path) ?? []).filter(({ names }) => names.includes(name) || names.includes('*'));
          const own = text.split(new RegExp(`\\b${name.replace('$', '\\$')}\\b`)).length > 2;
          const used = takers.some(({ from }) => own || !path.startsWith('src/') || !from.startsWith('tests/'));
          return used ? [] : [`${path}: ${name}`];
        });
      });
    expect(wrong).toEqual([]);
  });

  test('every package is used', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    // Used as a program, as a peer dependency, as a plugin, or through the files in its folder.
    const otherwise = [
      ...['@biomejs/biome', 'typescript', '@types/node', '@testing-library/dom', 'swagger-ui-dist'],
      ...['@fontsource-variable/inter', '@stryker-mutator/vitest-runner'],
    ];
    const asked = [...scripted.flatMap(importsOf), ...sources.filter((path) => path.endsWith('.css')).flatMap(urlsIn)];
    const takes = (name: string) => asked.some((one) => one === name || one.startsWith(`${name}/`));
    const wrong = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !takes(name.replace(/^@types\//, '')) && !otherwise.includes(name),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is exported', () => {
  test('says what it is', () => {
    const wrong = written.flatMap((path) => {
      const lines = read(path).split('\n');
      return lines.flatMap((line, at) => {
        const name = /^export (?:default )?(?:async )?(?:const|function\*?|class)\s+([\w$]+)/.exec(line)?.[1];
        return name && !lines[at - 1]?.endsWith('*/') ? [`${path}:${at + 1} ${name}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('no test sets a time to wait of its own: the configurations and setupDom.ts give the time a busy machine needs', () => {
  const ways = [
    /\btimeout: (?:[\d_]+|[A-Z]\w+)|\bTimeout: [\d_]+|\bsetTimeout\([\d_A-Z]|\bwaitForTimeout\(/,
    /\bvi\.wait(?:For|Until)\((?!.*asyncUtilTimeout)/,
    /^(?:\}|test.*\)), [\d_]+\);$/im,
    /^ +[\d_]{5,},\n *\);$/m,
  ];
  const reasons: Readonly<Record<string, string>> = {
    'tests/e2e/azar.spec.ts': 'as long as the walk that was asked for',
    'tests/e2e/importar.spec.ts': 'a hundred rows are registered one after another: the design allows five minutes',
    'tests/e2e/support/host.ts': 'a worker fixture has the time of no test, and this one makes a production build',
  };
  const wrong = support.filter((path) => ways.some((own) => own.test(codeOf(path))));
  expect(wrong).toEqual(Object.keys(reasons));
});

test('no test goes by the machine’s date: clock.ts fixes it, and only setup.ts gives it back', () => {
  const machines = /\bvi\.useRealTimers\(|\bvi\.useFakeTimers\(\{[^}]*\btoFake\b/;
  const given = ['tests/support/clock.ts', 'tests/support/setup.ts'];
  expect(support.filter((path) => !given.includes(path) && machines.test(codeOf(path)))).toEqual([]);
});
