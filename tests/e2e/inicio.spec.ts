import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const size of sizes)
  test(`the employer's home does not move while its parts arrive, at ${size.width} px`, async ({ page }) => {
    await enterAs(page, 'empresa');
    await page.addInitScript(() => {
      const jumps: number[] = [];
      Object.assign(window, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) jumps.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The answers come one after the other, as they do over a slow line.
    let answers = 0;
    await page.route('**/servicios/**', async (route) => {
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, 300 + 60 * answers));
      await route.continue();
    });
    await page.setViewportSize(size);
    await page.reload();
    const figures = page.locator('#avisos-por-familia');
    await expect(figures).toBeVisible();
    const waiting = await figures.boundingBox();
    await expect(figures.getByRole('heading', { name: 'Observados', level: 3 })).toBeAttached();
    await expect(page.locator('.home-wait')).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const after = await figures.boundingBox();
    const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
    // The limit that is called good for a whole visit.
    expect(jumps.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1);
    // What is below the lists stays nearly where it was announced.
    expect(Math.abs((after?.y ?? 0) - (waiting?.y ?? 0))).toBeLessThan(100);
  });
