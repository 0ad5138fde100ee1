import type { Page } from '@playwright/test';

/** An entry of the browser about what moved by itself. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** How far the page moved by itself since it was loaded, one number each time. */
    readJumps: () => readonly number[];
  }
}

/** From the next load of a page on, what moves by itself is counted. */
export const countJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: number[] = [];
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const { value } of entries as readonly LayoutShift[]) jumps.push(value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readJumps = () => {
      add(observer.takeRecords());
      return jumps;
    };
  });

/** How far the page moved by itself so far, as the browser sums it up: below 0.1 is called good for a whole visit. */
export const jumped = (page: Page) => page.evaluate(() => window.readJumps().reduce((sum, one) => sum + one, 0));

/** Waits until what has arrived is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
