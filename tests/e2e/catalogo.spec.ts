import { createServer } from 'vite';
import { root } from '../../scripts/portal.mjs';
import { test as base, expect, findViolations, fits } from './support/test.ts';

/** The development server instead of the built portal, because only it has the catalogue. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  portal: async ({}, use, info) => {
    process.env.SANDBOX_FILE = info.outputPath('datos.json');
    const server = await createServer({
      root,
      mode: 'sandbox',
      logLevel: 'error',
      server: { port: 0, strictPort: false },
    });
    await server.listen();
    const address = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const stop = () => server.close();
    await use({ address, file: '', stop, crash: stop });
    await stop();
  },
});

for (const width of [1440, 320])
  test(`${width} px: axe finds nothing in any part of the catalogue, light and dark`, async ({ page, watch }) => {
    // The first visit compiles every component.
    watch.expect(/InvalidPDFException/); // One of the states is an invalid document.
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/catalogo');
    await expect(page.getByRole('heading', { name: 'Bloques' })).toBeVisible();
    // What loads late: charts, documents, pictures.
    await expect(page.getByRole('application', { name: 'Afiliados por mes' })).toBeVisible();
    await expect(page.locator('.pdf-sheet canvas').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Girar' })).toBeVisible();
    await fits(page, 'the catalogue');
    expect.soft(await findViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await findViolations(page, true), 'dark').toEqual([]);
    for (const button of ['Abrir m', 'confirm: danger', 'Documento', 'Recorte', 'Ubicación']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      expect.soft(await findViolations(page), button).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
