import type { Page } from '@playwright/test';
import '#app/familias.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import { patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { databases, localKeys, sessionKeys } from '#lib/storage.ts';
import { concede } from '#sandbox/rules/menu.ts';
import { objectNames } from '#support/hostil.ts';
import { now } from './support/fecha.ts';
import { isOwn } from './support/hostiles.ts';
import { ImportarScreen } from './support/importar.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const MARKUP = '<img class=ajeno src=/ajeno.png onerror="window.__ajeno=1">';

const nested = (text: string) => `{"__proto__":{"ajeno":1},"constructor":{"prototype":{"ajeno":1}},"a":${text}}`;

/** What somebody could put into the storage: nothing the portal writes, and most of it JSON. */
const seeds: Readonly<Record<string, string>> = {
  markup: MARKUP,
  prototypes: nested(JSON.stringify(Object.fromEntries(objectNames.map((name) => [name, name])))),
  'another type everywhere': JSON.stringify({
    ...{ desde: 7, hasta: [], pagina: -1, filas: 1e9, columnas: 'x', texto: {}, orden: 'toString', abierta: true },
    ...{ '1': { filtros: 'x' }, IdEmpresa: 'x', FechaDesde: 5, IdTipoNovedad: {}, at: MARKUP, values: [MARKUP] },
  }),
  'a great number': '9'.repeat(400),
  'a megabyte': `"${'x'.repeat(1_000_000)}"`,
  depth: `${'['.repeat(5000)}${']'.repeat(5000)}`,
};

/** The form of a new registration, whose draft is stored. */
const NEW_NOTICE = '/seguros/aviso-alta-editar?novedad=0&tipo=1';

/**
 * The keys of a user. The session itself is not among them: an unreadable one leads to the login (screens/fallas/navegador).
 */
const keysOf = (id: number) => ({
  local: [...Object.values(localKeys).filter((key) => key !== localKeys.salida), `${localKeys.decisiones}${id}:500001`],
  session: [
    ...Object.values(sessionKeys).filter(
      (key) => !([sessionKeys.sesion, sessionKeys.recarga] as string[]).includes(key),
    ),
    // In regional 1, for company 501 and for none.
    ...[501, 0].map((empresa) => `${sessionKeys.borrador}${id}:1:${empresa}:alta-cotizante:0`),
  ],
});

interface Walker {
  /** The user's id. */
  readonly id: number;
  readonly tipo: TipoUsuario;
  readonly modulos: readonly number[];
  /** Who has walked some of the same screens. */
  readonly after?: string;
  /** The addresses at which something is read that no other screen reads. */
  readonly readers: readonly string[];
}

const walkers: Readonly<Record<string, Walker>> = {
  empresa: {
    ...{ id: 11, tipo: 'EXTERNO_EMPRESAS', modulos: [1, 2] },
    readers: [NEW_NOTICE, routePaths['importar-planilla']],
  },
  personal: { ...{ id: 14, tipo: 'INTERNO', modulos: [1] }, readers: [routePaths['revision-admin']] },
  // Paying is of another module, and another user's.
  asegurado: { ...{ id: 13, tipo: 'ASEGURADOS', modulos: [1] }, readers: [] },
  pagos: { ...{ id: 17, tipo: 'ASEGURADOS', modulos: [2], after: 'asegurado' }, readers: [] },
};

/** Every screen that somebody may open: what the menu grants, the forms behind it, and what everybody has. */
function screensOf({ tipo, modulos }: Walker): string[] {
  const everybody: readonly RouteName[] = ['inicio', 'ayuda', 'ayuda-tarea'];
  return (Object.keys(routePaths) as RouteName[])
    .filter((name) => everybody.includes(name) || concede({ tipo, idEmpresa: 0 }, modulos, patternOf(name)))
    .map(patternOf);
}

interface Seed {
  readonly value: string;
  /** What the tab's storage had after signing in. */
  readonly before: Readonly<Record<string, string>>;
  /** Also in the place of the company: then most screens only say that there is none. */
  readonly company: boolean;
}

/** Puts the same text under every key. Sixteen megabytes would be more than a browser keeps: then under a few. */
async function seed(page: Page, { id }: Walker, { value, before, company }: Seed) {
  const { local, session: all } = keysOf(id);
  const large = value.length > 100_000;
  const session = company ? all : all.filter((key) => key !== sessionKeys.empresa);
  await page.evaluate(
    (given) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const key of given.local) localStorage.setItem(key, given.value);
      for (const [key, own] of Object.entries(given.before)) sessionStorage.setItem(key, own);
      for (const key of given.session) sessionStorage.setItem(key, given.value);
    },
    { local: large ? local.slice(0, 2) : local, session: large ? session.slice(0, 2) : session, value, before },
  );
}

for (const [user, walker] of Object.entries(walkers))
  test(`whatever somebody put into the storage, every screen of ${user} opens, or says that it cannot`, async ({
    page,
    watch,
  }) => {
    // Ids that are none are asked for as they are, and the services refuse them.
    watch.expect(/^answer 4\d\d: /);
    await enterAs(page, user);
    const before = await page.evaluate(() => ({ ...sessionStorage }));
    const other = walkers[walker.after ?? ''];
    const walked = new Set(other ? screensOf(other) : []);
    const screens = screensOf(walker).filter((path) => !walked.has(path));
    expect(screens.length).toBeGreaterThan(0);
    for (const [at, [name, text]] of Object.entries(seeds).entries()) {
      // Each screen has its turn with one of the texts; what it alone reads, it reads with each of them.
      const turn = screens.filter((_, n) => n % Object.keys(seeds).length === at);
      for (const path of new Set([...walker.readers, ...turn])) {
        await seed(page, walker, { value: text, before, company: path === routePaths.inicio });
        await page.goto(path);
        await isOwn(page, `${path} with ${name}`);
      }
      expect(await page.evaluate(() => Reflect.get({}, 'ajeno')), name).toBeUndefined();
    }
  });

/** Puts entries into the browser's databases of imports, as somebody with the browser's tools could. */
const put = (page: Page, entries: readonly (readonly [string | number, unknown])[]) =>
  page.evaluate(
    async ({ names, given }) => {
      for (const name of names) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onupgradeneeded = () => request.result.createObjectStore('values');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        await new Promise((resolve) => {
          const transaction = database.transaction('values', 'readwrite');
          for (const [key, value] of given) transaction.objectStore('values').put(value, key);
          transaction.oncomplete = resolve;
        });
        database.close();
      }
    },
    { names: Object.values(databases), given: entries as readonly (readonly [string | number, string])[] },
  );

/** The group of the user `empresa` in the databases of imports: the user's and the company's id. */
const OWN = '11:501';

const damaged: readonly unknown[] = [
  ...[null, MARKUP, 7, {}, { at: MARKUP, value: MARKUP }, { at: 1e308, value: null }],
  ...[
    { at: now().getTime(), value: { datos: MARKUP } },
    { at: now().getTime(), value: { iv: [], datos: [] } },
  ],
  { at: now().getTime(), value: { total: MARKUP, desde: 1e308, paso: '__proto__', conocidos: {} } },
];

/** The key of the working copy: none, no base64, too short, and one that opens nothing. */
const llaves = ['', MARKUP, btoa('x'), btoa('x'.repeat(32))];

test('whatever somebody put into the databases of imports, the import begins anew', async ({ page }) => {
  const screen = new ImportarScreen(page);
  await enterAs(page, 'empresa');
  for (const [at, value] of damaged.entries()) {
    await put(page, [
      ...['', '0', MARKUP].map((part) => [`${OWN}|${part}`, value] as const),
      ...([7, 'sin barra', `${OWN}:${'a'.repeat(64)}|`, `${OWN}:${'a'.repeat(64)}|2`] as const).map(
        (key) => [key, value] as const,
      ),
    ]);
    await page.evaluate(
      ({ flag, key, value: llave }) => {
        localStorage.setItem(flag, '1');
        sessionStorage.setItem(key, llave);
      },
      { flag: localKeys.importaciones, key: sessionKeys.importacion, value: llaves[at % llaves.length] ?? '' },
    );
    await screen.open();
    await isOwn(page, JSON.stringify(value));
    await screen.stepIs('Archivo');
  }
});

/** Writes a working copy that this tab can open: its key is in the tab's storage, and its rows say what is given. */
const putSealed = (page: Page, head: object, rows: readonly object[]) =>
  page.evaluate(
    async ({ name, group, keyName, flag, parts }) => {
      const raw = crypto.getRandomValues(new Uint8Array(32));
      const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
      sessionStorage.setItem(keyName, btoa(String.fromCharCode(...raw)));
      localStorage.setItem(flag, '1');
      const sealed = await Promise.all(
        parts.map(async (part) => {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          const plain = new TextEncoder().encode(JSON.stringify(part));
          return { iv, datos: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
        }),
      );
      await new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.result.createObjectStore('values');
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('values', 'readwrite');
          for (const [at, value] of sealed.entries())
            transaction.objectStore('values').put({ at: Date.now(), value }, `${group}|${at === 0 ? '' : at - 1}`);
          transaction.oncomplete = resolve;
        };
      });
    },
    {
      ...{ name: databases.copias, group: OWN, keyName: sessionKeys.importacion, flag: localKeys.importaciones },
      parts: [head, rows],
    },
  );

test('a working copy whose texts are markup is markup that is read, in the band and in the table', async ({
  page,
  watch,
}) => {
  watch.expect(/^answer 4\d\d: /);
  const screen = new ImportarScreen(page);
  await enterAs(page, 'empresa');
  const hallazgo = { nivel: 'problema', codigo: 'VALOR', lugar: null, texto: MARKUP, grupo: MARKUP, titulo: MARKUP };
  const textos = { TipoAviso: 'ALTA', NumeroDocumento: MARKUP, ApellidoPaterno: MARKUP, FechaAviso: MARKUP };
  const head = {
    version: 1,
    piezas: 1,
    correspondencia: { NumeroDocumento: { indice: 0, equivale: { [MARKUP]: MARKUP } } },
    planilla: {
      ...{ nombre: MARKUP, huella: 'a'.repeat(64), titulos: [MARKUP], clase: 'otra', peso: 1, vaciasAlFinal: 0 },
      ...{ ignoradas: [{ numero: 3, porque: MARKUP }] },
      origen: { clase: 'texto', codificacion: MARKUP, separador: MARKUP },
    },
  };
  await putSealed(page, head, [
    {
      ...{ numero: 2, celdas: [MARKUP], textos, valores: {}, tipo: 'alta-cotizante', paso: 'leida' },
      ...{ hallazgos: [hallazgo], confirmados: [MARKUP], marcada: true, preparada: null, resultado: null },
    },
  ]);
  await screen.open();
  const band = page
    .getByRole('alert')
    .or(page.locator('.alert'))
    .filter({ hasText: 'Tiene una importación sin terminar.' });
  await expect(band).toContainText(MARKUP);
  await isOwn(page, 'the band');
  await band.getByRole('button', { name: 'Continuar' }).click();
  await screen.stepIs('Revisar');
  await screen.checked();
  await expect(page.getByRole('main')).toContainText(MARKUP);
  await isOwn(page, 'the table');
});
