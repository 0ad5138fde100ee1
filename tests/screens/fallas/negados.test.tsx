import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CoordenadasField } from '#blocks/mapa/CoordenadasField.tsx';
import { toastSays, toasts } from '#support/screens.ts';
import { newUser } from '#support/user.ts';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx';

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
  expect(screen.getByRole('dialog', { name: 'Aviso' })).toBeVisible();
});
