import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CoordenadasField } from '#blocks/mapa/CoordenadasField.tsx';
import { conCandados } from '#support/candados.ts';
import { abrirEscritorio, listoParaDecidir, verAvisoDe } from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { newUser } from '#support/user.ts';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx';
import { confirmar, elQr, escena } from '../orden-pago/pagando.ts';

function Coordenadas() {
  const [[latitud, longitud], put] = useState(['', '']);
  return <CoordenadasField name="Casa" {...{ latitud, longitud }} onChange={(lat, lng) => put([lat, lng])} />;
}

test.each([
  ['denied', { getCurrentPosition: (_found: unknown, refused: () => void) => refused() }],
  ['absent', undefined],
])(
  'a map whose images are blocked and a place that is %s are told, and coordinates are typed (fault 46)',
  async (_, geolocation) => {
    if (geolocation) {
      Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    }
    const user = newUser();
    render(<Coordenadas />);
    await user.click(screen.getByRole('button', { name: /mapa/i }));
    await screen.findByRole('region', { name: /^Mapa/ });
    const tile = await waitFor(() => {
      const found = document.querySelector('img.leaflet-tile');
      if (!found) throw new Error('The map asks for no image');
      return found;
    });
    expect(screen.queryByText(/^No se pudo cargar el mapa/)).not.toBeInTheDocument();
    fireEvent.error(tile);
    expect(await screen.findByText('No se pudo cargar el mapa; escriba las coordenadas.')).toBeInTheDocument();
    const dialog = screen.getByRole('dialog');
    const own = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Usar mi ubicación');
    fireEvent.click(own ?? dialog);
    expect(await screen.findByText('El navegador no dio su ubicación. Búsquela en el mapa.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.type(screen.getByLabelText(/^Latitud/), '-16.5');
    expect(screen.getByLabelText(/^Latitud/)).toHaveValue('-16.5');
  },
);

test('a blocked tab is told and the document can be downloaded; a cancelled print says nothing (fault 46)', async () => {
  const user = newUser();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(
    <>
      <PdfViewer file={new Blob(['%PDF'])} fileName="a.pdf" title="Aviso" onClose={() => undefined} />
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir en pestaña' }));
  await toastSays('El navegador no permitió abrir otra pestaña. Descargue el documento y ábralo en su equipo.');
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  const before = toasts().length;
  const print = vi.fn();
  // It has only the parts of a window that printing uses. A cancelled print ends in the same way.
  const tab: Window = Object.assign(Object.create(null), {
    print,
    addEventListener: (_type: string, run: () => void) => run(),
  });
  open.mockReturnValue(tab);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(before);
  // Firefox shows it in a page that belongs to the browser: nothing of it may be read or printed from here.
  const foreign: Window = Object.defineProperty(Object.create(null), 'document', {
    get: () => {
      throw new DOMException('Permission denied', 'SecurityError');
    },
  });
  open.mockReturnValue(Object.assign(foreign, { print, addEventListener: () => undefined }));
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await toastSays('El documento se abrió en otra pestaña. Imprímalo desde allí.');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Aviso' })).toBeVisible();
});

test('[D6] the desk: a document whose window is blocked is told, and stays in view; nothing is loaded for it (fault 46)', async () => {
  conCandados();
  const { nombre } = await ejemplo('declarado');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  const documents = within(await screen.findByRole('region', { name: 'Documentos del aviso' }));
  expect(await documents.findByText(/^\d+ bytes$/)).toBeVisible();
  const loaded = recordCalls('/ObtenerRecurso/');
  await user.click(documents.getByRole('button', { name: 'Abrir en otra ventana' }));
  await toastSays('El navegador no permitió abrir otra ventana.');
  expect(open).toHaveBeenCalledOnce();
  expect(loaded).toEqual([]);
  expect(documents.getByText(/^\d+ bytes$/)).toBeVisible();
  expect(documents.getByRole('button', { name: 'Abrir en otra ventana' })).not.toHaveAttribute('aria-busy', 'true');
  await listoParaDecidir();
});

test('[R-7.6-02] the payment: what cannot be copied is told and stands there to be selected; an invoice whose tab is blocked can be downloaded (fault 46)', async () => {
  const { ordenes } = await escena();
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'pagos' });
  await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
  await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
  await elQr();
  const panel = within(screen.getByRole('dialog', { name: 'Pago con QR' }));
  const copies = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const [orden] = ordenes();
  const codigo = orden?.CodigoTransaccion ?? '?';
  const contenido = /^[A-Za-z0-9+/]+=*\|[0-9a-f]+$/;
  for (const [name, text] of [
    ['Copiar Código Transacción', codigo],
    ['Copiar Texto del código QR', contenido],
  ] as const) {
    toast.clear();
    fireEvent.click(panel.getByLabelText(name));
    await toastSays('El navegador no permitió copiar. Seleccione el texto y cópielo usted.');
    expect(panel.getByText(text)).toBeInTheDocument();
  }
  expect(copies.mock.calls.flat()).toEqual([codigo, expect.stringMatching(contenido)]);
  expect(panel.queryByText('Copiado')).toBeNull();

  await (await theSandbox()).pay(orden?.IdOrdenPago ?? 0);
  await user.click(panel.getByRole('button', { name: 'Verificar pago' }));
  await user.click(await panel.findByRole('button', { name: 'Imprimir factura' }));
  const viewer = within(await screen.findByRole('dialog', { name: /^Factura \d+$/ }));
  vi.spyOn(window, 'open').mockReturnValue(null);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  await user.click(await viewer.findByRole('button', { name: 'Abrir en pestaña' }));
  await toastSays('El navegador no permitió abrir otra pestaña. Descargue el documento y ábralo en su equipo.');
  expect(viewer.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  expect(panel.getByText('Su pago ya está registrado.')).toBeInTheDocument();
});
