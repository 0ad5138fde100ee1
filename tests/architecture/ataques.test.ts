import { expect, test } from 'vitest';
import { codeOf, filesIn, importsOf, read } from './sources.ts';

const portal = filesIn('src').filter((path) => !path.startsWith('src/sandbox/'));
const using = (pattern: RegExp) => portal.filter((path) => pattern.test(codeOf(path)));

test('nothing evaluates texts, writes documents, keeps cookies or listens to other windows', () => {
  expect(using(/\beval\(|new Function\b|set(Timeout|Interval)\(\s*['"`]/)).toEqual([]);
  expect(using(/document\.(write|writeln|cookie|domain)\b|window\.name\b/)).toEqual([]);
  // A worker from the portal's own file is not another window. Only workers call the one file at its other end.
  const workersEnd = 'src/lib/answering.ts';
  // The portal's other tabs are not another window either: no other origin reaches them, and nothing they say is read.
  const otherTabs = 'src/lib/otherTabs.ts';
  expect(codeOf(otherTabs)).toMatch(/postMessage\(null\)/);
  expect(codeOf(otherTabs)).toMatch(/addEventListener\('message', \(\) => act\(\)\)/);
  expect(codeOf(otherTabs)).not.toMatch(/\bdata\b/);
  expect(
    using(
      /(?<!\bworker\.)postMessage|(?<!\bworker\.)addEventListener\(\s*['"]message|onmessage|BroadcastChannel|SharedWorker|serviceWorker/,
    ),
  ).toEqual([workersEnd, otherTabs]);
  const answering = using(/\banswering[<(]/).filter((path) => path !== workersEnd);
  expect(answering.length).toBeGreaterThan(0);
  expect(answering.filter((path) => !/Worker\.ts$/.test(path))).toEqual([]);
});

test('no pattern is made of what somebody typed', () => {
  expect(using(/new RegExp\(|\bRegExp\(/)).toEqual([]);
});

test('what every object knows is never found under a text: records of texts are read by own() alone', () => {
  const everything = filesIn('src').map((path) => ({ path, code: codeOf(path) }));
  const record = /(export )?const (\w+): (?:Readonly<)?(?:Partial<)?Record<string, .*> = \{(?!\}| \.\.\.)/g;
  const declared = everything.flatMap(({ path, code }) =>
    [...code.matchAll(record)].map(([, shared, name = '']) => ({ path, name, shared: shared !== undefined })),
  );
  expect(declared.length).toBeGreaterThan(10);
  const wrong = everything.flatMap(({ path, code }) => {
    const names = declared.filter((one) => one.path === path || (one.shared && importsOf(path).length > 0));
    const read = names.filter(({ name }) => new RegExp(`\\b${name}\\[`).test(code)).map(({ name }) => `${name}[…]`);
    const plain = code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''");
    const asked = [...plain.matchAll(/(?<!\[)(?<!\b(?:const|let) )\b(\w+) in [a-z][\w.]*/g)].map(([found]) => found);
    return [...read, ...asked].map((found) => `${path}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

test('names of files are shown without signs that turn their direction', () => {
  const shown = portal.flatMap((path) =>
    [...codeOf(path).matchAll(/[\w(.]*\b(?:archivo|recurso)\.(?:name|NombreArchivo)\b/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(shown.length).toBeGreaterThan(5);
  // These two check and compare names, and show none.
  const compared = /^src\/blocks\/adjuntos\/(?:archivo|atados)\.ts/;
  expect(shown.filter((one) => !(/(plainName|extensionDe)\(/.test(one) || compared.test(one)))).toEqual([]);
});

test('addresses in links are of screens, or of a place on the page', () => {
  // react-router's Link takes paths of the table. A plain address is a place on the page, an e-mail or a call.
  expect(using(/\bhref=\{/)).toEqual([
    'src/catalogo/Catalogue.tsx',
    'src/features/inicio/Tile.tsx',
    'src/ui/links/ContactLink.tsx',
  ]);
  expect(codeOf('src/catalogo/Catalogue.tsx')).toContain('href={`#${');
  expect(codeOf('src/features/inicio/Tile.tsx')).toContain("to.startsWith('#') ?");
  // An e-mail or a call: `lib/contact` makes these two, and none of what is no address or number (tests/lib/contact).
  const contact = codeOf('src/ui/links/ContactLink.tsx');
  expect(contact.match(/href=\{\w+\}/g)).toEqual(['href={to}', 'href={to}']);
  expect(contact.match(/const to = \w+/g)).toEqual(['const to = mailtoOf', 'const to = telOf']);
  expect(using(/<(iframe|object|embed|base)\b/)).toEqual([]);
});

test('[decision 152] other tabs are opened for papers and for the portal’s own links only, and nothing else leaves the portal', () => {
  expect(using(/window\.open\(/)).toEqual([
    'src/app/useNewTabs.ts',
    'src/blocks/visor-pdf/abrirEnPestana.ts',
    'src/ui/pdf/PdfViewer.tsx',
  ]);
  // Reloads a screen of the portal whose code did not load, by the router's own address.
  expect(using(/location\.(href\s*=|assign\()/)).toEqual(['src/lib/page.ts']);
  expect(using(/\bpage\.open\(/)).toEqual(['src/app/loadScreen.ts']);
  expect(using(/location\.replace\(/)).toEqual(['src/app/useNewTabs.ts', 'src/blocks/visor-pdf/abrirEnPestana.ts']);
});

test('every browser test is watched: it takes its `test` from the support', () => {
  const specs = filesIn('tests/e2e', /\.spec\.ts$/);
  expect(specs.length).toBeGreaterThan(15);
  expect(specs.filter((path) => !importsOf(path).includes('./support/test.ts'))).toEqual([]);
  expect(
    specs.filter((path) => /import \{[^}]*\b(test|expect)\b[^}]*\} from '@playwright\/test'/.test(read(path))),
  ).toEqual([]);
});

test('every package is held to its content, and none comes from elsewhere than the registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<
      string,
      { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean; dev?: boolean }
    >;
  };
  const others = Object.entries(packages).filter(([path]) => path !== '');
  // The formatter's programs for other operating systems. They are never part of a build.
  const formatter = (path: string, dev = false) => dev && path.startsWith('node_modules/@biomejs/cli-');
  const loose = others.filter(
    ([path, { integrity, inBundle, dev }]) => !inBundle && !formatter(path, dev) && !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(others.filter(([, { resolved, link }]) => link || resolved)).toEqual([]);
});

test('each line of the security table names its proof, which exists, or whose duty it is', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(40);
  for (const [, id, , proof = ''] of rows) {
    const files = [...proof.matchAll(/`([\w/.]+\.tsx?)`/g)].map((match) => `tests/${match[1]}`);
    expect(files.length > 0 || /services' owner|operator/.test(proof), id).toBe(true);
    for (const file of files) expect(filesIn('tests'), id).toContain(file);
  }
});
