import { routePaths } from '../../src/lib/routes.ts';
import { concede } from '../../src/sandbox/rules/menu.ts';
import { chanceOf, wander } from './support/azar.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** `AZAR_SEMILLA=7 AZAR_PASOS=5000 npx playwright test azar` walks another way, and longer. */
const seed = Number(process.env.AZAR_SEMILLA ?? 20_261_120);
const steps = Number(process.env.AZAR_PASOS ?? 250);
test.setTimeout(90_000 + steps * 400);

const kinds = { empresa: 'EXTERNO_EMPRESAS', asegurado: 'ASEGURADOS', personal: 'INTERNO' } as const;

test.beforeEach(({ context, page }) => {
  // Papers open in tabs of their own, and leaving a form that is not saved asks.
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
    const granted = Object.values(routePaths).filter((path) => concede(kind, [1], path));
    const paths = [routePaths.inicio, ...granted, routePaths['404']];
    const done = await wander(page, paths, steps, chanceOf(seed), () => watch.problems.length > 0);
    // The last of these led to it.
    expect(watch.problems, done.slice(-30).join('\n')).toEqual([]);
  });
