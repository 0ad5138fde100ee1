import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { type Host, test } from './support/host.ts';
import { cadaUno, enServicios, INSERTAR, importacionDe, revisarEnPortal } from './support/importacion.ts';
import { abrirMesa, aceptar, colaEntera, conTiempo, enCola, enDiario, escriturasDe, MESA } from './support/mesa.ts';
import { whyWithoutNginx } from './support/nginx.ts';
import { control, solicitada } from './support/ordenPago.ts';
import { enterAs, Screen } from './support/pages.ts';
import { expect } from './support/test.ts';

test.skip(whyWithoutNginx() !== '', whyWithoutNginx());

/** What browser and router log of code that is not there. */
const missingCode =
  /answer 404: GET .*\/assets\/|dynamically imported module|ScreenLoadFailure|Screen could not be loaded|preload CSS|Refused to (apply style|execute script)/;

const ORDENES = '/seguros/orden-pago-admin-ex';
const noScreen = 'No se pudo descargar esta pantalla. Revise su conexión a Internet y vuelva a intentar.';
const noPortal = 'No se pudo descargar el portal. Revise su conexión a Internet y vuelva a intentar.';
/** Of the portal, or of a part of it. */
const notWhole = /^No se pudo descargar (una parte d)?el portal\. /;

/** The pages that the browser opens from now on. */
function pagesOf(page: Page) {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name });
const buildOf = (page: Page) => page.locator('meta[name="portal-version"]').getAttribute('content');
const hashOf = (build: string): string => JSON.parse(readFileSync(join(build, 'version.json'), 'utf8')).hash;

/** Adds a build's files under assets/ to what is there, or takes the other build's away. */
const addAssets = ({ www }: Host, build: string) =>
  cpSync(join(build, 'assets'), join(www, 'assets'), { recursive: true });
const showPage = ({ www }: Host, build: string) => {
  for (const name of ['index.html', 'version.json']) cpSync(join(build, name), join(www, name));
};

test('a deployment as the instructions say: who has the old page open works on, and the next page is the new one', async ({
  page,
  host,
}) => {
  await enterAs(page, 'empresa');
  const opened = pagesOf(page);
  addAssets(host, host.next);
  showPage(host, host.next);
  const screen = new Screen(page);
  await entry(page, 'Órdenes de pago').click();
  await screen.shows('Órdenes de pago');
  await entry(page, 'Avisos de baja').click();
  await screen.shows('Avisos de baja');
  expect([opened, await buildOf(page)]).toEqual([[], hashOf(host.old)]);
  await page.reload();
  await screen.shows('Avisos de baja');
  expect(await buildOf(page)).toBe(hashOf(host.next));
});

test('a deployment that takes the old files away: one new page at the address, at once; a form keeps what was typed', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  await enterAs(page, 'empresa');
  const form = new AltaFormScreen(page);
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('5120984');
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('cajera');
  host.publish(host.next);
  const opened = pagesOf(page);
  await form.tab('Datos Personales');
  await form.press(/mapa/i);
  await expect(form.dialog('No pudimos abrir la ventana')).toContainText('No se pudo descargar esta parte.');
  await page.keyboard.press('Escape');
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue('CAJERA');
  expect(opened).toEqual([]);
  await entry(page, 'Órdenes de pago').click();
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await form.tells(noScreen);
  await form.press('Reintentar');
  await form.shows('Órdenes de pago');
  expect(opened).toEqual([ORDENES]);
  expect(await buildOf(page)).toBe(hashOf(host.next));

  // Without anything typed nobody is asked to do anything.
  host.publish(host.old);
  await page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await expect.poll(() => buildOf(page)).toBe(hashOf(host.old));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(opened).toHaveLength(2);
});

test('the reverse, a new page before its files: it says so, without a loop, and Reintentar brings it once they are there', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  showPage(host, host.next);
  const opened = pagesOf(page);
  for (const times of [1, 2]) {
    if (times === 1) await page.goto('/auth');
    else await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => opened).toHaveLength(times);
    await expect(page.getByText(noPortal)).toBeVisible();
  }
  addAssets(host, host.next);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await new Screen(page).shows('Iniciar Sesión');
  await expect(page.getByText(noPortal)).toHaveCount(0);
  expect(opened).toEqual(['/auth', '/auth', '/auth']);
});

test('one file of the page is missing for a minute: whichever it is, it is said, and it comes back', async ({
  page,
  host,
  watch,
  openBrowser,
}) => {
  watch.expect(missingCode);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/auth');
  await new Screen(page).shows('Iniciar Sesión');
  const files = [...new Set(asked)].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const own = await openBrowser();
    const opened = pagesOf(own);
    rmSync(join(host.www, file));
    await own.goto('/auth');
    // Only hints for the browser are in the file of preloads: without it the portal is as it was.
    const isHints = file.includes('preload');
    const told = own.getByText(notWhole);
    if (isHints) await new Screen(own).shows('Iniciar Sesión');
    else await expect(told, file).toBeVisible();
    expect(opened, file).toEqual(['/auth']);
    cpSync(join(host.old, file), join(host.www, file));
    if (!isHints) await own.getByRole('button', { name: 'Reintentar' }).click();
    await new Screen(own).shows('Iniciar Sesión');
    await expect(told).toHaveCount(0);
    await own.context().close();
  }
});

test('the code of a screen is missing for a minute: the browser keeps no answer that it was', async ({
  page,
  host,
  watch,
  openBrowser,
}) => {
  watch.expect(missingCode);
  const first = await openBrowser();
  await enterAs(first, 'empresa');
  const asked: string[] = [];
  first.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await entry(first, 'Órdenes de pago').click();
  await new Screen(first).shows('Órdenes de pago');
  const code = asked.filter((path) => path.startsWith('/assets/'));
  expect(code.length).toBeGreaterThan(0);

  await enterAs(page, 'empresa');
  const opened = pagesOf(page);
  const screen = new Screen(page);
  for (const file of code) rmSync(join(host.www, file));
  await entry(page, 'Órdenes de pago').click();
  await screen.tells(noScreen);
  await screen.press('Reintentar');
  await expect.poll(() => opened).toEqual([ORDENES, ORDENES]);
  await screen.tells(noScreen);
  for (const file of code) cpSync(join(host.old, file), join(host.www, file));
  await screen.press('Reintentar');
  await screen.shows('Órdenes de pago');
  expect(opened).toHaveLength(3);
});

/** The staff accepts a notice, and before it is sent the old files are gone. */
async function retenida(page: Page, { publish, next }: Host) {
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  const name = await aceptar(page);
  publish(next);
  return { name, sent };
}

test('a deployment takes the old files away while a decision is held: leaving the desk sends it, once', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  const { name, sent } = await retenida(page, host);
  expect(sent).toEqual([]);
  await entry(page, 'Monitoreo').click();
  await expect.poll(() => buildOf(page)).toBe(hashOf(host.next));
  expect(sent).toHaveLength(1);
  // The desk has nothing to read again, so nothing can be offered a moment later.
  expect(await enDiario(page)).toEqual([]);
  await page.goto(MESA);
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeEnabled();
  await colaEntera(page);
  await expect(enCola(page, name)).toHaveCount(0);
  await expect(page.getByText(/^Sin enviar/)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('a deployment takes the old files away while a decision is held: over a reload the new page offers it again', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  const { name, sent } = await retenida(page, host);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => buildOf(page)).toBe(hashOf(host.next));
  await expect(page.getByText('Sin enviar: 1 decisión')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(enCola(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Enviar la decisión sobre ${name}` }).click();
  await expect(page.getByText('Sin enviar: 1 decisión')).toHaveCount(0);
  // It leaves after its notice was read again, and its row goes with the answer.
  await expect.poll(() => sent.length).toBe(1);
  await expect(enCola(page, name)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('a deployment takes the old files away while an order is being paid: it is seen as paid, and has its invoice', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(missingCode);
  const form = await solicitada(page);
  await form.openPayment();
  const opened = pagesOf(page);
  host.publish(host.next);
  await control(page, 'pay', { IdOrdenPago: form.id });
  await form.showsPaid();
  await form.panel.getByRole('button', { name: 'Imprimir factura' }).click();
  await expect(form.dialog('No pudimos abrir la ventana')).toContainText('No se pudo descargar esta parte.');
  expect(opened).toEqual([]);
  await page.reload();
  await form.stageIs('Pagada');
  expect(await buildOf(page)).toBe(hashOf(host.next));
  await expect(page.getByText('Número Factura')).toBeVisible();
});

/** Removes what a test wrote on the disk. */
const quitar: (() => void)[] = [];
test.afterEach(() => {
  for (const one of quitar.splice(0)) one();
});

test('a deployment takes the old files away while an import runs: every row is registered, once', async ({
  page,
  host,
  portal,
  watch,
}) => {
  watch.expect(missingCode);
  const una = importacionDe(portal, 12);
  quitar.push(una.quitar);
  const screen = await revisarEnPortal(page, una);
  const opened = pagesOf(page);
  // The third row waits until the files are gone.
  let rows = 0;
  await page.route(INSERTAR, async (route) => {
    rows += 1;
    if (rows === 3) host.publish(host.next);
    await route.continue();
  });
  await screen.comenzar(12);
  await screen.termina('12 de 12 avisos registrados');
  expect(enServicios(portal, una.personas)).toEqual(cadaUno(una.personas));
  expect(opened).toEqual([]);
  await page.reload();
  await expect(page.getByText(/12 de 12 avisos registrados/)).toBeVisible();
  expect(await buildOf(page)).toBe(hashOf(host.next));
  // The other one is the step's, and waits for a file.
  await page.getByRole('button', { name: 'Continuar', exact: true, disabled: false }).click();
  await screen.tells('Es el mismo archivo: 12 avisos ya están registrados y no se envían otra vez.');
  await screen.press('Ver el resultado');
  await screen.termina('12 de 12 avisos registrados');
});
