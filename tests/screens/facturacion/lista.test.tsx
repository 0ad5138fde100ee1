import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { descargas } from '#support/descargas.ts';
import { escribirPeriodo } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { leido, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, cargada, conArchivos, cufDe, factura, filas, RUTA, responder } from './pantalla.ts';

afterEach(() => vi.restoreAllMocks());

const LLAVE = 'filtro-busqueda-facturas';
const guardar = (FechaDesde: string, FechaHasta: string) =>
  localStorage.setItem(LLAVE, JSON.stringify({ lista: 'lista-facturas', filtro: { FechaDesde, FechaHasta } }));
const fechas = () => [
  (screen.getByLabelText('Fecha desde') as HTMLInputElement).value,
  (screen.getByLabelText('Fecha hasta') as HTMLInputElement).value,
];
const buscar = () => screen.getByRole('button', { name: 'Buscar' });

test('[F-2.4-01] [F-2.4-02] [F-4.3-01] [F-5.4-02] [F-6-07] [F-7.2-01] [F-9-03] both dates are today’s, and nothing is asked before Buscar', async () => {
  const bodies = recordCalls('/ReportesEmpresasExternas/Facturas');
  const { user } = await mount(RUTA, { as: 'empresa' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Facturas'));
  expect(fechas()).toEqual(['20/11/2026', '20/11/2026']);
  expect(screen.getByText('Elija las fechas y presione Buscar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  expect(fechas()).toEqual(['01/10/2026', '31/10/2026']);
  expect(bodies).toEqual([]);
  await user.click(buscar());
  await waitFor(() => expect(bodies).toEqual([{ FechaInicio: '2026-10-01', FechaFin: '2026-10-31' }]));
});

test('[F-9-03] [F-5.4-02] [F-6-07] [F-2.4-02] [F-4.3-01] [F-7.2-01] the same dates are asked for again; others only by Buscar', async () => {
  const bodies = recordCalls('/ReportesEmpresasExternas/Facturas');
  const { user } = await abrir();
  await user.click(buscar());
  await waitFor(() => expect(bodies).toHaveLength(2));
  await leido();
  for (const name of ['Hoy', 'Este mes', 'Mes anterior']) await user.click(screen.getByRole('button', { name }));
  await leido();
  expect(bodies).toHaveLength(2);
  await escribirPeriodo({ user }, '05/10/2026', '15/11/2026');
  await leido();
  expect(bodies).toHaveLength(2);
  await user.click(buscar());
  await waitFor(() => expect(bodies.at(-1)).toEqual({ FechaInicio: '2026-10-05', FechaFin: '2026-11-15' }));
  expect(bodies).toHaveLength(3);
});

test('[F-5.4-02] [F-2.4-03] [F-4.3-01] the dates searched with last are back the next time, to be searched with', async () => {
  guardar('2026-01-01', '2026-03-31');
  const bodies = recordCalls('/ReportesEmpresasExternas/Facturas');
  const { user } = await mount(RUTA, { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  expect(fechas()).toEqual(['01/01/2026', '31/03/2026']);
  await leido();
  expect(bodies).toEqual([]);
  await user.click(buscar());
  await waitFor(() => expect(bodies).toEqual([{ FechaInicio: '2026-01-01', FechaFin: '2026-03-31' }]));
  await user.click(screen.getByRole('button', { name: 'Este mes' }));
  await user.click(buscar());
  await cargada();
  const filtro = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20' };
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(LLAVE) ?? '')).toEqual({ lista: 'lista-facturas', filtro }),
  );
});

test.each([
  ['today, which nobody chose', '', '2026-11-20', '20/11/2026'],
  ['a single day that is stored', '2026-03-05', '2026-03-05', '05/03/2026'],
])('[F-2.4-02] [F-2.4-03] [F-5.4-02] [F-7.2-01] %s is searched with as it stands', async (_, stored, day, shown) => {
  if (stored) guardar(stored, stored);
  const bodies = recordCalls('/ReportesEmpresasExternas/Facturas');
  const { user } = await mount(RUTA, { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  expect(fechas()).toEqual([shown, shown]);
  await user.click(buscar());
  await waitFor(() => expect(bodies).toEqual([{ FechaInicio: day, FechaFin: day }]));
});

test('[F-2.4-02] [F-2.4-03] a stored filter that is none is passed over', async () => {
  guardar('ayer', 'hoy');
  await mount(RUTA, { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  expect(fechas()).toEqual(['20/11/2026', '20/11/2026']);
});

test('[F-5.5-01] [F-2.4-02] dates are required, real and in order', async () => {
  const { user } = await mount(RUTA, { as: 'empresa' });
  const desde = await screen.findByLabelText('Fecha desde');
  const says = (label: string, text: string) =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  await user.clear(desde);
  await user.click(buscar());
  says('Fecha desde', 'Debe ingresar la fecha desde.');
  await user.type(desde, '31/02/2026');
  await user.click(buscar());
  says('Fecha desde', 'Fecha desde, es incorrecta.');
  await user.clear(desde);
  await user.type(desde, '21/11/2026');
  await user.click(buscar());
  says('Fecha hasta', 'La fecha hasta no puede ser menor que la fecha desde.');
});

test('[F-2.4-06] [F-2.4-07] [F-2.4-08] [F-3.2-01] [F-9-07] [R-9-01] columns, state in upper case, amount 0,0.00', async () => {
  const una = { importeTotal: 1234.5, numeroFactura: 101 };
  responder([factura(una), factura({ ...una, idVenta: 1, estado: 'anulada' })]);
  await abrir();
  const heads = screen.getAllByRole('columnheader').map((head) => (head.textContent ?? '').replace(/, orden.*$/, ''));
  expect(heads).toEqual(['Estado', 'Doc. Sector', 'Nro. Factura', 'CUF', 'Fecha', 'Monto', 'Acciones']);
  const [primera, segunda] = await filas();
  expect(primera?.slice(1, 7)).toEqual([
    'VÁLIDA',
    'Compra y venta',
    '101',
    cufDe({ numeroFactura: 101 }),
    '03/11/2026 10:20',
    '1,234.50',
  ]);
  expect(segunda?.[1]).toBe('ANULADA');
});

test('[F-2.4-06] [F-2.4-07] [F-2.4-08] [F-3.2-01] every row has its own state, number, amount and buttons; one without a code has a dash', async () => {
  const dia = (at: number) => `2026-11-0${at}T08:00:00.000`;
  responder([
    factura({ numeroFactura: 3, fechaEmision: dia(5), estado: 'válida', importeTotal: 1234567.5 }),
    factura({ numeroFactura: 2, fechaEmision: dia(4), estado: 'Anulada', importeTotal: 0.4, documentoSector: 'Otro' }),
    factura({ numeroFactura: 1, fechaEmision: dia(3), estado: 'en proceso', importeTotal: 0, cuf: '' }),
  ]);
  const { user } = await abrir();
  const rows = await filas();
  expect(rows.map((row) => [row[1], row[2], row[3], row[5], row[6]])).toEqual([
    ['VÁLIDA', 'Compra y venta', '3', '05/11/2026 08:00', '1,234,567.50'],
    ['ANULADA', 'Otro', '2', '04/11/2026 08:00', '0.40'],
    ['EN PROCESO', 'Compra y venta', '1', '03/11/2026 08:00', '0.00'],
  ]);
  expect(rows[2]?.[4]).toMatch(/^—/);
  expect(screen.getByText('VÁLIDA')).toHaveClass('pill-ok');
  expect(screen.getByText('ANULADA')).toHaveClass('pill-bad');
  expect(screen.getByText('EN PROCESO')).toHaveClass('pill-neutral');
  const files = descargas();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const csv = new TextDecoder().decode(await files[0]?.bytes());
  expect(csv).toMatch(/;1,234,567\.50\r\n.*;0\.40\r\n.*;0\.00/s);
  const cuf = cufDe({ numeroFactura: 3, fechaEmision: dia(5) });
  expect(csv).toContain(`VÁLIDA;Compra y venta;3;${cuf};05/11/2026 08:00;1,234,567.50\r\n`);
  expect(csv).toContain('ANULADA;Otro;2;');
  for (const numero of [3, 2, 1])
    for (const name of [`Imprimir PDF de la factura ${numero}`, `Descargar XML de la factura ${numero}`])
      expect(screen.getByRole('button', { name }).closest('tr')).toHaveTextContent(`0${numero + 2}/11/2026`);
});

test('[F-2.4-06] [F-2.4-05] [F-9-01] ten rows a page, the newest first', async () => {
  responder(
    Array.from({ length: 23 }, (_, at) =>
      factura({ numeroFactura: at + 1, fechaEmision: `2026-11-${String(at + 1).padStart(2, '0')}T08:00:00.000` }),
    ),
  );
  const { user } = await abrir();
  const numeros = async () => (await filas()).map((row) => Number(row[3]));
  expect(await numeros()).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(await numeros()).toEqual([3, 2, 1]);
});

test.each([
  ['of UTC, and in the evening in La Paz', ['2026-11-20T14:00:00Z', '2026-11-21T02:30:00Z', '2026-11-21T13:00:00Z']],
  ['of .NET', ['/Date(1795183200000)/', '/Date(1795228200000)/', '/Date(1795266000000)/']],
  ['nobody can read among others', ['jueves 20 de noviembre', '2026-11-20T08:00:00', '2026-11-21T08:00:00']],
])('[F-2.4-06] [F-9-01] [variants 3.4, 3.5] moments %s are in their order', async (_, moments) => {
  responder(moments.map((fechaEmision, at) => factura({ numeroFactura: at + 1, cuf: 'FFAA00', fechaEmision })));
  await abrir();
  expect((await filas()).map((row) => Number(row[3]))).toEqual([3, 2, 1]);
});

test.each([
  ['state', 'anulada'],
  ['sector', 'CLINICAS'],
  ['number', '4711'],
  ['code', 'FFAA00'],
  ['date as shown', '07/10/2026'],
  ['date as the services write it', '2026-10-07'],
  ['amount', '98,765.40'],
])('[F-3.2-01] [F-2.4-06] [F-2.4-04] [F-5.4-01] the free text finds by %s', async (_, texto) => {
  const otra = {
    estado: 'Anulada',
    documentoSector: 'Hospitales y clínicas',
    cuf: 'FFAA00',
    fechaEmision: '2026-10-07T09:00:00.000',
    importeTotal: 98765.4,
  };
  responder([factura(), factura({ numeroFactura: 4711, ...otra }), factura({ numeroFactura: 8 })]);
  const { user } = await abrir();
  expect(await filas()).toHaveLength(3);
  await user.type(screen.getByLabelText('Filtrar resultados'), texto);
  await waitFor(async () => expect((await filas()).map((row) => row[3])).toEqual(['4711']));
});

test('[F-9-01] [F-5.4-01] [F-2.4-05] [F-2.4-06] [F-2.4-04] the free text finds on other pages too, and asks the services nothing', async () => {
  responder(
    Array.from({ length: 23 }, (_, at) =>
      factura({ numeroFactura: at + 1, fechaEmision: `2026-11-${String(at + 1).padStart(2, '0')}T08:00:00.000` }),
    ),
  );
  const { user } = await abrir();
  expect(await filas()).toHaveLength(10);
  const asked = recordCalls('/ReportesEmpresasExternas/Facturas');
  await user.type(screen.getByLabelText('Filtrar resultados'), '12/11/2026');
  await waitFor(async () => expect((await filas()).map((row) => row[3])).toEqual(['12']));
  expect(asked).toEqual([]);
});

test('[F-2.4-04] [E-8-09] [F-5.4-01] [F-8-14] a text no invoice has says so, with the way back', async () => {
  responder([factura()]);
  const { user } = await abrir();
  await user.type(screen.getByLabelText('Filtrar resultados'), 'nada');
  expect(await screen.findByText('Ningún resultado para nada.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await filas()).toHaveLength(1);
});

test('[F-5.4-01] [F-2.4-04] the free text finds an amount in groups, a code in part, words of two columns, and is taken away', async () => {
  responder([
    factura({ numeroFactura: 21, importeTotal: 1234567.5, documentoSector: 'Hospitales y clínicas' }),
    factura({ numeroFactura: 22, estado: 'Anulada', documentoSector: 'Hospitales y clínicas' }),
    factura({ numeroFactura: 23, estado: 'Anulada', cuf: 'AB12CD34', fechaEmision: '2026-10-07T09:45:00.000' }),
  ]);
  const { user } = await abrir();
  const box = screen.getByLabelText('Filtrar resultados');
  const found = async (texto: string, numeros: readonly string[]) => {
    await user.clear(box);
    if (texto) await user.type(box, texto);
    await waitFor(async () => expect((await filas()).map((row) => row[3]).sort()).toEqual(numeros));
  };
  await found('1,234,567.50', ['21']);
  await found('b12cd3', ['23']);
  await found('anulada hospitales', ['22']);
  await found('07/10/2026 09:45', ['23']);
  await found('', ['21', '22', '23']);
});

test('[F-8-08, F-8-14, E-8-08] nothing found, and a failure with the way to try again', async () => {
  responder([]);
  const { user } = await abrir();
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  server.use(http.post('*/Facturas', () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(buscar());
  const failure = within(await screen.findByRole('main'));
  expect(await failure.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  await user.click(failure.getByRole('button', { name: 'Reintentar' }));
  await cargada();
});

test('[F-2.4-06] [F-3.2-01] [F-2.4-10] [F-7.2-03] the XML is downloaded under the name of the code', async () => {
  const { user } = await abrir();
  const files = descargas();
  const [row] = await filas();
  await user.click(screen.getByRole('button', { name: `Descargar XML de la factura ${row?.[3]}` }));
  await toastSays(`Se descargó ${row?.[4]}.xml.`);
  expect(files.map((file) => file.name)).toEqual([`${row?.[4]}.xml`]);
  expect(new TextDecoder().decode(await files[0]?.bytes())).toContain(`<cuf>${row?.[4]}</cuf>`);
});

test('[F-2.4-10] [F-7.2-03] each row downloads the XML of its own invoice', async () => {
  const cufs = ['AA11', 'BB22'];
  responder(cufs.map((cuf, at) => factura({ numeroFactura: at + 1, cuf })));
  conArchivos();
  const { user } = await abrir();
  const files = descargas();
  for (const [at, cuf] of cufs.entries()) {
    await user.click(screen.getByRole('button', { name: `Descargar XML de la factura ${at + 1}` }));
    await toastSays(`Se descargó ${cuf}.xml.`);
  }
  expect(files.map((file) => file.name)).toEqual(cufs.map((cuf) => `${cuf}.xml`));
  for (const [at, cuf] of cufs.entries())
    expect(new TextDecoder().decode(await files[at]?.bytes())).toContain(`<factura>${cuf}</factura>`);
});

const negada = { ok: false, Mensaje: { Descripcion: 'No tiene acceso.', TipoMensaje: 'warning' } };

test.each([
  ['a refusal', () => HttpResponse.json(negada), 'No tiene acceso.'],
  ['a page', () => HttpResponse.html('<!doctype html><p>x'), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
])('[F-7.2-03] [F-2.4-10] in place of the XML, %s is told and downloads nothing', async (_, answer, told) => {
  const { user } = await abrir();
  const files = descargas();
  server.use(http.get('*/ObtenerFacturaClienteXml/:cuf', answer));
  const [first] = screen.getAllByRole('button', { name: /^Descargar XML/ });
  if (first) await user.click(first);
  await toastSays(told);
  expect(files).toEqual([]);
});
