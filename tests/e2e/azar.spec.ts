import '#app/familias.ts';
import type { Page } from '@playwright/test';
import { familias } from '#engine/family/familias.ts';
import { isRouteName, pathTo, patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { concede } from '#sandbox/rules/menu.ts';
import { chanceOf, type Walk, wander } from './support/azar.ts';
import { unlock, withFaults } from './support/azarFallas.ts';
import { atHome, enterAs, LoginScreen } from './support/pages.ts';
import { expect, test, type Watch } from './support/test.ts';

/** `AZAR_SEMILLA=7 AZAR_PASOS=5000 npx playwright test azar` takes other and longer walks. */
const seed = Number(process.env.AZAR_SEMILLA ?? 20_261_120);
const steps = Number(process.env.AZAR_PASOS ?? 80);
test.setTimeout(180_000 + steps * 400);

/** Who walks: the kind of user and the modules, as the services know them, and the company to choose if there are several. */
const users = {
  empresa: { tipo: 'EXTERNO_EMPRESAS', modulos: [1] },
  varias: {
    tipo: 'EXTERNO_EMPRESAS',
    modulos: [1, 2],
    elige: { Regional: /^La Paz/, Empresa: /^Banco Altiplano/, Módulo: /^Afiliación/ },
  },
  asegurado: { tipo: 'ASEGURADOS', modulos: [1] },
  pagos: { tipo: 'ASEGURADOS', modulos: [2] },
  personal: { tipo: 'INTERNO', modulos: [1] },
  mixto: { tipo: 'INTERNO_EXTERNO', modulos: [1], elige: { Empresa: /^Personal de la Caja/ } },
} as const;
type User = keyof typeof users;
const names = Object.keys(users) as User[];

/** Screens that need a record to show anything. */
const opened: Partial<Record<RouteName, Readonly<Record<string, number>>>> = {
  ...Object.fromEntries(familias().map(({ routes, tipos }) => [routes.edit, { novedad: 0, tipo: tipos[0]?.id ?? 0 }])),
  'orden-pago-editar-ex': { orden: 0 },
  'persona-carpeta': { persona: 1 },
  'tipo-novedad-editar': { tipo: 1 },
};
/** Screens to which no entry of the services' menu belongs. */
const everybody = ['inicio', '404', 'ayuda'];
const employers = [...everybody, 'importar-planilla'];

function addressesOf(user: User): string[] {
  const { tipo, modulos } = users[user];
  const open = tipo === 'EXTERNO_EMPRESAS' ? employers : everybody;
  return Object.keys(routePaths)
    .filter(isRouteName)
    .filter((name) => open.includes(name) || concede({ tipo, idEmpresa: 0 }, modulos, patternOf(name)))
    .map((name) => pathTo(name, opened[name]));
}

/** Signs in, and chooses a company if there are several. */
async function enter(page: Page, user: User): Promise<void> {
  const chosen = users[user];
  if (!('elige' in chosen)) return enterAs(page, user);
  const login = new LoginScreen(page);
  await login.signIn(user);
  await page.waitForURL('**/auth/regional-module');
  for (const [label, value] of Object.entries(chosen.elige)) {
    const option = login.field(label).getByRole('option', { name: value });
    await login.field(label).selectOption({ label: (await option.first().textContent()) ?? '' });
  }
  await login.press('Continuar');
  await atHome(page);
}

test.beforeEach(({ context, page }) => {
  // Documents open in their own tabs, and leaving an unsaved form asks a question.
  context.on('page', (opened) => {
    if (opened !== page) void opened.close().catch(() => undefined);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
});

async function walkAs(page: Page, watch: Watch, user: User, part: Partial<Walk> = {}): Promise<void> {
  console.info(`seed ${seed}, ${steps} steps`);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await enter(page, user);
  const done: string[] = [];
  const failed = () => watch.problems.length > 0;
  const walk = { paths: addressesOf(user), steps, chance: chanceOf(seed), failed, done, ...part };
  // One of the last steps caused it.
  await wander(page, walk).catch((error: unknown) => {
    throw new Error(`${error}\n${done.slice(-30).join('\n')}`, { cause: error });
  });
  expect(watch.problems, done.slice(-30).join('\n')).toEqual([]);
}

for (const user of names)
  test(`whatever ${user} does without purpose, the portal stays on its feet`, ({ page, watch }) =>
    walkAs(page, watch, user));

for (const user of names)
  test(`while services fail and sessions end, ${user} loses nothing that was typed`, async ({ page, watch }) => {
    watch.expect(/^answer [45]\d\d: [A-Z]+ [^ ]+\/servicios\//);
    watch.expect(/^request failed: [A-Z]+ [^ ]+\/servicios\//);
    await walkAs(page, watch, user, { besides: withFaults, before: unlock });
  });
