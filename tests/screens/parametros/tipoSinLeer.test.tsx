import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** Opens a type. The lists with other records fail until `up` is called. */
async function abrir(path: string) {
  let down = true;
  server.use(http.get(`*/${path}/*`, () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
  const { user } = await mount('/seguros/tipo-novedad-editar?tipo=2', { as: 'personal' });
  const reintentar = async (text: string) => {
    const told = (await screen.findByText(text)).closest<HTMLElement>('.alert');
    if (!told) throw new Error('It stands in no alert');
    down = false;
    await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  };
  return { reintentar };
}

test('[F-7.7-05] a child whose parent is not known is not called a parent', async () => {
  const { reintentar } = await abrir('BuscarTiposNovedadVM');
  await screen.findByText('No se pudieron leer los demás tipos de novedad.');
  expect(screen.queryByText('Tipo padre', { selector: '.page-head-lead' })).toBeNull();
  expect(screen.queryByText('Ninguno: es un tipo padre')).toBeNull();
  await reintentar('No se pudieron leer los demás tipos de novedad.');
  expect((await screen.findAllByText('AVISO DE ALTA DE COTIZANTE')).length).toBeGreaterThan(0);
});

test('[F-7.7-01] [F-5.5-05] types that could not be looked for are not taken for none', async () => {
  const { reintentar } = await abrir('NovedadAntecesor');
  await reintentar('No se pudieron buscar los tipos de novedad.');
});
