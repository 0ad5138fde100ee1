import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A file of the build answers 404 until it is restored. */
async function takeFileAway(page: Page, file: string) {
  let asked = 0;
  await page.route(`**/${file}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
  return { asked: () => asked, putBack: () => page.unroute(`**/${file}`) };
}

/**
 * A style answers 404 once. The portal asks for it again by itself a second later: that waits until the style is restored,
 * so that a slow test does not find it asked for more often than a quick one.
 */
async function takeStyleFileAway(page: Page, file: string) {
  const refused = await takeFileAway(page, file);
  let restore = () => {};
  const restored = new Promise<void>((resolve) => {
    restore = resolve;
  });
  await page.route(`**/${file}`, async (route) => {
    if (refused.asked() > 0) await restored;
    await route.fallback();
  });
  return {
    asked: refused.asked,
    putBack: async () => {
      await refused.putBack();
      restore();
    },
  };
}

/** A file of the build, with the source module or the name it is built of. */
function builtFrom(what: string): { readonly file: string; readonly css?: readonly string[] } {
  const manifest: Record<string, ReturnType<typeof builtFrom> & { readonly name?: string }> = JSON.parse(
    readFileSync('.sandbox/dist/.vite/manifest.json', 'utf8'),
  );
  const built = manifest[what] ?? Object.values(manifest).find(({ name }) => name === what);
  if (!built) throw new Error(`${what} has no file of its own`);
  return built;
}

/** The code of a source module answers 404 until it is restored. */
export const takeAway = (page: Page, module: string) => takeFileAway(page, builtFrom(module).file);

/** The same for the style that only this part has. */
export function takeStyleAway(page: Page, part: string) {
  const [style, ...more] = builtFrom(part).css ?? [];
  if (!style || more.length > 0) throw new Error(`${part} has no style, or several`);
  return takeStyleFileAway(page, style);
}

/** What the browser and the router log about it. */
export const missingCode =
  /answer 404: GET .*\/assets\/|dynamically imported module|ScreenLoadFailure|Screen could not be loaded/;
