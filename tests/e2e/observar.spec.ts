import type { Page } from '@playwright/test';
import { now } from './support/fecha.ts';
import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, test } from './support/test.ts';

const facts = (page: Page) => page.getByRole('region', { name: 'Datos del aviso' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Observación' });
const text = (page: Page) => panel(page).getByRole('textbox', { name: /^Observación/ });
const chip = (page: Page) => panel(page).locator('[aria-keyshortcuts="1"]');

/** The desk with its first notice, whose facts and documents are shown: nothing comes any more that would move them. */
async function openDesk(page: Page): Promise<void> {
  const pedidos = pedidosDe(page);
  await page.clock.install({ time: now() });
  await enterAs(page, 'personal');
  await page.goto('/seguros/revision-admin');
  await expect(page.getByRole('button', { name: /^Observar/ })).toBeEnabled();
  await expect(page.getByText(/^Comprobado hoy/)).toBeVisible();
  await expect(facts(page).getByRole('heading', { level: 2, name: 'Aviso' })).toBeVisible();
  await new ReviewScreen(page).whole();
  // Its earlier observation, if it has one, is shown without a sign that it comes.
  await pedidos.answered();
}

/** Where the facts and the documents stand. A flag may be added to one of them, and takes no room. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.escritorio-hechos, .escritorio-hechos :is(h1, h2, dl, table, summary), .escritorio-documentos, .escritorio-documentos :is(h2, figure, li, img, canvas)',
      ),
    ].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      return [[element.localName, x, y, width, height].join(' ')];
    }),
  );

/** Presses O once it counts: for a moment after a notice appears, keys do nothing (design D11). */
async function pressO(page: Page): Promise<void> {
  await expect(page.getByText(/^Comprobado hoy/)).toBeVisible();
  await page.clock.runFor(420);
  await page.keyboard.press('o');
  await expect(panel(page)).toBeVisible();
}

test('[D16, D17, D18] observing beside the notice: nothing moves, digits choose, Ctrl+Enter saves', async ({
  page,
}) => {
  await openDesk(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const before = await places(page);
  await pressO(page);
  await expect(chip(page)).toBeFocused();
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('1');
  await expect(text(page)).not.toHaveValue('');
  expect(await places(page)).toEqual(before);
  // The facts stay usable: a press flags one.
  await facts(page)
    .getByRole('button', { name: /^Haber mensual|^Fecha/ })
    .first()
    .click();
  await expect(panel(page).getByRole('button', { name: /^Escribir otro motivo de/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
});

test('[D18] the text of an observation survives a reload, and closing asks before it is lost', async ({ page }) => {
  await openDesk(page);
  await pressO(page);
  await expect(chip(page)).toBeFocused();
  await page.keyboard.press('1');
  const typed = await text(page).inputValue();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: /^Observar/ })).toBeEnabled();
  await pressO(page);
  await expect(text(page)).toHaveValue(typed);
  await page.keyboard.press('Escape');
  await expect(page.getByText('¿Desea descartar lo que escribió?')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(panel(page)).toBeHidden();
});

test('[D16, D26] on a phone the panel fills the screen, and its targets are large', async ({ page }) => {
  await openDesk(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Observar/ }).click();
  await expect(text(page)).toBeVisible();
  const box = await panel(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(389);
  const heights = await panel(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
