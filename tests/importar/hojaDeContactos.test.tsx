import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ArchivoIlegible } from '#features/importar/fila/adjunto.ts';
import { HojaDeContactos } from '#features/importar/preparar/HojaDeContactos.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { unaFila } from './filas.ts';

test('[P6] a photograph that cannot be opened any more says why, and cannot be cropped', async () => {
  const adjunto = {
    idRequisito: requisitoFotografia,
    archivo: new File([], 'foto.jpg', { type: 'image/jpeg' }),
    abrir: () => Promise.reject(new ArchivoIlegible('El archivo del ZIP está dañado.')),
  };
  render(<HojaDeContactos fotos={[{ fila: unaFila(2), adjunto, original: adjunto }]} alRecortar={() => undefined} />);
  expect(await screen.findByText('El archivo del ZIP está dañado.')).toBeVisible();
  expect(screen.getByRole('button', { name: / Ajustar la fotografía de / })).toBeDisabled();
});

test('[P6] a photograph that was changed in its folder says so, where it is shown and where it would be cropped', async () => {
  const archivo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  const perdida = new DOMException('changed', 'NotReadableError');
  vi.spyOn(archivo, 'slice').mockImplementation(() => {
    const parte = new Blob();
    vi.spyOn(parte, 'arrayBuffer').mockRejectedValue(perdida);
    return parte;
  });
  const original = { idRequisito: requisitoFotografia, archivo };
  const adjunto = { ...original, abrir: () => Promise.reject(perdida) };
  render(<HojaDeContactos fotos={[{ fila: unaFila(2), adjunto, original }]} alRecortar={() => undefined} />);
  const texto = 'No se puede leer: se movió o cambió después de elegirlo. Elija el archivo otra vez.';
  expect(await screen.findByText(texto)).toBeVisible();
  cleanup();

  // It was changed after it was shown.
  const abierta = { ...original, abrir: async () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' }) };
  render(
    <>
      <ToastRegion />
      <HojaDeContactos fotos={[{ fila: unaFila(2), adjunto: abierta, original }]} alRecortar={() => undefined} />
    </>,
  );
  const boton = screen.getByRole('button', { name: /^Ajustar la fotografía de / });
  await waitFor(() => expect(boton).toBeEnabled());
  await userEvent.click(boton);
  expect(await screen.findByText(texto)).toBeVisible();
});
