import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ArchivoIlegible } from '#features/importar/fila/adjunto.ts';
import { abrirAdjuntos } from '#features/importar/lectura/adjuntos.ts';
import { repartirAdjuntos } from '#features/importar/lectura/repartirAdjuntos.ts';
import { ArchivosSinLugar, HojaDeContactos } from '#features/importar/preparar/HojaDeContactos.tsx';
import { turnedTexts } from '#support/hostil.ts';
import { toastSays } from '#support/screens.ts';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { filaCon, zip } from './apoyo.ts';
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
  await toastSays(texto);
});

test('[P6] files of a ZIP without a place are listed without signs that turn the direction of their names', async () => {
  const bytes = new Uint8Array(1);
  const abiertos = await abrirAdjuntos([
    zip({
      'fo\u202etos/6843217_fo\u2066to.png': bytes,
      '6843217_foto\u200f (1).png': bytes,
      '7000000\u202e_fdp.exe': bytes,
      '\u202ecarta.pdf': bytes,
    }),
  ]);
  if (!abiertos.ok) throw new Error(abiertos.texto);
  const foto = {
    ...{ IdRequisito: requisitoFotografia, Nombre: 'FOTOGRAFIA', Extension: 'png', Requerido: true, TamanioMb: 5 },
    ...{ IdRequisitoTipoNovedad: 1, IdTipoNovedad: 1 },
  };
  const filas = [filaCon({ TipoAviso: 'ALTA', NumeroDocumento: '6843217' }, 2)];
  render(<ArchivosSinLugar reparto={repartirAdjuntos(abiertos.archivos, filas, () => [foto])} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '7000000_fdp.exe Ninguna fila tiene el documento 7000000.',
    'carta.pdf El nombre no empieza con un número de documento.',
    '6843217_foto (1).png La fila 2 tiene dos archivos para FOTOGRAFIA. Se usa 6843217_foto.png.',
  ]);
  expect(turnedTexts(document.body)).toEqual([]);
});
