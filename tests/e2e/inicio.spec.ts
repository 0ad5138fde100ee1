import { enterAs } from './support/pages.ts';
import { countJumps, drawn, jumped } from './support/saltos.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const size of sizes)
  test(`the employer's home does not move while its parts arrive, at ${size.width} px`, async ({ page }) => {
    await enterAs(page, 'empresa');
    await countJumps(page);
    // The answers come one after the other, each when the one before is drawn, as over a slow line.
    let before = Promise.resolve();
    await page.route('**/servicios/**', (route) => {
      before = before.then(async () => {
        await route.fulfill({ response: await route.fetch() });
        await drawn(page);
      });
      return before;
    });
    await page.setViewportSize(size);
    await page.reload();
    const figures = page.locator('#avisos-por-familia');
    await expect(figures).toBeVisible();
    const waiting = await figures.boundingBox();
    await expect(figures.getByRole('heading', { name: 'Observados', level: 3 })).toBeAttached();
    await expect(page.locator('.home-wait')).toHaveCount(0);
    await drawn(page);
    const after = await figures.boundingBox();
    // The limit that is called good for a whole visit.
    expect(await jumped(page)).toBeLessThan(0.1);
    // What is below the lists stays nearly where it was announced.
    expect(Math.abs((after?.y ?? 0) - (waiting?.y ?? 0))).toBeLessThan(100);
    // What is still asked for is no longer held.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
