import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { logout } from '#client/session.ts';
import { estadoAlta } from '#contract/enumerations.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { tab } from '#lib/storage.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { NOW } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { asking, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import { abrirBaja, LISTA_BAJA, nuevaBaja } from './baja.ts';
import { abrir, EDITAR, llenar, nueva, type Pagina } from './formulario.ts';
import { abrirTransferencia, LISTA_TRANSFERENCIA, nuevaTransferencia } from './transferencia.ts';

const borradores = () => tab.keys().filter((key) => key.startsWith('borrador:'));
const guardado = (text: string) =>
  waitFor(() =>
    expect(
      borradores()
        .map((key) => tab.read(key))
        .join(),
    ).toContain(text),
  );

/** Reloads the page: only the tab's storage and the address remain. */
async function recargar() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  queryClient.clear();
  return mount(window.location.pathname + window.location.search);
}
const salirSinGuardar = async ({ user }: Pick<Pagina, 'user'>) => {
  const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
  await user.click(asked.getByRole('button', { name: 'Salir sin guardar' }));
};

/** A person's notice with typed text that was kept. */
async function escrito() {
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Cargo/, 'cosmonauta');
  await guardado('COSMONAUTA');
  return pagina;
}

describe('a reload', () => {
  test('[E-8-02] in the middle of a new notice offers what was typed, and the waiting files are there', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina, { cargo: 'cosmonauta' });
    await guardado('COSMONAUTA');
    const { user } = await recargar();
    expect(await screen.findByText('Recuperamos los datos que no guardó (14:00).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    expect(await screen.findByLabelText(/^Cargo/)).toHaveValue('COSMONAUTA');
    expect(screen.getByLabelText(/^Fecha de ingreso/)).toHaveValue('18/11/2026');
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent('1 de 2'));
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    await user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Aceptar' }));
    await toastSays('El registro se insertó correctamente.');
    await waitFor(() => expect(borradores()).toEqual([]));
  });

  test('of an edit offers it too; Descartar forgets it', async () => {
    await escrito();
    const { user } = await recargar();
    await screen.findByText(/^Recuperamos los datos/);
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(screen.getByLabelText(/^Cargo/)).toHaveValue('COSMONAUTA'));
    const again = await recargar();
    await screen.findByText(/^Recuperamos los datos/);
    await again.user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText(/^Recuperamos/)).not.toBeInTheDocument();
    expect(borradores()).toEqual([]);
  });

  test('[E-4-28] recovered in an edit and then discarded, it leaves the notice as it was', async () => {
    const { novedad } = await escrito();
    const { user } = await recargar();
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(screen.getByLabelText(/^Cargo/)).toHaveValue('COSMONAUTA'));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    const asked = await question('¿Desea descartar los cambios?');
    await user.click(asked.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.getByLabelText(/^Cargo/)).toHaveAttribute('readonly'));
    expect(screen.getByLabelText(/^Cargo/)).toHaveValue(novedad().Cargo);
  });
});

describe('a new notice that is gone on with after a reload', () => {
  const SIN_DATOS = 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.';

  /** A kept draft, whose person the services answer differently by now. */
  async function seguir(path: string, Datos: unknown) {
    const pagina = await nueva('registrable');
    await llenar(pagina, { cargo: 'cosmonauta' });
    await guardado('COSMONAUTA');
    const { user, router } = await recargar();
    server.use(http.get(path, () => HttpResponse.json({ ok: true, Datos })));
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    return { nombre: pagina.nombre, user, router };
  }

  test('[E-5.7-12] of somebody whose record cannot be read says so, and can be gone on with later', async () => {
    const { user } = await seguir('*/Pacientes/ObtieneXId/*', null);
    await user.click((await question(SIN_DATOS)).getByRole('button', { name: 'Aceptar' }));
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(await screen.findByLabelText(/^Cargo/)).toHaveValue('COSMONAUTA');
  });

  test('[E-5.7-14, E-5.7-04, E-5.7-06, E-4-48] of somebody with an unfinished notice by now says so, and leads to the list', async () => {
    const { nombre, user, router } = await seguir('*/VerificaNovedadesInconclusas/*', '2026-11-03');
    const told = await question(
      `No se puede registrar la novedad para el asegurado(a) ${nombre}, porque existe otra novedad que está pendiente de concluir de fecha 03/11/2026.`,
    );
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
  });

  const AJENO = 'El asegurado(a) NOMBRE no pertenece a la empresa.';
  const PENDIENTE =
    'No se puede registrar la novedad para el asegurado(a) NOMBRE, porque existe otra novedad que está pendiente de concluir de fecha 03/11/2026.';
  const RELACION = '*/ObtieneEmpresasHabilitada/*';
  const INCONCLUSAS = '*/VerificaNovedadesInconclusas/*';
  const baja = () => nuevaBaja('cotizante', { archivos: false });
  const transferencia = () => nuevaTransferencia({ foto: false });
  test.each([
    [
      '[E-5.7-05] a termination of somebody with another notice',
      baja,
      INCONCLUSAS,
      '2026-11-03',
      PENDIENTE,
      LISTA_BAJA,
    ],
    ['[E-5.7-02] a termination of somebody who left', baja, RELACION, null, AJENO, LISTA_BAJA],
    ['[E-5.7-03] a transfer of somebody who left', transferencia, RELACION, null, AJENO, LISTA_TRANSFERENCIA],
  ] as const)('[E-5.7-14] %s by now says so, and leads to the list', async (_, empezada, path, Datos, text, lista) => {
    const pagina = await empezada();
    await pagina.pestana('Aviso de');
    await pagina.escribir(/^Observación/, 'cosmonauta');
    await guardado('COSMONAUTA');
    const { user, router } = await recargar();
    server.use(http.get(path, () => HttpResponse.json({ ok: true, Datos })));
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    const told = await question(text.replace('NOMBRE', pagina.nombre));
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(lista));
  });
});

test.each([
  ['[E-4-34]', 'Declarado', estadoAlta.declarado],
  ['[E-4-36]', 'Pagado', estadoAlta.pagado],
  ['[E-4-38]', 'Aceptado', estadoAlta.aceptado],
])('%s what was typed in a notice that is %s meanwhile is not offered', async (_, nombre, IdEstadoProceso) => {
  const { db, novedad } = await escrito();
  db.novedades.put({ ...novedad(), IdEstadoProceso });
  await recargar();
  await waitFor(() =>
    expect(screen.getByLabelText('Estado del aviso').querySelector('[aria-current]')).toHaveTextContent(nombre),
  );
  expect(screen.queryByText(/^Recuperamos/)).not.toBeInTheDocument();
});

test.each([
  ['[E-4-35] a termination', 'declarado', abrirBaja],
  ['[E-4-37] a termination', 'pagado', abrirBaja],
  ['[E-4-39] a termination', 'aceptado', abrirBaja],
  ['[E-4-42] a transfer', 'declarado', abrirTransferencia],
  ['[E-4-43] a transfer', 'aceptado', abrirTransferencia],
] as const)('%s that is %s meanwhile: what was typed in it is not offered', async (_, estado, abrirla) => {
  const { db, row, user, boton, pestana, escribir } = await abrirla('registrado');
  await user.click(boton('Editar'));
  await pestana('Aviso de');
  await escribir(/^Observación/, 'cosmonauta');
  await guardado('COSMONAUTA');
  const aviso = row();
  if (!aviso) throw new Error('no notice');
  db.novedades.put({ ...aviso, IdEstadoProceso: idDeEstado(aviso.IdTipoNovedad, estado) });
  await recargar();
  const actual = () => screen.getByLabelText('Estado del aviso').querySelector('[aria-current]');
  await waitFor(() => expect(actual()).toHaveTextContent(nombreEstado[estado]));
  expect(screen.queryByText(/^Recuperamos/)).not.toBeInTheDocument();
});

describe('what was typed and not saved is forgotten', () => {
  test('[E-4-28] by Descartar', async () => {
    const pagina = await escrito();
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await waitFor(() => expect(borradores()).toEqual([]));
  });
  test('by the logout', async () => {
    await escrito();
    act(() => logout());
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(borradores()).toEqual([]);
  });
  test('by typing what was there before', async () => {
    const pagina = await escrito();
    await pagina.escribir(/^Cargo/, pagina.novedad().Cargo);
    await waitFor(() => expect(borradores()).toEqual([]));
  });
});

describe('leaving', () => {
  test.each(['Salir', 'Inicio', 'Avisos de alta', 'Nuevo'])(
    '[E-2.2-02] by %s asks; staying keeps what was typed',
    async (way) => {
      const pagina = await escrito();
      const { user, router } = pagina;
      const before = router.state.location.search;
      const main = within(screen.getByRole('main'));
      if (way === 'Inicio') await user.click(screen.getByRole('link', { name: way }));
      else if (way === 'Avisos de alta') await user.click(main.getByRole('link', { name: way }));
      else await user.click(pagina.boton(way));
      const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
      const stay = asked.getByRole('button', { name: 'Seguir editando' });
      expect(stay).toHaveFocus();
      await user.click(stay);
      expect(router.state.location.search).toBe(before);
      expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
    },
  );

  test('[E-2.2-04] all the same loses it', async () => {
    const pagina = await escrito();
    await pagina.user.click(pagina.boton('Salir'));
    await salirSinGuardar(pagina);
    await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
    expect(borradores()).toEqual([]);
  });

  test('[E-2.2-04] a new notice that is not saved: Salir asks, and leads to the list', async () => {
    const pagina = await nueva('registrable');
    await pagina.user.click(pagina.boton('Salir'));
    await salirSinGuardar(pagina);
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
  });

  test('[E-2.2-02, E-2.2-18] a new notice by Nuevo asks too, and begins again at the regional', async () => {
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cosmonauta');
    await pagina.user.click(pagina.boton('Nuevo'));
    await salirSinGuardar(pagina);
    await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
    expect(borradores()).toEqual([]);
    expect(pagina.db.archivos.all().filter((file) => file.IdTabla === 0)).toEqual([]);
  });

  test('[E-2.2-04, E-4-29] closing the tab asks only while something is not saved', async () => {
    const pagina = await escrito();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(true);
    await pagina.grabar();
    await pagina.cerrado();
    expect(closing()).toBe(false);
    await pagina.user.click(pagina.boton('Salir'));
    await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
    expect(asking()).toBe(false);
  });

  test('the link to the content leaves a new notice as it is', async () => {
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cosmonauta');
    await act(() => pagina.router.navigate(`${EDITAR}?novedad=0&tipo=1#contenido`));
    expect(asking()).toBe(false);
    expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
  });
});

test('[E-8-01, F-2.3-05, F-2.3-07, F-4.1-10] a session that ends in mid-form keeps what was typed; nothing is sent again by itself', async () => {
  const pagina = await escrito();
  const { user } = pagina;
  (await theSandbox()).expireTokens();
  const sent = recordCalls('/ModificaAltaCotizante');
  await pagina.grabar();
  const lock = within(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' }));
  await user.type(lock.getByLabelText('Contraseña'), PASSWORD);
  await user.click(lock.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(lock.getByRole('button', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
  expect(sent).toHaveLength(1);
  await pagina.grabar();
  await pagina.cerrado();
  expect(pagina.novedad().Cargo).toBe('COSMONAUTA');
});

test('[E-8-01] the same notice read again leaves an open dialog with its text, and so does a failed observation', async () => {
  const pagina = await abrir('declarado', { as: 'personal' });
  await pagina.user.click(pagina.boton('Observar'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
  await pagina.user.type(dialog.getByLabelText(/^Observación/), 'Falta el contrato.');
  vi.setSystemTime(NOW.getTime() + 60_000);
  await act(() => queryClient.refetchQueries());
  expect(screen.getByRole('dialog', { name: 'Observación' })).toBeVisible();
  expect(dialog.getByLabelText(/^Observación/)).toHaveValue('Falta el contrato.');
  server.use(http.post('*/ModificarEstado', () => HttpResponse.error()));
  await pagina.user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const asked = await question('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
  await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.getByLabelText(/^Observación/)).toHaveValue('Falta el contrato.');
});
