import { expect, type Page } from '@playwright/test';
import { foreignParts } from '#support/hostil.ts';

/** Checks that the page shows a screen of the portal, and nothing of what it was given as more than text. */
export async function isOwn(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), what).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .skeleton'), what).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, '__ajeno')), what).toBeUndefined();
  expect(await page.evaluate(`(${foreignParts.toString()})(document)`), what).toEqual([]);
}
