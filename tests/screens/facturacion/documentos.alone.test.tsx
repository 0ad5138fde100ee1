import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, conArchivos, factura, pdf, responder } from './pantalla.ts';

const ajuste = vi.hoisted(() => ({ facturaEnModal: true }));

vi.mock('#lib/config.ts', async (original) => {
  const module = await original<typeof import('#lib/config.ts')>();
  return { ...module, config: () => ({ ...module.config(), ...ajuste }) };
});

afterEach(() => {
  vi.restoreAllMocks();
  ajuste.facturaEnModal = true;
});

const imprimir = () => screen.getByRole('button', { name: 'Imprimir PDF de la factura 12' });

async function abrirUna() {
  responder([factura({ numeroFactura: 12 })]);
  conArchivos();
  return (await abrir()).user;
}

/** A tab as the browser opens it, or none. */
function pestana(given: boolean) {
  const acts = { replace: vi.fn(), close: vi.fn() };
  // It has only the parts of a window that opening a document uses.
  const tab: Window & typeof acts = Object.assign(Object.create(null), { opener: window, location: acts, ...acts });
  vi.spyOn(window, 'open').mockImplementation(() => (given ? tab : null));
  return tab;
}

test('[F-2.4-06] [F-2.4-09] [F-7.2-02] [F-9-16] the PDF opens over the list and in no tab, asked for by its sale', async () => {
  pestana(true);
  const user = await abrirUna();
  await user.click(imprimir());
  expect(await screen.findByRole('dialog', { name: 'Factura 12' })).toBeVisible();
  expect(await screen.findByText(`${'%PDF-1.7 8012'.length} bytes`)).toBeVisible();
  expect(window.open).not.toHaveBeenCalled();
});

test('[F-2.4-09] [F-7.2-02] each row opens the PDF of its own invoice, one after the other', async () => {
  responder([factura({ numeroFactura: 12 }), factura({ numeroFactura: 13, idVenta: 90013 })]);
  conArchivos();
  const { user } = await abrir();
  for (const [numero, venta] of [
    [13, 90013],
    [12, 8012],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Imprimir PDF de la factura ${numero}` }));
    expect(await screen.findByRole('dialog', { name: `Factura ${numero}` })).toBeVisible();
    expect(await screen.findByText(`${`%PDF-1.7 ${venta}`.length} bytes`)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('[F-7.2-02] [F-9-16] by the setting it opens in a tab, as a PDF whatever the services call it', async () => {
  ajuste.facturaEnModal = false;
  const tab = pestana(true);
  const user = await abrirUna();
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:factura';
  });
  await user.click(imprimir());
  await waitFor(() => expect(tab.replace).toHaveBeenCalledWith('blob:factura'));
  expect(tab.opener).toBeNull();
  expect(made[0]?.type).toBe('application/pdf');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[F-2.4-09] where the browser allows no tab, it opens over the list', async () => {
  ajuste.facturaEnModal = false;
  pestana(false);
  const user = await abrirUna();
  await user.click(imprimir());
  expect(await screen.findByRole('dialog', { name: 'Factura 12' })).toBeVisible();
});

test('[F-2.4-09] [F-7.2-02] a PDF that comes as base64 opens like any other', async () => {
  const user = await abrirUna();
  const Datos = btoa('%PDF-1.7 8012');
  server.use(http.get('*/ObtenerFactura/:id', () => HttpResponse.json({ ok: true, Datos })));
  await user.click(imprimir());
  expect(await screen.findByText(`${'%PDF-1.7 8012'.length} bytes`)).toBeVisible();
});

test.each([
  [
    'a text that is no base64',
    () => HttpResponse.json({ ok: true, Datos: 'hola!' }),
    'Error en la respuesta del servidor.',
  ],
  ['an empty text', () => HttpResponse.json({ ok: true, Datos: '' }), 'Error en la respuesta del servidor.'],
  ['nothing', () => HttpResponse.json({ ok: true, Datos: null }), 'Error en la respuesta del servidor.'],
  ['a page', () => HttpResponse.html('<!doctype html><p>x'), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
])('[F-7.2-02] [F-8-12] %s in the place of the PDF is told, and no viewer opens', async (_, answer, told) => {
  const user = await abrirUna();
  server.use(http.get('*/ObtenerFactura/:id', answer));
  await user.click(imprimir());
  await toastSays(told);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[F-7.2-02] [F-8-08] a PDF that is refused leaves no empty tab', async () => {
  ajuste.facturaEnModal = false;
  const tab = pestana(true);
  const user = await abrirUna();
  server.use(http.get('*/ObtenerFactura/:id', () => new HttpResponse('', { status: 500 })));
  await user.click(imprimir());
  await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(tab.close).toHaveBeenCalled();
  expect(tab.replace).not.toHaveBeenCalled();
});

test('[F-2.4-09] pressed twice, it is asked for once', async () => {
  const user = await abrirUna();
  let asked = 0;
  server.use(
    http.get('*/ObtenerFactura/:id', async () => {
      asked += 1;
      return pdf('x');
    }),
  );
  await user.dblClick(imprimir());
  await screen.findByRole('dialog', { name: 'Factura 12' });
  expect(asked).toBe(1);
  expect(toasts()).toEqual([]);
});
