import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as services from '#contract/services/index.ts';
import { maneras } from '../screens/fallas/maneras.ts';
import { codeOf, filesIn, resolveImport } from './sources.ts';

/** The only file that makes writes whose outcome may be unknown. */
const AQUI = 'src/blocks/escritura/asentar.ts';

/** The local name of each imported service in a file, by the service's own name: 'service' for 'productos'. */
function localNames(path: string): Map<string, string> {
  const imports = readFileSync(path, 'utf8').matchAll(
    /import\s*\{([^}]*)\}\s*from\s*'#contract\/services\/[\w/]+\.ts'/g,
  );
  const pairs = [...imports].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(/\s+as\s+/)));
  return new Map(pairs.map(([service = '', local = service]) => [local, service]));
}

/** The calls that a file makes with `call` or `callWithMessage`, under their contract names. */
function madeIn(path: string): string[] {
  const names = localNames(path);
  return [...codeOf(path).matchAll(/\bcall(?:WithMessage)?\(\s*(\w+)\.(\w+)/g)].map(
    ([, local = '', name = '']) => `${names.get(local) ?? local}.${name}`,
  );
}

const esEscritura = (name: string): boolean => {
  const [service = '', call = ''] = name.split('.');
  return (services as Record<string, Record<string, { effect: string }>>)[service]?.[call]?.effect === 'write';
};

const sources = filesIn('src').filter((path) => !path.startsWith('src/sandbox/'));

/**
 * The values that a file imports from a module of ours, or hands on, by their own names; types are left out. '*': all of
 * them, because it imports the module as a whole or when it needs it.
 */
function importedFrom(path: string, module: string): string[] {
  const code = codeOf(path);
  const leads = (specifier = '') => resolveImport(path, specifier) === module;
  const whole = [...code.matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)/g)].some(([, specifier]) => leads(specifier));
  const clauses = [...code.matchAll(/\b(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s*['"]([^'"]+)/g)];
  const named = clauses.flatMap(([, clause = '', specifier]) => {
    if (!leads(specifier)) return [];
    const list = /^\{([^}]*)\}$/.exec(clause)?.[1];
    return list === undefined ? ['*'] : list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '');
  });
  return [...(whole ? ['*'] : []), ...named.filter((name) => name !== '' && !name.startsWith('type '))];
}

/** The files that import one of the values, or all of them and name it. */
const importing = (module: string, ...names: string[]): string[] =>
  sources.filter((path) => {
    const imported = importedFrom(path, module);
    const words = imported.includes('*') ? codeOf(path).split(/\W+/) : imported;
    return names.some((name) => words.includes(name));
  });

test('a write is made in one place, but for what may be made again without harm', () => {
  const made = sources.flatMap((path) =>
    madeIn(path)
      .filter(esEscritura)
      .map((name) => ({ path, name })),
  );
  expect(made.length, 'the search finds something at all').toBeGreaterThan(3);
  expect(made.filter(({ name }) => maneras[name] !== 'repite')).toEqual([]);
});

test('a call that is handed over is made where every write is settled, and where reads and calls are', () => {
  const handed = /\bcall(?:WithMessage)?\(\s*(?!\w+\.\w)\w+/;
  const who = sources.filter((path) => handed.test(codeOf(path).replaceAll(/\.call\(|function call\w*\(/g, '')));
  // The search chooses among read calls. The print is the report that a family's record names.
  const lecturas = ['src/blocks/buscar-persona/buscarPersonas.ts', 'src/engine/family/impreso.ts'];
  expect(who.sort()).toEqual([AQUI, 'src/client/call.ts', 'src/client/query.ts', ...lecturas].sort());
});

test('an uncertain outcome is recognised in one place', () => {
  const who = sources.filter((path) => /\bmayBeDone\b/.test(codeOf(path)));
  expect(who.sort()).toEqual([AQUI, 'src/client/errors.ts']);
});

/** Who sends a write without what a form has: the memory of an uncertain try, and the question before the next. */
const sinDuda: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
  [
    AQUI,
    ['asentar'],
    {
      'src/blocks/escritura/escribir.ts': 'adds the memory and the question',
      'src/blocks/adjuntos/archivosDelServicio.ts':
        'how a file ended is shown beside the file, which is sent again there',
      'src/blocks/seguimiento/seguimiento.ts': 'follows an action that is done: a warning says that it is missing',
      'src/engine/notice/operations.ts': 'sends the first save of a row of an import',
    },
  ],
  [
    'src/engine/notice/operations.ts',
    ['enviarInsercion'],
    {
      'src/features/importar/registrar/puertos.ts':
        'the journal remembers the row, and the lists are read before the next',
    },
  ],
  [
    'src/blocks/escritura/escribir.ts',
    ['escribir'],
    { 'src/blocks/escritura/useEscritura.ts': 'makes the memory of a form or a button' },
  ],
  [
    'src/blocks/escritura/useEscritura.ts',
    ['escribirSinPreguntar', 'escribirSiFalta'],
    {
      'src/engine/queue/enviar.ts': 'a decision is kept until it is answered, and the notice is read before the next',
      'src/engine/notice/declararVarios.ts': 'one of many: each notice is read before it is declared',
      'src/engine/notice/useAccionesDeNovedad.ts':
        'follows a save: its outcome is shown on the notice, which is loaded again',
      'src/features/importar/declarar/declarar.ts': 'one of many: an uncertain one is read before the next try',
      'src/features/importar/declarar/orden.ts': 'the lines that wait for an order are read before each try',
    },
  ],
];

test.each(sinDuda)('only who has a reason imports from %s: %j', (module, names, reasons) => {
  expect(importing(module, ...names).sort()).toEqual(Object.keys(reasons).sort());
});
