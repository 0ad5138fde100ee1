import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { cutTexts } from './cortados.ts';
import { moveClock, skipMonthEnd } from './fecha.ts';
import { type RunningPortal, startPortal } from './portal.ts';

declare global {
  function __reportViolation(text: string): void;
}

/** Problems in a page that the test does not look for. Each one fails the test. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For tests of faults: problems that match this are part of the test. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  report(problem: string): void {
    if (!this.#expected.some((pattern) => pattern.test(problem))) this.#problems.push(problem);
  }

  get problems(): readonly string[] {
    return this.#problems;
  }
}

/** Checks every request, whatever started it: it goes to the portal's own host, and the session is only in its header. */
function requestProblems(request: Request, address: string): string[] {
  const url = new URL(request.url());
  if (!url.protocol.startsWith('http')) return [];
  const headers = request.headers();
  const service = url.pathname.startsWith('/servicios/');
  const sends = request.postDataBuffer() !== null;
  const type = headers['content-type'] ?? '';
  return [
    ...(url.origin === address ? [] : ['to another host']),
    // The start of a token, and not three letters in the name of a built file.
    ...(/\beyJ[\w-]{10,}\./.test(url.href) ? ['a token in its address'] : []),
    ...(headers.authorization && !service ? ['the session to what is no service'] : []),
    ...(service && sends && !/^(application\/json|multipart\/form-data)/.test(type)
      ? [`a body of type "${type}"`]
      : []),
    ...(headers.cookie ? ['a cookie'] : []),
  ];
}

async function watchContext(context: BrowserContext, watch: Watch, address: string): Promise<void> {
  await moveClock(context);
  await context.exposeFunction('__reportViolation', (text: string) => watch.report(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) =>
      __reportViolation(
        `CSP: ${e.effectiveDirective} blocked ${e.blockedURI} at ${e.sourceFile}:${e.lineNumber} ${e.sample}`,
      ),
    );
  });
  context.on('page', (page) => watchPage(page, watch));
  context.on('request', (request) => {
    for (const problem of requestProblems(request, address))
      watch.report(`request with ${problem}: ${request.method()} ${request.url()}`);
  });
}

function watchPage(page: Page, watch: Watch): void {
  page.on('pageerror', (error) => watch.report(`page error: ${error.stack || error.message}`));
  page.on('console', (message) => {
    // The browser logs a refused call itself. The response below reports it with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      watch.report(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a screen aborts its read requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    watch.report(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      watch.report(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}

interface Fixtures {
  /** The portal of this test file, with its own process and data. */
  readonly portal: RunningPortal;
  readonly watch: Watch;
  /** Another browser with its own cookies, storage and session. It is watched like the first. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly portalOf: (file: string) => Promise<RunningPortal>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portalOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      let running: { file: string; portal: RunningPortal } | null = null;
      await use(async (file) => {
        if (running?.file !== file) {
          await running?.portal.stop();
          // The rows of an import belong to a month.
          if (file.includes('importar')) skipMonthEnd();
          running = { file, portal: await startPortal() };
        }
        return running.portal;
      });
      await (running as { portal: RunningPortal } | null)?.portal.stop();
    },
    { scope: 'worker' },
  ],
  portal: async ({ portalOf }, use, { file }) => use(await portalOf(file)),
  baseURL: async ({ portal }, use) => use(portal.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.problems, 'the page reported problems').toEqual([]);
  },
  context: async ({ context, watch, portal }, use) => {
    await watchContext(context, watch, portal.address);
    await use(context);
    expect(await context.cookies(), 'the portal keeps no cookies').toEqual([]);
  },
  openBrowser: async ({ browser, portal, watch, locale, timezoneId, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: portal.address,
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        viewport,
        ...options,
      });
      opened.push(context);
      await watchContext(context, watch, portal.address);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

/**
 * Marks the controls that an open list, calendar or menu covers in part. The visible part may be smaller than the minimum target
 * size, but that is no defect of the control. Uncovered controls are checked like all others.
 */
function markCovered(): void {
  const panels = [...document.querySelectorAll('.field-panel, .dropdown-panel')];
  for (const control of document.querySelectorAll('input, textarea, select, button, a')) {
    const box = control.getBoundingClientRect();
    const covered = panels.some((panel) => {
      const cover = panel.getBoundingClientRect();
      return (
        !panel.contains(control) &&
        box.left < cover.right &&
        box.right > cover.left &&
        box.top < cover.bottom &&
        box.bottom > cover.top
      );
    });
    control.toggleAttribute('data-covered', covered);
  }
}

/** The rules that depend only on colours. Only these are checked again when the colour scheme changes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** A rule that axe leaves out unless it is asked: what a control shows is in its name (WCAG 2.5.3). */
const besides = { 'label-content-name-mismatch': { enabled: true } };

/** The problems axe finds on the page in its current state. `again`: only what depends on colours. */
export async function findViolations(page: Page, again = false) {
  // Measure contrast on the final state, not on a dialog that is still fading in, or on rows that are dimmed while they are
  // read again. The browser keeps what has finished in a closed group, because it doesn't draw it again, so finished ones
  // don't count.
  await page.evaluate(async () => {
    do await new Promise(requestAnimationFrame);
    while (
      document.querySelector('.table-stale, .monitor-stale') ||
      document.getAnimations().some(({ playState }) => playState === 'running')
    );
  });
  await page.evaluate(markCovered);
  // The page has no foreign frames, so axe needs no extra window to combine results, which takes longer than the check. The
  // script has half a megabyte, so it is not added to a page twice.
  const there = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: 'undefined' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(again ? {} : { rules: besides }) })
    .exclude('[data-covered]');
  const { violations } = await (again
    ? axe.withRules(ofColours)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return violations.map((v) => ({
    rule: v.id,
    impact: v.impact,
    help: v.help,
    where: v.nodes.map((node) => `${node.target.join(' ')}  ${node.html.slice(0, 160)}`),
  }));
}

const soft = expect.configure({ soft: true });

/**
 * Waits until the page does not scroll sideways, and no text is cut off without dots. A table measures itself after it is laid
 * out, and scrolls inside its place from then on. The test goes on if it never does, and fails.
 */
export async function fits(page: Page, what: string): Promise<void> {
  await soft
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${what}: scrolls sideways`,
    )
    .toBeLessThanOrEqual(0);
  await soft.poll(() => cutTexts(page), `${what}: cut off`).toEqual([]);
}

/** Checks that axe finds no problem on the page in its current state. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page), 'axe').toEqual([]);
}
