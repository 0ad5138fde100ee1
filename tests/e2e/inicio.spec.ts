import type { Page } from '@playwright/test';
import { enterAs } from './support/pages.ts';
import { countJumps, drawn, jumped } from './support/saltos.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Opens the home so that the answers come one after the other, each when the one before is drawn, as over a slow line. */
async function openSlowly(page: Page, user: string): Promise<void> {
  await enterAs(page, user);
  await countJumps(page);
  // Nothing that the first load still asks for waits among the answers below.
  await page.goto('about:blank');
  let before = Promise.resolve();
  await page.route('**/servicios/**', (route) => {
    before = before.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await drawn(page);
    });
    return before;
  });
  await page.goto('/system');
}

/** Nothing moved; what is still asked for is no longer held. */
async function nothingMoved(page: Page): Promise<void> {
  await expect(page.locator('.home-wait, .carne-espera, .tile-wait, .propio-pildora-espera, .skeleton')).toHaveCount(0);
  await drawn(page);
  // A tenth of what is called good for a whole visit: nothing comes late into what is read.
  expect(await jumped(page)).toBeLessThan(0.01);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const size of sizes) {
  test(`the employer's home does not move while its parts arrive, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openSlowly(page, 'empresa');
    const figures = page.locator('#avisos-por-familia');
    await expect(figures).toBeVisible();
    const waiting = await figures.boundingBox();
    await expect(figures.getByRole('heading', { name: 'Observados', level: 3 })).toBeAttached();
    await expect(page.locator('.home-wait')).toHaveCount(0);
    await drawn(page);
    const after = await figures.boundingBox();
    // What is below the lists stays nearly where it was announced.
    expect(Math.abs((after?.y ?? 0) - (waiting?.y ?? 0))).toBeLessThan(100);
    await nothingMoved(page);
  });

  test(`the staff's home does not move while its parts arrive, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openSlowly(page, 'personal');
    await expect(page.getByRole('heading', { name: 'Los que más esperan' })).toBeAttached();
    await nothingMoved(page);
  });

  for (const user of ['asegurado', 'pagos'])
    test(`the home of the insured person ${user} does not move while its parts arrive, at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openSlowly(page, user);
      await expect(page.getByRole('region', { name: 'Carnet de asegurado' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Citas y exámenes' }).getByRole('listitem').first()).toBeAttached();
      await nothingMoved(page);
    });
}

for (const width of [1366, 390])
  test(`the sign-in page does not move when its font arrives, at ${width} px`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 768 });
    await countJumps(page);
    // The load event waits for the font.
    await page.goto('/auth', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await drawn(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true);
    expect(await jumped(page)).toBeLessThan(0.01);
  });

test('[F-2.3-01] at every width there is a way to the menu: the menu itself, or the button that opens it', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const button = page.getByRole('button', { name: 'Abrir el menú' });
  const shown = async () => [await menu.isVisible(), await button.isVisible()].filter(Boolean).length;
  // On both sides of each width at which the layout changes (ui/tokens.css).
  for (const last of [320, 480, 640, 900, 1180, 1279, 1280, 1400, 1599, 1760])
    for (const width of [last, last + 1]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(shown, { message: `${width} px` }).toBe(1);
    }
  await page.setViewportSize({ width: 900, height: 800 });
  await button.click();
  await expect(menu.getByRole('link', { name: 'Avisos de alta' })).toBeInViewport();
});
