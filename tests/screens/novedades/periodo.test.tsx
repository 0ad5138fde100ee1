import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { question } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir } from './formulario.ts';

const SIN_PERIODO = 'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.';
/** What the date says once the period is known. */
const DEL_PERIODO = /^Entre 01\/11\/2026 y/;

test('a contribution period that could not be read is asked for again by trying to save, not only by leaving', async () => {
  let down = true;
  server.use(
    http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () => (down ? new HttpResponse('', { status: 500 }) : undefined)),
  );
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.escribir(/^Cargo/, 'analista');
  await pagina.user.click(pagina.boton('Grabar'));
  expect((await screen.findAllByText(SIN_PERIODO)).length).toBeGreaterThan(0);
  expect(screen.queryByText(DEL_PERIODO)).toBeNull();
  // The first press asked again too, in vain.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  down = false;
  await pagina.user.click(pagina.boton('Grabar'));
  expect((await screen.findAllByText(DEL_PERIODO)).length).toBeGreaterThan(0);
  await pagina.user.click(pagina.boton('Grabar'));
  await question(/¿Desea guardar/);
}, 40_000);
