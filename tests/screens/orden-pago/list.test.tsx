import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { urlOf } from '#contract/endpoint.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { escribirPeriodo } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { contestar } from '#support/respuestas.ts';
import { ejemplo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { FORM, ordenEn } from './pantalla.ts';

const open = async () => {
  const mounted = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
  return mounted;
};
const bodies: Record<string, unknown>[] = [];
function record() {
  bodies.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (request.url.includes('OrdenPagoListar')) bodies.push(await request.clone().json());
  });
}

test('[R-7.6-01] [R-2.6-01] [R-2.6-02] [R-3.3-05] [R-9-01] [F-9-03] [R-9-07] it asks from the first of the previous month to today', async () => {
  record();
  await open();
  expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/10/2026');
  expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('');
  await waitFor(() =>
    expect(bodies[0]).toEqual({
      IdTipoNovedad: 0,
      IdEmpresa: 501,
      NombrePersona: '',
      FechaInicio: '2026-10-01',
      FechaFin: '2026-11-20',
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    }),
  );
});

test('[R-2.6-03] [R-3.3-04] [R-9-01] [F-9-07] [R-4.4-05] it shows the documented columns', async () => {
  const [paid, draft] = [await ordenEn('pagada'), await ordenEn('borrador')];
  const { db } = await theSandbox();
  const kept = db.ordenes.get(paid);
  if (kept) db.ordenes.put({ ...kept, FechaOrdenPago: '2026-11-18', Observacion: 'Pagada en caja' });
  const request = db.solicitudes.get(kept?.CodigoTransaccion ?? '');
  if (request) db.solicitudes.put({ ...request, importes: request.importes.map((_, at) => (at === 0 ? 1234.5 : 0)) });
  await open();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.split(',')[0]);
  expect(headers).toEqual([
    'Fecha Orden de Pago',
    'Detalle Novedades',
    'Código Transacción',
    'Total Bs.',
    'Datos del Pago',
    'Observación',
    'Acciones',
  ]);
  const own = (await screen.findByRole('link', { name: `Ver la orden ${paid}` })).closest('tr');
  expect(own).toHaveTextContent(kept?.CodigoTransaccion ?? '?');
  expect(own).toHaveTextContent(new RegExp(`${kept?.NumeroFactura} · 20/11/2026`));
  expect(own?.querySelector('td[data-label="Fecha Orden de Pago"]')).toHaveTextContent('18/11/2026');
  expect(own).toHaveTextContent('Pagada en caja');
  expect(own?.querySelector('td[data-label="Total Bs."]')).toHaveTextContent(/^1,234\.50$/);
  const { nombre } = await ejemplo('pendiente');
  const lines = (await screen.findByRole('link', { name: `Editar la orden ${draft}` })).closest('tr');
  expect(lines).toHaveTextContent(nombre);
  expect(lines).toHaveTextContent(/CAMBIO DE/);
  expect(lines).toHaveTextContent('100.00');
  expect(lines?.querySelector('td[data-label="Fecha Orden de Pago"]')).toHaveTextContent('20/11/2026');
});

test('[R-2.6-03] [R-3.3-04] the notices of a row come without their ids: each one is shown', async () => {
  const Novedades = ['PÉREZ ANA', 'ROJAS LUIS', 'PÉREZ ANA'].map((NombreCompleto) => ({
    Novedad: 'PREOCUPACIONAL',
    NombreCompleto,
    TipoDocumento: 'CI',
  }));
  const row = { IdOrdenPago: 7, IdEmpresa: 501, FechaOrdenPago: '2026-11-18', Total: 150, Novedades };
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [row] })));
  await open();
  const order = (await screen.findByRole('link', { name: 'Editar la orden 7' })).closest('tr');
  await waitFor(() =>
    expect([...(order?.querySelectorAll('.order-lines b') ?? [])].map((line) => line.textContent)).toEqual(
      Novedades.map(({ NombreCompleto }) => NombreCompleto),
    ),
  );
});

test.each([
  [3, undefined],
  [4, 'y 1 más'],
])('[R-2.6-03] [R-3.3-04] of %i notices all can be seen', async (how, more) => {
  const Novedades = ['ANA', 'EVA', 'LUIS', 'ROSA'].slice(0, how).map((NombreCompleto) => ({
    ...{ Novedad: 'INGRESO A LA EMPRESA', NombreCompleto, TipoDocumento: 'CI' },
  }));
  const row = { IdOrdenPago: 7, IdEmpresa: 501, FechaOrdenPago: '2026-11-18', Total: 250, Novedades };
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [row] })));
  const { user } = await open();
  await screen.findByRole('link', { name: 'Editar la orden 7' });
  if (more) await user.click(screen.getByText(more));
  else expect(screen.queryByText(/^y \d+ más$/)).toBeNull();
  for (const { NombreCompleto } of Novedades) expect(screen.getByText(NombreCompleto)).toBeVisible();
});

test('[R-2.6-03] [R-3.3-04] of many notices the first three are shown, the others counted and shown on a press; the text finds each of their people', async () => {
  const Novedades = ['ANA', 'EVA', 'LUIS', 'ROSA', 'PEDRO'].map((NombreCompleto, at) => ({
    Novedad: at === 1 ? 'RETIRO DE LA EMPRESA' : 'INGRESO A LA EMPRESA',
    NombreCompleto,
    TipoDocumento: 'CI',
  }));
  const row = { IdOrdenPago: 7, IdEmpresa: 501, FechaOrdenPago: '2026-11-18', Total: 250, Novedades };
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [row] })));
  const { user } = await open();
  const link = () => screen.queryByRole('link', { name: 'Editar la orden 7' });
  await waitFor(() => expect(link()).toBeVisible());
  const lineas = () => {
    const all = [...document.querySelectorAll<HTMLElement>('.order-lines b')];
    return all.filter((name) => !name.closest('details:not([open])')).map((name) => name.closest('li')?.textContent);
  };
  const tres = ['ANAINGRESO A LA EMPRESA', 'EVARETIRO DE LA EMPRESA', 'LUISINGRESO A LA EMPRESA'];
  expect(lineas()).toEqual(tres);
  await user.click(screen.getByText('y 2 más'));
  expect(lineas()).toEqual([...tres, 'ROSAINGRESO A LA EMPRESA', 'PEDROINGRESO A LA EMPRESA']);
  // The press is not one on the row, which would open the order.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Órdenes de pago');
  const box = screen.getByLabelText('Filtrar resultados');
  await user.type(box, 'nadie');
  await waitFor(() => expect(link()).toBeNull());
  for (const texto of ['pedro', 'retiro eva']) {
    await user.clear(box);
    await user.type(box, texto);
    await waitFor(() => expect(link()).toBeVisible());
  }
});

test('[F-5.5-03] [R-2.6-03] [R-2.6-04] [R-3.3-04] [R-4.4-05] what an order lacks is left out: day, invoice, amount; only a draft is edited', async () => {
  const base = { IdEmpresa: 501, FechaOrdenPago: '2026-11-18', Novedades: [] };
  const Datos = [
    { ...base, IdOrdenPago: 1, NumeroFactura: 7, FechaPago: '1900-01-01', Total: 0 },
    { ...base, IdOrdenPago: 2, Cobrado: true, NumeroComprobante: 'DEP-42', FechaPago: '2026-11-19', Total: 50 },
    { ...base, IdOrdenPago: 3, Cobrado: true, FechaPago: null, Total: null },
    { ...base, IdOrdenPago: 4, CodigoTransaccion: 'TX4', FechaPago: '2026-11-19', Total: 1234567.8 },
    { ...base, IdOrdenPago: 5, CodigoTransaccion: 'TX5', Vencida: true, Total: 50 },
    { ...base, IdOrdenPago: 6, FechaPago: '2026-11-19', Total: 50 },
  ];
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos })));
  await open();
  const celda = async (id: number, label: string) => {
    const row = (await screen.findByRole('link', { name: new RegExp(` la orden ${id}$`) })).closest('tr');
    return row?.querySelector(`td[data-label="${label}"]`)?.textContent;
  };
  for (const [id, codigo, total, pago, acto] of [
    [1, '', '0.00', 'Factura 7', 'Ver'],
    [2, '', '50.00', 'Comprobante DEP-42 · 19/11/2026', 'Ver'],
    [3, '', '', 'Pagada', 'Ver'],
    [4, 'TX4', '1,234,567.80', 'Por pagar', 'Ver'],
    [5, 'TX5', '50.00', 'Solicitud vencida', 'Ver'],
    [6, '', '50.00', 'Borrador', 'Editar'],
  ] as const) {
    const cells = ['Código Transacción', 'Total Bs.', 'Datos del Pago'].map((label) => celda(id, label));
    expect([id, ...(await Promise.all(cells))]).toEqual([id, codigo, total, pago]);
    expect(screen.getByRole('link', { name: `${acto} la orden ${id}` })).toHaveTextContent(new RegExp(`^${acto}$`));
  }
});

test('[R-2.6-04] [H24] the order’s number is a column to choose, in its own order', async () => {
  const id = await ordenEn('borrador');
  await mount('/seguros/orden-pago-admin-ex?columnas=fecha.numero&orden=-numero', { as: 'empresa' });
  await screen.findByRole('link', { name: `Editar la orden ${id}` });
  expect(screen.getByRole('columnheader', { name: /^Nº de orden/ })).toHaveAttribute('aria-sort', 'descending');
  const numbers = [...document.querySelectorAll('td[data-label="Nº de orden"]')].map((cell) =>
    Number(cell.textContent),
  );
  expect(numbers[0]).toBe(id);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test('[R-2.6-03] the text over the orders looks into their people, and finds nothing else', async () => {
  const id = await ordenEn('borrador');
  const { nombre } = await ejemplo('porPagar');
  const { user } = await open();
  await screen.findByRole('link', { name: `Editar la orden ${id}` });
  const box = screen.getByLabelText('Filtrar resultados');
  await user.type(box, nombre.toLowerCase());
  expect(await screen.findByRole('link', { name: `Editar la orden ${id}` })).toBeVisible();
  expect(screen.getAllByText(nombre).length).toBeGreaterThan(0);
  await user.clear(box);
  await user.type(box, 'nadie');
  await waitFor(() => expect(screen.queryByRole('link', { name: `Editar la orden ${id}` })).toBeNull());
});

test('[F-9-03] [R-9-01] [R-2.6-01] [R-3.3-05] Enter searches by the employee’s name, which is kept nowhere', async () => {
  record();
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Nombre Empleado'), 'quispe{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ NombrePersona: 'QUISPE' }));
  await escribirPeriodo({ user }, '05/10/2026', '15/11/2026');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const fechas = { FechaInicio: '2026-10-05', FechaFin: '2026-11-15' };
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ ...fechas, NombrePersona: 'QUISPE' }));
  await user.clear(screen.getByLabelText('Nombre Empleado'));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ ...fechas, NombrePersona: '' }));
  await user.type(screen.getByLabelText('Nombre Empleado'), 'quispe{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ NombrePersona: 'QUISPE' }));
  expect(router.state.location.search).not.toContain('QUISPE');
  expect(JSON.stringify({ ...localStorage })).not.toContain('QUISPE');
});

test('[R-2.6-01] dates are required and in order', async () => {
  const { user } = await open();
  const desde = screen.getByLabelText('Fecha desde');
  await user.clear(desde);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(desde).toHaveAccessibleDescription(expect.stringContaining('Debe ingresar la fecha desde.')),
  );
  await user.type(desde, '21/11/2026');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Fecha hasta')).toHaveAccessibleDescription(
      expect.stringContaining('La fecha hasta no puede ser menor que la fecha desde.'),
    ),
  );
});

test('[F-8-08] [F-8-14] [E-8-08] [R-2.6-01] nothing found, and a failure with the way to try again', async () => {
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [] }), { once: true }));
  const { user } = await open();
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  server.use(http.post('*/OrdenPagoListar/', () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const failure = within(await screen.findByRole('main'));
  expect(await failure.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  await user.click(failure.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
});

test('[R-2.7-01, R-2.7-02, R-2.6-01, F-2.2-05, F-9-15, R-2.6-04, R-2.6-07, R-2.6-08, decision 145] a row leads to its form; the filter, the name too, is there again on return', async () => {
  const id = await ordenEn('generada');
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Nombre Empleado'), 'a{Enter}');
  await user.clear(screen.getByLabelText('Fecha desde'));
  await user.type(screen.getByLabelText('Fecha desde'), '05/10/2026{Enter}');
  await waitFor(() => expect(browser.read(localKeys.filtroOrdenPago)).toContain('2026-10-05'));
  await user.click(await screen.findByRole('link', { name: `Ver la orden ${id}` }));
  await screen.findByRole('heading', { level: 1, name: `Orden de pago ${id}` });
  expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual({ IdOrdenPago: id, IdEmpresa: 501 });
  expect(localKeys.idOrdenPago).toBe('id_orden_pago_ex');
  expect(router.state.location.search).toBe(`?orden=${id}`);
  await user.click(screen.getByRole('link', { name: 'Salir' }));
  await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
  expect(screen.getByLabelText('Fecha desde')).toHaveValue('05/10/2026');
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('A');
});

test.each(['la ruta', 'Eliminar'])(
  '[R-2.6-07] [F-2.2-05] led back by %s, the filter is there and asked again',
  async (way) => {
    const id = await ordenEn('borrador');
    record();
    const { user, router } = await open();
    await screen.findByRole('link', { name: `Editar la orden ${id}` });
    await escribirPeriodo({ user }, '05/10/2026', '20/11/2026');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ FechaInicio: '2026-10-05' }));
    await user.click(await screen.findByRole('link', { name: `Editar la orden ${id}` }));
    await screen.findByRole('heading', { level: 1, name: `Orden de pago ${id}` });
    const main = within(screen.getByRole('main'));
    if (way === 'Eliminar') {
      await user.click(main.getByRole('button', { name: way }));
      await user.click((await question(/eliminar/)).getByRole('button', { name: 'Aceptar' }));
    } else await user.click(main.getByRole('link', { name: 'Órdenes de pago' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/orden-pago-admin-ex'));
    await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
    expect(screen.getByLabelText('Fecha desde')).toHaveValue('05/10/2026');
    expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
    expect(bodies.at(-1)).toMatchObject({ FechaInicio: '2026-10-05', FechaFin: '2026-11-20' });
  },
);

test('[R-7.6-07] [R-2.6-05] [F-7.2-04] [R-7.6-11] the invoice of a paid order opens', async () => {
  const id = await ordenEn('pagada');
  const { db } = await theSandbox();
  const asked = recordCalls(`/Reportes/ObtenerFacturaCliente/${db.ordenes.get(id)?.Cuf}`);
  const { user } = await open();
  const row = (await screen.findByRole('link', { name: `Ver la orden ${id}` })).closest('tr');
  await user.click(within(row ?? document.body).getByRole('button', { name: /^Ver la factura \d+$/ }));
  const name = `Factura ${db.ordenes.get(id)?.NumeroFactura}`;
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[R-2.6-05] a request that is not paid has no invoice', async () => {
  const id = await ordenEn('generada');
  await open();
  const row = (await screen.findByRole('link', { name: `Ver la orden ${id}` })).closest('tr');
  expect(within(row ?? document.body).queryByRole('button')).toBeNull();
});

test.each([
  ['FFAA00', 0, true, 'Ver la factura de la orden'],
  ['FFAA00', 0, false, 'Ver la factura de la orden'],
  ['', 77, true, ''],
] as const)(
  '[R-2.6-05] [R-4.4-03] only its code opens an invoice: %j with the number %d, paid %s',
  async (Cuf, NumeroFactura, Cobrado, boton) => {
    const id = await ordenEn('pagada');
    const { db } = await theSandbox();
    const kept = db.ordenes.get(id);
    if (kept) db.ordenes.put({ ...kept, Cuf, NumeroFactura, Cobrado });
    await open();
    const row = (await screen.findByRole('link', { name: `Ver la orden ${id}` })).closest('tr');
    const names = within(row ?? document.body)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(boton ? [`${boton} ${id}`] : []);
  },
);

test('[R-2.6-03] [R-2.6-05] [R-4.4-05] a paid order whose invoice is not made yet has none', async () => {
  const id = await ordenEn('pagada');
  const { db } = await theSandbox();
  const kept = db.ordenes.get(id);
  if (kept) db.ordenes.put({ ...kept, Cuf: '', NumeroFactura: 0 });
  await open();
  const row = (await screen.findByRole('link', { name: `Ver la orden ${id}` })).closest('tr');
  expect(within(row ?? document.body).queryByRole('button', { name: /factura/i })).toBeNull();
  expect(row?.querySelector('td[data-label="Datos del Pago"]')).toHaveTextContent(/^Pagada · 20\/11\/2026$/);
});

test('[R-4.4-01] [R-2.6-04] [R-2.6-05] a draft has no invoice and is edited', async () => {
  const id = await ordenEn('borrador');
  await open();
  const row = (await screen.findByRole('link', { name: `Editar la orden ${id}` })).closest('tr');
  expect(within(row ?? document.body).queryByRole('button')).toBeNull();
  expect(row).toHaveTextContent('Borrador');
  const link = within(row ?? document.body).getByRole('link', { name: `Editar la orden ${id}` });
  expect(link).toHaveTextContent(/^Editar$/);
  expect(link).toHaveAttribute('href', `${FORM}?orden=${id}`);
});

test.each(['generada', 'vencida', 'pagada'] as const)('[R-2.6-04] an order that is %s is viewed', async (etapa) => {
  const id = await ordenEn(etapa);
  await open();
  const link = await screen.findByRole('link', { name: `Ver la orden ${id}` });
  expect(link).toHaveTextContent(/^Ver$/);
  expect(link).toHaveAttribute('href', `${FORM}?orden=${id}`);
});

test('[R-2.6-04] [R-2.6-08] a row of another company opens with that company', async () => {
  const row = { IdOrdenPago: 7, IdEmpresa: 502, FechaOrdenPago: '2026-11-18', Total: 50, Novedades: [] };
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [row] })));
  const { user, router } = await open();
  await user.click(await screen.findByRole('link', { name: 'Editar la orden 7' }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`${FORM}?orden=7`));
  expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual({ IdOrdenPago: 7, IdEmpresa: 502 });
});

test.each([
  ['borrador', 'Editar'],
  ['generada', 'Ver'],
] as const)(
  '[R-2.6-08] the key of one that is %s holds its own company, whatever the session’s is',
  async (etapa, act) => {
    const id = await ordenEn(etapa);
    contestar('/OrdenPagoListar/', (reply) => ({
      ...reply,
      Datos: (reply.Datos as object[]).map((row) => ({ ...row, IdEmpresa: 777 })),
    }));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: `${act} la orden ${id}` }));
    expect(JSON.parse(localStorage.getItem('id_orden_pago_ex') ?? '')).toEqual({ IdOrdenPago: id, IdEmpresa: 777 });
  },
);

test('[R-2.6-06] [R-2.6-08] Nuevo opens the form with order 0, also beside a draft', async () => {
  const id = await ordenEn('borrador');
  const { user, router } = await open();
  await screen.findByRole('link', { name: new RegExp(`la orden ${id}$`) });
  await user.click(screen.getByRole('link', { name: 'Nuevo' }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`${FORM}?orden=0`));
  expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual({ IdOrdenPago: 0, IdEmpresa: 501 });
});

test('[F-8-18] [F-9-07] [R-1-02] [R-2.6-08] [R-7.6-02] [R-9-01] everything that waits goes into one order, which opens', async () => {
  await ordenEn('borrador');
  const sent = recordCalls('OrdenPagoCarrito');
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Armar desde pendientes' }));
  const dialog = await question('¿Desea reunir en una orden de pago todas las novedades pendientes?');
  expect(dialog.getByText(/ por Bs\. [\d,]+\.00$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
  expect(router.state.location.search).toMatch(/^\?orden=\d+$/);
  const IdOrdenPago = Number(router.state.location.search.replace('?orden=', ''));
  expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual({ IdOrdenPago, IdEmpresa: 501 });
  expect(sent).toHaveLength(1);
});

test.each([true, false])(
  '[R-1-02] [R-7.6-13] [R-7.6-15] a draft that is there (%s) is followed as changed, a new order as registered',
  async (hay) => {
    const id = await ordenEn('borrador');
    const { db } = await theSandbox();
    if (!hay) db.ordenes.remove(id);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Armar desde pendientes' }));
    await user.click((await question(/pendientes/)).getByRole('button', { name: 'Aceptar' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
    const made = Number(heading.textContent?.replace(/\D/g, ''));
    const { novedades = [], Observacion } = db.ordenes.get(made) ?? {};
    const entries = db.seguimientos.by('registro', `seguros_orden_pago_cabecera|${made}`);
    expect(entries.map((e) => e.TipoSeguimiento)).toEqual([1, 2]);
    const count = hay ? `<small>2</small> -&gt; ${novedades.length}<` : `${novedades.length}<`;
    for (const { Asunto, Mensaje } of entries) {
      expect(Asunto).toBe(hay ? 'Orden de pago modificada' : 'Orden de pago registrada');
      expect(Mensaje).toContain(`<b>Número de novedades:</b> ${count}`);
      for (const one of novedades) expect(Mensaje).toContain(`(${one})`);
      if (hay) expect(Mensaje).not.toContain(Observacion);
    }
  },
);

test.each([
  [true, 1007, null],
  [true, 1007, { Descripcion: '', TipoMensaje: 'success' }],
  [true, null, null],
  [false, null, null],
])('[R-7.6-17] a cart that answers %s, %j without a message (%j) is a failure', async (ok, Datos, Mensaje) => {
  server.use(http.post('*/OrdenPagoCarrito/', () => HttpResponse.json({ ok, Datos, Mensaje })));
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Armar desde pendientes' }));
  await user.click((await question(/pendientes/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Hubo un problema, vuelva a intentarlo por favor.');
  expect(router.state.location.pathname).not.toBe(FORM);
});

test('[F-6-02] [R-6-01] [R-1-07] [R-7.6-01] [R-7.6-02] insured people’s payments go to the controllers of their own', () => {
  for (const endpoint of [ordenPago.obtener, ordenPago.registrar, ordenPagoCobro.generarQr, ordenPagoCobro.carrito])
    expect(urlOf(endpoint, 'insured')).toMatch(/^\/AsegOrdenPago\//);
});
