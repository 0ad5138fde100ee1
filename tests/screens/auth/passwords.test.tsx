import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { auth } from '#features/auth/messages.ts';
import { objectNames } from '#support/hostil.ts';
import { mount } from '#support/mount.tsx';
import { findToast, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';

const password = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

/** Types two new passwords that differ: Grabar says so. */
async function lasDosDifieren(user: Awaited<ReturnType<typeof mount>>['user']): Promise<void> {
  await user.type(password('Contraseña nueva'), 'Nueva2027');
  await user.type(password('Repita'), 'Nueva2028');
  await user.click(screen.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(password('Repita')).toHaveAccessibleDescription('Las dos contraseñas nuevas deben ser iguales.'),
  );
}

describe('change', () => {
  test.each(['voluntario', 'caduco', 'obligatorio'])('[F-2.2-02] [F-2.1-07] %s needs a session', async (tipo) => {
    const { router } = await mount(`/auth/modificar-password/${tipo}`);
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(router.state.location.pathname).toBe('/auth');
  });

  test.each(objectNames)('[F-2.1-07] under %s, which is no reason, it is a wished change', async (name) => {
    await mount(`/auth/modificar-password/${name}`, { as: 'empresa' });
    expect(await screen.findByText(auth.cambio.motivos.voluntario)).toBeVisible();
    expect(screen.getByRole('link', { name: auth.cambio.volver })).toBeVisible();
  });

  test('[F-7.1-09] [F-2.3-09] names what is missing and what differs, and sends nothing', async () => {
    const sent = recordCalls('/CambiarContrasena');
    const { user } = await mount('/auth/modificar-password/voluntario', { as: 'empresa' });
    await user.click(await screen.findByRole('button', { name: 'Grabar' }));
    await waitFor(() =>
      expect(password('Contraseña actual')).toHaveAccessibleDescription('Contraseña actual, no tiene información.'),
    );
    await user.type(password('Contraseña actual'), PASSWORD);
    await lasDosDifieren(user);
    expect(sent).toEqual([]);
  });

  test('[F-8-01] [F-7.1-09] [F-8-16] a refusal of the services stays beside the fields, and can be corrected', async () => {
    const { user } = await mount('/auth/modificar-password/voluntario', { as: 'empresa' });
    await user.type(await screen.findByLabelText(/^Contraseña actual/), 'mala');
    await user.type(password('Contraseña nueva'), 'Nueva2027');
    await user.type(password('Repita'), 'Nueva2027');
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    expect(await screen.findByText('La contraseña actual no es correcta.')).toBeVisible();
    expect(password('Contraseña nueva')).toHaveValue('Nueva2027');
    // Corrected, it is sent as it is then.
    const sent = recordCalls('/CambiarContrasena');
    await user.clear(password('Contraseña actual'));
    await user.type(password('Contraseña actual'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    await findToast('La contraseña fue modificada correctamente. Por favor vuelva a iniciar sesión.');
    expect(sent).toMatchObject([{ contrasenaActual: PASSWORD, contrasenaNueva: 'Nueva2027' }]);
  });

  test('[F-4.1-02] [F-2.1-07] [F-2.3-09] [F-7.1-09] [F-8-16] afterwards the person signs in again, with the new one', async () => {
    const { user, router } = await mount('/auth/modificar-password/voluntario', { as: 'empresa' });
    const sent = recordCalls('/CambiarContrasena');
    const idUsuario = session.getState().user?.id_usuario;
    await user.type(await screen.findByLabelText(/^Contraseña actual/), PASSWORD);
    await user.type(password('Contraseña nueva'), 'Nueva2027');
    await user.type(password('Repita'), 'Nueva2027');
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    const text = 'La contraseña fue modificada correctamente. Por favor vuelva a iniciar sesión.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const nueva = { contrasenaNueva: 'Nueva2027', contrasenaRepite: 'Nueva2027' };
    expect(sent).toEqual([{ contrasenaActual: PASSWORD, ...nueva, idUsuario }]);
    expect(router.state.location.pathname).toBe('/auth');
    expect(session.getState().status).toBe('not-authenticated');
    await user.type(await screen.findByLabelText('Usuario'), 'empresa');
    await user.type(screen.getByLabelText('Contraseña'), 'Nueva2027');
    await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
    await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await screen.findByRole('heading', { name: /Carla/ });
  });

  test.each([
    ['empresa', 'voluntario'],
    ['caducado', 'caduco'],
    ['obligado', 'obligatorio'],
  ] as const)(
    '[F-2.3-09] [F-4.1-12] [F-7.1-09] [F-8-16] what %s changed, of which the services say nothing, is told in the portal’s own words',
    async (as, tipo) => {
      const silent = () => HttpResponse.json({ ok: true, Datos: null, Mensaje: null });
      server.use(http.put(/\/CambiarContrasena\/?$/, silent));
      const { user, router } = await mount(`/auth/modificar-password/${tipo}`, { as });
      const sent = recordCalls('/CambiarContrasena');
      const idUsuario = session.getState().user?.id_usuario;
      await user.type(await screen.findByLabelText(/^Contraseña actual/), ` ${PASSWORD} `);
      await user.type(password('Contraseña nueva'), ' Nueva2027 ');
      await user.type(password('Repita'), ' Nueva2027 ');
      await user.click(screen.getByRole('button', { name: 'Grabar' }));
      const text = 'La contraseña fue modificada correctamente. Por favor vuelva a iniciar sesión.';
      expect(await findToast(text)).toHaveClass('toast-success');
      await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
      expect(session.getState().status).toBe('not-authenticated');
      // Passwords are sent exactly as typed.
      const nueva = { contrasenaNueva: ' Nueva2027 ', contrasenaRepite: ' Nueva2027 ' };
      expect(sent).toEqual([{ contrasenaActual: ` ${PASSWORD} `, ...nueva, idUsuario }]);
      expect(idUsuario).toBeGreaterThan(0);
    },
  );
});

/** The fields of the screen, as a person finds them, and its button. */
const pantalla = () => ({
  campos: [...document.querySelectorAll<HTMLInputElement>('input[type=password]')].map((input) => [
    input.labels?.[0]?.textContent,
    input.autocomplete,
    input.required || input.getAttribute('aria-required'),
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ]),
  boton: screen.getByRole('button', { name: 'Grabar' }).textContent,
});

describe('request of a link', () => {
  async function request(correo: string) {
    const mounted = await mount('/auth/forgot-your-password');
    await mounted.user.type(await screen.findByLabelText(/^Correo electrónico/), correo);
    await mounted.user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    return mounted;
  }

  test.each(['empresa@ejemplo.bo', 'nadie@ejemplo.bo'])(
    '[F-2.1-05] [F-7.1-10] the answer for %s tells nobody whether the address exists',
    async (correo) => {
      const sent = recordCalls('/ReestablecerContrasena/solicita');
      await request(correo);
      await screen.findByText('Si el correo está registrado, recibirá un enlace para restablecer su contraseña.');
      expect(sent).toEqual([{ CorreoElectronico: correo }]);
    },
  );

  test('[F-2.1-05] [F-7.1-10] a success without words is told with the portal’s own', async () => {
    const Mensaje = { Descripcion: '', TipoMensaje: 'Information' };
    server.use(
      http.post('*/ReestablecerContrasena/solicita', () => HttpResponse.json({ ok: true, Datos: null, Mensaje })),
    );
    await request('empresa@ejemplo.bo');
    expect(await screen.findByText('Revise su correo')).toBeVisible();
    expect(
      screen.getByText('Si el correo está registrado, recibirá un enlace para restablecer su contraseña.'),
    ).toBeVisible();
  });

  test.each([
    ['a refusal of type Information counts as success', false],
    ['a success has the words of the services too', true],
  ])('[F-7.1-10] [F-8-03] %s, with their number small below', async (_which, ok) => {
    const Mensaje = { Descripcion: 'Se envió el enlace.', TipoMensaje: 'Information', IdMensaje: 'I7' };
    server.use(http.post('*/ReestablecerContrasena/solicita', () => HttpResponse.json({ ok, Datos: null, Mensaje })));
    await request('empresa@ejemplo.bo');
    expect(await screen.findByText('Revise su correo')).toBeVisible();
    expect(screen.getByText('Se envió el enlace.')).toBeVisible();
    expect(screen.getByText('I7', { selector: '.small-below' })).toBeVisible();
  });

  test.each(['warning', 'error'])('[F-8-01] [F-7.1-10] a refusal of type %s is none', async (TipoMensaje) => {
    const Mensaje = { Descripcion: 'No se pudo enviar.', TipoMensaje };
    server.use(http.post('*/ReestablecerContrasena/solicita', () => HttpResponse.json({ ok: false, Mensaje })));
    await request('empresa@ejemplo.bo');
    expect(await screen.findByText('No se pudo enviar.')).toBeVisible();
    expect(screen.queryByText('Revise su correo')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enviar enlace' })).toBeEnabled();
  });

  test('[F-2.1-05] [F-7.1-10] an address that is none is not sent', async () => {
    const sent = recordCalls('/ReestablecerContrasena/solicita');
    await request('mal');
    expect(await screen.findByText('Formato de correo electrónico no válido.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('reset by link', () => {
  async function linkFor(usuario: string): Promise<string> {
    const sandbox = await theSandbox();
    await sandbox.app.request('/servicios/seguridad/ReestablecerContrasena/solicita', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ CorreoElectronico: `${usuario}@ejemplo.bo` }),
    });
    return sandbox.resetLinks().find((link) => link.usuario === usuario)?.token ?? '';
  }

  test('[F-2.1-08] [F-2.3-09] [F-7.1-11] [F-7.1-12] [F-8-17] a good link sets the password, without asking for the present one', async () => {
    const token = await linkFor('empresa');
    const [checked, sent] = [recordCalls('/verificaEnlace'), recordCalls('/reestablece')];
    const { user, router } = await mount(`/auth/reestablecer-contrasena/${token}`);
    await user.type(await screen.findByLabelText(/^Contraseña nueva/), 'Nueva2027');
    expect(screen.queryByLabelText(/^Contraseña actual/)).not.toBeInTheDocument();
    await user.type(password('Repita'), 'Nueva2027');
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    const text = 'Información actualizada correctamente, por favor vuelva a ingresar con su nueva contraseña.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(checked).toEqual([{ Token: token }]);
    expect(sent).toEqual([{ Token: token, contrasenaNueva: 'Nueva2027', contrasenaRepite: 'Nueva2027' }]);
  });

  test('[F-2.3-09] [F-7.1-12] [F-8-17] a reset of which the services say nothing is told in the portal’s own words', async () => {
    const silent = () => HttpResponse.json({ ok: true, Datos: null, Mensaje: null });
    server.use(http.put('*/ReestablecerContrasena/reestablece', silent));
    const sent = recordCalls('/reestablece');
    const token = await linkFor('empresa');
    const { user, router } = await mount(`/auth/reestablecer-contrasena/${token}`);
    await user.type(await screen.findByLabelText(/^Contraseña nueva/), ' Nueva2027 ');
    await user.type(password('Repita'), ' Nueva2027 ');
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    const text = 'Información actualizada correctamente, por favor vuelva a ingresar con su nueva contraseña.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(sent).toEqual([{ Token: token, contrasenaNueva: ' Nueva2027 ', contrasenaRepite: ' Nueva2027 ' }]);
  });

  test('[F-2.3-09] [F-2.1-08] [F-7.1-12] it names what is missing and what differs, as the change does, and sends nothing', async () => {
    const sent = recordCalls('/reestablece');
    const { user } = await mount(`/auth/reestablecer-contrasena/${await linkFor('empresa')}`);
    await screen.findByLabelText(/^Contraseña nueva/);
    await user.click(screen.getByRole('button', { name: 'Grabar' }));
    await waitFor(() =>
      expect(password('Contraseña nueva')).toHaveAccessibleDescription(/Contraseña nueva, no tiene información\./),
    );
    expect(password('Repita')).toHaveAccessibleDescription(/no tiene información\.$/);
    await lasDosDifieren(user);
    expect(sent).toEqual([]);
  });

  test('[F-7.1-11] [F-2.1-08] the token of a link is verified letter by letter', async () => {
    const checked = recordCalls('/verificaEnlace');
    await mount('/auth/reestablecer-contrasena/Ab%2F9%20c%2B%3D');
    await screen.findByText('El enlace ya no es válido. Solicite uno nuevo.');
    expect(checked).toEqual([{ Token: 'Ab/9 c+=' }]);
  });

  test('[F-2.3-09] [F-2.1-08] it has the fields of the change, but the present password', async () => {
    const { unmount } = await mount('/auth/modificar-password/voluntario', { as: 'empresa' });
    await screen.findByLabelText(/^Contraseña actual/);
    const { campos, boton } = pantalla();
    expect(campos).toHaveLength(3);
    unmount();
    await mount(`/auth/reestablecer-contrasena/${await linkFor('empresa')}`);
    await screen.findByLabelText(/^Contraseña nueva/);
    expect(pantalla()).toEqual({ campos: campos.slice(1), boton });
  });

  test('[F-2.3-09] [F-2.1-08] a link is opened by who is signed in too', async () => {
    const token = await linkFor('empresa');
    const { router } = await mount(`/auth/reestablecer-contrasena/${token}`, { as: 'empresa' });
    expect(await screen.findByLabelText(/^Contraseña nueva/)).toBeVisible();
    expect(router.state.location.pathname).toContain('/auth/reestablecer-contrasena');
  });

  test('[F-2.1-08] the token leaves the address bar', async () => {
    const token = await linkFor('empresa');
    await mount(`/auth/reestablecer-contrasena/${token}`);
    await screen.findByLabelText(/^Contraseña nueva/);
    expect(window.location.href).not.toContain(token);
  });

  test('[F-2.1-08] [F-2.1-05] [F-7.1-11] a link that is not taken says so and offers another', async () => {
    const { user } = await mount('/auth/reestablecer-contrasena/nada');
    await screen.findByText('El enlace ya no es válido. Solicite uno nuevo.');
    await user.click(screen.getByRole('link', { name: 'Solicitar otro enlace' }));
    await screen.findByRole('heading', { name: 'Recuperar contraseña' });
  });

  test('[F-7.1-11] [F-2.1-08] without a connection the link can be verified again', async () => {
    const token = await linkFor('empresa');
    server.use(http.post('*/ReestablecerContrasena/verificaEnlace', () => HttpResponse.error(), { once: true }));
    const { user } = await mount(`/auth/reestablecer-contrasena/${token}`);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByLabelText(/^Contraseña nueva/);
  });
});
