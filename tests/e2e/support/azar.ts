import { expect, type Page } from '@playwright/test';
import { app } from '#app/messages.ts';
import { kitMessages } from '#ui/messages.ts';

/** Returns a number from 0 to 1. The same seed always gives the same sequence. */
type Chance = () => number;

/** mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list by chance; undefined if it is empty. */
export const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

const texts = [
  ...['QUISPE', 'mamani choque', '6843217', '8200201', '0', '-1', '99999999', '12,50', '20/11/2026', '31/02/2026'],
  ...['29/02/1900', 'ana@ejemplo.bo', '   ', '<b>x</b>', '"><img src=x onerror=1>', "' or 1=1 --", '.*(+[', '%2e%2e/'],
  ...['=1+1', '__proto__', 'ÑANDÚ Ö', '🙂🙃', '\u202eabc', 'x'.repeat(300), '-17.39', '0001', '1e9', 'null'],
];
const keys = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'Space', 'Home', 'End', 'Control+k', 'F8'];

/**
 * Elements to click, type into or choose from that the person can reach: those in the topmost dialog, or else on the page.
 */
export function find(page: Page, kind: 'click' | 'type' | 'select') {
  return page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const what = {
      click:
        'button, a[href], summary, label, [role="option"], [role="tab"], input[type="checkbox"], input[type="radio"]',
      type: 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea',
      select: 'select',
    }[wanted];
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(what)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = width > 2 && height > 2 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (!seen || !element.contains(document.elementFromPoint(x, y))) return [];
      const label = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.trim().slice(0, 60);
      return [{ x, y, label, tag: element.localName }];
    });
  }, kind);
}

/** Leaving the session would end the walk. Other tabs and devices of the machine are not tested here. */
const avoided = /cerrar sesi|salir del|no es .*\?|usar mi ubicaci/i;

/** Does something on the page and returns what, in words. */
export type Step = (page: Page, chance: Chance) => Promise<string>;

const click: Step = async (page, chance) => {
  const found = (await find(page, 'click')).filter(({ label }) => !avoided.test(label));
  const target = pick(chance, found);
  if (!target) return 'nothing to click';
  await page.mouse.click(target.x, target.y, chance() < 0.1 ? { clickCount: 2 } : {});
  return `click ${target.tag} "${target.label}" at ${Math.round(target.x)},${Math.round(target.y)}`;
};

const type: Step = async (page, chance) => {
  const target = pick(chance, await find(page, 'type'));
  const text = pick(chance, texts) ?? '';
  if (!target) return 'nowhere to type';
  await page.mouse.click(target.x, target.y, { clickCount: 3 });
  await page.keyboard.insertText(text);
  if (chance() < 0.3) await page.keyboard.press('Enter');
  return `type "${text.slice(0, 20)}" into "${target.label}" at ${Math.round(target.x)},${Math.round(target.y)}`;
};

const choose: Step = async (page, chance) => {
  const target = pick(chance, await find(page, 'select'));
  if (!target) return 'nothing to choose from';
  await page.evaluate(
    ({ x, y, share }) => {
      const select = document.elementFromPoint(x, y)?.closest('select');
      if (!select || select.disabled) return;
      select.selectedIndex = Math.floor(share * select.options.length);
      for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    },
    { ...target, share: chance() },
  );
  return `choose at ${Math.round(target.x)},${Math.round(target.y)}`;
};

const key: Step = async (page, chance) => {
  const pressed = pick(chance, keys) ?? 'Escape';
  await page.keyboard.press(pressed);
  return `key ${pressed}`;
};

const scroll: Step = async (page, chance) => {
  await page.mouse.wheel(0, (chance() - 0.4) * 1600);
  return 'scroll';
};

/**
 * Before the portal's first page there is only the empty page it was opened from. Going back there would leave the portal.
 */
const back: Step = async (page) => {
  const went = await page.evaluate(async () => {
    if (!navigation.canGoBack) return false;
    try {
      await navigation.back().committed;
      return true;
    } catch (error) {
      // A new screen replaced the entry at that moment.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return false;
      throw error;
    }
  });
  return went ? 'back' : 'nothing to go back to';
};

const reload: Step = async (page) => {
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const weighted: readonly (readonly [number, Step])[] = [
  [0.56, click],
  [0.74, type],
  [0.8, choose],
  [0.88, key],
  [0.94, scroll],
  [0.97, back],
  [0.98, reload],
];

/** What a screen or a part of it says when it crashed. */
const crashed = new RegExp(`${app.error.titulo}|${kitMessages.partBroken}`);

/**
 * Checks that the page is not blank: its main part has content, or the lock-screen stands before it opens; and neither it nor
 * a part of it crashed.
 */
async function stands(page: Page): Promise<void> {
  await expect(page.locator('main h1, main [role="alert"], dialog.lock').first()).toBeAttached();
  await expect(page.locator('h1, [role="alert"]').filter({ hasText: crashed })).toHaveCount(0);
}

/** Checks that the page works: it is not blank, and nothing covers it permanently. */
async function lives(page: Page): Promise<void> {
  await stands(page);
  await expect(page.locator('.busy-overlay-on')).toHaveCount(0);
}

/** A walk at random. */
export interface Walk {
  /** The addresses at which it begins again, one after another. */
  readonly paths: readonly string[];
  readonly steps: number;
  readonly chance: Chance;
  /** True when something went wrong: the walk ends. */
  readonly failed: () => boolean;
  /** The steps that were taken, to repeat them. */
  readonly done: string[];
  /** More kinds of steps, each with its share of all steps. */
  readonly besides?: readonly (readonly [number, Step])[];
  /** Runs before each step. */
  readonly before?: (page: Page) => Promise<void>;
}

/** A step by chance: one of `besides` with its share, or one of the usual ones. */
function stepOf(chance: Chance, besides: readonly (readonly [number, Step])[]): Step {
  let share = chance();
  for (const [part, step] of besides) {
    if (share < part) return step;
    share -= part;
  }
  const usual = chance();
  return (weighted.find(([limit]) => usual < limit) ?? [1, click])[1];
}

/**
 * Walks through the portal at random: `steps` random steps, starting again at each address of `paths` in turn. After each
 * step the page must not be blank; at each address, and at the end, it must work. Stops early if something `failed`.
 */
export async function wander(page: Page, walk: Walk): Promise<void> {
  const { paths, steps, chance, failed, done, besides = [], before } = walk;
  const each = Math.max(1, Math.floor(steps / paths.length));
  for (let at = 0; at < steps && !failed(); at += 1) {
    await before?.(page);
    const path = at % each === 0 ? paths[Math.floor(at / each) % paths.length] : undefined;
    if (path) {
      await lives(page);
      await page.goto(path);
      await lives(page);
      done.push(`go to ${path}`);
      continue;
    }
    const step = stepOf(chance, besides);
    try {
      done.push(await step(page, chance));
    } catch (error) {
      // An error is no defect if the step happened while the page was being replaced.
      if (!/context was destroyed|navigation|interrupted|AbortError/i.test(String(error))) throw error;
      done.push(`${step.name}: the page was leaving`);
    }
    await stands(page);
  }
  await before?.(page);
  await lives(page);
}
