import { openPage } from './load.mjs';
import { moves, typedFields } from './screens.mjs';

const percentile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Interaction to next paint of every key typed into the form's text fields, in ms (16 means too fast to measure). */
export async function typing(browser, { url, ready, storage, edit }) {
  const { context, page } = await openPage(browser, { ready, storage, slowNetwork: false });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.__bench?.ready > 0);
    await edit(page);
    const fields = page.locator(typedFields).filter({ visible: true });
    await fields.first().waitFor();
    const count = Math.min(await fields.count(), 12);
    let keys = 0;
    let start = 0;
    for (let round = 0; round < 2; round++) {
      // The first round warms up and is dropped.
      start = await page.evaluate(() => performance.now());
      keys = 0;
      for (let i = 0; i < count; i++) {
        await fields.nth(i).focus();
        for (const key of '12ABC') {
          await page.keyboard.press(key);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
          keys += 1;
        }
      }
    }
    // The browser reports a key after the frame that shows it, so some are reported only now.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
    const events = await page.evaluate((from) => window.__bench.events.filter(([, , at]) => at >= from), start);
    const slow = new Map();
    for (const [id, duration] of events) slow.set(id, Math.max(slow.get(id) ?? 0, duration));
    const all = [...slow.values()];
    while (all.length < keys) all.push(16);
    return { p95: percentile(all, 0.95), max: Math.max(...all), keys };
  } finally {
    await context.close();
  }
}

/** Time from a click on a menu link until the other screen, already loaded, is usable: in ms, with the services' answer. */
export async function moving(browser, { address, storage }) {
  const { context, page } = await openPage(browser, { ready: 'main', storage, slowNetwork: false });
  try {
    await page.goto(address + moves[0].path);
    const times = [];
    for (let i = 0; i < 12; i++) {
      const move = moves[(i + 1) % 2];
      await page.locator(move.link).first().waitFor();
      const time = await page.evaluate(async ({ link, heading, ready }) => {
        const shows = () =>
          new RegExp(heading).test(document.querySelector('main h1')?.textContent ?? '') &&
          document.querySelector(ready);
        const start = performance.now();
        document.querySelector(link).click();
        await new Promise((done) => {
          const look = () => (shows() ? setTimeout(done) : requestAnimationFrame(look));
          look();
        });
        return performance.now() - start;
      }, move);
      if (i >= 4) times.push(time);
    }
    return { median: percentile(times, 0.5), max: Math.max(...times) };
  } finally {
    await context.close();
  }
}
