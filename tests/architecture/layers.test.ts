import { describe, expect, test } from 'vitest';
import { codeOf, filesIn, importsOf, resolveImport } from './sources.ts';

const below = {
  lib: [],
  messages: ['lib'],
  contract: ['lib', 'messages'],
  ui: ['lib', 'messages'],
  client: ['lib', 'messages', 'contract'],
  blocks: ['lib', 'messages', 'contract', 'client', 'ui'],
  engine: ['lib', 'messages', 'contract', 'client', 'ui', 'blocks'],
  features: ['lib', 'messages', 'contract', 'client', 'ui', 'blocks', 'engine'],
  app: ['lib', 'messages', 'contract', 'client', 'ui', 'blocks', 'engine', 'features'],
  catalogo: ['lib', 'messages', 'contract', 'client', 'ui', 'blocks', 'app'],
  sandbox: ['lib', 'contract'],
} as const;
type Layer = keyof typeof below;

/** Packages that only one folder may import. */
const owners: [RegExp, string][] = [
  [/^axios(\/|$)/, 'client'],
  [/^(primereact|primeicons|primelocale)(\/|$)/, 'ui'],
  [/^@tanstack\/react-(table|virtual)$/, 'ui'],
  [/^(leaflet|react-leaflet|react-pdf|pdfjs-dist|react-dropzone|react-easy-crop)(\/|$)/, 'ui'],
  [/^react-error-boundary$/, 'ui'],
  [/^recharts(\/|$)/, 'ui'],
  [/^(papaparse|write-excel-file|read-excel-file|fflate)(\/|$)/, 'ui'],
  [/^(hono|@hono\/.*|jose|pdf-lib|qrcode-generator)(\/|$)/, 'sandbox'],
  [/^node:/, 'sandbox'],
];

const isLayer = (name: string): name is Layer => Object.hasOwn(below, name);
/** src/main.tsx starts the app and belongs to it. */
const layerOf = (path: string): Layer | null => {
  const [, folder = ''] = path.split('/');
  return isLayer(folder) ? folder : path === 'src/main.tsx' ? 'app' : null;
};
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const sources = filesIn('src');
const imports = sources.flatMap((from) => importsOf(from).map((specifier) => ({ from, specifier })));
const where = ({ from, specifier }: { from: string; specifier: string }) => `${from} imports ${specifier}`;

/** Why an import is not allowed, or null. */
function crossing(from: string, specifier: string): string | null {
  const to = resolveImport(from, specifier);
  if (to === null) return null;
  const [mine, theirs] = [layerOf(from), layerOf(to)];
  if (mine === null || theirs === null) return 'not in a layer';
  if (specifier.startsWith('.') && mine !== theirs) return 'leaves its folder by a relative path';
  if (mine === theirs) return featureOf(from) === featureOf(to) ? null : 'another feature';
  return (below[mine] as readonly string[]).includes(theirs) ? null : `${mine} may not know ${theirs}`;
}

describe('layers', () => {
  test('every file lies in a layer', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((path) => layerOf(path) === null)).toEqual([]);
  });

  test('a folder imports only what lies below it, and no feature another', () => {
    const wrong = imports.flatMap((i) => {
      const why = crossing(i.from, i.specifier);
      return why ? [`${where(i)}: ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('a package that is kept behind one folder is imported only there', () => {
    const wrong = imports.filter((i) =>
      owners.some(([pattern, owner]) => pattern.test(i.specifier) && layerOf(i.from) !== owner),
    );
    expect(wrong.map(where)).toEqual([]);
  });

  test('imports are written the way all are: with extension, without ../../', () => {
    const wrong = imports.filter(
      (i) => i.specifier.includes('../../') || (/^[#.]/.test(i.specifier) && !/\.\w+(\?[\w&]+)?$/.test(i.specifier)),
    );
    expect(wrong.map(where)).toEqual([]);
  });

  test('every import of ours leads to a file', () => {
    const known = new Set(filesIn('src', /./));
    const wrong = imports.filter((i) => {
      const to = resolveImport(i.from, i.specifier)?.replace(/\?[\w&]+$/, '');
      return to !== undefined && to !== null && !known.has(to);
    });
    expect(wrong.map(where)).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const next = new Map<string, Set<string>>();
    for (const { from, specifier } of imports) {
      const to = resolveImport(from, specifier);
      if (to !== null) next.set(from, (next.get(from) ?? new Set()).add(to));
    }
    // A file whose imports are all removed is in no cycle. The files that remain are in a cycle, or lead to one.
    let left = new Set(next.keys());
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const held = left;
      left = new Set([...held].filter((path) => [...(next.get(path) ?? [])].some((to) => held.has(to))));
    }
    expect([...left]).toEqual([]);
  });

  test('heavy packages are imported by their parts', () => {
    const whole = /^(primereact|crypto-js|zod|primelocale)$/;
    expect(imports.filter((i) => whole.test(i.specifier)).map(where)).toEqual([]);
  });

  test('what the browser loads imports each service by itself; a worker is a file of its own', () => {
    const wrong = imports.filter(
      (i) =>
        resolveImport(i.from, i.specifier) === 'src/contract/services/index.ts' &&
        layerOf(i.from) !== 'sandbox' &&
        !/Worker\.ts$/.test(i.from),
    );
    expect(wrong.map(where)).toEqual([]);
  });

  test('the sandbox is loaded by the build, the tests, and the soak, which chooses people from its seed', () => {
    const others = filesIn('scripts', /\.(mjs|ts)$/)
      .filter((from) => !from.startsWith('scripts/soak/'))
      .flatMap((from) => importsOf(from).map((specifier) => ({ from, specifier })));
    const wrong = [...imports.filter((i) => layerOf(i.from) !== 'sandbox'), ...others].filter((i) =>
      /(^#|\/)sandbox\//.test(i.specifier),
    );
    expect(wrong.map(where)).toEqual([]);
  });
});

describe('one place for', () => {
  const using = (pattern: RegExp) => sources.filter((path) => pattern.test(codeOf(path)));

  test('web storage', () => {
    expect(using(/\b(localStorage|sessionStorage)\b/)).toEqual(['src/lib/storage.ts']);
  });

  test('days and moments: what day it is, what a date says, how one is moved', () => {
    // `Date.now()` may measure how long something takes. Dates and times of day must not be made from it.
    const made = /\bnew Date\b|\bDate\.(parse|UTC)\b|\bDateTimeFormat\b|\btoLocale(Date|Time)String\b/;
    const taken = /\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(|\bgetTimezoneOffset\b/;
    expect(using(made).filter((path) => path !== 'src/lib/dates.ts')).toEqual([]);
    expect(using(taken)).toEqual([]);
    const importing = imports.filter((i) => /^dayjs(\/|$)/.test(i.specifier)).map((i) => i.from);
    expect([...new Set(importing)]).toEqual(['src/lib/dates.ts']);
  });

  test('HTML that servers send: no file of ours writes a text as markup or parses one', () => {
    const writing = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|setHTML(Unsafe)?\b|\bsrcdoc\b/i;
    const parsing = /createContextualFragment|parseHTMLUnsafe|\bparseHTML\b|parseFromString|createHTMLDocument/;
    expect(using(writing)).toEqual([]);
    expect(using(parsing)).toEqual([]);
    // The sanitiser parses for them: the services' texts, and what the map's library writes.
    const cleaning = imports.filter((i) => i.specifier === 'dompurify').map((i) => i.from);
    expect(cleaning.sort()).toEqual(['src/blocks/seguimiento/limpiar.ts', 'src/ui/map/sanitiser.ts']);
  });

  test('addresses of the services: no call outside the declarations', () => {
    const calling = using(/\bfetch\(|new XMLHttpRequest|sendBeacon/).filter((path) => layerOf(path) !== 'sandbox');
    // The version file and the public-IP look-up are not services of the fund.
    expect(calling.filter((path) => !path.startsWith('src/client/'))).toEqual([]);
  });

  test('what catches a part that breaks: no component is a class', () => {
    expect(using(/\bextends\s+(React\.)?(Pure)?Component\b|\bcomponentDidCatch\b/)).toEqual([]);
    const catching = imports.filter((i) => i.specifier === 'react-error-boundary').map((i) => i.from);
    expect(catching).toEqual(['src/ui/feedback/Panel.tsx']);
  });

  test('code that loads later is awaited: the build puts `.then` inside what it guards, so it would not catch a missing style', () => {
    expect(using(/\bimport\([^)]*\)\s*\.(then|catch)\(/)).toEqual(['src/main.tsx']);
    expect(codeOf('src/main.tsx')).toMatch(
      /\.then\(\(\{ showSettingsScreen \}\) => showSettingsScreen\(root, problems\)\);/,
    );
  });

  test('nothing that silences the type checker', () => {
    expect(using(/\bas unknown as\b/)).toEqual([]);
  });
});
