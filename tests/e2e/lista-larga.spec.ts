import { AltaListScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const MUCHAS = 15_000;

/** Rows as the services send them: newest first, with names in no order. */
const filas = Array.from({ length: MUCHAS }, (_, at) => ({
  IdPersonaNovedad: at + 1,
  IdTipoNovedad: 2,
  NombreCompleto: `PERSONA ${String((at * 7919) % MUCHAS).padStart(5, '0')}`,
  NumeroDocumento: String(at),
  FechaNovedad: '20/11/2026',
  Novedad: 'INGRESO A LA EMPRESA',
  EstadoProceso: 'Aceptado',
}));

test('15,000 notices are read and ordered beside the page’s own thread, under the content security policy', async ({
  page,
}) => {
  await enterAs(page, 'empresa');
  await page.route('**/Parametros/ListaNovedadesParametro/', async (route) => {
    const { IdTipoNovedad } = route.request().postDataJSON() as { IdTipoNovedad: number };
    await route.fulfill({ json: { ok: true, Datos: IdTipoNovedad === 1 ? filas : [] } });
  });
  await new AltaListScreen(page).open();
  await expect(page.getByText(`${MUCHAS} resultados`)).toBeAttached();
  const names = page.locator('main tbody .table-name');
  await page.getByRole('button', { name: /^Nombre completo/ }).click();
  await expect(names.first()).toHaveText('PERSONA 00000');
  await page.getByRole('button', { name: /^Nombre completo/ }).click();
  await expect(names.first()).toHaveText('PERSONA 14999');
  expect(page.workers().map((worker) => new URL(worker.url()).pathname.replace(/-.*/, ''))).toEqual([
    '/assets/replyWorker',
    '/assets/rankWorker',
  ]);
  await page.getByLabel('Filtrar resultados').fill('persona 07777');
  await expect(names).toHaveText(['PERSONA 07777']);
});
