import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ArchivoIlegible } from '#features/importar/fila/adjunto.ts';
import { HojaDeContactos } from '#features/importar/preparar/HojaDeContactos.tsx';
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
