import { describe, expect, test } from 'vitest';
import { filesIn, importsOf, resolveImport } from './sources.ts';

/** The rooms of the engine, and which other rooms each may import. */
const below: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  family: ['definition'],
  values: ['definition'],
  notice: ['definition', 'family', 'values'],
  list: ['definition', 'notice'],
  form: ['definition', 'values', 'notice'],
  check: ['definition', 'family', 'values', 'notice'],
  review: ['definition', 'family', 'values', 'notice', 'list', 'check'],
  queue: ['values', 'definition', 'family', 'notice'],
  decide: ['definition', 'family', 'notice', 'queue'],
  observe: ['definition', 'family', 'values', 'notice'],
  declare: ['definition', 'family', 'values', 'notice'],
  page: ['definition', 'family', 'values', 'notice', 'form', 'check', 'review', 'observe', 'declare'],
};
const MANY = 15;

const ENGINE = 'src/engine/';
const files = filesIn('src/engine', /./);
/** The room of a file, or '' if it is in none. */
const roomOf = (path: string): string => /^src\/engine\/([^/]+)\//.exec(path)?.[1] ?? '';
const between = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((from) =>
    importsOf(from).map((specifier) => ({ from, specifier, to: resolveImport(from, specifier) ?? '' })),
  )
  .filter(({ from, to }) => to.startsWith(ENGINE) && roomOf(to) !== roomOf(from));

describe('rooms of the engine', () => {
  test('every file lies in one of them, and none is deeper', () => {
    expect(files.filter((path) => !/^[^/]+\/[^/]+$/.test(path.slice(ENGINE.length)))).toEqual([]);
    expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(below).sort());
  });

  test('a room can be looked through at a glance', () => {
    const sizes = Object.keys(below).map(
      (room) => [room, files.filter((path) => roomOf(path) === room).length] as const,
    );
    expect(sizes.filter(([, size]) => size > MANY)).toEqual([]);
  });

  test('imports run one way: a room knows only rooms that stand before it', () => {
    const rooms = Object.keys(below);
    const back = rooms.flatMap((room, at) =>
      (below[room] ?? []).filter((other) => !rooms.slice(0, at).includes(other)).map((other) => `${room} to ${other}`),
    );
    expect(back).toEqual([]);
    const wrong = between.filter(({ from, to }) => !below[roomOf(from)]?.includes(roomOf(to)));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('another room is named, not walked to', () => {
    expect(between.filter(({ specifier }) => !specifier.startsWith('#engine/')).map(({ from }) => from)).toEqual([]);
  });
});

/** The rooms of the import of many rows, and which other rooms each may import. */
const importRooms: Readonly<Record<string, readonly string[]>> = {
  fila: [],
  lectura: ['fila', 'partes'],
  comprobar: ['fila', 'lectura'],
  comparar: ['fila', 'comprobar'],
  registrar: ['fila'],
  corrida: ['fila', 'registrar'],
  declarar: ['fila', 'registrar'],
  partes: ['fila'],
  preparar: ['fila', 'lectura', 'comprobar', 'comparar', 'partes'],
  revisar: ['fila', 'lectura', 'comprobar', 'partes'],
  enviar: ['fila', 'lectura', 'registrar', 'partes'],
  visita: [
    'fila',
    'lectura',
    'comprobar',
    'comparar',
    'registrar',
    'corrida',
    'declarar',
    'partes',
    'preparar',
    'revisar',
    'enviar',
  ],
  pantalla: ['fila', 'lectura', 'registrar', 'corrida', 'partes', 'preparar', 'revisar', 'enviar', 'visita'],
};

describe('rooms of the import', () => {
  const IMPORT = 'src/features/importar/';
  const importFiles = filesIn('src/features/importar', /./);
  const importRoomOf = (path: string): string => path.slice(IMPORT.length).split('/')[0] ?? '';

  test('every file lies in one of them, none is deeper, none is crowded', () => {
    expect(importFiles.filter((path) => !/^[^/]+\/[^/]+$/.test(path.slice(IMPORT.length)))).toEqual([]);
    const rooms = [...new Set(importFiles.map(importRoomOf))];
    expect(rooms.filter((room) => !Object.hasOwn(importRooms, room))).toEqual([]);
    expect(rooms.filter((room) => importFiles.filter((path) => importRoomOf(path) === room).length > MANY)).toEqual([]);
  });

  test('imports run one way', () => {
    const wrong = importFiles
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((from) => importsOf(from).map((specifier) => ({ from, to: resolveImport(from, specifier) ?? '' })))
      .filter(({ from, to }) => to.startsWith(IMPORT) && importRoomOf(to) !== importRoomOf(from))
      .filter(({ from, to }) => !importRooms[importRoomOf(from)]?.includes(importRoomOf(to)));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

/** The files that every family of notices has in its folder. Some also have fields, rules and variants. */
const ROLES = ['definition.ts', 'familia.ts', 'list.ts', 'messages.ts', 'selection.ts'];

describe('families of notices', () => {
  const FAMILY = /^src\/features\/(?:novedades|pasivo)\/[^/]+(?=\/)/;
  const all = ['novedades', 'pasivo'].flatMap((area) => filesIn(`src/features/${area}`, /./));
  const familyOf = (path: string): string => FAMILY.exec(path)?.[0] ?? '';
  const families = [...new Set(all.map(familyOf))].filter((family) => family !== '');

  test('each is a folder with the same files for the same things', () => {
    expect(families.length).toBeGreaterThan(5);
    const missing = families.flatMap((family) =>
      ROLES.map((role) => `${family}/${role}`).filter((path) => !all.includes(path)),
    );
    expect(missing).toEqual([]);
  });

  test('none imports another, and what they share knows none of them', () => {
    const wrong = all
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((from) => importsOf(from).map((specifier) => ({ from, to: resolveImport(from, specifier) ?? '' })))
      .filter(({ from, to }) => familyOf(to) !== '' && familyOf(to) !== familyOf(from));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});
