import { openPage } from './load.mjs';
import { screens } from './screens.mjs';
import { once, percentile, watchResults } from './table.mjs';
import { longestTask } from './tasks.mjs';

/** All registrations: about 200 rows in the usual seed, some 50,000 in the company's. */
const WHOLE = '?desde=2000-01-01&hasta=2099-12-31';
/** The page is done if nothing changed for this long (ms). The answer of a worker is then shown too. */
const QUIET = 1500;
const PATIENCE = 120_000;

/** Found by selectors, because a search by role is a long task of its own. */
const RESULTS = 'main p.sr-only[role=status]';
const heading = (at) => `main thead :nth-child(${at} of th:has(button)) button`;
/** Name, document, date, state. */
const HEADINGS = [1, 2, 3, 6].map(heading);

const median = (list) => percentile(list, 0.5);
const rowsOf = async (page) => Number.parseInt((await page.locator(RESULTS).textContent()) ?? '', 10);
const arrived = (page) => page.locator(screens.list.ready).first().waitFor({ timeout: PATIENCE });

/** Opens the list in a fresh context, with the processor slowed four times and an unlimited network. `use` gets the page. */
async function atList(browser, { address, storage }, search, use) {
  const { ready, path } = screens.list;
  const { context, page, cdp } = await openPage(browser, { ready, storage, slowNetwork: false });
  try {
    await page.goto(address + path + search, { timeout: PATIENCE });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

/** Loads the whole range in a fresh context: milliseconds until usable, and the number of rows. */
const cold = (browser, portal) =>
  atList(browser, portal, WHOLE, async (page) => {
    await page.waitForFunction(() => window.__bench?.ready > 0, null, { timeout: PATIENCE, polling: 50 });
    return { usable: await page.evaluate(() => window.__bench.ready), rows: await rowsOf(page) };
  });

/** Searches for the whole range in a loaded list, and waits until it is shown and nothing changes any more. */
async function search(page) {
  const before = await page.locator(RESULTS).textContent();
  await page.locator('main form button[type=submit]').click();
  await page.waitForFunction(
    ([place, text]) => {
      const now = document.querySelector(place)?.textContent ?? '';
      return /^\d/.test(now) && now !== text;
    },
    [RESULTS, before],
    { timeout: PATIENCE, polling: 50 },
  );
  await page.waitForTimeout(QUIET);
}

const KEYS = [...'mamani', ...Array(6).fill('Backspace')];

/** Measures loading, typing and the first press of each heading: times until shown, and the longest task of each. */
async function work(page, cdp) {
  await arrived(page);
  await page.locator('main form input').nth(0).fill('01/01/2000');
  await page.locator('main form input').nth(1).fill('31/12/2099');
  const loading = await longestTask(cdp, () => search(page));
  await page.evaluate(watchResults);
  await page.locator('main input[type=search]').focus();
  const typing = await longestTask(cdp, async () => {
    const times = [];
    for (const key of KEYS) times.push(await once(page, () => page.keyboard.press(key), QUIET));
    return times;
  });
  const sorting = await longestTask(cdp, async () => {
    const times = [];
    for (const place of HEADINGS) times.push(await once(page, () => page.locator(place).click(), QUIET));
    return times;
  });
  return {
    keys: typing.result,
    sorts: sorting.result,
    loading: loading.longest,
    typing: typing.longest,
    sorting: sorting.longest,
  };
}

/**
 * Measures the list of a company with very many notices and of one with few, in turn, so that a busy moment affects both.
 * Figures are medians of the rounds: `ratio` of the times until usable; `loading`, `typing` and `sorting` the longest tasks
 * of each round in ms of processor; `key` the 95th percentile and `sort` the median of the first presses, in ms.
 */
export async function companyTimes(browser, { few, many, rounds }) {
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const small = await cold(browser, few);
    const large = await cold(browser, many);
    const used = await atList(browser, many, '', work);
    runs.push({ small, large, ratio: large.usable / small.usable, ...used });
  }
  const all = (read) => median(runs.map(read));
  return {
    rows: [runs[0].small.rows, runs[0].large.rows],
    usable: [all((run) => run.small.usable), all((run) => run.large.usable)],
    ratio: all((run) => run.ratio),
    loading: all((run) => run.loading),
    typing: all((run) => run.typing),
    sorting: all((run) => run.sorting),
    key: percentile(
      runs.flatMap((run) => run.keys),
      0.95,
    ),
    sort: median(runs.flatMap((run) => run.sorts)),
  };
}

/**
 * The list of a company with 200,000 notices after every search was answered or given up: its rows, and the text above them.
 */
export const vastOutcome = (browser, portal) =>
  atList(browser, portal, WHOLE, async (page) => {
    await page.locator('main .alert').first().waitFor({ timeout: PATIENCE });
    await page.waitForFunction((place) => /^\d/.test(document.querySelector(place)?.textContent ?? ''), RESULTS, {
      timeout: PATIENCE,
      polling: 100,
    });
    return { rows: await rowsOf(page), said: await page.locator('main .alert .alert-text').allTextContents() };
  });
