import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirEscritorio, abrirFormularioDe } from '#support/escritorio.ts';
import { ejemplo } from '#support/screens.ts';

test('declared facts stand beside those accepted last, with the changed ones marked, and the files beside both', async () => {
  const { db, nombre, persona, novedad } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  const own = novedad();
  const accepted = {
    ...own,
    IdPersonaNovedad: own.IdPersonaNovedad + 77_000,
    IdEstadoProceso: 3,
    FechaNovedad: '2019-02-04',
  };
  const snapshot = {
    BasePersonas: { ...persona, Zona: 'OTRA ZONA' },
    SegurosPacientes: { IdPersona: persona.IdPersona },
    SegurosPersonasNovedad: accepted,
  };
  db.novedades.put({ ...accepted, DatosHistorico: JSON.stringify(snapshot) });
  await abrirFormularioDe(user, nombre);
  expect(await screen.findByText(/^Se compara con: .*, del 04\/02\/2019\./)).toBeVisible();
  const fila = (campo: string) => screen.queryByRole('rowheader', { name: campo })?.closest('tr') ?? null;
  expect(fila('Zona')).toHaveTextContent(/OTRA ZONA.*Cambió$/);
  expect(fila('Dirección')).not.toHaveTextContent('Cambió');
  await user.click(screen.getByRole('button', { name: /^Lo que cambió/ }));
  expect(fila('Dirección')).toBeNull();
  expect(fila('Zona')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Adjunto que se muestra' })).toBeVisible();
});
