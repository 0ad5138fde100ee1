import type { Page } from '@playwright/test';
import { LoginScreen } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Signs in, and chooses one regional with the first company and module it offers. */
async function enterIn(page: Page, regional: string): Promise<void> {
  await new LoginScreen(page).signIn('varias');
  await page.getByLabel('Regional').selectOption(regional);
  for (const label of ['Empresa', 'Módulo']) {
    const list = page.getByLabel(label);
    await expect(list).toBeEnabled();
    await list.selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL('**/system');
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const session = Object.values({ ...sessionStorage }).find((text) => String(text).includes('|'));
    return String(session).split('|')[0] ?? '';
  });

test('two tabs with different companies: each shows its own, and calls with its own token, over a reload (fault 28)', async ({
  page,
  context,
}) => {
  await enterIn(page, 'La Paz');
  const other = await context.newPage();
  await enterIn(other, 'Cochabamba');
  const tokens = [await tokenOf(page), await tokenOf(other)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const [tab, regional, token] of [
    [page, 'La Paz', tokens[0]],
    [other, 'Cochabamba', tokens[1]],
  ] as const) {
    const sent = tab.waitForRequest((request) => request.headers().authorization !== undefined);
    await tab.reload();
    expect((await sent).headers().authorization).toBe(`Bearer ${token}`);
    await expect(tab.getByRole('banner').first()).toContainText(regional);
  }
});
