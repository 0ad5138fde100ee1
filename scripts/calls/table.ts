import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Declared, declarationsOf, elsewhere, type Row, readRows } from '../contract/declared.ts';
import { type Counts, countsOf } from '../contract/fields.ts';

/** A call of the specification: where it is declared and served, and which parts of the portal use it. */
export interface Call {
  readonly row: Row;
  /** 'pacientes.porId'. Several if variants share an address, none if it is not declared. */
  readonly names: readonly string[];
  readonly declaredIn: readonly string[];
  readonly servedIn: readonly string[];
  readonly usedBy: readonly string[];
  /** How many fields of the reply and of the body are documented in the specification, and how many are assumed. */
  readonly reply: Counts;
  readonly body: Counts;
}

const callers = ['features', 'blocks', 'engine', 'app', 'client'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());
}

const codeOf = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '');

/** The calls in a file, as 'service.call'. Found by the import of the service, whatever its local name is. */
export function callsIn(code: string): Set<string> {
  const found = new Set<string>();
  const imports = code.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'#contract\/services\/[\w/]+\.ts'/g);
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((each) => each.trim().split(/\s+as\s+/)));
  // For a lazy import, the module's name is the service's name.
  for (const [, file = ''] of code.matchAll(/import\('#contract\/services\/(\w+)\.ts'\)/g)) names.push([file]);
  // The records of families name a report through the loader of its service, which has the name of the service.
  if (code.includes('#engine/family/informes.ts'))
    for (const [, service = '', call = ''] of code.matchAll(/\(await (\w+)\(\)\)\.(\w+)/g))
      found.add(`${service}.${call}`);
  for (const [service = '', local = service] of names) {
    if (service === '') continue;
    for (const [, call = ''] of code.matchAll(new RegExp(`(?<!\\w|(?<!\\.)\\.)${local}\\s*\\.\\s*(\\w+)`, 'g')))
      found.add(`${service}.${call}`);
    const taken = code.matchAll(new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${local}\\s*;`, 'g'));
    for (const [, list = ''] of taken)
      for (const each of list.split(',')) found.add(`${service}.${each.split(':')[0]?.trim() ?? ''}`);
  }
  return found;
}

/** The screen or part a file belongs to: 'novedades', 'block adjuntos', 'engine', 'app/lock'. */
function partOf(path: string): string {
  const [, layer = '', folder = ''] = path.split(sep);
  const inner = folder.includes('.') ? '' : folder;
  if (layer === 'features') return inner;
  // All rooms of the engine count as one part.
  if (layer === 'engine') return layer;
  if (layer === 'blocks') return `block ${inner}`;
  return inner ? `${layer}/${inner}` : layer;
}

/** Without what only drops cached answers: the arguments of `forget` and `expire`, and lists that hold nothing but calls. */
const withoutForgotten = (code: string) =>
  code.replace(/\b(?:forget|expire)\([^()]*\)/g, '').replace(/\[\s*\w+\.\w+(?:\s*,\s*\w+\.\w+)*\s*,?\s*\]/g, '');

function namers(
  folders: readonly string[],
  nameOf: (path: string) => string,
  read: (path: string) => string = codeOf,
): Map<string, string[]> {
  const by = new Map<string, Set<string>>();
  for (const path of folders.flatMap((folder) => filesIn(join('src', folder))))
    for (const call of callsIn(read(path))) by.set(call, (by.get(call) ?? new Set()).add(nameOf(path)));
  return new Map([...by].map(([call, places]) => [call, [...places].sort()]));
}

/** Files of the contract by the service they export. Some files export more than one. */
function filesOfServices(): Map<string, string> {
  const code = readFileSync('src/contract/services/index.ts', 'utf8');
  const exported = code.matchAll(/export \{([^}]*)\} from '\.\/([\w/]+\.ts)'/g);
  return new Map(
    [...exported].flatMap(([, list = '', file = '']) =>
      list.split(',').map((name) => [name.trim(), `src/contract/services/${file}`] as const),
    ),
  );
}

/** Every call of the specification, in its order. Run it from the root of the project. */
export function listCalls(): Call[] {
  const files = filesOfServices();
  const served = namers(['sandbox/services'], (path) => path.replaceAll(sep, '/'));
  const used = namers(callers, partOf, (path) => withoutForgotten(codeOf(path)));
  const all = (of: Map<string, string[]>, declarations: readonly Declared[]) =>
    [...new Set(declarations.flatMap(({ name }) => of.get(name) ?? []))].sort();
  return readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8')).map((row) => {
    const declarations = declarationsOf(row);
    const place = elsewhere[row.controller] ?? elsewhere[row.area];
    const outside = row.method === '?' && place !== undefined;
    return {
      row,
      names: declarations.map(({ name }) => name),
      declaredIn: outside ? [place] : [...new Set(declarations.map(({ service }) => files.get(service) ?? '?'))],
      servedIn: outside ? [place] : all(served, declarations),
      usedBy: outside ? [row.area === 'version' ? 'app/version' : 'auth'] : all(used, declarations),
      reply: countsOf(declarations.flatMap(({ endpoint: e }) => (e.reply === 'file' ? [] : [e.datos]))),
      body: countsOf(declarations.map(({ endpoint }) => endpoint.body)),
    };
  });
}

const cell = (parts: readonly string[]) => (parts.length === 0 ? '–' : parts.join(', '));

/** A table with aligned columns, as the project's formatter writes tables. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(name.length, 3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The fields of all replies and bodies of some calls. */
export function fieldTotals(calls: readonly Call[]): Counts {
  const sides = calls.flatMap(({ reply, body }) => [reply, body]);
  const sum = (of: keyof Counts) => sides.reduce((total, side) => total + side[of], 0);
  return { documented: sum('documented'), assumed: sum('assumed'), unmarked: sum('unmarked') };
}

/** How many calls each controller has, and which parts use them. */
function controllersTable(calls: readonly Call[]): string {
  const controllers = new Map<string, Call[]>();
  for (const call of calls) {
    const name = call.row.method === '?' ? '(none)' : call.row.controller;
    controllers.set(name, [...(controllers.get(name) ?? []), call]);
  }
  const count = (list: readonly Call[], is: (call: Call) => boolean) => list.filter(is).length;
  const lines = [...controllers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([controller, list]) => {
      const insured = [...new Set(list.map(({ row }) => row.insured).filter(Boolean))];
      const users = [...new Set(list.flatMap(({ usedBy }) => usedBy))].sort();
      const [declared, served, used] = [
        count(list, ({ declaredIn }) => declaredIn.length > 0),
        count(list, ({ servedIn }) => servedIn.length > 0),
        count(list, ({ usedBy }) => usedBy.length > 0),
      ];
      const name = [controller, ...insured].join(', ');
      const fields = fieldTotals(list);
      return [
        name,
        ...[list.length, declared, served, used, fields.documented, fields.assumed].map(String),
        cell(users),
      ];
    });
  const total = [
    calls.length,
    count(calls, ({ declaredIn }) => declaredIn.length > 0),
    count(calls, ({ servedIn }) => servedIn.length > 0),
    count(calls, ({ usedBy }) => usedBy.length > 0),
    fieldTotals(calls).documented,
    fieldTotals(calls).assumed,
  ];
  return table(
    ['controller', 'specified', 'declared', 'served', 'used', 'documented', 'assumed', 'by'],
    [...lines, ['**all**', ...total.map(String), '']],
  );
}

const pairOf = ({ documented, assumed }: Counts) => (documented + assumed === 0 ? '–' : `${documented} / ${assumed}`);
const short = (path: string) => path.replace(/^src\/(contract|sandbox)\/services\//, '');
const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The page of all calls: a row for each controller, then one for each call. */
export function callsPage(calls: readonly Call[]): string {
  const lines = calls.map(({ row, names, declaredIn, servedIn, usedBy, reply, body }) => [
    row.method,
    escaped(row.method === '?' ? row.path : `${row.controller}/${row.path}`),
    cell(names),
    cell(declaredIn.map(short)),
    cell(servedIn.map(short)),
    cell(usedBy),
    pairOf(reply),
    pairOf(body),
  ]);
  const { documented, assumed, unmarked } = fieldTotals(calls);
  return [
    '# Calls of the services',
    '',
    'Written by `npm run calls`; do not edit. Declarations lie in `src/contract/services`, what serves them in',
    '`src/sandbox/services`. "Used by" names the feature, block or part of the portal that makes the call.',
    'The last two columns count the fields of the reply and of the body: documented by the specification / assumed. An assumed',
    'one stands in `docs/questions.md`.',
    '',
    `${calls.length} calls; ${documented} fields documented, ${assumed} assumed, ${unmarked} of these without a mark on the schema.`,
    '',
    '## By controller',
    '',
    '"Used" counts the calls the portal makes today; "documented" and "assumed" the fields of replies and bodies.',
    '',
    controllersTable(calls),
    '',
    '## Call by call',
    '',
    table(['method', 'call', 'name', 'declared in', 'served in', 'used by', 'reply', 'body'], lines),
    '',
  ].join('\n');
}
