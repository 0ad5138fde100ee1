import type { Locator, Page } from '@playwright/test';
import { now } from './support/fecha.ts';
import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { expect, findViolations, fits, test } from './support/test.ts';

/** How far a part of the page scrolls down, in pixels. */
const hidden = (part: Locator) => part.evaluate((one) => one.scrollHeight - one.clientHeight);

/** Nothing scrolls sideways, and axe finds nothing, in light and in dark. */
async function isSound(page: Page, state: string): Promise<void> {
  await fits(page, state);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findViolations(page, colorScheme === 'dark'), `${state}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('[D1] at 1440 by 900 an ordinary notice scrolls neither the page nor a pane, and the menu shows as icons', async ({
  page,
}) => {
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await desk.open('?familia=baja');
  await desk.whole();
  expect(await hidden(page.locator('html'))).toBeLessThanOrEqual(0);
  expect(await hidden(page.locator('.escritorio-hechos'))).toBeLessThanOrEqual(0);
  expect(await hidden(page.locator('.escritorio-documentos'))).toBeLessThanOrEqual(0);
  expect(await hidden(page.locator('.documentos-lista'))).toBeLessThanOrEqual(0);
  expect((await page.locator('.escritorio-cola').boundingBox())?.width).toBe(284);
  expect((await page.locator('.escritorio-hechos').boundingBox())?.width).toBe(520);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  expect((await menu.boundingBox())?.width).toBe(56);
  const entry = menu.getByRole('link', { name: /^Personas$/ });
  await entry.hover();
  const label = entry.locator('.menu-label');
  expect((await label.boundingBox())?.width).toBeGreaterThan(40);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await menu.boundingBox())?.width).toBe(56);
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(248);
});

/**
 * Waits until another notice than this one is in view, has the focus and all its verdicts, which its row tells too, and its
 * keys count. It looks at each frame: sixty notices make each needless wait long.
 */
async function nextNotice(page: Page, before: string): Promise<void> {
  await page.evaluate(async (name) => {
    const there = () => {
      const heading = document.querySelector('h1');
      return (
        heading?.textContent !== name &&
        (name === '' || heading === document.activeElement) &&
        document.querySelector('.mesa-aceptar:enabled') !== null &&
        document.querySelector('.comprobado')?.ariaBusy === 'false' &&
        document.querySelector('.escritorio-cola [aria-current=true] .cola-marca') !== null
      );
    };
    while (!there()) await new Promise(requestAnimationFrame);
  }, before);
  // A notice that has just appeared ignores its keys for 400 ms.
  await page.clock.runFor(420);
}

test('[D0] sixty notices, six of them observed with a reason, cost at most ninety presses', async ({ page }) => {
  // Moved by the test, so that nothing waits for time to pass.
  await page.clock.install({ time: now() });
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await desk.open();
  const [accept, observe] = [54, 6];
  let presses = 0;
  let accepted = 0;
  let observed = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await nextNotice(page, '');
  while (accepted + observed < accept + observe) {
    const name = (await desk.person.textContent()) ?? '';
    const clean = (await page.locator('.escritorio-cola [aria-current=true] .cola-marca-reparo').count()) === 0;
    if (clean && accepted < accept) {
      await press('a');
      accepted += 1;
    } else if (!clean && observed < observe) {
      await press('o');
      await expect(page.getByRole('complementary', { name: 'Observación' })).toBeVisible();
      await press('1');
      await press('Control+Enter');
      observed += 1;
    } else {
      await press('j');
    }
    await nextNotice(page, name);
  }
  expect(presses).toBeLessThanOrEqual(90);
  await expect(desk.queue.locator('.cola-hoy')).toHaveText('Hoy54 aceptados · 6 observados');
  await expect(page.getByRole('region', { name: 'Decisiones por enviar' })).toHaveCount(0);
});

test('[D16] observing moves neither the facts nor the document by a pixel', async ({ page }) => {
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await desk.open();
  await desk.whole();
  const panes = page.locator('.escritorio-hechos, .escritorio-documentos');
  const places = () => panes.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const heading = () => desk.person.boundingBox();
  const before = [await places(), await heading()];
  await page.getByRole('button', { name: 'Observar', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Observación' })).toBeVisible();
  expect([await places(), await heading()]).toEqual(before);
});

for (const width of [1440, 390, 320])
  test(`[D26] ${width} px, light and dark: the desk with everything opened is sound`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const desk = new ReviewScreen(page);
    const narrow = width < 900;
    await enterAs(page, 'personal');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/ObtenerRecurso/**', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/seguros/revision-admin');
    await desk.ready();
    await isSound(page, 'notice, its files on their way');
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
    // On a busy machine that took longer than a read may, and the browser has given those up.
    await page.goto('/seguros/revision-admin');
    await desk.ready();
    await expect(page.locator('.documento-miniatura').locator('canvas, img').first()).toBeVisible();
    await isSound(page, 'notice');
    const openQueue = async () => {
      if (narrow) await page.getByRole('button', { name: 'Ver la cola' }).click();
    };
    await openQueue();
    await desk.counted();
    await desk.queue.getByRole('button', { name: /^Filtrar/ }).click();
    await isSound(page, 'queue and filter');
    await desk.queue.getByRole('tab', { name: /^Observados/ }).click();
    await expect(desk.queue.getByRole('list', { name: 'Observados' }).getByRole('article').first()).toBeVisible();
    await isSound(page, 'observed');
    await desk.queue.getByRole('tab', { name: /^Por revisar/ }).click();
    await desk.queue.getByRole('button', { name: 'Varios' }).click();
    const several = desk.dialog('Aceptar varios');
    await expect(several.getByRole('button', { name: /^Comprobar \d+ avisos$/ })).toBeVisible();
    await isSound(page, 'several');
    const carnet = several.getByRole('img', { name: /^DOCUMENTO DE IDENTIDAD de / }).first();
    // Only a notice against which nothing speaks can be chosen, and the first ones may have something.
    const choosable = several.getByRole('checkbox', { disabled: false }).first();
    // Once both are there the next check waits: after the last one nothing is left to stop.
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    await page.route('**/ObtenerXIdOld/**', async (route) => {
      if ((await carnet.isVisible()) && (await choosable.isVisible())) await stopped;
      await route.continue();
    });
    await several.getByRole('button', { name: /^Comprobar/ }).click();
    await expect(carnet).toBeVisible();
    await expect(choosable).toBeVisible();
    await several.getByRole('button', { name: 'Detener' }).click();
    stop();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(several.getByRole('button', { name: /^Elegir/ })).toBeVisible();
    await isSound(page, 'several checked');
    await page.keyboard.press('Escape');
    await expect(several).toHaveCount(0);
    await desk.queue.getByRole('button', { name: /teclas$/ }).click();
    await expect(desk.dialog('Teclas de la revisión')).toBeVisible();
    await isSound(page, 'help');
    await page.keyboard.press('Escape');
    if (narrow) await page.getByRole('button', { name: 'Cerrar la cola' }).click();
    const groups = page.locator('.escritorio-hechos summary');
    for (const group of await groups.all()) await group.click();
    await isSound(page, 'groups unfolded');
    await page.getByRole('button', { name: 'Observar', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Observación' })).toBeVisible();
    await isSound(page, 'observing');
  });

test('[D26] on a phone the decisions stay in view, targets are 44 pixels, and the document fills the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await page.goto('/seguros/revision-admin');
  await desk.ready();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const bar = page.locator('.mesa-actos > button, .mesa-barra button');
  for (const one of await bar.all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const box = await one.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: /^Ver \d/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  expect((await viewer.boundingBox())?.width).toBe(390);
});

test('at 400 % zoom nothing covers the notice, and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await page.goto('/seguros/revision-admin');
  await desk.ready();
  await fits(page, 'a small window');
  for (const part of ['.mesa-pie', '.mesa-barra'])
    expect(await page.locator(part).evaluate((one) => getComputedStyle(one).position)).toBe('static');
  const accept = page.getByRole('button', { name: 'Aceptar', exact: true });
  await accept.scrollIntoViewIfNeeded();
  await expect(accept).toBeInViewport();
});
