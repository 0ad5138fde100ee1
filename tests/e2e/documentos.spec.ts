import { EVER, enterAs } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, test } from './support/test.ts';

test('[D6] a document is drawn, enlarged and turned beside the photograph, at every width', async ({ page }) => {
  const pedidos = pedidosDe(page);
  await enterAs(page, 'personal');
  await page.goto(`/seguros/aviso-alta-admin?${EVER}`);
  const declared = page.getByRole('table').getByRole('row').filter({ hasText: 'Declarado' });
  await declared.first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Revisión' }).click();
  const documents = page.getByRole('region', { name: 'Documentos del aviso' });
  const thumbnails = documents.getByRole('listitem');
  await expect(thumbnails.nth(1)).toContainText(/PDF · \d+ página/);
  await expect(thumbnails.nth(1).locator('canvas')).toBeVisible();
  await expect(thumbnails.first().locator('img')).toBeVisible();

  const sheet = documents.locator('.pdf-page canvas');
  await expect(sheet).toBeVisible();
  const shape = async () => {
    const box = await sheet.boundingBox();
    return box ? { width: Math.round(box.width), tall: box.height > box.width } : null;
  };
  // What is still to come may take room from it.
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await pedidos.answered();
  await expect(sheet).toBeVisible();
  const before = await shape();
  await documents.getByRole('button', { name: 'Acercar' }).click();
  await expect.poll(async () => (await shape())?.width).toBeGreaterThan(before?.width ?? 0);
  await documents.getByRole('button', { name: 'Girar' }).click();
  await expect.poll(async () => (await shape())?.tall).toBe(!before?.tall);

  // The photograph stays in view, however far the list of files is scrolled.
  await thumbnails.last().scrollIntoViewIfNeeded();
  await expect(thumbnails.first().locator('img')).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Ver \d+ documentos?$/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('.pdf-page canvas')).toBeVisible();
  const box = await viewer.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  for (const button of await viewer.getByRole('toolbar').getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), 'a finger needs 44').toBeGreaterThanOrEqual(44);
  }
});
