import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { takeAway } from './support/ausente.ts';
import { enterAs, Screen } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

class FacturasScreen extends Screen {
  async open(desde = '', hasta = ''): Promise<void> {
    await this.page.getByRole('link', { name: 'Facturas', exact: true }).click();
    await this.shows('Facturas');
    if (desde) await this.field('Fecha desde').fill(desde);
    if (hasta) await this.field('Fecha hasta').fill(hasta);
    if (desde) await this.search();
  }

  async search(): Promise<void> {
    // The earlier rows stand there until these have come.
    const answered = this.page.waitForResponse('**/ReportesEmpresasExternas/Facturas');
    await this.press('Buscar');
    await answered;
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  readonly table = this.page.getByRole('table', { name: 'Listado de facturas' });

  get rows() {
    return this.table.locator('tbody').getByRole('row');
  }

  /** The number and the code in a row, as a person reads them. */
  async read(at: number): Promise<{ numero: string; cuf: string }> {
    const cells = this.rows.nth(at).getByRole('cell');
    return {
      numero: (await cells.nth(3).textContent())?.trim() ?? '',
      cuf: (await cells.nth(4).locator('code').textContent())?.trim() ?? '',
    };
  }

  async downloads(start: () => Promise<void>): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), start()]);
    return download;
  }
}

const enter = async (page: Page) => {
  await enterAs(page, 'empresa');
  const list = new FacturasScreen(page);
  await list.open('01/01/2020', '31/12/2099');
  return list;
};

const bytesOf = async (download: Download) => new Uint8Array(await readFile(await download.path()));

test('[F-2.4-03] [F-2.4-09] [F-2.4-10] [F-7.2-02] an accountant finds an invoice, prints it and keeps its XML', async ({
  page,
}) => {
  const list = await enter(page);
  const { numero, cuf } = await list.read(0);
  await list.press(`Imprimir PDF de la factura ${numero}`);
  await expect(list.dialog(`Factura ${numero}`)).toContainText('Página 1 de 1');
  await expect(list.dialog(`Factura ${numero}`).locator('.textLayer')).toContainText(cuf.slice(0, 12));
  await page.keyboard.press('Escape');

  const file = await list.downloads(() => list.press(`Descargar XML de la factura ${numero}`));
  expect(file.suggestedFilename()).toBe(`${cuf}.xml`);
  expect(new TextDecoder().decode(await bytesOf(file))).toContain(`<cuf>${cuf}</cuf>`);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Órdenes de pago/ })
    .click();
  await list.shows('Órdenes de pago');
  await list.open();
  await expect(list.field('Fecha desde')).toHaveValue('01/01/2020');
  await expect(list.field('Fecha hasta')).toHaveValue('31/12/2099');
});

test('a whole span comes as one ZIP that opens: PDF, XML and the listing for Excel', async ({ page }) => {
  const list = await enter(page);
  const { cuf } = await list.read(0);
  const total = Number(/de (\d+)/.exec((await page.locator('.pager-range').textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(2);
  const file = await list.downloads(() => list.press(`Descargar ZIP de ${total} facturas`));
  expect(file.suggestedFilename()).toMatch(/^facturas-\d{4}-\d\d-\d\d\.zip$/);
  await list.tells(`Se descargó ${file.suggestedFilename()} con ${total} facturas.`);

  const files = unzipSync(await bytesOf(file));
  expect(Object.keys(files)).toHaveLength(2 * total + 1);
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('.pdf')) expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-');
    if (name.endsWith('.xml')) expect(strFromU8(bytes)).toContain(`<cuf>${name.slice(0, -4)}</cuf>`);
  }
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files['facturas.csv'] ?? new Uint8Array());
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFEstado;Doc. Sector;Nro. Factura;Nro. Documento;CUF;Fecha;Monto;Archivo PDF;Archivo XML');
  expect(lines).toHaveLength(total + 1);
  expect(lines.find((line) => line.includes(cuf))).toMatch(
    new RegExp(`;\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d;\\d+,\\d\\d;${cuf}\\.pdf;${cuf}\\.xml$`),
  );
});

test('the code of the ZIP is missing for a while: it is said before anything is downloaded, and the next press does it', async ({
  page,
  watch,
}) => {
  watch.expect(/answer 404: GET .*\/assets\//);
  const list = await enter(page);
  for (const row of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Elegir la factura/ })
      .nth(row)
      .check();
  const code = await takeAway(page, 'src/features/facturacion/armarZip.ts');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await list.press('Descargar ZIP de 2 facturas');
  await list.tells('No se pudo descargar esta parte. Revise su conexión a Internet y vuelva a intentar.');
  expect(asked.filter((url) => url.includes('/ObtenerFactura'))).toEqual([]);
  await code.putBack();
  const file = await list.downloads(() => list.press('Descargar ZIP de 2 facturas'));
  await list.tells(`Se descargó ${file.suggestedFilename()} con 2 facturas.`);
});

test('an invoice that cannot be fetched is named; what is there can be kept, and the rest tried again', async ({
  page,
  watch,
}) => {
  watch.expect(/answer 500/);
  const list = await enter(page);
  const { numero, cuf } = await list.read(1);
  const xml = `**/ObtenerFacturaClienteXml/${cuf}`;
  await page.route(xml, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('checkbox', { name: `Elegir la factura ${numero}` }).check();
  await page
    .getByRole('checkbox', { name: /^Elegir la factura/ })
    .first()
    .check();
  await list.press('Descargar ZIP de 2 facturas');
  const dialog = list.dialog('Descarga de facturas');
  await expect(dialog).toContainText(`XML de la factura ${numero}`);
  await expectNoViolations(page);

  const part = await list.downloads(() => dialog.getByRole('button', { name: 'Descargar sin ellos' }).click());
  const kept = unzipSync(await bytesOf(part));
  expect(Object.keys(kept)).toHaveLength(4);
  expect(strFromU8(kept['facturas.csv'] ?? new Uint8Array())).toContain(`${cuf}.pdf;FALTA: `);

  await list.press('Descargar ZIP de 2 facturas');
  await expect(dialog).toContainText('Todavía no se descargó nada.');
  await page.unroute(xml);
  const whole = await list.downloads(() => dialog.getByRole('button', { name: 'Volver a intentar' }).click());
  expect(Object.keys(unzipSync(await bytesOf(whole)))).toContain(`${cuf}.xml`);
});

test('a code is read out, and one that is another invoice’s warns', async ({ page }) => {
  const list = await enter(page);
  const { numero } = await list.read(0);
  await list.press(new RegExp(`^Leer el CUF de la factura ${numero}:`));
  await expect(list.dialog(`CUF de la factura ${numero}`)).toContainText('El CUF corresponde a esta factura.');
  await expect(list.dialog()).toContainText('1000000019');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.route('**/ReportesEmpresasExternas/Facturas', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.Datos[0].cuf = body.Datos[1].cuf;
    await route.fulfill({ response, json: body });
  });
  await list.search();
  await expect(list.rows.first()).toContainText('El CUF no corresponde a esta factura');
  await expectNoViolations(page);
});

test('[F-8-12] a PDF that cannot be read says so, and can still be downloaded', async ({ page, watch }) => {
  watch.expect(/InvalidPDFException|Invalid PDF/);
  const list = await enter(page);
  const { numero, cuf } = await list.read(0);
  await page.route('**/ObtenerFactura/*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: '%PDF-1.7 cut off' }),
  );
  await list.press(`Imprimir PDF de la factura ${numero}`);
  const dialog = list.dialog(`Factura ${numero}`);
  await expect(dialog).toContainText('No se pudo mostrar el documento.');
  const file = await list.downloads(() => dialog.getByRole('button', { name: 'Descargar' }).click());
  expect(file.suggestedFilename()).toBe(`${cuf}.pdf`);
});
