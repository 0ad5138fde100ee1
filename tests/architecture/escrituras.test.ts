import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as services from '#contract/services/index.ts';
import { maneras } from '../screens/fallas/maneras.ts';
import { codeOf, filesIn } from './sources.ts';

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
