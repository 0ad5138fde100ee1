import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import Papa from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { bajarPiezas, piezasDe } from '#features/facturacion/paquete.ts';
import { informados } from '#support/defectos.ts';
import { type Descarga, descargas } from '#support/descargas.ts';
import { recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, conArchivos, cufDe, factura, pdf, responder, xml } from './pantalla.ts';

afterEach(() => vi.restoreAllMocks());

const elegir = (numero: number) => screen.getByRole('checkbox', { name: `Elegir la factura ${numero}` });
const boton = (name: string | RegExp) => screen.getByRole('button', { name });
const ARCHIVO = 'facturas-2026-11-20.zip';

async function abrirZip(file: Descarga | undefined) {
  if (!file) throw new Error('nothing was downloaded');
  const files = unzipSync(await file.bytes());
  const bytes = files['facturas.csv'];
  if (!bytes) throw new Error('no listing');
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [cabeza = [], ...filas] = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data;
  return { files, csv, cabeza, filas, nombres: Object.keys(files).sort() };
}

const tres = [1, 2, 3].map((numeroFactura) => factura({ numeroFactura }));
const cuf = (numeroFactura: number) => cufDe({ numeroFactura });

test('[F-7.2-02] [F-7.2-03] the chosen invoices come as one ZIP: PDF, XML and a listing', async () => {
  responder(tres);
  conArchivos();
  const { user } = await abrir();
  const files = descargas();
  await user.click(elegir(1));
  await user.click(elegir(3));
  expect(screen.getByText('2 seleccionados')).toBeVisible();
  await user.click(boton('Descargar ZIP de 2 facturas'));
  await toastSays(`Se descargó ${ARCHIVO} con 2 facturas.`);
  expect(files.map(({ name }) => name)).toEqual([ARCHIVO]);
  const zip = await abrirZip(files[0]);
  expect(zip.nombres).toEqual(
    [`${cuf(1)}.pdf`, `${cuf(1)}.xml`, `${cuf(3)}.pdf`, `${cuf(3)}.xml`, 'facturas.csv'].sort(),
  );
  expect(strFromU8(zip.files[`${cuf(3)}.pdf`] ?? new Uint8Array())).toBe('%PDF-1.7 8003');
  expect(strFromU8(zip.files[`${cuf(3)}.xml`] ?? new Uint8Array())).toContain(`<factura>${cuf(3)}</factura>`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[F-2.4-04] [F-5.4-01] without a choice all that are shown come, those of other pages too', async () => {
  responder(Array.from({ length: 12 }, (_, at) => factura({ numeroFactura: at + 1 })));
  conArchivos();
  const { user } = await abrir();
  const files = descargas();
  await user.type(screen.getByLabelText('Filtrar resultados'), 'compra');
  await user.click(boton('Descargar ZIP de 12 facturas'));
  await toastSays(`Se descargó ${ARCHIVO} con 12 facturas.`);
  expect((await abrirZip(files[0])).nombres).toHaveLength(25);
});

test('all, none, and what a new search no longer holds', async () => {
  responder(tres);
  const { user } = await abrir();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar página' }));
  expect(screen.getByText('3 seleccionados')).toBeVisible();
  expect(elegir(2)).toBeChecked();
  await user.click(elegir(2));
  expect(screen.getByText('2 seleccionados')).toBeVisible();
  responder(tres.slice(0, 1));
  await user.click(boton('Buscar'));
  expect(await screen.findByText('1 seleccionado')).toBeVisible();
  await user.click(boton('Quitar selección'));
  expect(elegir(1)).not.toBeChecked();
  expect(screen.queryByText(/seleccionado/)).toBeNull();
});

test('[F-3.2-01] the listing opens in a spreadsheet in Spanish and holds no formula', async () => {
  responder([
    factura({
      numeroFactura: 5,
      importeTotal: 1234567.5,
      estado: 'válida',
      documentoSector: '=HYPERLINK("http://x";"y")',
      numeroDocumento: '+591;70',
    }),
  ]);
  conArchivos();
  const { user } = await abrir();
  const files = descargas();
  await user.click(boton('Descargar ZIP de 1 factura'));
  await toastSays(`Se descargó ${ARCHIVO} con 1 factura.`);
  const { csv, cabeza, filas } = await abrirZip(files[0]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(cabeza).toEqual([
    'Estado',
    'Doc. Sector',
    'Nro. Factura',
    'Nro. Documento',
    'CUF',
    'Fecha',
    'Monto',
    'Archivo PDF',
    'Archivo XML',
  ]);
  expect(filas).toEqual([
    [
      'VÁLIDA',
      `'=HYPERLINK("http://x";"y")`,
      '5',
      "'+591;70",
      cuf(5),
      '03/11/2026 10:20',
      '1234567,50',
      `${cuf(5)}.pdf`,
      `${cuf(5)}.xml`,
    ],
  ]);
  expect(csv).toContain('\r\n');
});

test('[F-7.2-02] [F-8-08] what could not be fetched is named with its reason before anything is saved; again brings only that', async () => {
  responder(tres);
  conArchivos();
  let broken = true;
  const asked: string[] = [];
  server.use(
    http.get('*/ObtenerFactura/:id', ({ params }) => {
      asked.push(String(params.id));
      return params.id === '8002' && broken ? new HttpResponse('', { status: 500 }) : pdf(String(params.id));
    }),
  );
  const { user } = await abrir();
  const files = descargas();
  await user.click(boton('Descargar ZIP de 3 facturas'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Descarga de facturas' }));
  expect(await dialog.findByText('No se pudo obtener 1 de 6 archivos')).toBeVisible();
  expect(dialog.getByText('Todavía no se descargó nada.')).toBeVisible();
  expect(within(dialog.getByRole('list')).getByRole('listitem')).toHaveTextContent(
    'PDF de la factura 2 Ha ocurrido un error técnico. Pedimos disculpas.',
  );
  expect(files).toEqual([]);
  broken = false;
  asked.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Volver a intentar' }));
  await toastSays(`Se descargó ${ARCHIVO} con 3 facturas.`);
  expect(asked).toEqual(['8002']);
  expect((await abrirZip(files[0])).nombres).toHaveLength(7);
});

test('[F-7.2-02] [F-7.2-03] it can be saved without them: the listing and the notice say so', async () => {
  responder(tres);
  conArchivos();
  server.use(
    http.get('*/ObtenerFacturaClienteXml/:cuf', ({ params }) =>
      params.cuf === cuf(1)
        ? HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'Sin firma.', TipoMensaje: 'warning' } })
        : xml('x'),
    ),
    http.get('*/ObtenerFactura/:id', ({ params }) =>
      params.id === '8002' ? new HttpResponse('nada', { headers: { 'content-type': 'application/pdf' } }) : pdf('x'),
    ),
  );
  const { user } = await abrir();
  const files = descargas();
  await user.click(boton('Descargar ZIP de 3 facturas'));
  expect(await screen.findByText('No se pudieron obtener 2 de 6 archivos')).toBeVisible();
  await user.click(boton('Descargar sin ellos'));
  await toastSays(`Se descargó ${ARCHIVO} sin 2 archivos; el listado del ZIP dice cuáles faltan.`);
  const { nombres, filas } = await abrirZip(files[0]);
  expect(nombres).toHaveLength(5);
  const archivos = Object.fromEntries(filas.map((fila) => [fila[2], fila.slice(-2)]));
  expect(archivos).toEqual({
    1: [`${cuf(1)}.pdf`, 'FALTA: Sin firma.'],
    2: ['FALTA: Lo que llegó no es un PDF.', `${cuf(2)}.xml`],
    3: [`${cuf(3)}.pdf`, `${cuf(3)}.xml`],
  });
});

test('files that do not fit into the memory: it is told, what was fetched stays, and the next try saves it', async () => {
  const report = informados();
  responder(tres);
  conArchivos();
  const asked = recordCalls('/ObtenerFactura');
  const { user } = await abrir();
  const files = descargas();
  const full = new RangeError('Array buffer allocation failed');
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw full;
  });
  await user.click(boton('Descargar ZIP de 3 facturas'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Descarga de facturas' }));
  expect(await dialog.findByText('No se pudo armar el ZIP')).toBeVisible();
  expect(
    dialog.getByText('Puede faltar memoria. Cierre otras pestañas y vuelva a intentar, o elija menos facturas.'),
  ).toBeVisible();
  expect(dialog.queryByRole('progressbar')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Descargar sin ellos' })).toBeNull();
  expect([files, report.mock.calls]).toEqual([[], [[full]]]);
  const before = asked.length;
  await user.click(dialog.getByRole('button', { name: 'Volver a intentar' }));
  await toastSays(`Se descargó ${ARCHIVO} con 3 facturas.`);
  expect((await abrirZip(files[0])).nombres).toHaveLength(7);
  expect(asked.length).toBe(before);
});

test('with nothing at all there is nothing to save, only to try again or leave', async () => {
  responder(tres.slice(0, 1));
  server.use(http.get('*/ObtenerFactura*/:id', () => new HttpResponse('', { status: 500 })));
  const { user } = await abrir();
  const files = descargas();
  await user.click(boton('Descargar ZIP de 1 factura'));
  expect(await screen.findByText('No se pudo obtener ningún archivo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descargar sin ellos' })).toBeNull();
  await user.click(boton('Cancelar'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(files).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('its progress is shown, and cancelling ends it: nothing is saved and no call follows', async () => {
  responder(Array.from({ length: 9 }, (_, at) => factura({ numeroFactura: at + 1 })));
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get('*/ObtenerFactura*/:id', async ({ request }) => {
      asked += 1;
      if (asked > 4) await held;
      return request.url.includes('Xml') ? xml('x') : pdf('x');
    }),
  );
  const { user } = await abrir();
  const files = descargas();
  await user.click(boton('Descargar ZIP de 9 facturas'));
  const avance = await screen.findByRole('progressbar', { name: 'Avance de la descarga' });
  await waitFor(() => expect(avance).toHaveAttribute('value', '4'));
  expect(avance).toHaveAttribute('max', '18');
  expect(screen.getByText('4 de 18 archivos de 9 facturas')).toBeVisible();
  await user.click(boton('Cancelar'));
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  await waitFor(() => expect(boton('Descargar ZIP de 9 facturas')).toBeEnabled());
  expect(asked).toBe(8);
  expect(files).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('[F-7.2-03] files have names of their own, and none leads out of the folder', () => {
  const nombres = piezasDe([
    factura({ idVenta: 1, cuf: 'AB' }),
    factura({ idVenta: 2, cuf: 'ab' }),
    factura({ idVenta: 3, cuf: '../../etc/passwd' }),
    factura({ idVenta: 4, cuf: '' }),
  ]).map(({ nombre }) => nombre);
  expect(nombres).toEqual([
    'AB.pdf',
    'AB.xml',
    'ab-2.pdf',
    'ab-2.xml',
    '_etc_passwd.pdf',
    '_etc_passwd.xml',
    'venta-4.pdf',
    'venta-4.xml',
  ]);
});

test('a lost session ends the rest at once: every file that is missing is named', async () => {
  await abrir();
  let asked = 0;
  server.use(
    http.get('*/ObtenerFactura*/:id', () => {
      asked += 1;
      return new HttpResponse('', { status: 401 });
    }),
  );
  const piezas = piezasDe(Array.from({ length: 20 }, (_, at) => factura({ numeroFactura: at + 1 })));
  const bajadas = await bajarPiezas(piezas, { signal: new AbortController().signal, alAvanzar: () => undefined });
  expect(asked).toBeLessThanOrEqual(8);
  expect(bajadas.filter(({ bytes }) => bytes === null)).toHaveLength(40);
  expect(bajadas.every(({ motivo }) => motivo !== '')).toBe(true);
});
