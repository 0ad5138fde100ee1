import type { Locator, Page } from '@playwright/test';
import { objectNames } from '#support/hostil.ts';
import { pdfsHostiles } from '#support/pdfs.ts';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { isOwn } from './support/hostiles.ts';
import { ReviewScreen } from './support/novedad.ts';
import { EVER, enterAs } from './support/pages.ts';
import { pedidosDe } from './support/pedidos.ts';
import { expect, test } from './support/test.ts';

test('colours of somebody else’s making are no colours: nothing of them reaches a style or the network', async ({
  page,
}) => {
  const colours = [
    'red;position:fixed;inset:0;background:url(//ajeno.example/x.png)',
    'url(https://ajeno.example/x.png)',
    'expression(alert(1))',
    'var(--surface)',
    'image-set("//ajeno.example/x.png" 1x)',
    '#fff}body{display:none',
    '\\75rl(//ajeno.example)',
    'x'.repeat(100_000),
    ...objectNames,
  ];
  await page.route(/ListaNovedadesParametro/, async (route) => {
    const reply = await route.fetch();
    const { Datos, ...rest } = (await reply.json()) as { Datos: object[] };
    const first = Datos[0];
    const rows = first
      ? colours.map((colour, at) => ({
          ...first,
          IdPersonaNovedad: 990_000 + at,
          ColorFondo: colour,
          ColorLetra: colour,
        }))
      : [];
    await route.fulfill({ response: reply, json: { ...rest, Datos: rows } });
  });
  await enterAs(page, 'empresa');
  await page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0&filas=50`);
  const rows = page.locator('tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  await isOwn(page, 'the list');
  const given = await page
    .locator('main [style]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('style') ?? ''));
  expect(given.filter((style) => /ajeno|url|fixed|expression|var\(--surface\)|xxx|display/.test(style))).toEqual([]);
  await expect(page.locator('body')).toBeVisible();
});

/** Markup that would draw, load or lead elsewhere by what it is, without a script. */
const dressed = [
  '<p class=ajeno style="position:fixed;inset:0;background:url(//ajeno.example/x.png)">uno</p>',
  '<img class=ajeno src=//ajeno.example/y.png srcset="//ajeno.example/z.png 2x" style="width:100vw">',
  '<video class=ajeno poster=//ajeno.example/v.png src=//ajeno.example/v.mp4 autoplay></video>',
  '<a class=ajeno href=//ajeno.example style="display:block">dos</a>',
  '<STYLE>*{display:none}</STYLE><p/sTyLe="color:red"></p>',
  '<ul><li><b style="color:red">Cargo:</b> <small>a</small> -> <img src=//ajeno.example/l.png></li></ul>',
  '<svg class=ajeno><style>*{display:none}</style><image href=//ajeno.example/s.png /></svg>',
].join('');

test('[F-3.8-03] styles, pictures and links in a tracking are left out, and nothing of them is asked for', async ({
  page,
  openBrowser,
}) => {
  const asked: string[] = [];
  const dress = async (seen: Page) => {
    seen.on('request', (request) => asked.push(request.url()));
    await seen.route('**/Seguimiento/SeguimientoLista', async (route) => {
      const reply = await route.fetch();
      const { Datos, ...rest } = (await reply.json()) as { Datos: { Mensaje: string }[] };
      const all = Datos.map((one) => ({ ...one, Mensaje: `${one.Mensaje}${dressed}` }));
      await route.fulfill({ response: reply, json: { ...rest, Datos: all } });
    });
  };
  await dress(page);
  await enterAs(page, 'empresa');
  await page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0&mostrar=Observado`);
  await page
    .getByRole('link', { name: /aviso de / })
    .first()
    .click();
  const tracking = page.getByRole('region', { name: 'Seguimiento' });
  await expect(tracking).toContainText('unodos');
  await isOwn(page, 'the notice');
  await expect(tracking.locator('a, [style*="position"], .html-seguro [style]')).toHaveCount(0);
  const desk = await openBrowser();
  await dress(desk);
  await enterAs(desk, 'personal');
  await desk.goto('/seguros/revision-admin');
  await desk.getByRole('tab', { name: /^Observados/ }).click();
  await expect(desk.getByRole('list', { name: 'Observados' }).getByRole('article').first()).toContainText('uno');
  await isOwn(desk, 'the desk');
  expect(asked.filter((url) => url.includes('ajeno.example'))).toEqual([]);
  await desk.unrouteAll({ behavior: 'wait' });
});

/** Posts all kinds of messages to this window and to the channels of the portal's tabs, and waits until they are there. */
const postStrange = (page: Page) =>
  page.evaluate(
    async (names) => {
      const bodies: unknown[] = [
        ...['logout', 'salida', '__proto__', '<img src=x onerror="window.__ajeno=1">', 'javascript:window.__ajeno=1'],
        ...[null, 7, [], { type: 'logout', data: { token: 'x' } }, { action: 'navigate', to: '//ajeno.example' }],
        new Blob(['x']),
      ];
      for (const body of bodies) {
        window.postMessage(body, '*');
        for (const name of names) {
          const channel = new BroadcastChannel(name);
          channel.postMessage(body);
          channel.close();
        }
      }
      // Two turns: everything that was posted has been delivered.
      await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
    },
    ['locks', 'salida', 'session', 'portal'],
  );

/** The desk has its first notice, both its lists, and has read the next two notices ahead, which it does last. */
async function isWholeDesk(page: Page): Promise<void> {
  const desk = new ReviewScreen(page);
  await desk.counted();
  await desk.whole();
  await expect(page.getByRole('tab', { name: /^Observados ?\d+$/ })).toBeVisible();
  await expect(desk.queue.locator('.cola-marca')).toHaveCount(3);
}

const screensWithTabs: readonly (readonly [string, string, string, string | RegExp, typeof isWholeDesk?])[] = [
  ['the list', 'empresa', '/seguros/aviso-alta-admin', 'Avisos de alta'],
  ['the import', 'empresa', '/seguros/importar-planilla', 'Importar'],
  ['the desk', 'personal', '/seguros/revision-admin', /\w/, isWholeDesk],
];

for (const [what, user, path, title, isWhole] of screensWithTabs)
  test(`messages from other windows and tabs change nothing of ${what}`, async ({ page }) => {
    const pedidos = pedidosDe(page);
    await enterAs(page, user);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    // What the screen loads after its title is no answer to a message, nor is code, with its styles, that is loaded ahead once it
    // rests.
    await isOwn(page, what);
    await isWhole?.(page);
    await pedidos.answered();
    const [before, shown] = [await page.evaluate(() => ({ ...sessionStorage })), await heading.textContent()];
    const sent: string[] = [];
    page.on('request', (request) => {
      const isCode = ['script', 'stylesheet'].includes(request.resourceType());
      if (!(isCode && new URL(request.url()).pathname.startsWith('/assets/'))) sent.push(request.url());
    });
    await postStrange(page);
    await isOwn(page, what);
    await expect(heading).toHaveText(shown ?? '');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual(before);
    expect(sent).toEqual([]);
  });

/** What a page opens from now on: the browser's own boxes, which are closed at once, and other pages. */
function doorsOf(page: Page) {
  const doors = { boxes: [] as string[], opened: [] as string[] };
  page.on('dialog', (dialog) => {
    doors.boxes.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (other) => doors.opened.push(other.url()));
  return doors;
}

/** Checks that a document that is shown has no links but to pages and addresses, and nothing to fill in. */
async function isPaper(place: Locator, name: string): Promise<void> {
  const links = await place.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(
    links.filter((href) => href !== null && !/^https?:|^#/.test(href)),
    name,
  ).toEqual([]);
  await expect(place.locator('input'), name).toHaveCount(0);
}

/** The colour in the middle of a drawing. */
const middleOf = (canvas: HTMLCanvasElement): number[] => [
  ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
];

test('documents that are made to harm their viewer: drawn or said, the page stays alive, and the next one is drawn', async ({
  page,
}) => {
  const doors = doorsOf(page);
  await enterAs(page, 'empresa');
  await page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await page.getByLabel(/^Fecha desde/).fill('01/01/2020');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const print = page.getByRole('button', { name: /^Imprimir PDF de la factura/ }).first();
  const dialog = page.getByRole('dialog', { name: /^Factura/ });
  for (const [name, { body, pages, isDrawn, isBlank }] of Object.entries(pdfsHostiles())) {
    await page.route('**/ObtenerFactura/*', (to) => to.fulfill({ contentType: 'application/pdf', body }), { times: 1 });
    await print.click();
    await expect(dialog.getByRole('status').first(), name).toHaveText(`Página 1 de ${pages}`, {
      // The viewer's worker may still have the document before, which was closed at once.
    });
    if (isDrawn) await expect(dialog.locator('canvas'), name).toBeVisible();
    if (isBlank) expect(await dialog.locator('canvas').evaluate(middleOf), name).toEqual([255, 255, 255, 255]);
    if (!isDrawn) await expect(dialog, name).toContainText('No se pudo mostrar esta página del documento.');
    if (pages > 1) {
      await dialog.getByRole('button', { name: 'Página siguiente' }).click();
      await expect(dialog).toContainText('Página 2 de 5000');
      await expect(dialog.locator('canvas')).toBeVisible();
    }
    await isPaper(dialog.locator('.pdf-place'), name);
    // Pressed while the page is still being drawn.
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  }
  await print.click();
  await expect(dialog.locator('.textLayer')).toContainText(/\w{6}/);
  expect(await page.evaluate(() => Reflect.get(window, '__ajeno'))).toBeUndefined();
  expect(doors).toEqual({ boxes: [], opened: [] });
});

test('the same documents in a notice at the desk: a picture or a sentence beside the facts, and the next notice follows', async ({
  page,
}) => {
  const doors = doorsOf(page);
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  const documents = page.getByRole('region', { name: 'Documentos del aviso' });
  const thumbnail = documents.locator('.documento-miniatura[aria-current=true]');
  const sheet = documents.locator('.documento-vista');
  const count = documents.getByRole('toolbar').getByRole('status');
  for (const [name, { body, pages, isDrawn }] of Object.entries(pdfsHostiles())) {
    await page.route('**/ObtenerRecurso/**', async (route) => {
      const reply = await route.fetch();
      const isPdf = reply.headers()['content-type'] === 'application/pdf';
      await route.fulfill({ response: reply, ...(isPdf ? { body } : {}) });
    });
    await desk.open();
    await expect(count, name).toHaveText(`Página 1 de ${pages}`);
    await expect(thumbnail, name).toContainText(pages === 1 ? 'PDF · 1 página' : `PDF · ${pages} páginas`);
    if (isDrawn) {
      await expect(sheet.locator('canvas'), name).toBeVisible();
      await expect(thumbnail.locator('canvas'), name).toBeVisible();
    } else {
      await expect(sheet, name).toContainText('No se pudo mostrar esta página del documento.');
      await expect(thumbnail.locator('.documento-hoja'), name).toBeVisible();
    }
    if (pages > 1) {
      await documents.getByRole('button', { name: 'Página siguiente' }).click();
      await expect(count).toHaveText('Página 2 de 5000');
      await expect(sheet.locator('canvas')).toBeVisible();
    }
    await isPaper(documents, name);
    // The next notice is asked for while the page is being drawn anew.
    for (const button of ['Acercar', 'Girar']) await documents.getByRole('button', { name: button }).click();
    const person = (await desk.person.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(desk.person, name).not.toHaveText(person);
    await desk.ready();
    await isOwn(page, name);
    await page.unrouteAll({ behavior: 'wait' });
  }
  await desk.open();
  await expect(sheet.locator('.textLayer')).toContainText(/\w{6}/);
  expect(doors).toEqual({ boxes: [], opened: [] });
});

test('the name of a file with marks of direction is shown as it is read, and nothing else takes its place', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('5120984');
  await form.tab('Adjuntos');
  const slot = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: /DOCUMENTO DE IDENTIDAD/ });
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const marks = ['\u202e', '\u2066', '\u200f', '\u061c'];
  for (const mark of marks) {
    const name = `carnet${mark}gpj.<img src=x>.pdf`;
    await slot.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(slot).toContainText('carnetgpj.<img src=x>.pdf');
    await expect(slot.getByRole('progressbar')).toHaveCount(0);
    expect(await slot.textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/);
    const names = await slot
      .locator('[aria-label], [title], [download]')
      .evaluateAll((all) =>
        all.flatMap((one) => ['aria-label', 'title', 'download'].map((attribute) => one.getAttribute(attribute) ?? '')),
      );
    expect(names.filter((text) => /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/.test(text))).toEqual([]);
  }
});
