import type { Locator, Page } from '@playwright/test';
import { isOwn } from './support/hostiles.ts';
import { EVER, enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('ids of somebody else’s making, in the address, end in a sentence', async ({ page, watch }) => {
  watch.expect(/^answer 4\d\d: /);
  await enterAs(page, 'empresa');
  const ids = ['-1', '1e308', '9'.repeat(30), '%2e%2e%2f', '__proto__', '%3Cimg%20src=x%3E', '1%00'];
  for (const id of ids)
    for (const path of [
      `/seguros/aviso-alta-editar?novedad=${id}&tipo=${id}`,
      `/seguros/orden-pago-editar-ex?orden=${id}`,
      `/seguros/aviso-alta-admin?tipo=${id}&estado=${id}&pagina=${id}&filas=${id}&orden=${id}&columnas=${id}`,
    ]) {
      await page.goto(path);
      await isOwn(page, path);
    }
});

/** What a service could answer in place of an id: numbers that nobody has, texts that mean something elsewhere, nothing. */
const texts = ['../', '__proto__', '<img src=x onerror="window.__ajeno=1">'];
const ids: readonly unknown[] = [-1, 1e308, '9'.repeat(30), ...texts, null];

/** Where ids of replies are used. */
interface Place {
  readonly user: string;
  /** The replies whose ids are replaced, in these fields. */
  readonly calls: RegExp;
  readonly fields: readonly string[];
  readonly open: (page: Page) => Promise<unknown>;
  /** What is shown of a row or record that is taken. */
  readonly taken: (page: Page) => Locator;
  /** What is said when it is not. */
  readonly said: string;
  /** Opens what was taken. */
  readonly use?: (page: Page, taken: Locator) => Promise<unknown>;
}

/** The first row of a list, or a record, with an id in these fields, and in those of the records within it. */
function withId(value: unknown, fields: readonly string[], id: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => withId(one, fields, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, fields.includes(name) ? id : withId(one, fields, id)]),
  );
}

const unread = 'Hubo un problema al recuperar la información.';
const noFiles = 'No se pudieron recuperar los adjuntos.';
const orderLink = (page: Page) => page.getByRole('link', { name: /^(Ver|Editar) .*orden/ });
const openOrders = (page: Page) => page.goto(`/seguros/orden-pago-admin-ex?${EVER}`);
const ofOrders = ['IdOrdenPago', 'IdVenta', 'NumeroFactura', 'IdPersonaNovedad', 'IdEmpresa'];

const places: Readonly<Record<string, Place>> = {
  'the list of registrations': {
    user: 'empresa',
    calls: /\/ListaNovedadesParametro/,
    fields: ['IdPersonaNovedad', 'IdPersona', 'IdTipoNovedad', 'NumeroNovedad'],
    open: (page) => page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0`),
    taken: (page) => page.getByRole('link', { name: /aviso de / }),
    said: unread,
    use: (_, row) => row.click(),
  },
  'the list of payment orders': {
    user: 'empresa',
    calls: /\/OrdenPagoListar/,
    fields: ofOrders,
    open: openOrders,
    taken: orderLink,
    said: unread,
    use: async (page, row) => {
      await row.click();
      await expect(page.getByRole('alertdialog')).toContainText(unread);
    },
  },
  'a payment order': {
    user: 'empresa',
    calls: /\/OrdenPagoId/,
    fields: ofOrders,
    open: async (page) => {
      await openOrders(page);
      await orderLink(page).first().click();
    },
    taken: (page) => page.getByRole('table', { name: 'Novedades de la orden' }),
    said: unread,
  },
  'the list of invoices': {
    user: 'empresa',
    calls: /\/ReportesEmpresasExternas\/Facturas$/,
    fields: ['idVenta', 'numeroFactura', 'cuf'],
    open: async (page) => {
      await page.goto('/facturacion/lista-facturas');
      await page.getByLabel(/^Fecha desde/).fill('01/01/2020');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    },
    taken: (page) => page.getByRole('button', { name: /^Imprimir PDF de la factura/ }),
    said: unread,
    use: async (page, row) => {
      await row.click();
      await expect(page.getByText('No tiene acceso.').first()).toBeVisible();
    },
  },
  'the files of a notice at the desk': {
    user: 'personal',
    calls: /\/ValidacionDeAdjuntos\//,
    fields: ['IdRecurso', 'IdTabla'],
    open: (page) => page.goto('/seguros/revision-admin'),
    taken: (page) => page.getByText('No se pudo recuperar el archivo.'),
    said: noFiles,
  },
  'the files that a notice asks for': {
    user: 'empresa',
    calls: /\/ObtenerRequisitosPorTipoNovedad\//,
    fields: ['IdRequisito', 'IdRequisitoTipoNovedad', 'IdTipoNovedad'],
    open: async (page) => {
      await page.goto(`/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0`);
      await page
        .getByRole('link', { name: /aviso de / })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Adjuntos/ }).click();
    },
    taken: (page) => page.getByRole('tabpanel').getByText('Sin archivo'),
    said: noFiles,
  },
  'the persons that a search finds': {
    user: 'personal',
    calls: /\/BuscarXDocumentoIdentidad\//,
    fields: ['IdPersona', 'IdEmpresa'],
    open: async (page) => {
      await page.goto('/seguros/personas-admin');
      await page.getByLabel(/^Número de documento/).fill('6002001');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    },
    taken: (page) => page.getByRole('link', { name: /^Comparar los registros de/ }),
    said: unread,
    use: (_, row) => row.click(),
  },
  'the folder of a person': {
    user: 'personal',
    calls: /\/ObtenerGrupoFamiliar|\/ObtieneXId|PersonaPaciente/,
    fields: ['IdPersona', 'IdPaciente', 'IdPersonaTitular', 'IdEmpresa', 'IdTipoDocumento'],
    open: (page) => page.goto('/seguros/persona-carpeta?persona=100001'),
    taken: (page) => page.getByRole('region', { name: 'Datos de la persona' }),
    said: unread,
  },
  'the queue of the desk': {
    user: 'personal',
    calls: /\/ListaNovedadesParametro/,
    fields: ['IdPersonaNovedad', 'IdPersona', 'IdTipoNovedad', 'IdTipoNovedadPadre', 'IdEmpresa', 'IdEstadoProceso'],
    open: (page) => page.goto('/seguros/revision-admin'),
    taken: (page) => page.getByRole('list', { name: 'Por revisar' }).getByRole('link'),
    said: unread,
    use: (_, row) => row.click(),
  },
};

for (const [what, { user, calls, fields, open, taken, said, use }] of Object.entries(places))
  test(`ids of somebody else’s making, in replies, end in a row or a sentence: ${what}`, async ({ page, watch }) => {
    watch.expect(/^answer 4\d\d: |^console: \w+\/[^ ]*: /);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/servicios/'))
        asked.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`);
    });
    await enterAs(page, user);
    let rows = 0;
    for (const id of ids) {
      await page.route(calls, async (route) => {
        const reply = await route.fetch();
        const { Datos, ...rest } = (await reply.json()) as { Datos: unknown };
        await route.fulfill({ response: reply, json: { ...rest, Datos: withId(Datos, fields, id) } });
      });
      await open(page);
      const row = taken(page).first();
      await expect(row.or(page.getByText(said).first()).first(), `${id}`).toBeVisible();
      await isOwn(page, `${id}`);
      if (await row.isVisible()) {
        rows += 1;
        await use?.(page, row);
        await isOwn(page, `${id}, opened`);
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
    // An id that is a number is taken, one that is a text is not.
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(ids.length - texts.length);
    expect(asked.filter((one) => texts.some((text) => one.includes(text)))).toEqual([]);
  });
