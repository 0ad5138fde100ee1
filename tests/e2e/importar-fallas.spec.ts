import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { now } from './support/fecha.ts';
import {
  type Archivos,
  cadaUno,
  enServicios,
  Importacion,
  INSERTAR,
  importacionDe,
  revisarEnPortal,
} from './support/importacion.ts';
import { importarEn, leerOtraVez } from './support/importar.ts';
import { control } from './support/ordenPago.ts';
import { secondTab } from './support/pages.ts';
import type { RunningPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** Every line of the design's table "When things go wrong". After each the services are asked what they have. */

/** The file of the lock-screen in the build. */
const lockScreen = (
  JSON.parse(readFileSync('.sandbox/dist/.vite/manifest.json', 'utf8')) as Record<string, { readonly file: string }>
)['src/app/lock/LockScreen.tsx']?.file;
const opened: Archivos[] = [];

/** Signs in and goes as far as the review of an import. */
async function revisada(page: Page, portal: RunningPortal, count: number) {
  const una = importacionDe(portal, count);
  opened.push(una);
  return { ...una, screen: await revisarEnPortal(page, una) };
}

test.afterEach(() => {
  for (const una of opened.splice(0)) una.quitar();
});

test('[R4] [R5] [R7] expired tokens at row 57: the lock-screen, then «Se detuvo en la fila 57. Continuar», and each sent row exactly once', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/answer 401/);
  // Rows 2 to 61: the first row of the file has the titles.
  const { personas, screen } = await revisada(page, portal, 60);
  const filaDe = (cuerpo: string) =>
    2 + personas.findIndex(({ IdPersona }) => new RegExp(`"IdPersona":${IdPersona}\\b`).test(cuerpo));
  const hechas: number[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.url().includes('InsertarAltaCotizante') && response.status() === 200)
      hechas.push(filaDe(request.postData() ?? ''));
  });
  // Row 57 and those after it stop at their write, but for 58, which overtakes it.
  const retenidas: (() => Promise<void>)[] = [];
  let expiraron = false;
  await page.route(INSERTAR, async (route) => {
    const fila = filaDe(route.request().postData() ?? '');
    if (expiraron || fila < 57 || fila === 58) return route.continue();
    retenidas.push(() => route.continue());
  });
  await screen.aPlenoPaso();
  await screen.comenzar(60);
  const cifra = (nombre: string) =>
    page
      .locator('.envio-cifras > div')
      .filter({ has: page.getByText(nombre, { exact: true }) })
      .locator('dd');
  await expect(cifra('Registradas')).toHaveText('56');
  await expect.poll(() => retenidas.length).toBe(4);
  await control(page, 'expire-tokens');
  expiraron = true;
  await Promise.all(retenidas.map((seguir) => seguir()));

  await screen.desbloquear();
  await expect(page.getByText('Se detuvo en la fila 57.', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'En pausa: 56 de 60' })).toBeVisible();
  expect(enServicios(portal, personas).avisos.filter((n) => n === 1)).toHaveLength(56);
  await screen.press('Continuar');
  await screen.termina('60 de 60 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
  // Each was done by one call.
  expect(hechas.toSorted((a, b) => a - b)).toEqual(personas.map((_, at) => at + 2));
});

test('[R4] a lost answer is registered by reading; a broken connection and a 500 are repeated by the clerk', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/InsertarAltaCotizante/);
  const { personas, screen } = await revisada(page, portal, 3);
  // The notices of the row without an answer are read when the clerk has seen that.
  let leer = () => {};
  const puerta = new Promise<void>((resolve) => {
    leer = resolve;
  });
  const ways = ['lose', 'drop', '500'];
  await page.route(INSERTAR, async (route) => {
    const way = ways.shift();
    if (way === 'lose') {
      await page.route('**/PersonasNovedad/ObtieneNovedades/**', async (reading) => {
        await puerta;
        await reading.continue();
      });
      await route.fetch();
    }
    if (way === '500') await route.fulfill({ status: 500, body: '' });
    else if (way) await route.abort('connectionreset');
    else await route.continue();
  });
  await screen.comenzar(3);
  const ultimas = page.getByRole('table', { name: 'Últimas filas' });
  await expect(ultimas.getByRole('row').filter({ hasText: 'Sin confirmar' }).first()).toContainText(
    'Se leen sus avisos',
  );
  leer();
  await screen.termina('1 de 3 avisos registrados');
  await expect(page.getByRole('status').filter({ hasText: '1 no se registró, 1 está sin confirmar.' })).toBeVisible();
  const between = enServicios(portal, personas);
  expect([...between.avisos].sort()).toEqual([0, 0, 1]);
  // The files of the row that nobody knows about wait for the clerk; those of the failed one were dropped.
  expect([between.archivos, between.huerfanos]).toEqual([2, 2]);
  await page.getByRole('button', { name: /^Leer otra vez el aviso de/ }).click();
  await page.getByRole('button', { name: /^Reintentar el aviso de/ }).click();
  await screen.termina('3 de 3 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});

test('[R3] [R4] the sandbox loses an answer, breaks a connection and fails: what the browser sends again by itself counts once', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/InsertarAltaCotizante/);
  const { personas, screen } = await revisada(page, portal, 6);
  const path = 'AltaCotizante/InsertarAltaCotizante';
  await control(page, 'faults', { kind: 'lose', path, times: 2 });
  await control(page, 'faults', { kind: 'drop', path });
  await control(page, 'faults', { kind: 'status', status: 500, path });
  await screen.comenzar(6);
  await screen.termina(/^\d de 6 avisos registrados$/);
  const said = await page.getByRole('heading', { level: 2, name: /de 6 avisos registrados$/ }).textContent();
  const between = enServicios(portal, personas);
  expect(Number(said?.[0]), 'as many as are there').toBe(between.avisos.filter((n) => n === 1).length);
  expect(Math.max(...between.avisos), 'none twice').toBe(1);
  await leerOtraVez(page);
  const again = page.getByRole('button', { name: /^Reintentar el aviso de/ });
  for (let left = await again.count(); left > 0; left = await again.count()) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await screen.termina('6 de 6 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});

test('[R5] [R6] 429 with Retry-After: it says how long the services ask to wait, and no row is lost', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/answer 429/);
  const { personas, screen } = await revisada(page, portal, 6);
  await page.route(INSERTAR, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '4' } }), { times: 1 });
  await screen.comenzar(6);
  await expect(page.getByText('Los servicios piden esperar 4 s').first()).toBeVisible();
  await screen.termina('6 de 6 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});

test('[R6] slow services, 12 s: fewer rows at a time, each once', async ({ page, portal }) => {
  const { personas, screen } = await revisada(page, portal, 8);
  await control(page, 'faults', {
    kind: 'slow',
    path: 'AltaCotizante/InsertarAltaCotizante',
    milliseconds: 12_000,
    // Each row is slow, so that each pace can be seen while its rows are under way.
    times: 8,
  });
  await screen.comenzar(8);
  await expect(page.getByText('Se envían 2 filas a la vez.')).toBeVisible();
  await expect(page.getByText('Se envía una fila a la vez.')).toBeVisible();
  await screen.termina('8 de 8 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});

test('a double click and Enter pressed twice begin one run: one Insertar for each row', async ({ page, portal }) => {
  // More than are registered at once: a run that was paused would not end.
  const { personas, screen } = await revisada(page, portal, 6);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('InsertarAltaCotizante')) sent.push(request.postData() ?? '');
  });
  await screen.registrar(6).click();
  const accept = screen.dialog('Confirmar el registro').getByRole('button', { name: /^Registrar/ });
  await accept.focus();
  await accept.evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await screen.termina('6 de 6 avisos registrados');
  expect(sent).toHaveLength(6);
  expect(new Set(sent).size).toBe(6);
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});

test('a second tab of the same user and company registers nothing', async ({ page, portal }) => {
  const { personas } = await revisada(page, portal, 2);
  const second = await secondTab(page);
  await expect(second.getByText('Esta importación está abierta en otra pestaña.')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Elegir planilla' })).toHaveCount(0);
  expect(enServicios(portal, personas)).toEqual({ avisos: [0, 0], archivos: 0, huerfanos: 0 });
  await second.close();
});

test('[R4] [S3] the browser is killed in the middle: the same file goes on, and no row is sent twice', async ({
  portal,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'perfil-'));
  const una = importacionDe(portal, 12);
  opened.push(una);
  const first = await importarEn(folder, portal);
  const screen = new Importacion(first.page);
  await screen.revisar(una);
  // Seven are done. Of the four after them one reaches the services, and nobody hears of it; three never do.
  const retenidas: string[] = [];
  let hechas = 0;
  await first.page.route(INSERTAR, async (route) => {
    hechas += 1;
    if (hechas <= 7) return route.continue();
    if (hechas === 8) await route.fetch();
    retenidas.push(route.request().url());
  });
  await screen.aPlenoPaso();
  await screen.comenzar(12);
  await expect.poll(() => retenidas.length).toBe(4);
  await first.matar();

  const second = await importarEn(folder, portal);
  try {
    const again = new Importacion(second.page);
    await expect(second.page.getByText('Tiene una importación sin terminar.')).toBeVisible();
    await expect(second.page.getByText(/7 de 12 avisos registrados/)).toBeVisible();
    expect(enServicios(portal, una.personas).avisos.filter((n) => n === 1)).toHaveLength(8);
    await again.choose(again.button('Elegir y continuar'), una.planilla);
    await again.choose(again.button('Elegir carpeta'), una.adjuntos);
    await again.press('Continuar');
    // What was sent is ticked and says how it ended, and is not counted again.
    await again.lista(1);
    const filas = second.page.getByRole('grid', { name: 'Filas del archivo' }).getByRole('row');
    await expect(filas.filter({ hasText: 'Registrada' })).toHaveCount(7);
    await expect(filas.filter({ hasText: 'Sin confirmar' })).toHaveCount(4);
    await again.comenzar(1);
    await expect(second.page.getByRole('heading', { level: 2, name: /de 12 avisos registrados/ })).toBeVisible();
    await leerOtraVez(second.page);
    await again.termina('12 de 12 avisos registrados');
    expect(enServicios(portal, una.personas)).toEqual(cadaUno(una.personas));
  } finally {
    await second.matar();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the services move into another month: the rows outside the period are left out, and the run pauses', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/answer 401/);
  const { personas, screen } = await revisada(page, portal, 12);
  await control(page, 'clock', { days: 45 });
  try {
    await screen.comenzar(12);
    await screen.desbloquear(); // the tokens of that day have expired
    await screen.press('Continuar');
    const said = page.getByText(/^Cambió el periodo de aporte: \d+ filas quedan fuera$/).first();
    await expect(said).toBeVisible();
    // The rows under way end first, and drop their files.
    await expect(page.getByText(/^En pausa: \d+ de 12$/).first()).toBeVisible();
    expect(enServicios(portal, personas)).toEqual({ avisos: personas.map(() => 0), archivos: 0, huerfanos: 0 });
  } finally {
    await control(page, 'clock', { real: true });
  }
});

test('15 minutes untouched: the rows under way end, then the lock-screen; Continuar sends the others', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/answer 401/);
  await page.clock.install({ time: now() });
  const loaded = new Set<string>();
  page.on('domcontentloaded', () => loaded.clear());
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  const { personas, screen } = await revisada(page, portal, 8);
  // The watch over idle time comes with the lock-screen, once the screen is at rest.
  await page.clock.fastForward(3000);
  await expect.poll(() => loaded.has(`/${lockScreen}`)).toBe(true);
  await control(page, 'faults', {
    kind: 'slow',
    path: 'AltaCotizante/InsertarAltaCotizante',
    milliseconds: 4000,
    times: 4,
  });
  const inserted = page.waitForRequest(INSERTAR);
  await screen.comenzar(8);
  await inserted;
  await page.clock.fastForward('15:30');
  await expect(screen.dialog('Su sesión está bloqueada')).toBeVisible();
  const between = enServicios(portal, personas);
  const done = between.avisos.filter((n) => n === 1).length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(8);
  expect([between.archivos, between.huerfanos]).toEqual([done * 2, 0]);
  await screen.desbloquear();
  await expect(page.getByText(/^Se detuvo en la fila \d+\.$/).first()).toBeVisible();
  await screen.press('Continuar');
  await screen.termina('8 de 8 avisos registrados');
  expect(enServicios(portal, personas)).toEqual(cadaUno(personas));
});
