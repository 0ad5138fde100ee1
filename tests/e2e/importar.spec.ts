import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { jpegDe } from '#support/imagenes.ts';
import { Actos } from './support/actos.ts';
import {
  antesDe,
  archivosDeAltas,
  datosDe,
  ImportarScreen,
  importarEn,
  leerOtraVez,
  libres,
  loNuevo,
  lookAt,
  retiradas,
} from './support/importar.ts';
import { todayTyped } from './support/novedad.ts';
import { control, OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs, PASSWORD } from './support/pages.ts';
import type { RunningPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** Rows of the journey, the row at which the browser is killed, and the design's limit for actions (B3). */
const [FILAS, MUERE_EN, ACTOS] = [100, 57, 25];
/** Rows of the journey that are paid before they are declared. */
const PAGADAS = 10;
/** The design allows the registering of a hundred rows five minutes. */
const LARGO = { timeout: 300_000 };

/** A photograph of the wanted shape, drawn by the browser. */
const foto = (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg', quality: 60 });

const registradas = (page: Page) =>
  page
    .locator('.envio-cifras > div')
    .filter({ has: page.getByText('Registradas', { exact: true }) })
    .locator('dd');

/** The file and the folder are chosen, and every row is checked. */
async function revisar(screen: ImportarScreen, planilla: string, adjuntos: string, filas = FILAS): Promise<void> {
  await screen.choose(screen.button('Elegir planilla'), planilla);
  await screen.tells(`${filas} filas`);
  await screen.choose(screen.button('Elegir carpeta'), adjuntos);
  await screen.tells(`${2 * filas} archivos`);
  await screen.press('Continuar');
  await screen.stepIs('Revisar');
  await screen.checked();
}

async function registrar(screen: ImportarScreen): Promise<void> {
  await screen.press(/^Registrar [\d,]+ avisos$/);
  await screen
    .dialog('Confirmar el registro')
    .getByRole('button', { name: /^Registrar/ })
    .click();
}

/** How many rows the result counts as registered. */
const registradasEnResultado = async (page: Page): Promise<number> =>
  Number((await page.getByRole('button', { name: /^Registradas/ }).textContent())?.replace(/\D/g, ''));

const declararTodas = async (screen: ImportarScreen): Promise<void> => {
  await screen.press('Declarar todas');
  await screen.page.getByRole('alertdialog').getByRole('button', { name: 'Declarar todas' }).click();
};

/** Leaves the result, as for paying, and comes back to it. */
async function volver(screen: ImportarScreen): Promise<void> {
  const { page } = screen;
  await page.reload();
  await screen.tells('Tiene una importación sin terminar.');
  await page.getByRole('button', { name: 'Continuar', exact: true, disabled: false }).click();
  await screen.stepIs('Revisar');
  await screen.press('Ver el resultado');
  await expect(page.getByRole('heading', { name: '100 de 100 avisos registrados' })).toBeVisible(LARGO);
}

/** The order that the rows went into is opened in its own tab, generated and paid by QR. */
async function pagar(page: Page, ids: readonly number[], portal: RunningPortal): Promise<void> {
  const [otra] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ir a la orden de pago' }).click(),
  ]);
  const orden = new OrdenFormScreen(otra);
  await orden.shows(/^Orden de pago \d+$/);
  // The company has one draft, which may have others already.
  expect(datosDe(portal).ordenes.get(orden.id)?.novedades).toEqual(expect.arrayContaining([...ids]));
  await orden.generate();
  await orden.openPayment();
  await control(otra, 'pay', { IdOrdenPago: orden.id });
  await orden.showsPaid();
  await otra.close();
}

test('[R2] [R3] [R4] [R8] [S3] 100 entries with both files: the browser is killed at row 57 and they are finished with the same file, declared, and ten of them put into an order and paid before', async ({
  portal,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'perfil-'));
  const antes = antesDe(portal);
  const db = datosDe(portal);
  // A first entry is declared without paying. A change of name of people who left is paid first.
  const nuevas = libres(db, FILAS - PAGADAS);
  const cambian = retiradas(db, { IdEmpresa: 501, IdRegional: 1 }, PAGADAS).map((one) => ({
    ...one,
    Motivo: 'CAMBIO DE RAZÓN SOCIAL',
  }));
  const personas = [...nuevas.slice(0, 20), ...cambian, ...nuevas.slice(20)];
  const foto = Buffer.from(jpegDe({ width: 400, height: 500 }));
  const { planilla, adjuntos, quitar } = archivosDeAltas(personas, todayTyped(), foto);

  const primero = await importarEn(folder, portal);
  const screen = new ImportarScreen(primero.page);
  await revisar(screen, planilla, adjuntos);
  await registrar(screen);
  await screen.stepIs('Registrar');
  await expect
    .poll(async () => Number(await registradas(primero.page).textContent()), { ...LARGO, intervals: [50] })
    .toBeGreaterThanOrEqual(MUERE_EN);
  await primero.matar();

  const segundo = await importarEn(folder, portal);
  try {
    const { page } = segundo;
    const vuelta = new ImportarScreen(page);
    await vuelta.tells('Tiene una importación sin terminar.');
    // Of the rows that were on their way, the journal cannot know how they ended: four at most.
    const dicho = Number(
      /(\d+) de 100 avisos registrados/.exec((await page.getByRole('main').textContent()) ?? '')?.[1],
    );
    const alMorir = loNuevo(portal, antes).avisos.length;
    expect(dicho).toBeGreaterThanOrEqual(MUERE_EN);
    expect(alMorir - dicho).toBeGreaterThanOrEqual(0);
    expect(alMorir - dicho).toBeLessThanOrEqual(4);
    await vuelta.choose(vuelta.button('Elegir y continuar'), planilla);
    await vuelta.tells(`Es el mismo archivo: ${dicho} avisos ya están registrados`);
    await vuelta.choose(vuelta.button('Elegir carpeta'), adjuntos);
    await vuelta.tells('200 archivos');
    await vuelta.press('Continuar');
    await vuelta.checked();
    await registrar(vuelta);
    await expect(page.getByRole('heading', { name: /de 100 avisos registrados$/ })).toBeVisible(LARGO);
    await leerOtraVez(page);
    await expect(page.getByRole('heading', { name: '100 de 100 avisos registrados' })).toBeVisible(LARGO);

    const hecho = loNuevo(portal, antes);
    expect(await registradasEnResultado(page)).toBe(FILAS);
    expect([hecho.avisos.length, hecho.personas, hecho.archivos, hecho.huerfanos]).toEqual([
      FILAS,
      FILAS,
      2 * FILAS,
      0,
    ]);
    expect(hecho.requisitos.size, 'each notice has the same two files').toBe(1);
    const seCobran = new Set(cambian.map(({ IdPersona }) => IdPersona));
    const ids = hecho.avisos.filter(({ IdPersona }) => seCobran.has(IdPersona)).map((one) => one.IdPersonaNovedad);
    expect(ids).toHaveLength(PAGADAS);

    // Nothing is declared that is not paid: the check comes first, and the question says the true numbers.
    await expect(page.getByRole('heading', { name: 'Declarar los 90' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Orden de pago con 10 avisos' })).toBeVisible();
    await vuelta.press('Declarar todas');
    const pregunta = page.getByRole('alertdialog', { name: '¿Desea declarar 90 avisos?' });
    await expect(pregunta).toContainText('10 avisos se pagan antes de declarar y no se declararán.');
    await pregunta.getByRole('button', { name: 'Declarar todas' }).click();
    await expect(page.getByText('90 avisos declarados.')).toBeVisible(LARGO);
    await vuelta.tells('10 avisos se pagan antes de declarar y no se declararán.');
    const estados = () => loNuevo(portal, antes).estados;
    const cuantos = (estado: string) => estados().filter((one) => one === estado).length;
    expect([cuantos('declarado'), cuantos('registrado')]).toEqual([FILAS - PAGADAS, PAGADAS]);

    await vuelta.press('Crear orden de pago');
    await vuelta.tells(/^Se agregaron 10 avisos a la orden de pago \d+\.$/);
    await pagar(page, ids, portal);
    expect([cuantos('declarado'), cuantos('pagado')]).toEqual([FILAS - PAGADAS, PAGADAS]);

    // Paying takes time: the clerk comes back to the result of the same import.
    await volver(vuelta);
    await declararTodas(vuelta);
    await vuelta.tells('10 avisos declarados.');
    const fin = loNuevo(portal, antes);
    expect(cuantos('declarado')).toBe(FILAS);
    expect([fin.avisos.length, fin.archivos, fin.huerfanos]).toEqual([FILAS, 2 * FILAS, 0]);
    const mensajes = fin.db.seguimientos
      .all()
      .filter(({ IdTabla, Asunto }) => ids.includes(IdTabla) && /declar/i.test(Asunto));
    expect(mensajes.map(({ Mensaje }) => Mensaje)).toEqual(ids.map(() => 'Pagado -> Declarado'));

    // What was declared is not offered again.
    await volver(vuelta);
    await vuelta.tells('100 avisos declarados.');
    await expect(page.getByRole('button', { name: 'Declarar todas' })).toHaveCount(0);
  } finally {
    await segundo.matar();
    rmSync(folder, { recursive: true, force: true });
    quitar();
  }
});

test('[B3] [R8] 100 entries with both files are registered and declared in at most 25 actions, signing in included', async ({
  page,
  portal,
}) => {
  await page.goto('/auth');
  const antes = antesDe(portal);
  const personas = libres(datosDe(portal), FILAS);
  const { planilla, adjuntos, quitar } = archivosDeAltas(personas, todayTyped(), await foto(page));
  const acts = new Actos(page);
  const screen = new ImportarScreen(page);
  await acts.click(screen.field('Usuario'));
  await acts.type('empresa');
  await acts.click(screen.field('Contraseña'));
  await acts.type(PASSWORD);
  await acts.click(page.getByRole('checkbox', { name: /robot/i }));
  await acts.click(page.getByRole('button', { name: 'Iniciar Sesión' }));
  await acts.click(page.getByRole('link', { name: 'Importar planilla' }));
  await acts.choosePath(() => acts.click(screen.button('Elegir planilla')), planilla);
  await screen.tells(/100 filas/);
  await acts.choosePath(() => acts.click(screen.button('Elegir carpeta')), adjuntos);
  await screen.tells('200 archivos');
  await acts.click(page.getByRole('button', { name: 'Continuar' }));
  await screen.checked();
  await acts.click(page.getByRole('button', { name: 'Registrar 100 avisos' }));
  await acts.click(screen.dialog('Confirmar el registro').getByRole('button', { name: 'Registrar 100 avisos' }));
  await expect(page.getByRole('heading', { name: '100 de 100 avisos registrados' })).toBeVisible(LARGO);
  await acts.click(page.getByRole('button', { name: 'Declarar todas' }));
  await acts.click(page.getByRole('alertdialog').getByRole('button', { name: 'Declarar todas' }));
  await expect(page.getByText('100 avisos declarados.')).toBeVisible(LARGO);
  acts.atMost(ACTOS);

  const hecho = loNuevo(portal, antes);
  expect([hecho.avisos.length, hecho.personas, hecho.archivos, hecho.huerfanos]).toEqual([FILAS, FILAS, 2 * FILAS, 0]);
  expect(new Set(hecho.estados)).toEqual(new Set(['declarado']));
  quitar();
});

/** An own layout, so that its columns are matched by hand, with a place that is in no list. */
function conOtrosTitulos(planilla: string): void {
  const [titulos = '', ...filas] = readFileSync(planilla, 'utf8').split('\r\n');
  const otros = titulos.replace('NumeroDocumento', 'Carnet del trabajador').replace('Cargo', 'Puesto que ocupa');
  writeFileSync(
    planilla,
    [otros, ...filas.map((fila, at) => (at === 1 ? fila.replace('EL ALTO', 'AGENCIA 9') : fila))].join('\r\n'),
  );
}

test('[A1] [A2] [R8] matching columns, registering, waiting, pausing and a result with all its groups: clean at 1440, 390 and 320 px, and each act in view', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/InsertarAltaCotizante/);
  await enterAs(page, 'empresa');
  const antes = antesDe(portal);
  const personas = libres(datosDe(portal), 8);
  const { planilla, adjuntos, quitar } = archivosDeAltas(personas, todayTyped(), await foto(page));
  conOtrosTitulos(planilla);
  const screen = new ImportarScreen(page);
  await screen.open();
  await screen.choose(screen.button('Elegir planilla'), planilla);
  await screen.choose(screen.button('Elegir carpeta'), adjuntos);
  await screen.tells('16 archivos');
  await screen.press('Continuar');
  await screen.stepIs('Columnas');
  await lookAt(page, 'Columnas');
  for (const [columna, dato] of [
    ['Carnet del trabajador', 'Número de documento'],
    ['Puesto que ocupa', 'Cargo'],
  ])
    await page.getByRole('combobox', { name: new RegExp(columna ?? '') }).selectOption({ label: dato ?? '' });
  await screen.press('Continuar');
  await screen.checked();

  // The calls wait until they are let go, so that each state can be looked at.
  let soltar = () => {};
  let puerta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  const formas = ['500', 'abort', '', '', '429', ''];
  await page.route('**/AltaCotizante/InsertarAltaCotizante', async (route) => {
    await puerta;
    const forma = formas.shift();
    if (forma === '500') await route.fulfill({ status: 500, body: '' });
    else if (forma === '429') await route.fulfill({ status: 429, headers: { 'Retry-After': '30' } });
    else if (forma === 'abort') await route.abort('connectionreset');
    else await route.continue();
  });
  await registrar(screen);
  await screen.stepIs('Registrar');
  await expect(page.getByText('Registrando el aviso').first()).toBeVisible();
  await lookAt(page, 'Registrar');
  soltar();
  await expect(page.getByText(/^Los servicios piden esperar \d+ s$/).first()).toBeVisible();
  puerta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  await lookAt(page, 'Registrar, waiting');
  await screen.press('Pausar');
  soltar();
  await expect(page.getByText(/^En pausa: \d de 7$/).first()).toBeVisible();
  await lookAt(page, 'Registrar, paused');
  await screen.press('Continuar');
  await expect(page.getByRole('heading', { name: '5 de 7 avisos registrados' })).toBeVisible();
  await lookAt(page, 'Resultado');
  for (const acto of [/^Reintentar el aviso/, /^Leer otra vez el aviso/])
    await expect(page.getByRole('button', { name: acto })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Registradas/ }).click();
  await expect(page.getByRole('link', { name: /^Ver el aviso/ }).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Fuera/ }).click();
  await expect(page.getByRole('cell', { name: /«AGENCIA 9» no está en la lista/ })).toBeVisible();

  const hecho = loNuevo(portal, antes);
  expect(await registradasEnResultado(page)).toBe(5);
  // The files of the row that nobody confirmed wait, until the clerk ends the import.
  expect([hecho.avisos.length, hecho.personas, hecho.archivos, hecho.huerfanos]).toEqual([5, 5, 12, 2]);
  await screen.press('Terminar y borrar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar y borrar' }).click();
  await page.waitForURL('**/system');
  const fin = loNuevo(portal, antes);
  expect([fin.avisos.length, fin.archivos, fin.huerfanos]).toEqual([5, 10, 0]);
  quitar();
});
