import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ejemplo } from '#support/screens.ts';
import { abrir } from '../novedades/formulario.ts';

const TEXTO = 'Celular: no responde.';

const lector = vi.hoisted(() => {
  let arrives = (): void => {};
  const here = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  return { here, arrives };
});
vi.mock('#engine/observe/observado.ts', async (original) => {
  await lector.here;
  return original();
});

test('[D20] what the fund observed is read at once; its links come with the code that finds their places', async () => {
  const { db, novedad } = await ejemplo('observado');
  db.novedades.put({ ...novedad(), ObservacionCaja: TEXTO });
  await abrir('observado');
  expect(await screen.findByText(`«${TEXTO}»`)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Qué corregir' })).toBeNull();
  lector.arrives();
  expect(await screen.findByRole('button', { name: /^Celular: no responde/ })).toBeVisible();
  expect(screen.getByText(`«${TEXTO}»`)).toBeVisible();
});
