import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, fits, test } from './support/test.ts';

for (const width of [1440, 390])
  test(`${width} px: a person looks up how to pay, reads it with its pictures, and prints it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, 'empresa');
    if (width > 480) await page.getByRole('banner').getByRole('link', { name: 'Ayuda' }).click();
    else {
      // The bar of a phone has no room for it.
      await page.getByRole('button', { name: /^Su cuenta/ }).click();
      await page.getByRole('link', { name: 'Ayuda' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeFocused();
    await expectNoViolations(page);
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('pagar orden');
    await page.getByRole('link', { name: 'Armar una orden de pago y pagarla con QR' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Armar una orden/ })).toBeFocused();

    const pictures = page.locator('.tarea-imagen');
    await expect(pictures).toHaveCount(3);
    // Their places are there before they are.
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page);
    await fits(page, 'a task');

    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(pictures.first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Buscar en la ayuda' })).toHaveValue('pagar orden');
  });
