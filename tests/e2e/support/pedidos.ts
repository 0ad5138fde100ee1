import { expect, type Page, type Request } from '@playwright/test';

/** What a page asks for, from the first look at it on. */
interface Pedidos {
  /** Waits until all is answered, and what the answers lead to is drawn and asks for nothing more. */
  readonly answered: () => Promise<void>;
}

const known = new WeakMap<Page, Pedidos>();

/** Waits for the next frame, and until the page has nothing left to do. False if another page took its place. */
async function rests(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
    );
    return true;
  } catch (error) {
    if (/context was destroyed|navigation/i.test(String(error))) return false;
    throw error;
  }
}

function watch(page: Page): Pedidos {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // The page before is gone, and what it asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    async answered() {
      await expect
        .poll(async () => {
          const before = asked;
          if (open.size === 0 && !(await rests(page))) return ['another page'];
          return [...open].map((request) => request.url()).concat(asked > before ? 'more' : []);
        }, 'on its way')
        .toEqual([]);
    },
  };
}

/** What a page asks for. Called before what has to be answered is asked for. */
export function pedidosDe(page: Page): Pedidos {
  const pedidos = known.get(page) ?? watch(page);
  known.set(page, pedidos);
  return pedidos;
}
