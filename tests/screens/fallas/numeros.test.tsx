import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { mount } from '#support/mount.tsx';
import { leido } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, dialogo } from '../parametros/lista.ts';

const TEXTO = 'El registro central no responde.';
const rechazo = (IdMensaje: string, Descripcion = TEXTO) =>
  HttpResponse.json({ ok: false, Mensaje: { Descripcion, TipoMensaje: 'error', IdMensaje } });
/** From now on the services refuse every call but the question whether the screen may be opened. */
const rechazarTodo = () =>
  server.use(
    http.all('*/servicios/*', ({ request }) => (request.url.includes('/Externo') ? undefined : rechazo('REG-7'))),
  );
/** The parts of the screen that say a text. */
const partes = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.state-bad, .alert')].filter((one) => one.textContent?.includes(text));

test.each([
  ['/system', 'empresa'],
  ['/system', 'personal'],
  ['/system', 'asegurado'],
  ['/seguros/aviso-alta-admin', 'empresa'],
  ['/seguros/ocupacional-admin-ex', 'empresa'],
  ['/seguros/orden-pago-admin-ex', 'empresa'],
  ['/seguros/reporte-saldo-formulario-fisico', 'empresa'],
  ['/seguros/reporte-citas-medicas', 'empresa'],
  ['/seguros/revision-admin', 'personal'],
  ['/seguros/bdpa-monitor', 'personal'],
  ['/seguros/recien-nacido-admin', 'personal'],
  ['/seguros/afiliacion-admin', 'personal'],
  ['/seguros/persona-carpeta?persona=3', 'personal'],
  ['/seguros/relacion-parentesco-admin', 'personal'],
  ['/seguros/tipo-asegurado-admin', 'personal'],
  ['/seguros/tipo-novedad-admin', 'personal'],
  ['/seguridad/producto-admin', 'personal'],
  ['/seguros/mis-datos', 'asegurado'],
  ['/seguros/mis-avisos', 'asegurado'],
] as const)(
  '[F-8-03] %s (%s): below what could not be read stands the number of the message, small',
  async (path, as) => {
    const { router } = await mount('/ayuda', { as });
    await leido();
    rechazarTodo();
    await act(() => router.navigate(path));
    await waitFor(() => expect(partes(TEXTO)).not.toHaveLength(0));
    await leido();
    for (const parte of partes(TEXTO)) expect(within(parte).getByText('REG-7').tagName).toBe('SMALL');
  },
);

test('[F-8-03] a list of several types has the numbers of all messages, each once, also above the rows that arrived', async () => {
  let asked = 0;
  const numbers = ['A-1', 'B-2', 'A-1'];
  server.use(http.all('*/ListaNovedadesParametro/', () => rechazo(numbers[asked++ % 3] ?? '')));
  const { user } = await mount('/seguros/aviso-alta-admin', { as: 'empresa' });
  await waitFor(() => expect(partes(TEXTO)).toHaveLength(1));
  expect(within(partes(TEXTO)[0] ?? document.body).getByText('A-1 · B-2').tagName).toBe('SMALL');

  asked = 0;
  server.resetHandlers();
  server.use(http.all('*/ListaNovedadesParametro/', () => (asked++ === 0 ? rechazo('C-3') : undefined)));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const above = await waitFor(() => {
    const [one] = partes(TEXTO);
    expect(one).toHaveClass('alert-warn');
    return within(one ?? document.body);
  });
  expect(above.getByText('C-3').tagName).toBe('SMALL');
});

test('[F-8-03] the rows that could not be read again stay, with the number below the reason', async () => {
  await abrir('/seguros/tipo-asegurado-admin', 'Tipos de asegurado');
  const rows = screen.getAllByRole('row').length;
  rechazarTodo();
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(partes(TEXTO)).toHaveLength(1));
  expect(within(partes(TEXTO)[0] ?? document.body).getByText('REG-7').tagName).toBe('SMALL');
  expect(screen.getAllByRole('row')).toHaveLength(rows);
});

test('[F-8-03] a dialog whose record was refused has the number below the reason, and only as long as it is true', async () => {
  const { user } = await abrir('/seguros/tipo-asegurado-admin', 'Tipos de asegurado');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nuevo tipo de asegurado');
  await user.type(form.getByLabelText(/^Tipo de asegurado/), 'becario');
  const [first, second] = ['Ya existe un tipo con ese nombre.', 'El periodo está cerrado.'];
  server.use(http.all('*/GrabarTipoAseguradoVM', () => rechazo('PAR-4', first)));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  expect((await form.findByText('PAR-4')).closest('.alert')).toHaveTextContent(first);
  server.use(http.all('*/GrabarTipoAseguradoVM', () => rechazo('', second)));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await form.findByText(second);
  expect(form.queryByText('PAR-4')).not.toBeInTheDocument();
});
