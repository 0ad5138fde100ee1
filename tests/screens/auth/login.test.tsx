import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { routePaths } from '#lib/routes.ts';
import { mount } from '#support/mount.tsx';
import { detener, findToast, toastSays, toasts } from '#support/screens.ts';
import { answered, server } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';

type Mounted = Awaited<ReturnType<typeof mount>>;

async function openLogin(): Promise<Mounted> {
  const mounted = await mount('/auth');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  return mounted;
}

async function fillIn({ user }: Mounted, { usuario = '', contrasena = PASSWORD, robot = true } = {}) {
  if (usuario) await user.type(screen.getByLabelText('Usuario'), usuario);
  if (contrasena) await user.type(screen.getByLabelText('Contraseña'), contrasena);
  if (robot) await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
}

/** The calls to the security service in order, with their content. */
function recordCalls() {
  const calls: { path: string; query: object; body: unknown; bearer: boolean }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/servicios/', '');
    const query = Object.fromEntries(searchParams);
    const copy = request.clone();
    const call = { path, query, body: null as unknown, bearer: request.headers.has('authorization') };
    calls.push(call);
    if (request.method !== 'GET') call.body = await copy.json();
  });
  return calls;
}

test('[F-2.2-06] [F-9-16] [F-2.1-02] [F-2.1-04] the empty path leads to the login, which needs no session', async () => {
  const { router } = await mount('/');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(router.state.location.pathname).toBe('/auth');
  await waitFor(() => expect(document.title).toBe('Iniciar Sesión - Portal de Empresas'));
});

test('Tab leads from the user to the password, and from there to what helps with it', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByLabelText('Usuario'));
  await user.tab();
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /Mostrar/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' })).toHaveFocus();
});

describe('what is asked for', () => {
  test('[F-5.1-01] user and password, empty after trimming', async () => {
    const mounted = await openLogin();
    await fillIn(mounted, { contrasena: '   ', robot: false });
    expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Usuario, no tiene información.');
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Contraseña, no tiene información.');
    expect(screen.getByLabelText('Usuario')).toHaveFocus();
  });

  test('[F-5.1-02] [F-5.1-03] the robot check', async () => {
    const mounted = await openLogin();
    expect(screen.queryByText('Debe indicar si no es un robot.')).not.toBeInTheDocument();
    await fillIn(mounted, { usuario: 'empresa', robot: false });
    expect(screen.getByText('Debe indicar si no es un robot.')).toBeVisible();
    const box = screen.getByRole('checkbox', { name: /No soy un robot/ });
    expect(box).toHaveAccessibleDescription('Debe indicar si no es un robot.');
    expect(box).toBeInvalid();
    expect((await screen.findAllByText('Debe marcar la casilla de "No soy un robot".')).length).toBeGreaterThan(0);
    expect(await findToast('Debe marcar la casilla de "No soy un robot".')).toHaveClass('toast-warning');
    expect(session.getState().status).toBe('not-authenticated');
    // It is said at each press.
    await mounted.user.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(toasts()).toEqual([]);
    await mounted.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await toastSays('Debe marcar la casilla de "No soy un robot".');
    await mounted.user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
    expect(screen.queryByText('Debe indicar si no es un robot.')).not.toBeInTheDocument();
    // A tick that is taken away again counts no more.
    const asked = recordCalls();
    await mounted.user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
    await mounted.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    expect(await screen.findByText('Debe indicar si no es un robot.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('a demo user fills in the name', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Personal de la caja' }));
    expect(screen.getByLabelText('Usuario')).toHaveValue('personal');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  });
});

describe('signing in', () => {
  test('[F-4.1-08] [F-3.1-02] [F-7-01] [F-7.1-03] [F-1-02] [F-3.1-04] [F-2.3-04] [F-4.1-01] [F-4.1-03] [F-4.1-04] [F-4.1-05] [F-4.1-06] [F-4.1-07] [F-7.1-02] [F-7.1-04] [F-7.1-05] [F-7.1-06] [F-7.1-07] one regional, company and module are chosen by themselves', async () => {
    const calls = recordCalls();
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa' });
    await screen.findByRole('heading', { name: /Carla/ });
    expect(calls.map(({ path }) => path).slice(0, 7)).toEqual([
      'seguridad/EmpAuth',
      'seguridad/Login/Usuario',
      'seguridad/AccesosExternos/RegionalesXUsuario',
      'seguridad/AccesosExternos/EmpresasXUsuarioRegional',
      'seguridad/AccesosExternos/ModulosXUsuarioRegionalEmpresa',
      'seguridad/EmpAuth/newToken',
      'seguridad/AccesosExternos/FormulariosMenuXUsuario',
    ]);
    expect(calls.map(({ bearer }) => bearer).slice(0, 3)).toEqual([false, true, true]);
    const Dispositivo = expect.objectContaining({ browser: expect.any(String), device: 'desktop' });
    expect(calls[1]?.body).toEqual({ userName: 'empresa', password: PASSWORD, Dispositivo });
    expect(calls[5]?.body).toEqual({ IdRegional: 1, concod: '00123', numpat: '01-911-00123' });
    const id = expect.stringMatching(/^[1-9]\d*$/);
    expect(calls.map(({ query }) => query).slice(2, 7)).toEqual([
      { IdUsuario: String(session.getState().user?.id_usuario) },
      { idUsuarioRegional: id },
      { IdUsuarioRegionalEmpresa: id },
      {},
      { IdRegional: '1', IdSistema: '1' },
    ]);
    expect(session.getState()).toMatchObject({
      status: 'authenticated',
      user: { usuario: 'empresa', regional: 'La Paz', unica_regional_modulo: true },
    });
    expect(session.getState().empresa.IdEmpresa).toBeGreaterThan(0);
  });

  test('[F-4.1-03] the regionals are asked for only once the login has answered', async () => {
    const calls = recordCalls();
    const asked = () => calls.map(({ path }) => path);
    const mounted = await openLogin();
    const soltar = detener('*/Login/Usuario');
    await fillIn(mounted, { usuario: 'empresa' });
    await waitFor(() => expect(asked()).toContain('seguridad/Login/Usuario'));
    await answered();
    expect(asked()).not.toContain('seguridad/AccesosExternos/RegionalesXUsuario');
    soltar();
    await screen.findByRole('heading', { name: /Carla/ });
    expect(asked()).toContain('seguridad/AccesosExternos/RegionalesXUsuario');
  });

  test('[F-3.1-06] [F-5.1-04] [F-7.1-01] [F-7.1-02] [F-7.1-14] device, robot token and the password exactly as typed are sent', async () => {
    const calls = recordCalls();
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa', contrasena: ` ${PASSWORD} ` });
    await screen.findByText('Usuario o contraseña incorrectos.');
    expect(calls[0]?.body).toEqual({
      UserName: 'empresa',
      Password: ` ${PASSWORD} `,
      TokenGC: 'local',
      Dispositivo: {
        browser: expect.any(String),
        browser_version: expect.any(String),
        os: expect.any(String),
        os_version: expect.any(String),
        IpPublico: '0.0.0.0',
        IpPrivado: '0.0.0.0',
        device: 'desktop',
      },
    });
  });

  test('[F-2.3-05] [F-4.1-01] [F-5.1-04] a wrong password says so, empties the robot check and locks nothing', async () => {
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa', contrasena: 'otra' });
    expect(await screen.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /No soy un robot/ })).not.toBeChecked();
    expect(screen.getByLabelText('Usuario')).toHaveValue('empresa');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.getState().status).toBe('not-authenticated');
  });

  test('[F-8-13] [F-2.3-05] an answer 401 to the sign-in opens no lock-screen', async () => {
    server.use(http.post('*/seguridad/EmpAuth', () => new HttpResponse('', { status: 401 })));
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa' });
    expect(await screen.findByText('Error en la respuesta del servidor.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['RegionalesXUsuario', 'EmpresasXUsuarioRegional', 'ModulosXUsuarioRegionalEmpresa'])(
    '[F-4.1-01] [F-4.1-04] an empty answer of %s keeps the person on the login',
    async (call) => {
      server.use(http.get(`*/AccesosExternos/${call}`, () => HttpResponse.json({ ok: true, Datos: [] })));
      const mounted = await openLogin();
      await fillIn(mounted, { usuario: 'empresa' });
      expect(await screen.findByText('El usuario no tiene regionales, empresas o módulos asignados.')).toBeVisible();
      expect(session.getState().status).toBe('not-authenticated');
      expect(mounted.router.state.location.pathname).toBe('/auth');
    },
  );

  test('[F-8-10] [F-4.1-01] a failure half-way leaves nobody signed in', async () => {
    server.use(http.get('*/AccesosExternos/RegionalesXUsuario', () => HttpResponse.error()));
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa' });
    await screen.findByText('El servicio no está disponible o no tiene conexión a Internet.');
    expect(session.getState().status).toBe('not-authenticated');
    expect(sessionStorage).toHaveLength(0);
  });

  test('[F-8-01] [F-8-03] a refusal has the words of the services, and its number small below', async () => {
    const Mensaje = { Descripcion: 'Usuario bloqueado.', TipoMensaje: 'warning', IdMensaje: 'SEG-3' };
    server.use(http.post('*/Login/Usuario', () => HttpResponse.json({ ok: false, Mensaje })));
    const mounted = await openLogin();
    await fillIn(mounted, { usuario: 'empresa' });
    const number = await screen.findByText('SEG-3');
    expect(number).toHaveClass('small-below');
    expect(number.closest('.alert')).toHaveTextContent('Usuario bloqueado.');
  });

  test('two presses are one sign-in', async () => {
    const calls = recordCalls();
    const mounted = await openLogin();
    const { user } = mounted;
    await user.type(screen.getByLabelText('Usuario'), 'empresa');
    await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
    await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await screen.findByRole('heading', { name: /Carla/ });
    expect(calls.filter(({ path }) => path === 'seguridad/EmpAuth')).toHaveLength(1);
  });

  test.each([
    ['caducado', '/auth/modificar-password/caduco', 'Su contraseña caducó. Elija una nueva para continuar.'],
    [
      'obligado',
      '/auth/modificar-password/obligatorio',
      'Debe cambiar la contraseña que le asignaron antes de continuar.',
    ],
  ])(
    '[F-2.1-07] [F-3.1-03] [F-4.1-12] %s must change the password first, and every other screen leads there',
    async (usuario, path, motivo) => {
      const mounted = await openLogin();
      await fillIn(mounted, { usuario });
      await screen.findByRole('heading', { name: 'Cambiar contraseña' });
      expect(mounted.router.state.location.pathname).toBe(path);
      expect(screen.getByText(motivo)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Volver al inicio' })).not.toBeInTheDocument();
      const modificar = path.replace(/[^/]+$/, 'otro-motivo');
      for (const other of [
        '/system',
        routePaths['regional-module'],
        routePaths.login,
        '/facturacion/lista-facturas',
        modificar,
      ]) {
        await mounted.router.navigate(other);
        await waitFor(() => expect(mounted.router.state.location.pathname, other).toBe(path));
      }
    },
  );

  test('[F-2.1-04] whoever is signed in has no business at the login', async () => {
    const { router } = await mount('/auth', { as: 'empresa' });
    await screen.findByRole('heading', { name: /Carla/ });
    expect(router.state.location.pathname).toBe('/system');
  });
});
