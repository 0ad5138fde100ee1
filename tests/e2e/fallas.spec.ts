import type { Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };
const CARGO = 'CAJERA';

/** Makes the next call of a path fail at the services themselves. */
async function fault(page: Page, body: { kind: 'lose' | 'drop'; path: string }): Promise<void> {
  await page.request.post('/servicios/control/faults', { headers: { 'X-Sandbox-Control': '1' }, data: body });
}

test('connections that really break: the upload is repeated, the saved notice is not saved again', async ({
  page,
  watch,
}) => {
  watch.expect(/grabarRecursoIdTablaCero|InsertarAltaCotizante/);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await form.fillNotice({ cargo: 'cajera', haber: '4850' });
  await form.uploadPhoto();
  await form.tab('Adjuntos');
  await fault(page, { kind: 'drop', path: 'Recursos/grabarRecursoIdTablaCero' });
  const slot = page.getByRole('listitem').filter({ hasText: 'DOCUMENTO DE IDENTIDAD' });
  await slot.locator('input[type=file]').setInputFiles({
    name: 'contrato.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(slot).toContainText('No se pudo grabar el archivo.');
  await slot.getByRole('button', { name: 'Reintentar' }).click();
  await expect(slot).toContainText('Se guardará con el aviso');

  await fault(page, { kind: 'lose', path: 'AltaCotizante/InsertarAltaCotizante' });
  await form.press('Grabar');
  await form.questions.getByRole('button', { name: 'Aceptar' }).click();
  await form.tells('El servicio no está disponible o no tiene conexión a Internet.');
  await form.tab('Aviso de alta');
  await expect(form.field('Cargo')).toHaveValue(CARGO);
  await expect(page.locator('.busy-overlay')).toHaveCount(0);
  await form.press('Grabar');
  await form.questions.getByRole('button', { name: 'Aceptar' }).click();
  await form.tells(/novedad que está pendiente|pendiente/);
  await form.press('Salir');
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await list.loaded();
  await expect(list.row(APAZA.nombre)).toHaveCount(1);
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
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 15_000 });
});

test('two tabs of one browser: each its own notice over a reload, and leaving one leaves both', async ({
  page,
  context,
}) => {
  await enterAs(page, 'empresa');
  const answer = page.waitForResponse(/ListaNovedadesParametro/);
  await new AltaListScreen(page).open();
  const { Datos } = (await (await answer).json()) as { Datos: { IdPersonaNovedad: number; NombreCompleto: string }[] };
  const [one, two] = Datos;
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
  await other.waitForURL('**/auth', { timeout: 5000 });
});
