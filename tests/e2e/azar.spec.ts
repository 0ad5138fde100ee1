import '#app/familias.ts';
import { familias } from '#engine/family/familias.ts';
import { isRouteName, pathTo, patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { concede } from '#sandbox/rules/menu.ts';
import { chanceOf, wander } from './support/azar.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** `AZAR_SEMILLA=7 AZAR_PASOS=5000 npx playwright test azar` takes another and longer walk. */
const seed = Number(process.env.AZAR_SEMILLA ?? 20_261_120);
const steps = Number(process.env.AZAR_PASOS ?? 250);
test.setTimeout(180_000 + steps * 400);

const kinds = { empresa: 'EXTERNO_EMPRESAS', asegurado: 'ASEGURADOS', personal: 'INTERNO' } as const;

/** Screens that need a record to show anything. */
const opened: Partial<Record<RouteName, Readonly<Record<string, number>>>> = {
  ...Object.fromEntries(familias().map(({ routes, tipos }) => [routes.edit, { novedad: 0, tipo: tipos[0]?.id ?? 0 }])),
  'orden-pago-editar-ex': { orden: 0 },
  'persona-carpeta': { persona: 1 },
  'tipo-novedad-editar': { tipo: 1 },
};
const addressesOf = (kind: (typeof kinds)[keyof typeof kinds]) =>
  Object.keys(routePaths)
    .filter(isRouteName)
    .filter(
      (name) => name === 'inicio' || name === '404' || concede({ tipo: kind, idEmpresa: 0 }, [1], patternOf(name)),
    )
    .map((name) => pathTo(name, opened[name]));

test.beforeEach(({ context, page }) => {
  // Documents open in their own tabs, and leaving an unsaved form asks a question.
  context.on('page', (opened) => {
    if (opened !== page) void opened.close().catch(() => undefined);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
});

for (const [user, kind] of Object.entries(kinds))
  test(`whatever ${user} does without purpose, the portal stays on its feet`, async ({ page, watch }) => {
    console.info(`seed ${seed}, ${steps} steps`);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await enterAs(page, user);
    const done = await wander(page, addressesOf(kind), steps, chanceOf(seed), () => watch.problems.length > 0);
    // One of the last steps caused it.
    expect(watch.problems, done.slice(-30).join('\n')).toEqual([]);
  });
