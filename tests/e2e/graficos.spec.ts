import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterAs } from './support/pages.ts';
import { expect, fits, test } from './support/test.ts';

const MONITOR = '/seguros/bdpa-monitor';
const dibujo = (page: Page, title: string): Locator => page.getByRole('application', { name: title, exact: true });
const globo = (page: Page): Locator => page.locator('.recharts-tooltip-wrapper:visible');

async function box(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const found = await target.boundingBox();
  if (!found) throw new Error('It is not shown');
  return found;
}

/** The chart's code loads after the screen. The chart is drawn when its scale is. */
async function abrir(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  const plot = dibujo(page, title);
  await expect(plot.locator('.chart-part').first()).toBeVisible();
  return plot;
}

test('the figures of a bar are told to the mouse, to the arrow keys, and to a finger', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, 'personal');
  const title = 'Validados por gestión';
  const plot = await abrir(page, `${MONITOR}?vista=evolucion&por=historico`, title);
  const [year = '', n = ''] = await page
    .getByRole('table', { name: title })
    .getByRole('row')
    .last()
    .locator('th, td')
    .allTextContents();
  const first = await box(plot.locator('.chart-part').first());
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await expect(globo(page)).toContainText(year);
  await expect(globo(page)).toContainText(n);
  await page.mouse.move(0, 0);
  await expect(globo(page)).toHaveCount(0);

  await plot.focus();
  await expect(globo(page)).toContainText(year);
  await page.keyboard.press('ArrowRight');
  await expect(globo(page)).toContainText(String(Number(year) + 1));
  await page.keyboard.press('Escape');
  await expect(globo(page)).toHaveCount(0);

  const phone = await openBrowser({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await enterAs(phone, 'personal');
  const small = await abrir(phone, `${MONITOR}?vista=evolucion&por=historico`, title);
  const tap = async () => {
    const last = await box(small.locator('.chart-part').last());
    // Beside the axis, where a small bar has all its height.
    await phone.touchscreen.tap(last.x + last.width / 2, last.y + last.height - 2);
  };
  // A finger cannot hover: it reads first, and leads on with its second tap.
  await tap();
  await expect(globo(phone)).toContainText(/^20\d\d.*Toque otra vez/);
  await expect(phone.getByRole('tab', { name: 'Evolución' })).toHaveAttribute('aria-selected', 'true');
  await tap();
  await expect(phone.getByRole('tab', { name: 'Población' })).toHaveAttribute('aria-selected', 'true');
});

test('a bar of the home leads to the list it counts, with Tab and Enter', async ({ page }) => {
  await enterAs(page, 'empresa');
  const plot = dibujo(page, 'Avisos por familia: Observados');
  const bar = plot.getByRole('link').first();
  const name = (await bar.getAttribute('aria-label')) ?? '';
  const n = Number(/\d+$/.exec(name));
  await plot.focus();
  await page.keyboard.press('Tab');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/seguros/aviso-alta-admin?*mostrar=Observado');
  await expect(page.getByText(new RegExp(`de ${n}$`))).toBeVisible();
});

/** The width and height in a PNG's header. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** How many colours a picture has, as the browser draws it. */
const coloursOf = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const points = new Uint32Array(context?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? []);
    const counts = new Map<number, number>();
    for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
    // The edges of letters have shades with few pixels.
    return [...counts.values()].filter((count) => count > 400).length;
  }, png.toString('base64'));

for (const [who, path, title, file, colours] of [
  ['personal', MONITOR, 'Población por regional', 'poblacion-por-regional.png', 6],
  ['personal', `${MONITOR}?vista=evolucion`, 'Afiliados por mes', 'afiliados-por-mes.png', 3],
  ['empresa', '/system', 'Avisos por familia', 'avisos-por-familia.png', 4],
] as const)
  test(`the picture of ${title} is kept as PNG, twice as sharp, with its title`, async ({ page }) => {
    await enterAs(page, who);
    await page.goto(path);
    const figure = page.getByRole('figure', { name: title, exact: true });
    await expect(figure.locator('.chart-part').first()).toBeVisible();
    const picture = await box(figure.locator('.chart-picture'));
    const started = page.waitForEvent('download');
    await figure.getByRole('button', { name: `Descargar imagen (PNG) ${title}` }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(file);
    const png = await readFile(await download.path());
    expect(sizeOf(png)).toEqual([2 * (Math.ceil(picture.width) + 32), 2 * (Math.ceil(picture.height) + 64)]);
    expect(await coloursOf(page, png)).toBeGreaterThanOrEqual(colours);
  });

test('with forced colours every series has a drawing of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAs(page, 'personal');
  await abrir(page, MONITOR, 'Población por regional');
  const drawn = await page.locator('.chart-legend rect.chart-part').evaluateAll((rects) =>
    rects.map((rect) => {
      const address = /url\("#(.*)"\)/.exec(getComputedStyle(rect).fill)?.[1] ?? '';
      return document.getElementById(address)?.lastElementChild?.outerHTML ?? '';
    }),
  );
  expect(drawn).toHaveLength(5);
  expect(drawn).not.toContain('');
  expect(new Set(drawn).size).toBe(5);
});

test('on paper a wide plot is drawn for the paper, and nothing is there to press', async ({ page }) => {
  await enterAs(page, 'personal');
  const plot = await abrir(page, `${MONITOR}?vista=evolucion`, 'Afiliados por mes');
  expect((await box(plot)).width).toBeGreaterThan(640);
  // The browser's event before it lays out the print: the chart is drawn again, not shrunk with its text.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(plot).toHaveAttribute('width', '640');
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 pixels per inch, inside its margins.
  await page.setViewportSize({ width: 718, height: 1040 });
  await fits(page, 'on paper');
  await expect(page.getByRole('button', { name: /^Descargar imagen/ })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Afiliados por mes' })).toBeVisible();
});
