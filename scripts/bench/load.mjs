/** 1.6 Mbit/s and 150 ms, like slow 4G. The processor is slowed four times. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU = 4;
const SETTLED = 1000;

/** Runs in the page before everything else. Records when the screen is usable, layout shifts and slow interactions. */
function probe({ ready, storage }) {
  for (const [key, value] of Object.entries(storage.session)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(storage.local)) localStorage.setItem(key, value);
  const measured = { ready: 0, cls: 0, events: [] };
  window.__bench = measured;
  const watch = (type, fn, extra) =>
    new PerformanceObserver((list) => list.getEntries().forEach(fn)).observe({ type, buffered: true, ...extra });
  watch('layout-shift', (e) => {
    if (!e.hadRecentInput) measured.cls += e.value;
  });
  watch('event', (e) => e.interactionId && measured.events.push([e.interactionId, e.duration, e.startTime]), {
    durationThreshold: 16,
  });
  const look = () => {
    const box = document.querySelector(ready)?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      measured.ready = performance.now();
    };
    painted.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

const NOTHING = { session: {}, local: {} };

/** A page in a fresh context, with the probe, a slow processor and, if asked for, a slow network. */
export async function openPage(browser, { ready, storage = NOTHING, slowNetwork }) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(probe, { ready, storage });
  return { context, page, cdp };
}

const kindOf = (type, mime = '') =>
  type === 'Script' || /javascript/.test(mime)
    ? 'js'
    : type === 'Stylesheet' || /css/.test(mime)
      ? 'css'
      : type === 'Font' || /font/.test(mime)
        ? 'font'
        : 'other';

const metrics = async (cdp) =>
  Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));

/** One cold load: compressed bytes of the bodies requested before the screen was usable, times, heap. */
export async function coldLoad(browser, { url, ready, storage }) {
  const { context, page, cdp } = await openPage(browser, { ready, storage, slowNetwork: true });
  const requests = new Map();
  let zero = 0;
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    zero ||= timestamp;
    last = Date.now();
    requests.set(requestId, { type, start: (timestamp - zero) * 1000, length: 0, done: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    const [, length = 0] = Object.entries(response.headers).find(([name]) => /^content-length$/i.test(name)) ?? [];
    Object.assign(request, { mime: response.mimeType, length: Number(length) });
  });
  const finish = ({ requestId }) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) request.done = true;
  };
  cdp.on('Network.loadingFinished', finish);
  cdp.on('Network.loadingFailed', finish);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => window.__bench?.ready > 0, null, { timeout: 60_000, polling: 100 });
    const stop = Date.now() + 20_000;
    while (Date.now() < stop && (Date.now() - last < SETTLED || [...requests.values()].some((r) => !r.done)))
      await new Promise((resolve) => setTimeout(resolve, 100));
    const { ready: usable, cls } = await page.evaluate(() => window.__bench);
    const { TaskDuration } = await metrics(cdp);
    await cdp.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await metrics(cdp);
    const bytes = { js: 0, css: 0, font: 0, other: 0 };
    for (const r of requests.values()) if (r.start <= usable) bytes[kindOf(r.type, r.mime)] += r.length;
    return { usable, cls, cpu: TaskDuration * 1000, heap: JSHeapUsedSize / 1e6, ...bytes };
  } finally {
    await context.close();
  }
}
