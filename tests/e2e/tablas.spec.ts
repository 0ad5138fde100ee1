import type { Locator, Page } from '@playwright/test';
import { AltaListScreen } from './support/alta.ts';
import { EVER, enterAs } from './support/pages.ts';
import { countJumps, jumped } from './support/saltos.ts';
import { expect, findViolations, fits, test } from './support/test.ts';

const ALTAS = `/seguros/aviso-alta-admin?${EVER}`;
const headOf = (page: Page) => page.locator('main .table thead');
const lastRow = (page: Page) => page.locator('main .table tbody tr').last();

/** The position of an element in the window. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** The report has forty rows or more, every second one an absence: its period begins with the year, so in January it has few. */
async function manyAbsences(page: Page): Promise<void> {
  await page.route(/\/ReporteCitasMedicas\//, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const rows: readonly object[] = body.Datos;
    const Datos = Array.from({ length: Math.max(40, rows.length) }, (_, at) => ({
      ...rows[at % rows.length],
      ...(at % 2 ? { Estado: 'INASISTENCIA' } : {}),
    }));
    await route.fulfill({ response: reply, json: { ...body, Datos } });
  });
}

/** True if the element itself is visible at its middle, not something above it. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });

async function openAltas(page: Page): Promise<void> {
  await page.goto(ALTAS);
  await expect(page.locator('main .table tbody tr')).toHaveCount(10);
}

test('the head of a long list stays in view below the bar while the page passes', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  await page.getByLabel('Filas por página').selectOption('50');
  await expect(page.locator('main .table tbody tr')).toHaveCount(50);
  const head = headOf(page).getByRole('button', { name: /^Nombre completo/ });
  await lastRow(page).scrollIntoViewIfNeeded();
  const bar = await boxOf(page.locator('.shell-head'));
  await expect
    .poll(async () => Math.round((await boxOf(headOf(page).locator('th').first())).y))
    .toBe(Math.round(bar.y + bar.height));
  expect(await isSeen(head)).toBe(true);
  // It is the header of the list, so it sorts from there.
  await head.click();
  await expect(page.getByRole('columnheader', { name: /^Nombre completo/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('a list wider than its place keeps head and first column in view, and the page does not scroll sideways', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await manyAbsences(page);
  await page.goto('/seguros/reporte-citas-medicas');
  await expect(page.locator('main .table tbody tr').nth(20)).toBeAttached();
  const place = page.locator('.table-scroll');
  await expect(place).toHaveAttribute('data-wide', '');
  const name = page.locator('main .table tbody tr').nth(12).locator('.table-name');
  const head = headOf(page).locator('th').first();
  const before = await boxOf(name);
  await place.scrollIntoViewIfNeeded();
  await place.evaluate((element) => element.scrollTo(600, 300));
  const edge = await boxOf(place);
  await expect.poll(async () => Math.round((await boxOf(head)).y - edge.y)).toBe(0);
  expect(Math.round((await boxOf(name)).x)).toBe(Math.round(before.x));
  expect(await isSeen(name)).toBe(true);
  expect(await isSeen(head.getByRole('button'))).toBe(true);
  // A focused control scrolls out from under the fixed columns.
  const second = headOf(page).locator('th').nth(1).getByRole('button');
  await second.focus();
  expect(await isSeen(second)).toBe(true);
  await fits(page, 'a wide list');
});

test('columns are chosen with the keyboard, the choice is there after a new page, and axe finds nothing', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  const opener = page.getByRole('button', { name: 'Columnas' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: /^Número de documento/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(page.locator('main .table tbody tr')).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: /^Número de documento/ })).toHaveCount(0);
});

test('selected rows are told at the lower edge, and leave as a file', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  await page.getByRole('checkbox', { name: 'Seleccionar página' }).check();
  const told = page.getByText('10 seleccionados');
  await expect(told).toBeVisible();
  expect(await isSeen(told)).toBe(true);
  await page.locator('main tbody .table-pick input').first().uncheck();
  expect(await findViolations(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^avisos-de-alta-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8').trim().split('\r\n')).toHaveLength(10);
});

test('at 320 px nothing widens the page, with columns to choose and rows selected', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 320, height: 640 } });
  await enterAs(page, 'empresa');
  await new AltaListScreen(page).open();
  await openAltas(page);
  await page.locator('main tbody .table-pick input').first().check();
  await expect(page.getByText('1 seleccionado')).toBeVisible();
  await fits(page, 'rows selected');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await expect(page.getByRole('region', { name: 'Columnas' })).toBeVisible();
  await fits(page, 'the columns');
  expect(await findViolations(page)).toEqual([]);
});

test('a state has the colours of the services; on a dark screen the darker one is behind', async ({ page }) => {
  await enterAs(page, 'empresa');
  await openAltas(page);
  const pill = page.locator('main .pill-server').first();
  const colours = () =>
    pill.evaluate((element) => {
      const shown = getComputedStyle(element);
      const probe = element.appendChild(document.createElement('i'));
      probe.style.background = 'var(--pill-ground)';
      probe.style.color = 'var(--pill-letter)';
      const sent = { ground: getComputedStyle(probe).backgroundColor, letter: getComputedStyle(probe).color };
      const both = { sent, shown: { ground: shown.backgroundColor, letter: shown.color } };
      probe.remove();
      return both;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  const { sent, shown } = await colours();
  expect(shown).toEqual(sent);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colours()).shown).toEqual({ ground: sent.letter, letter: sent.ground });
});

test('the list of absences does not move while the report loads, and its head is in view at the end of the page', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await countJumps(page);
  await manyAbsences(page);
  // Each call is answered once what stands in its place is there.
  const waiting = page.locator('.citas-filter-wait, .citas-chart-wait');
  const chartTop = async () => (await boxOf(page.locator('.citas-chart').first())).y;
  // Where the charts begin: before there is a filter, before there are rows, and in the end.
  const tops: number[] = [];
  await page.route(/\/(ReporteCitasMedicas|PeriodoHabilitadoCitaMedica)\//, async (route) => {
    await expect(waiting.first()).toBeVisible();
    tops.push(await chartTop());
    await route.fallback();
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/seguros/reporte-citas-medicas');
    await expect(page.getByRole('heading', { name: 'Inasistencias por mes y especialidad' })).toBeVisible();
    await expect(page.locator('main .table tbody tr').nth(20)).toBeAttached();
    const moved = await jumped(page);
    tops.push(await chartTop());
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
    tops.length = 0;
    // The limit that is called good for a whole visit.
    expect(moved).toBeLessThan(0.1);
    if (size.width < 640) continue;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isSeen(headOf(page).getByRole('button', { name: /^Fecha/ }))).toBe(true);
  }
});
