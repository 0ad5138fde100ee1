import type { Page } from '@playwright/test';
import { exif, jpegDe } from '#support/imagenes.ts';
import { pdfConClave, pdfConPrograma } from '#support/pdfs.ts';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { missingCode, takeAway, takeStyleAway } from './support/ausente.ts';
import { contrato } from './support/novedad.ts';
import { OrdenFormScreen, OrdenListScreen } from './support/ordenPago.ts';
import { atHome, enterAs, LoginScreen, PASSWORD, Screen } from './support/pages.ts';
import { expect, expectNoViolations, fits, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };
/** No test saves a notice of this person, so every form can use him. */
const VARGAS = { documento: '5120984' };
const CARGO = 'CAJERA';

/**
 * The next call to a path loses its connection, before it is carried out or after. The sandbox's own faults cannot be used:
 * on a connection that was used before, the browser itself sends the request again.
 */
const breaks = (page: Page, path: string, { done }: { done: boolean }): Promise<unknown> =>
  page.route(
    `**/${path}`,
    async (route) => {
      if (done) await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Calls the services directly as the signed-in user, with the token of the page. */
function services(page: Page) {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  return async (path: string, data: object): Promise<Record<string, unknown>[]> => {
    const reply = await page.request.post(`/servicios/administrativo/${path}`, { data, headers: { authorization } });
    return (await reply.json()).Datos;
  };
}

test('connections that really break: the upload is repeated, the saved notice is not saved again', async ({
  page,
  watch,
}) => {
  watch.expect(/grabarRecursoIdTablaCero|InsertarAltaCotizante/);
  const ask = services(page);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await form.fillNotice({ cargo: 'cajera', haber: '4850' });
  await form.uploadPhoto();
  await form.tab('Adjuntos');
  await breaks(page, 'Recursos/grabarRecursoIdTablaCero', { done: false });
  const slot = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'DOCUMENTO DE IDENTIDAD' });
  await slot.locator('input[type=file]').setInputFiles({
    name: 'contrato.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(slot).toContainText('No se pudo grabar el archivo.');
  await slot.getByRole('button', { name: 'Reintentar' }).click();
  await expect(slot).toContainText('Se guardará con el aviso');

  await breaks(page, 'AltaCotizante/InsertarAltaCotizante', { done: true });
  await form.press('Grabar');
  await form.questions.getByRole('button', { name: 'Aceptar' }).click();
  // The list has it, so it is shown as saved and opens.
  await form.tells('El registro se insertó correctamente.');
  await expect(page.getByLabel('Estado del aviso')).toContainText('Registrado');
  await expect(page).toHaveURL(/novedad=[1-9]\d*/);
  await expect(page.locator('.busy-overlay')).toHaveCount(0);
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue(CARGO);
  const filter = {
    FechaDesde: '2020-01-01',
    FechaHasta: '2099-12-31',
    IdEstadoProceso: 0,
    IdEmpresa: 0,
    IdRegional: 0,
  };
  const rows = await ask('Parametros/ListaNovedadesParametro/', { ...filter, IdTipoNovedad: 1 });
  expect(rows.filter((row) => row.NumeroDocumento === APAZA.documento)).toHaveLength(1);
  await form.press('Salir');
  await list.loaded();
  await expect(list.row(APAZA.nombre)).toHaveCount(1);
});

test('an order whose answer is lost is opened as saved: the services hold it once', async ({ page, watch }) => {
  watch.expect(/OrdenPagoRegistrar/);
  const ask = services(page);
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await new OrdenListScreen(page).open();
  await form.startNew(2);
  await breaks(page, 'OrdenPago/OrdenPagoRegistrar/', { done: true });
  await form.press('Grabar');
  await form.accept('¿Desea registrar la orden de pago?');
  await form.tells('Se registró correctamente la orden de pago.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orden de pago \d+$/);
  await expect(page.getByText('Hay cambios sin guardar.')).toHaveCount(0);
  const { IdEmpresa } = await page.evaluate(() => JSON.parse(localStorage.getItem('id_orden_pago_ex') ?? '{}'));
  const filter = { IdTipoNovedad: 0, NombrePersona: '', FechaInicio: '2020-01-01', FechaFin: '2099-12-31' };
  const rest = { IdEmpresa, OrdenGenerada: null, NumeroFactura: 0, GeneradoEmpresa: true };
  const orders = await ask('OrdenPago/OrdenPagoListar/', { ...filter, ...rest });
  expect(orders.filter((one) => one.IdOrdenPago === form.id)).toHaveLength(1);
  const drafts = orders.filter((one) => one.CodigoTransaccion === '' && one.Observacion === '');
  const held = drafts.flatMap((one) =>
    (one.Novedades as { IdPersonaNovedad: number }[]).map((n) => n.IdPersonaNovedad),
  );
  expect(new Set(held).size, 'no notice stands in two orders').toBe(held.length);
});

test('a browser that keeps nothing: everything works until the page is closed, and it is said once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await enterAs(page, 'empresa');
  await expect(page.getByText(/^El navegador no guarda datos/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Avisos de alta' }).first().click();
  await new AltaListScreen(page).loaded();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('two tabs of one browser: each its own notice over a reload, and leaving one leaves both', async ({
  page,
  context,
}) => {
  await enterAs(page, 'empresa');
  const rows: { readonly IdPersonaNovedad: number; readonly NombreCompleto: string }[] = [];
  await page.route(/ListaNovedadesParametro/, async (route) => {
    const response = await route.fetch();
    rows.push(...(await response.json()).Datos);
    await route.fulfill({ response });
  });
  await new AltaListScreen(page).open();
  const [one, two] = rows;
  const form = (id = 0) => `/seguros/aviso-alta-editar?novedad=${id}&tipo=1`;
  const other = await context.newPage();
  await enterAs(other, 'empresa');
  await page.goto(form(one?.IdPersonaNovedad));
  await other.goto(form(two?.IdPersonaNovedad));
  await expect(other.getByText(two?.NombreCompleto ?? '?').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(one?.NombreCompleto ?? '?').first()).toBeVisible();
  await expect(page.getByText(two?.NombreCompleto ?? '?')).toHaveCount(0);

  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/auth');
  await other.waitForURL('**/auth');
});

/** Opens the first invoice once for each answer, and checks what its dialog shows in the end. */
async function documentsThatCannotBeShown(page: Page): Promise<void> {
  await page.goto('/system');
  await page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await page.getByLabel(/^Fecha desde/).fill('01/01/2020');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const print = page.getByRole('button', { name: /^Imprimir PDF de la factura/ }).first();
  const dialog = page.getByRole('dialog', { name: /^Factura/ });
  const opens = async (body: string, ends: string, meanwhile = async () => {}) => {
    await page.route('**/ObtenerFactura/*', (to) => to.fulfill({ contentType: 'application/pdf', body }), { times: 1 });
    await print.click();
    await meanwhile();
    await expect(dialog).toContainText(ends);
    await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const cannot = 'No se pudo mostrar el documento. Descárguelo para abrirlo en su equipo.';
  await page.route('**/pdf.worker*', (to) => to.fulfill({ status: 404 }));
  // Without its worker, the viewer tries again each time it is asked, without a page reload.
  await opens(pdfConPrograma, 'Página 1 de 1', async () => {
    await expect(dialog).toContainText('No se pudo descargar el visor de documentos.');
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog).toContainText('guarde lo que está llenando y actualice la página (Ctrl+F5).');
    await page.unroute('**/pdf.worker*');
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
  });
  await opens('%PDF-1.7 cortado', cannot);
  await opens(pdfConClave, cannot);
  await opens('<!doctype html><script>alert(1)</script>', cannot);
  await page.route('**/ObtenerFactura/*', (to) => to.fulfill({ contentType: 'application/pdf', body: '' }), {
    times: 1,
  });
  await print.click();
  await expect(page.getByText('Error en la respuesta del servidor.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Names that no form accepts but old systems have, on the smallest screen. */
async function strangeNames(page: Page, list: AltaListScreen): Promise<void> {
  const strange = ['PÉREZ'.repeat(800), 'محمد بن سلمان', 'MA\u200bRÍA \u202eZEREP', '👩‍👩‍👧‍👦 LÓPEZ 𠮷'];
  await page.setViewportSize({ width: 320, height: 640 });
  const waiting = [...strange];
  // The list makes a call for each kind of notice. The first answer has all rows.
  await page.route(/ListaNovedadesParametro/, async (route) => {
    const response = await route.fetch();
    const { Datos, ...rest } = await response.json();
    const names = waiting.splice(0);
    const rows = names.map((NombreCompleto, at) => ({ ...Datos[0], IdPersonaNovedad: 990_000 + at, NombreCompleto }));
    await route.fulfill({ response, json: { ...rest, Datos: rows } });
  });
  await list.openEver();
  for (const name of ['PÉREZPÉREZ', 'محمد', 'maria', '👩‍👩‍👧‍👦 LÓPEZ 𠮷']) {
    await page.getByLabel('Filtrar resultados').fill(name);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await fits(page, name.slice(0, 20));
  }
  await page.unroute(/ListaNovedadesParametro/);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Chooses a photograph of the person and crops it, unless it has the ratio already. Returns what was sent. */
async function sendsPhoto(page: Page, buffer: Buffer, { crop = true } = {}): Promise<Buffer> {
  const group = page.getByRole('group', { name: /^Fotografía/ });
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  const sent = page.waitForRequest(/grabarRecursoIdTablaCero/);
  await group.locator('input[type=file]').first().setInputFiles(file);
  if (crop) await page.getByRole('button', { name: 'Usar fotografía' }).click();
  const body = (await sent).postDataBuffer() ?? Buffer.alloc(0);
  await expect(group.getByRole('progressbar')).toHaveCount(0);
  return body;
}

/** Width and height of the JPEG in a sent form, from its frame. */
function measuresOf(body: Buffer): number[] {
  const frame = body.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]));
  return [body.readUInt16BE(frame + 7), body.readUInt16BE(frame + 5)];
}

async function photographs(page: Page): Promise<void> {
  const shown = (extra: readonly number[]) => Buffer.from(jpegDe({ width: 160, height: 80, extra }));
  const turned = shown(exif(6));
  expect(turned.includes('Exif')).toBe(true);
  const sent = await sendsPhoto(page, turned);
  // Upright it is 80 wide. Cropped without the rotation it would be 64.
  expect(measuresOf(sent)).toEqual([80, 100]);
  expect(measuresOf(await sendsPhoto(page, shown([])))).toEqual([64, 80]);
  for (const note of ['Exif', 'MM\0*', 'Photoshop', 'http://ns.adobe.com'])
    expect(sent.includes(note), note).toBe(false);
  const printer = await sendsPhoto(page, Buffer.from(jpegDe({ width: 80, height: 100, components: 4 })), {
    crop: false,
  });
  // Three components, as for a screen.
  expect(printer[printer.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08])) + 9]).toBe(3);

  const group = page.getByRole('group', { name: /^Fotografía/ });
  const whole = jpegDe({ width: 800, height: 800 });
  await group
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(whole.subarray(0, whole.length / 2)),
    });
  await expect(group).toContainText('No pudimos leer la imagen.');
}

test('documents, photographs, names and lists no one would send on purpose', async ({ page, watch }) => {
  watch.expect(/pdf\.worker|fake worker|PDF|Password|ObtenerFactura/);
  const boxes: string[] = [];
  page.on('dialog', (dialog) => {
    boxes.push(dialog.message());
    void dialog.dismiss();
  });
  await enterAs(page, 'empresa');
  await documentsThatCannotBeShown(page);
  const list = new AltaListScreen(page);
  await strangeNames(page, list);

  const form = new AltaFormScreen(page);
  await page.route(/BuscarLocalidades/, async (route) => {
    const response = await route.fetch();
    const { Datos, ...rest } = await response.json();
    const places = Array.from({ length: 5000 }, (_, at) => ({
      ...Datos[0],
      Id: 9000 + at,
      Descripcion: `PUEBLO ${at}`,
    }));
    await route.fulfill({ response, json: { ...rest, Datos: [...Datos, ...places] } });
  });
  await list.startNew();
  await form.choosePerson(VARGAS.documento);
  await form.tab('Datos Personales');
  await photographs(page);
  await form.tab('Aviso de alta');
  const place = page.getByRole('combobox', { name: /^Ubicación empresa/ });
  await place.focus();
  await place.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThan(60);
  await place.fill('pueblo 4999');
  await page.getByRole('option', { name: /PUEBLO 4999/ }).click();
  await expect(place).toHaveValue(/PUEBLO 4999/);
  expect(boxes).toEqual([]);
});

/** Records the pages the browser opens from now on. */
function pagesOf(page: Page) {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
}

const ORDENES = '/seguros/orden-pago-admin-ex';
const noScreen = 'No se pudo descargar esta pantalla. Revise su conexión a Internet y vuelva a intentar.';

test('the code of a screen is missing for a while: from the menu and by its address it is said, and Reintentar brings it', async ({
  page,
  watch,
}) => {
  watch.expect(missingCode);
  await enterAs(page, 'empresa');
  const code = await takeAway(page, 'src/features/orden-pago/OrdenPagoListPage.tsx');
  const opened = pagesOf(page);
  const screen = new Screen(page);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'Órdenes de pago' }).click();
  await screen.tells(noScreen);
  await expect(page).toHaveURL(new RegExp(`${ORDENES}$`));
  expect(opened).toEqual([ORDENES]);
  await screen.press('Reintentar');
  await expect.poll(() => opened).toEqual([ORDENES, ORDENES]);
  await screen.tells(noScreen);
  // Screens with loaded code open. Missing code shows the message again, without another page load.
  await menu.getByRole('link', { name: 'Avisos de baja' }).click();
  await screen.shows('Avisos de baja');
  await menu.getByRole('link', { name: 'Órdenes de pago' }).click();
  await screen.tells(noScreen);
  expect(opened).toHaveLength(2);
  await code.putBack();
  await screen.press('Reintentar');
  await screen.shows('Órdenes de pago');

  const again = await takeAway(page, 'src/features/orden-pago/OrdenPagoListPage.tsx');
  await page.goto(ORDENES);
  await screen.tells(noScreen);
  expect(again.asked()).toBeGreaterThan(0);
  await again.putBack();
  await screen.press('Reintentar');
  await screen.shows('Órdenes de pago');
});

test('the portal’s own code is missing for a while: the page says so instead of staying empty, and Reintentar brings it', async ({
  page,
  watch,
}) => {
  watch.expect(missingCode);
  for (const [module, path, title] of [
    ['index.html', '/auth', 'Iniciar Sesión'],
    ['src/features/auth/ForgotPasswordPage.tsx', '/auth/forgot-your-password', /contraseña/i],
  ] as const) {
    const code = await takeAway(page, module);
    await page.goto(path);
    const alert = page.getByText(/^No se pudo descargar/);
    await expect(alert).toBeVisible();
    expect(code.asked()).toBeGreaterThan(0);
    await code.putBack();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});

test('the code of a part and of the next screen are missing while a form is being filled in: nothing typed is lost', async ({
  page,
  watch,
}) => {
  watch.expect(missingCode);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson(VARGAS.documento);
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('cajera');
  const map = await takeAway(page, 'src/ui/map/MapPicker.tsx');
  const orders = await takeAway(page, 'src/features/orden-pago/OrdenPagoListPage.tsx');
  const opened = pagesOf(page);
  await form.tab('Datos Personales');
  await form.press(/mapa/i);
  const told = form.dialog('No pudimos abrir la ventana');
  await expect(told).toContainText('No se pudo descargar esta parte.');
  await map.putBack();
  await told.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.keyboard.press('Escape');
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue(CARGO);

  const entry = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Órdenes de pago' });
  await entry.click();
  await form.questions.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(form.field('Cargo')).toHaveValue(CARGO);
  expect(opened).toEqual([]);
  await entry.click();
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await form.tells(noScreen);
  await orders.putBack();
  await form.press('Reintentar');
  await form.shows('Órdenes de pago');
});

test('the style of a part is missing for a while: it comes by itself once it is there, and what is prefetched fails in silence', async ({
  page,
  watch,
}) => {
  watch.expect(/answer 404: GET .*\.css$|console: .*Unable to preload CSS/);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  const paper = await takeStyleAway(page, 'printTable');
  await list.open();
  await expect.poll(paper.asked).toBe(1);
  await paper.putBack();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await list.press('Imprimir el listado');
  await expect(page.locator('.print-list')).toHaveCSS('display', 'none');

  await list.startNew();
  await form.choosePerson(VARGAS.documento);
  await form.tab('Datos Personales');
  const map = await takeStyleAway(page, 'src/ui/map/MapSurface.tsx');
  await form.press(/mapa/i);
  const told = form.dialog('Ubicación en el mapa');
  await expect(told).toContainText('No se pudo descargar esta parte.');
  expect(map.asked()).toBe(1);
  await map.putBack();
  await told.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
});

test('the code of an act is missing for a while: it is said, nothing is left hanging, and the next press does it', async ({
  page,
  watch,
}) => {
  watch.expect(/answer 404: GET .*\/assets\//);
  const part = 'No se pudo descargar esta parte. Revise su conexión a Internet y vuelva a intentar.';
  const login = new LoginScreen(page);
  const signIn = await takeAway(page, 'src/features/auth/iniciarSesion.ts');
  await login.signIn('empresa');
  await login.tells(part);
  expect(signIn.asked()).toBeGreaterThan(1);
  await signIn.putBack();
  await login.press('Iniciar Sesión');
  await atHome(page);

  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson(VARGAS.documento);
  const look = await takeAway(page, 'node_modules/file-type/core.js');
  await form.tab('Adjuntos');
  const slot = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: /DOCUMENTO DE IDENTIDAD/ });
  await slot.locator('input[type=file]').setInputFiles(contrato);
  await expect(slot).toContainText('Falta la parte del portal que revisa el archivo. Revise su conexión a Internet');
  await expect(slot.getByRole('progressbar')).toHaveCount(0);
  await look.putBack();
  await slot.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(slot.getByRole('button', { name: /^Ver/ })).toBeVisible();

  const crop = await takeAway(page, 'src/ui/files/cropImage.ts');
  await form.tab('Datos Personales');
  const group = page.getByRole('group', { name: /^Fotografía/ });
  const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpegDe({ width: 80, height: 100 })) };
  await group.locator('input[type=file]').first().setInputFiles(picture);
  await form.tells(part);
  await crop.putBack();
  await form.uploadPhoto();
});

test('the code of the lock-screen is missing when the session ends: the page stays locked, what was typed stays, and Reintentar brings it', async ({
  page,
  watch,
}) => {
  watch.expect(missingCode);
  const code = await takeAway(page, 'src/app/lock/LockScreen.tsx');
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.fillAll(VARGAS.documento, { cargo: 'cajera', haber: '4850' });
  watch.expect(/answer 401/);
  await page.route('**/InsertarAltaCotizante', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
  await form.press('Grabar');
  await form.accept('¿Desea guardar');
  const told = form.dialog('No pudimos abrir la ventana');
  await expect(told).toContainText('No se pudo descargar esta parte.');
  await page.keyboard.press('Escape');
  await expect(told).toBeVisible();
  await expect(told.getByRole('button', { name: 'Cerrar' })).toHaveCount(0);
  await expectNoViolations(page);
  await code.putBack();
  await told.getByRole('button', { name: 'Reintentar' }).click();
  const lock = form.dialog('Su sesión está bloqueada');
  await lock.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await lock.getByRole('checkbox', { name: /robot/i }).check();
  await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(lock).toHaveCount(0);
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue(CARGO);
});
