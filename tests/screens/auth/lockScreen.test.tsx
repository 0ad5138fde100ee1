import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { jwtDecode } from 'jwt-decode';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FOCUS_AFTER, LOCK_AFTER, lockSession, unlock, useIsLocked } from '#app/lock/lock.ts';
import { page } from '#app/page.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/query.ts';
import { endSession, restoreSession, session } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { datosDelDispositivo } from '#features/auth/device.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { fixDate, holdTimers } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { findToast, leido, recordCalls, toasts } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { type DemoUser, PASSWORD, signInAs } from '#support/session.ts';

const EXPIRED = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the payment orders, types something, and loses the session through a call. */
async function lose() {
  const mounted = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  await mounted.user.type(await screen.findByLabelText('Nombre Empleado'), 'ROSA');
  (await theSandbox()).expireTokens();
  await act(() => Promise.allSettled(Array.from({ length: 6 }, probe)));
  return mounted;
}

const probe = () =>
  call(accesosExternos.regionales, { query: { IdUsuario: session.getState().user?.id_usuario ?? 0 } });
const lock = async () => within(await screen.findByRole('dialog'));

async function unlockWith(user: Awaited<ReturnType<typeof lose>>['user'], contrasena: string) {
  const dialog = await lock();
  await user.type(dialog.getByLabelText('Contraseña'), contrasena);
  await user.click(dialog.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  return dialog;
}

/** Loses the session: the lock opens a second later, and not before. Stops the timers. */
function abreAlSegundo() {
  const rendered = renderHook(useIsLocked);
  const { result } = rendered;
  fixDate('setTimeout', 'clearTimeout');
  act(lockSession);
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  act(unlock);
  return rendered;
}

test('[F-4.1-09] [F-8-07] the lock-screen opens a second after the loss, its password has the focus half a second later', async () => {
  expect([LOCK_AFTER, FOCUS_AFTER]).toEqual([1000, 500]);
  await signInAs('empresa');
  const { result, unmount } = abreAlSegundo();
  expect(result.current).toBe(false);
  // The next loss opens it again, as late; a further call that loses it meanwhile changes nothing.
  act(lockSession);
  act(() => vi.advanceTimersByTime(600));
  act(lockSession);
  act(() => vi.advanceTimersByTime(399));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  act(unlock);
  unmount();
  vi.advanceTimersByTime(60_000);
  endSession();
});

test('[F-4.1-09] [F-8-07] it opens as late when the loss stops a write', async () => {
  await signInAs('empresa');
  writesUnderWay.setState({ count: 1 });
  onTestFinished(() => writesUnderWay.setState({ count: 0 }));
  abreAlSegundo();
  endSession();
});

test.each(['personal', 'asegurado'] as const)('[F-4.1-09] [F-8-07] it opens for %s as late', async (as) => {
  await signInAs(as);
  abreAlSegundo();
  endSession();
});

test('[F-2.3-02] [F-2.3-05] [F-4.1-09] [F-8-06] [F-8-07] six calls that lose the session are one toast and, a second later, one lock-screen', async () => {
  const pass = holdTimers(LOCK_AFTER);
  await lose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await findToast(EXPIRED)).toHaveClass('toast-error');
  expect(toasts()).toEqual([EXPIRED]);
  // Its code loads, so it is waited for.
  await act(async () => pass());
  const dialog = await lock();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await waitFor(() => expect(dialog.getByLabelText('Contraseña')).toHaveFocus());
});

test('[F-2.3-05] [F-8-07] [F-4.1-09] its password has the focus half a second after it opens, not before', async () => {
  const pass = holdTimers(500);
  await lose();
  const dialog = await lock();
  expect(dialog.getByLabelText('Contraseña')).not.toHaveFocus();
  act(pass);
  await waitFor(() => expect(dialog.getByLabelText('Contraseña')).toHaveFocus());
});

test('[F-2.3-07] [F-5.1-02] [F-5.1-03] without the robot check it is not opened, and nothing is asked', async () => {
  const { user } = await lose();
  const dialog = await lock();
  const asked = recordCalls('EmpAuth');
  await user.type(dialog.getByLabelText('Contraseña'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  expect(await findToast('Debe marcar la casilla de "No soy un robot".')).toHaveClass('toast-warning');
  expect(dialog.getByText('Debe indicar si no es un robot.')).toBeVisible();
  await leido();
  expect(asked).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('[F-2.3-06] [F-2.3-07] it shows who is locked out and what to do', async () => {
  await lose();
  const dialog = await lock();
  expect(dialog.getByText('MIRANDA SALAS CARLA ANDREA')).toBeVisible();
  // Everybody sees what to do, not only who hears it.
  const text = dialog.getByText('Ingrese su contraseña para desbloquear el sistema.');
  expect(text).toBeVisible();
  expect(text.closest('.sr-only')).toBeNull();
  expect(dialog.getByText('empresa@ejemplo.bo')).toBeVisible();
  expect(dialog.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  expect(dialog.getByRole('checkbox', { name: /No soy un robot/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Su sesión está bloqueada');
});

test('[F-2.3-07] [F-2.3-02] [F-3.1-06] [F-4.1-10] [F-4.1-11] [F-5.1-04] [F-7.1-01] [F-7.1-03] [F-7-01] the password opens it: new scoped token, what was typed is there, lists are read again', async () => {
  const { user } = await lose();
  const before = session.getState();
  const refetch = vi.spyOn(queryClient, 'refetchQueries');
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const [sent, scoped] = [recordCalls(/\/EmpAuth\/?$/), recordCalls('/newToken')];
  await unlockWith(user, PASSWORD);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const Dispositivo = await datosDelDispositivo();
  expect(sent).toEqual([{ UserName: 'empresa', Password: PASSWORD, Dispositivo, TokenGC: 'local' }]);
  expect(scoped).toEqual([{ IdRegional: 1, concod: '00123', numpat: '01-911-00123' }]);
  expect(session.getState().token).not.toBe(before.token);
  expect(session.getState()).toMatchObject({ user: before.user, empresa: before.empresa });
  expect(refetch).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('ROSA');
  await expect(probe()).resolves.toBeDefined();
});

describe('a screen whose permission is asked for with a lost session', () => {
  const ORDENES = '/seguros/orden-pago-admin-ex';
  const ordenes = () => screen.findByRole('heading', { level: 1, name: /^.rdenes de pago/i });

  test('[F-2.3-02] [F-2.2-03] opens from another screen, which stays behind the lock meanwhile', async () => {
    const { user, router } = await mount('/ayuda', { as: 'empresa' });
    const ayuda = await screen.findByRole('heading', { level: 1, name: 'Ayuda' });
    (await theSandbox()).expireTokens();
    act(() => void router.navigate(ORDENES));
    await lock();
    expect(ayuda).toBeInTheDocument();
    await unlockWith(user, PASSWORD);
    expect(await ordenes()).toBeVisible();
  });

  test('leads to the home if it loses the new session too', async () => {
    server.use(http.get('*/Acceso/Externo', () => new HttpResponse('', { status: 401 })));
    const { user, router } = await bootExpired(ORDENES);
    await unlockWith(user, PASSWORD);
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
    expect(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' })).toBeVisible();
    await unlockWith(user, PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: /^Buenas/ })).toBeVisible();
  });

  test('[F-2.2-02] leads to the login if the person leaves', async () => {
    const { user } = await bootExpired(ORDENES);
    await user.click((await lock()).getByRole('button', { name: /^¿No es / }));
    expect(await screen.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each(['personal', 'asegurado', 'varias'] as const)(
  '[F-4.1-10] [F-7.1-03] %s, who chose among several, gets a token for what she chose',
  async (as) => {
    const { user } = await mount('/system', { as });
    await screen.findByRole('heading', { level: 1 });
    act(() => session.setState((now) => ({ user: now.user && { ...now.user, unica_regional_modulo: false } })));
    (await theSandbox()).expireTokens();
    await act(() => probe().catch(() => undefined));
    const { user: quien, token } = session.getState();
    const scoped = recordCalls('/newToken');
    await unlockWith(user, PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(scoped).toEqual([
      { IdRegional: quien?.id_regional, concod: quien?.id_empresa, numpat: quien?.numero_patronal },
    ]);
    expect(quien?.id_regional).toBeGreaterThan(0);
    expect(session.getState().token).not.toBe(token);
    await expect(probe()).resolves.toBeDefined();
  },
);

test('[F-8-06] [F-8-07] [F-4.1-09] the message of the lost session goes with the lock-screen', async () => {
  const { user } = await lose();
  await lock();
  expect(toasts()).toContain(EXPIRED);
  await unlockWith(user, PASSWORD);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument());
});

test.each([
  ['personal', '/system'],
  ['asegurado', '/system'],
  ['varias', '/auth/regional-module'],
  ['caducado', '/auth/modificar-password/caduco'],
] as const)(
  '[F-2.3-02] [F-2.3-05] [F-2.3-06] [F-2.3-07] [F-2.3-08] %s at %s is locked out by her own name and e-mail, and leaves by that name',
  async (as, address) => {
    const { user, router } = await mount(address, { as });
    await screen.findByRole('heading', { level: 1 });
    const nombre = session.getState().user?.nombre_completo ?? '';
    expect(nombre).toMatch(/\S \S/);
    (await theSandbox()).expireTokens();
    await act(() => probe().catch(() => undefined));
    const dialog = await lock();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog.getByText(nombre)).toBeVisible();
    expect(dialog.getByText(`${as}@ejemplo.bo`)).toBeVisible();
    expect(dialog.getByText('Ingrese su contraseña para desbloquear el sistema.')).toBeVisible();
    expect(dialog.getByLabelText('Contraseña')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /No soy un robot/ })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: `¿No es ${nombre}?` }));
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(router.state.location.pathname).toBe('/auth');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('[F-4.1-10] [F-7.1-01] [F-5.1-01] the password that unlocks is sent exactly as typed', async () => {
  const { user } = await lose();
  const sent = recordCalls(/\/EmpAuth\/?$/);
  const dialog = await unlockWith(user, ` ${PASSWORD} `);
  expect(await dialog.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
  expect(sent).toMatchObject([{ UserName: 'empresa', Password: ` ${PASSWORD} `, TokenGC: 'local' }]);
});

const OTRA = 'La sesión era de otra persona y se cerró por seguridad. Inicie sesión con su usuario.';

/** The services answer a sign-in, or the choice of company, with another user's token. */
async function answerAs(other: DemoUser, call: 'token' | 'newToken') {
  const sandbox = await theSandbox();
  const device = await datosDelDispositivo();
  const asOther = async ({ request }: { request: Request }) => {
    const signIn = request.url.replace(/\/newToken\/?$/, '');
    const body = JSON.stringify({ Dispositivo: device, TokenGC: 'local', UserName: other, Password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await sandbox.app.fetch(new Request(signIn, { method: 'POST', headers, body }));
    return HttpResponse.json(await answer.json());
  };
  server.use(http.post(call === 'token' ? /\/EmpAuth\/?$/ : /\/EmpAuth\/newToken\/?$/, asOther));
}

/** Collects the USRID of every token sent from now on. */
function carried() {
  const users: unknown[] = [];
  const note = ({ request }: { request: Request }) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    if (token) users.push(jwtDecode<{ USRID: unknown }>(token).USRID);
  };
  server.events.on('request:start', note);
  onTestFinished(() => server.events.removeListener('request:start', note));
  return users;
}

test.each(['token', 'newToken'] as const)(
  '[F-4.1-02] [F-9-14] [F-4.1-10] [F-7-01] [F-4.1-09] a token of somebody else (%s) ends the session: nothing of the first person is shown, and no call carries it',
  async (which) => {
    const { user, router } = await lose();
    const first = session.getState().user?.id_usuario;
    tab.write(`${sessionKeys.borrador}${first}:alta:0`, '{"values":{"Cargo":"CAJERA"}}');
    const users = carried();
    await answerAs('varias', which);
    await unlockWith(user, PASSWORD);
    expect(await screen.findByText(OTRA)).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    expect(screen.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toMatch(/MIRANDA|ROSA|Nombre Empleado|ha expirado/);
    expect(session.getState()).toMatchObject({ status: 'not-authenticated', token: '', user: null });
    expect(tab.keys()).toEqual([]);
    expect(users.length).toBeGreaterThan(0);
    expect(new Set(users)).toEqual(new Set([String(first)]));

    // It is shown once. The person who signs in does not see it again.
    server.resetHandlers();
    await user.type(screen.getByLabelText('Usuario'), 'varias');
    await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    expect(screen.queryByText(OTRA)).not.toBeInTheDocument();
  },
);

test('[F-7.1-01] [F-4.1-10] an answer that is no token leaves the lock in place', async () => {
  const { user } = await lose();
  const before = session.getState().token;
  const Mensaje = { Descripcion: '', TipoMensaje: 'success' };
  const answer = () => HttpResponse.json({ ok: true, Datos: { access_token: 'no-token' }, Mensaje });
  server.use(http.post(/\/EmpAuth\/?$/, answer));
  const dialog = await unlockWith(user, PASSWORD);
  await dialog.findByText('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(session.getState().token).toBe(before);
});

test('[F-3.1-02] [F-9-14] [F-4.1-11] with the double-token flag the page is reloaded instead', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = await lose();
  tab.write(sessionKeys.dobleToken, 'true');
  restoreSession();
  await unlockWith(user, PASSWORD);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('[F-4.1-10] [F-5.1-02] a wrong password says so, empties the field and leaves the lock in place', async () => {
  const { user } = await lose();
  const dialog = await unlockWith(user, 'otra');
  expect(await dialog.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
  expect(dialog.getByLabelText('Contraseña')).toHaveValue('');
  expect(dialog.getByLabelText('Contraseña')).toHaveFocus();
  expect(dialog.getByRole('checkbox', { name: /No soy un robot/ })).not.toBeChecked();
});

test('[F-8-01] [F-8-03] a refusal has the words of the services, and its number small below', async () => {
  const { user } = await lose();
  const Mensaje = { Descripcion: 'Usuario bloqueado.', TipoMensaje: 'warning', IdMensaje: 'SEG-3' };
  server.use(http.post(/\/EmpAuth\/?$/, () => HttpResponse.json({ ok: false, Mensaje })));
  const dialog = await unlockWith(user, PASSWORD);
  const number = await dialog.findByText('SEG-3');
  expect(number).toHaveClass('small-below');
  expect(number.closest('.alert')).toHaveTextContent('Usuario bloqueado.');
  expect(dialog.getByLabelText('Contraseña')).toHaveFocus();
});

test('[F-2.3-06] [F-2.3-07] [F-4.1-10] [F-4.1-11] after a wrong password the same person can try again, and the right one opens it', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = await lose();
  const before = session.getState().token;
  const dialog = await unlockWith(user, 'otra');
  expect(await dialog.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
  expect(session.getState().token).toBe(before);
  expect(dialog.getByText('MIRANDA SALAS CARLA ANDREA')).toBeVisible();
  expect(dialog.getByText('empresa@ejemplo.bo')).toBeVisible();
  await unlockWith(user, PASSWORD);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(session.getState().token).not.toBe(before);
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('ROSA');
  expect(reload).not.toHaveBeenCalled();
});

test('[F-8-08] [F-4.1-10] [F-7.1-03] a token that cannot be scoped puts the one of before back', async () => {
  const { user } = await lose();
  const before = session.getState().token;
  server.use(http.post('*/EmpAuth/newToken', () => new HttpResponse('', { status: 500 })));
  const dialog = await unlockWith(user, PASSWORD);
  await dialog.findByText('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(session.getState().token).toBe(before);
});

test.each([
  ['the sign-in', /\/EmpAuth\/?$/],
  ['the token of the company', /\/EmpAuth\/newToken\/?$/],
])(
  '[F-8-06] [F-8-07] [F-4.1-10] 401 for %s while unlocking is a sentence in the form, not one more lost session (fault 3)',
  async (_, path) => {
    const { user } = await lose();
    await lock();
    const before = session.getState();
    server.use(http.post(path, () => new HttpResponse('', { status: 401 }), { once: true }));
    const dialog = await unlockWith(user, PASSWORD);
    expect(await dialog.findByText('Error en la respuesta del servidor.')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(toasts()).toEqual([EXPIRED]);
    // The answer of the robot check is valid once, so it is asked for again.
    expect(dialog.getByRole('checkbox', { name: /No soy un robot/ })).not.toBeChecked();
    expect(dialog.getByLabelText('Contraseña')).toHaveValue('');
    expect(session.getState()).toEqual(before);
    await unlockWith(user, PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('ROSA');
  },
);

test('[F-2.3-07] [F-5.1-01] neither an empty password, nor spaces, nor Esc opens it', async () => {
  const { user } = await lose();
  const dialog = await lock();
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  expect(dialog.getByLabelText('Contraseña')).toHaveAccessibleDescription('Contraseña, no tiene información.');
  await user.type(dialog.getByLabelText('Contraseña'), '   ');
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Contraseña')).toHaveAccessibleDescription('Contraseña, no tiene información.'),
  );
  await user.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

/** Opens the portal at a path with the session of the tab, whose token has expired meanwhile. */
async function bootExpired(path: string) {
  await signInAs('empresa');
  (await theSandbox()).expireTokens();
  restoreSession();
  return mount(path);
}

test.each([
  ['a list that the menu opens', '/seguros/aviso-alta-admin', /^Avisos de alta/, true],
  // Nobody can tell whether it may be opened before the person is back, so it is not.
  ['a screen that the services must allow', '/seguros/orden-pago-admin-ex', /^Órdenes de pago/, false],
])(
  '[F-2.3-05] [F-8-06] [F-4.1-10] a token that expired before the start, at %s: the lock-screen, and after it the screen with its data (fault 32)',
  async (_, path, title, isBehind) => {
    const { user, router } = await bootExpired(path);
    expect(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' })).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 1, name: title, hidden: true })).toHaveLength(isBehind ? 1 : 0);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await unlockWith(user, PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await leido();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(document.querySelector('.alert-bad')).toBeNull();
  },
);

test('its help unfolds in it, and leaves it locked', async () => {
  const { user } = await lose();
  const dialog = await lock();
  await user.click(dialog.getByText('Ayuda'));
  const steps = within(await dialog.findByRole('list', { name: 'Pasos' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByLabelText('Contraseña')).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('[F-2.1-02] [F-4.1-02] [F-2.3-08] whoever is someone else signs out and comes to the login', async () => {
  const { user, router } = await lose();
  const dialog = await lock();
  await user.click(dialog.getByRole('button', { name: '¿No es MIRANDA SALAS CARLA ANDREA?' }));
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(router.state.location.pathname).toBe('/auth');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session.getState()).toMatchObject({ status: 'not-authenticated', token: '', user: null });
  expect(session.getState().empresa.IdEmpresa).toBe(0);
  expect(tab.keys()).toEqual([]);
  expect(document.body.textContent).not.toContain('MIRANDA');
});
