import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };

test.beforeEach(async ({ page }) => enterAs(page, 'empresa'));

test('a reload in the middle of a new notice offers what was typed, the uploaded file included', async ({ page }) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await form.tab('Aviso de alta');
  await form.field('Cargo').fill('analista de riesgos');
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await form.tells(/Recuperamos los datos que no guardó \(\d\d:\d\d\)\./);
  await form.press('Recuperar');
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue('ANALISTA DE RIESGOS');
  await form.tab('Adjuntos');
  await expect(
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'DOCUMENTO DE IDENTIDAD' }),
  ).toContainText('contrato.pdf');

  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(form.questions).toContainText('Tiene cambios sin guardar');
  await form.questions.getByRole('button', { name: 'Seguir editando' }).click();
  await form.shows('Registro de Alta de cotizante');
  await form.press('Salir');
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await list.shows('Avisos de alta');
});

test('a save that fails leaves everything in place, and the second try saves once', async ({ page, watch }) => {
  const form = new AltaFormScreen(page);
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  await form.fillAll(APAZA.documento, { cargo: 'cajera', haber: '4850' });

  watch.expect(/InsertarAltaCotizante/);
  await page.route('**/InsertarAltaCotizante', (route) => route.abort('internetdisconnected'));
  await form.press('Grabar');
  await form.accept('¿Desea guardar');
  // The list was read and does not have it. The portal says so, and sends nothing again without confirmation.
  await expect(form.questions).toContainText('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
  await form.questions.getByRole('button', { name: 'Cancelar' }).click();
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue('CAJERA');
  await expect(form.field('Cargo')).toHaveJSProperty('readOnly', false);

  await page.unroute('**/InsertarAltaCotizante');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('InsertarAltaCotizante')) sent += 1;
  });
  await form.press('Grabar');
  await form.questions.getByRole('button', { name: 'Aceptar' }).dblclick();
  await form.stateIs('Registrado');
  expect(sent).toBe(1);
});

test('what was saved survives a killed process', async ({ page, portal, watch }) => {
  // Code that comes after the rows may be requested while the portal is down.
  watch.expect(
    /request failed: GET .*ERR_CONNECTION_(REFUSED|RESET)|^console: .*(dynamically imported module|preload CSS)/s,
  );
  const list = new AltaListScreen(page);
  await list.open();
  await expect(list.row(APAZA.nombre)).toBeVisible();
  await portal.crash();
  await list.open();
  await expect(list.row(APAZA.nombre)).toContainText('Registrado');
});
