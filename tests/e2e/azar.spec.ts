import '#app/familias.ts';
import type { Page } from '@playwright/test';
import type { TipoUsuario } from '#contract/enumerations.ts';
import { familias } from '#engine/family/familias.ts';
import { isRouteName, pathTo, patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { concede } from '#sandbox/rules/menu.ts';
import { chanceOf, type Walk, wander } from './support/azar.ts';
import { unlock, withFaults } from './support/azarFallas.ts';
import { control } from './support/ordenPago.ts';
import { atHome, enterAs, LoginScreen } from './support/pages.ts';
import { expect, test, type Watch } from './support/test.ts';

/** `AZAR_SEMILLA=7 AZAR_PASOS=5000 npx playwright test azar` takes other and longer walks. */
const seed = Number(process.env.AZAR_SEMILLA ?? 20_261_120);
const steps = Number(process.env.AZAR_PASOS ?? 80);
test.setTimeout(900_000 + steps * 400);

/** Somebody who walks: the kind of user and the modules, as the services know them. */
interface Walker {
  readonly usuario: string;
  readonly tipo: TipoUsuario;
  readonly modulos: readonly number[];
  /** The company that is chosen; left out for the fund. Only users of the fund and of companies have both menus. */
  readonly idEmpresa?: number;
  /** What is chosen after signing in, if there is a choice. */
  readonly elige?: Readonly<Record<string, RegExp>>;
}

/** Who walks. Nobody has signed in for the last one. */
const walkers: Readonly<Record<string, Walker | null>> = {
  empresa: { usuario: 'empresa', tipo: 'EXTERNO_EMPRESAS', modulos: [1] },
  varias: {
    usuario: 'varias',
    tipo: 'EXTERNO_EMPRESAS',
    modulos: [1, 2],
    elige: { Regional: /^La Paz/, Empresa: /^Banco Altiplano/, Módulo: /^Afiliación/ },
  },
  asegurado: { usuario: 'asegurado', tipo: 'ASEGURADOS', modulos: [1] },
  pagos: { usuario: 'pagos', tipo: 'ASEGURADOS', modulos: [2] },
  personal: { usuario: 'personal', tipo: 'INTERNO', modulos: [1] },
  mixto: {
    usuario: 'mixto',
    tipo: 'INTERNO_EXTERNO',
    modulos: [1],
    elige: { Empresa: /^Personal de la Caja/ },
  },
  'mixto en una empresa': {
    usuario: 'mixto',
    tipo: 'INTERNO_EXTERNO',
    modulos: [1],
    idEmpresa: 501,
    elige: { Empresa: /^Banco Altiplano/ },
  },
  nadie: null,
};

/** Screens that need a record to show anything. */
const opened: Partial<Record<RouteName, Readonly<Record<string, number | string>>>> = {
  ...Object.fromEntries(familias().map(({ routes, tipos }) => [routes.edit, { novedad: 0, tipo: tipos[0]?.id ?? 0 }])),
  'orden-pago-editar-ex': { orden: 0 },
  'persona-carpeta': { persona: 1 },
  'tipo-novedad-editar': { tipo: 1 },
  'ayuda-tarea': { tarea: 'entrar-y-cambiar-la-contrasena' },
};
/** What stands in the addresses of screens. */
const params: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  'modificar-password': { tipo: 'voluntario' },
  'reestablecer-contrasena': { enlace: 'no-vale' },
};
/** Screens to which no entry of the services' menu belongs. Without a session those under /auth are open. */
const outside = ['login', 'forgot-your-password', 'regional-module', 'modificar-password', 'reestablecer-contrasena'];
const everybody = [...outside, 'inicio', '404', 'ayuda', 'ayuda-tarea'];
const employers = [...everybody, 'importar-planilla'];

function opens(walker: Walker | null, name: RouteName): boolean {
  if (!walker) return outside.includes(name);
  const { tipo, modulos, idEmpresa = 0 } = walker;
  const isEmployer = tipo === 'EXTERNO_EMPRESAS' || idEmpresa > 0;
  return (isEmployer ? employers : everybody).includes(name) || concede({ tipo, idEmpresa }, modulos, patternOf(name));
}

const addressesOf = (walker: Walker | null): string[] =>
  Object.keys(routePaths)
    .filter(isRouteName)
    .filter((name) => opens(walker, name))
    .map((name) => pathTo(name, opened[name], params[name]));

/** Signs in, and chooses a company if there are several. */
async function enter(page: Page, walker: Walker | null): Promise<void> {
  const login = new LoginScreen(page);
  if (!walker) return login.open();
  if (!walker.elige) return enterAs(page, walker.usuario);
  await login.signIn(walker.usuario);
  await page.waitForURL('**/auth/regional-module');
  for (const [label, value] of Object.entries(walker.elige)) {
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

async function walkAs(page: Page, watch: Watch, walker: Walker | null, part: Partial<Walk> = {}): Promise<void> {
  console.info(`seed ${seed}, ${steps} steps`);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await new LoginScreen(page).open();
  // The walk before may have left faults for calls that it did not make any more.
  await control(page, 'faults/clear', {});
  await enter(page, walker);
  const done: string[] = [];
  const failed = () => watch.problems.length > 0;
  const walk = { paths: addressesOf(walker), steps, chance: chanceOf(seed), failed, done, ...part };
  // One of the last steps caused it.
  await wander(page, walk).catch((error: unknown) => {
    throw new Error(`${error}\n${done.slice(-30).join('\n')}`, { cause: error });
  });
  expect(watch.problems, done.slice(-30).join('\n')).toEqual([]);
}

for (const [name, walker] of Object.entries(walkers))
  test(`whatever ${name} does without purpose, the portal stays on its feet`, ({ page, watch }) =>
    walkAs(page, watch, walker));

for (const [name, walker] of Object.entries(walkers))
  test(`while services fail and sessions end, ${name} loses nothing that was typed`, async ({ page, watch }) => {
    watch.expect(/^answer [45]\d\d: [A-Z]+ [^ ]+\/servicios\//);
    watch.expect(/^request failed: [A-Z]+ [^ ]+\/servicios\//);
    await walkAs(page, watch, walker, { besides: withFaults, before: unlock });
  });
