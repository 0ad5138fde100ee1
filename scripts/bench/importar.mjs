import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { DEMO_PASSWORD } from '../portal.mjs';
import { openSources } from '../sources.mjs';
import { openPage } from './load.mjs';
import { screens } from './screens.mjs';
import { percentile } from './table.mjs';
import { longestTask } from './tasks.mjs';

/** The screen that imports a file, and the largest file that it takes (design F6, B1, B4). */
const PATH = '/seguros/importar-planilla';
const ROWS = 5000;
/** The people registered in the journey (design B3). */
const HIRES = 100;
const PATIENCE = 600_000;
const CHOOSE = 'main input[type=file][accept*=".csv"]';
const ZIP = 'main input[type=file][accept=".zip"]';
const GRID = 'main [role=grid]';

const generator = fileURLToPath(new URL('../../tests/importar/fixtures/12-generar-planilla.mjs', import.meta.url));
const made = (rows) => execFileSync('node', [generator, String(rows), '1'], { maxBuffer: 1e9 });

const button = (page, name) => page.getByRole('button', { name });
const told = (page, text) => page.getByText(text).first().waitFor({ timeout: PATIENCE });
const choose = (page, place, files) => page.locator(place).first().setInputFiles(files, { timeout: PATIENCE });
/** The rows of the file are there and judged by what stands in them. The services are asked afterwards. */
const judged = (page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll('main button')].some((one) => /^Con problema\s*[1-9]/.test(one.textContent)),
    null,
    { timeout: PATIENCE, polling: 250 },
  );

/** Opens the import in a fresh context, with the processor slowed so many times. `use` gets the page. */
async function atImport(browser, { address, storage }, { slower }, use) {
  const { context, page, cdp } = await openPage(browser, { ready: CHOOSE, storage, slowNetwork: false });
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(address + PATH);
    await page.locator(CHOOSE).first().waitFor({ state: 'attached', timeout: PATIENCE });
    return await use(page, cdp, context);
  } finally {
    await context.close();
  }
}

/** B1: reading and judging the rows. The main thread's time and its longest task, in ms of processor time. */
const reading = (browser, portal, { file, slower }) =>
  atImport(browser, portal, { slower }, async (page, cdp) => {
    const chosen = await longestTask(cdp, async () => {
      await choose(page, CHOOSE, file);
      await told(page, /5,000 filas/);
    });
    const judging = await longestTask(cdp, async () => {
      await button(page, 'Continuar').click();
      await judged(page);
    });
    return { total: chosen.total + judging.total, longest: Math.max(chosen.longest, judging.longest) };
  });

/** Durations of the key presses since a moment, in ms; 16 for one that is too short to be told. */
async function keyTimes(page, from, pressed) {
  // The browser tells a key after the frame that shows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const events = await page.evaluate((start) => window.__bench.events.filter(([, , at]) => at >= start), from);
  const slow = new Map();
  for (const [id, duration] of events) slow.set(id, Math.max(slow.get(id) ?? 0, duration));
  return [...slow.values(), ...Array(Math.max(0, pressed - slow.size)).fill(16)];
}

/** Moving, typing, saving, undoing and jumping to the next problem. */
const KEYS = [
  ...[
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'F2',
    ...'AUXILIAR',
    'Escape',
    'ArrowDown',
    ...'CAJERO',
    'Enter',
  ],
  ...['PageDown', 'PageUp', 'F8', 'F8', 'Shift+F8', 'Control+z', 'End', 'Home', 'ArrowDown', 'Tab'],
];

/** B2: every key in the grid of 5,000 rows, in ms until it is shown. The first round warms up and is dropped. */
const keys = (browser, portal, { file }) =>
  atImport(browser, portal, { slower: 4 }, async (page) => {
    await choose(page, CHOOSE, file);
    await told(page, /5,000 filas/);
    await button(page, 'Continuar').click();
    await judged(page);
    await button(page, 'Cancelar').click();
    await page.locator(`${GRID} [role=gridcell]`).nth(6).click();
    let from = 0;
    for (let round = 0; round < 3; round += 1) {
      if (round === 1) from = await page.evaluate(() => performance.now());
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
      }
    }
    return keyTimes(page, from, KEYS.length * 2);
  });

const heapOf = async (cdp) => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
};

/** B4: the heap's growth in MB, with 5,000 rows and the two files of each. */
const memory = (browser, portal, { file, zip }) =>
  atImport(browser, portal, { slower: 1 }, async (page, cdp) => {
    const before = await heapOf(cdp);
    await choose(page, ZIP, zip);
    await told(page, /10,000 archivos/);
    await choose(page, CHOOSE, file);
    await told(page, /5,000 filas/);
    await button(page, 'Continuar').click();
    await judged(page);
    // The files were looked into: now the services are asked.
    await told(page, /de [\d,]+ filas/);
    await button(page, 'Cancelar').click();
    return (await heapOf(cdp)) - before;
  });

/** B5: bytes of scripts that only reading a file needs, and how many of them other screens load. */
async function scripts(browser, portal, { file }) {
  const loadedBy = async (path, ready, use) => {
    const { context, page } = await openPage(browser, { ready, storage: portal.storage, slowNetwork: false });
    const found = new Map();
    context.on('response', (response) => {
      if (/\.m?js$/.test(new URL(response.url()).pathname))
        found.set(response.url(), Number(response.headers()['content-length'] ?? 0));
    });
    try {
      await page.goto(portal.address + path);
      await page.locator(ready).first().waitFor({ state: 'attached', timeout: PATIENCE });
      await page.waitForTimeout(3000);
      const before = new Set(found.keys());
      await use?.(page);
      return { found, before };
    } finally {
      await context.close();
    }
  };
  const others = [
    await loadedBy(screens.list.path, screens.list.ready),
    await loadedBy('/system', 'main a[href*="aviso-alta"]'),
  ];
  const own = await loadedBy(PATH, CHOOSE, async (page) => {
    await choose(page, CHOOSE, file);
    await told(page, /5,000 filas/);
  });
  const readers = [...own.found].filter(([url]) => !own.before.has(url));
  const elsewhere = readers.filter(([url]) => others.some(({ found }) => found.has(url)));
  const kilobytes = (list) => list.reduce((sum, [, length]) => sum + length, 0) / 1000;
  return { readers: kilobytes(readers), elsewhere: kilobytes(elsewhere) };
}

/** People of the seed whom any company may register. */
async function freePeople() {
  const sources = await openSources();
  try {
    const { createSandbox } = await sources.load('src/sandbox/app.ts');
    const { db, close } = createSandbox({ seed: 'full' });
    const { libres } = await sources.load('tests/support/libres.ts');
    const free = libres(db).slice(0, HIRES);
    close();
    return free;
  } finally {
    await sources.close();
  }
}

const dayFirst = (iso) => iso.split('-').reverse().join('/');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** The file and the ZIP of the journey. The entries are of today, which is in the period of contribution. */
function hiresOf(people, photo) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/La_Paz' }).format();
  const titles =
    'TipoAviso;NumeroDocumento;ApellidoPaterno;ApellidoMaterno;Nombres;FechaNacimiento;FechaAviso;Cargo;HaberMensual;Ubicacion';
  const rows = people.map((one) =>
    [
      ...['ALTA', one.NumeroDocumento, one.ApellidoPaterno, one.ApellidoMaterno, one.Nombres],
      ...[dayFirst(one.FechaNacimiento), dayFirst(today), 'CAJERO', '3500.50', 'EL ALTO'],
    ].join(';'),
  );
  const files = Object.fromEntries(
    people.flatMap(({ NumeroDocumento }) => [
      [`${NumeroDocumento}_foto.jpg`, [photo, { level: 0 }]],
      [`${NumeroDocumento}_ci.pdf`, [new Uint8Array(PDF), { level: 0 }]],
    ]),
  );
  return { csv: Buffer.from(`\uFEFF${[titles, ...rows].join('\r\n')}\r\n`), zip: Buffer.from(zipSync(files)) };
}

/**
 * What a person does to a page, counted as the browser test of B3 counts it: a click, a typed value and a choice of files are
 * one action each.
 */
function actsOn(page) {
  let count = 0;
  const click = async (what) => {
    count += 1;
    await what.click({ timeout: PATIENCE });
  };
  return {
    count: () => count,
    click,
    press: (name, inside = page) => click(button(inside, name)),
    type: async (what, text) => {
      await click(what);
      count += 1;
      await page.keyboard.type(text);
    },
    choose: async (name, file) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser', { timeout: PATIENCE }),
        click(page.locator('button', { hasText: name })),
      ]);
      count += 1;
      await chooser.setFiles(file);
    },
  };
}

/** B3: seconds from signing in to 100 registered notices and to 100 declared ones, and the actions of all of it. */
async function journey(browser, { address }) {
  const { context, page, cdp } = await openPage(browser, { ready: 'main', slowNetwork: false });
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${address}/auth`);
    const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg', quality: 60 });
    const { csv, zip } = hiresOf(await freePeople(), new Uint8Array(photo));
    const acts = actsOn(page);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    await acts.type(page.locator('input[autocomplete=username]'), screens.list.as);
    await acts.type(page.locator('input[autocomplete=current-password]'), DEMO_PASSWORD);
    await acts.click(page.getByRole('checkbox', { name: /robot/i }));
    await acts.click(page.locator('form button[type=submit]'));
    await acts.click(page.getByRole('link', { name: 'Importar planilla' }));
    await acts.choose('Elegir planilla', { name: 'altas.csv', mimeType: 'text/csv', buffer: csv });
    await told(page, /100 filas/);
    await acts.choose('Elegir ZIP', { name: 'adjuntos.zip', mimeType: 'application/zip', buffer: zip });
    await told(page, '200 archivos');
    await acts.press('Continuar');
    await told(page, /comprobadas con la caja a las/);
    await acts.press(/^Registrar \d+ avisos$/);
    await acts.press(/^Registrar/, page.getByRole('dialog'));
    await page.getByRole('heading', { name: '100 de 100 avisos registrados' }).waitFor({ timeout: PATIENCE });
    const registered = seconds();
    await acts.press('Declarar todas');
    await acts.press('Declarar todas', page.getByRole('alertdialog'));
    await told(page, '100 avisos declarados.');
    return { registered, declared: seconds(), actions: acts.count() };
  } finally {
    await context.close();
  }
}

/** A ZIP with the two files of each row of the large file. */
function filesOf(csv) {
  const documents = csv
    .toString()
    .split('\r\n')
    .slice(1, -1)
    .map((line, n) => line.split(';')[3] || `falta${n}`);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return zipSync(
    Object.fromEntries(
      documents.flatMap((document) => [
        [`${document}_foto.png`, [new Uint8Array(pixel), { level: 0 }]],
        [`${document}_ci.pdf`, [new Uint8Array(PDF), { level: 6 }]],
      ]),
    ),
  );
}

/**
 * The budgets of importing a file (design B1 to B5): `reading` with the processor as it is and slowed four times, in ms;
 * `keys` the 95th percentile and the slowest, in ms; `journey` in seconds and actions; `heap` in MB; `scripts` in kB.
 */
export async function importTimes(browser, portal, folder) {
  const csv = made(ROWS);
  const [file, zip] = [join(folder, 'planilla.csv'), join(folder, 'adjuntos.zip')];
  writeFileSync(file, csv);
  writeFileSync(zip, filesOf(csv));
  const times = await keys(browser, portal, { file });
  return {
    reading: await reading(browser, portal, { file, slower: 1 }),
    slowed: await reading(browser, portal, { file, slower: 4 }),
    keys: { p95: percentile(times, 0.95), max: Math.max(...times), count: times.length },
    heap: await memory(browser, portal, { file, zip }),
    scripts: await scripts(browser, portal, { file }),
    journey: await journey(browser, portal),
  };
}
