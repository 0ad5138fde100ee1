import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { unlockSession } from '#app/lock/unlockSession.ts';
import { ContractViolation } from '#client/errors.ts';
import { logout, replaceToken, session } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { eleccionActual, elegirContexto } from '#features/auth/context.ts';
import { iniciarSesion } from '#features/auth/iniciarSesion.ts';
import { localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido, question, toasts } from '#support/screens.ts';
import { answered, server } from '#support/services.ts';
import { PASSWORD, signInAs } from '#support/session.ts';

const EXPIRED = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';

/** Holds the answer to the next call of this path only. `pedida` resolves when it was made. */
function retener(path: string | RegExp) {
  let soltar = (): void => undefined;
  const gate = new Promise<undefined>((resolve) => {
    soltar = () => resolve(undefined);
  });
  const pedida = new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return gate;
    };
    server.use(http.all(path, hold, { once: true }));
  });
  return { pedida, soltar: () => soltar() };
}

/** What happens to the session while a call is on its way. */
const sucesos: readonly (readonly [string, () => void | Promise<void>])[] = [
  ['the person signed out', logout],
  [
    'somebody else signed in',
    async () => {
      logout();
      await signInAs('empresa');
    },
  ],
  [
    'the session was locked because nobody touched the page',
    () => replaceToken(session.getState().token.replace(/[^.]*$/, '')),
  ],
];

const present = () => ({ ...session.getState(), stored: tab.read(sessionKeys.sesion) });

/** Runs a task whose call of this path is answered after something happened to the session. Tells what it left behind. */
async function tarde(path: string | RegExp, task: () => Promise<unknown>, happens: () => void | Promise<void>) {
  const { pedida, soltar } = retener(path);
  const ended = task().catch((error: unknown) => error);
  await pedida;
  await happens();
  const before = present();
  soltar();
  const how = await ended;
  await answered();
  return { before, after: present(), how };
}

/** The person who works for several companies changes to the one she has already. */
async function elegir() {
  const { user } = session.getState();
  if (!user) throw new Error('Nobody is signed in');
  const { regional, empresa, modulo } = await eleccionActual(user);
  if (!regional || !empresa || !modulo) throw new Error('Nothing to choose');
  return () => elegirContexto({ regional, empresa, modulo, unica: false });
}

const NEW_TOKEN = /\/EmpAuth\/newToken\/?$/;
const TOKEN = /\/EmpAuth\/?$/;

for (const [what, happens] of sucesos) {
  test.each([
    ['the token of the chosen company', NEW_TOKEN],
    ['its menu', '*/FormulariosMenuXUsuario'],
  ])(`[F-4.1-07] [F-4.1-02] ${what}: %s comes too late and changes nothing`, async (_, path) => {
    await signInAs('varias');
    const { before, after, how } = await tarde(path, await elegir(), happens);
    expect(after).toEqual(before);
    expect(how).toMatchObject({ kind: 'sesion', message: EXPIRED });
  });

  test.each([
    ['for the password', TOKEN],
    ['for the company', NEW_TOKEN],
  ])(
    `[F-4.1-10] [decision 22] ${what}: a token %s that unlocks comes too late and changes nothing`,
    async (_, path) => {
      await signInAs('varias');
      const unlock = () => unlockSession({ contrasena: PASSWORD, robot: 'local' });
      const { before, after, how } = await tarde(path, unlock, happens);
      expect(after).toEqual(before);
      expect(how).toMatchObject({ kind: 'sesion' });
    },
  );
}

test('[F-4.1-02] a failure that comes too late does not put the token of before back', async () => {
  await signInAs('varias');
  server.use(http.get('*/BuscaEmpresaXIdAnterior/*', () => HttpResponse.json({ ok: true, Datos: null })));
  const { before, after } = await tarde('*/FormulariosMenuXUsuario', await elegir(), logout);
  expect(before.token).toBe('');
  expect(after).toEqual(before);
});

test('[F-4.1-01] [F-4.1-02] [F-8-06] another tab signs out during a sign-in: nobody is signed in, and the login says so', async () => {
  const sign = () => iniciarSesion({ usuario: 'empresa', contrasena: PASSWORD, robot: 'local' });
  const { after, how } = await tarde('*/Login/Usuario', sign, logout);
  expect(after).toMatchObject({ status: 'not-authenticated', token: '', user: null, stored: '' });
  expect(how).toEqual({ fallo: expect.objectContaining({ message: EXPIRED }) });
});

test.each([
  ['the token', TOKEN],
  ['the user', '*/Login/Usuario'],
  ['the regionals', '*/RegionalesXUsuario'],
])(
  '[F-4.1-03] somebody else signed in during a slow sign-in: %s comes too late and changes nothing',
  async (_, path) => {
    const sign = () => iniciarSesion({ usuario: 'varias', contrasena: PASSWORD, robot: 'local' });
    const { before, after, how } = await tarde(path, sign, async () => {
      logout();
      await signInAs('empresa');
    });
    expect(before.user?.usuario).toBe('empresa');
    expect(after).toEqual(before);
    expect(how).toEqual({ fallo: expect.objectContaining({ message: EXPIRED }) });
  },
);

test.each([
  ['somebody else’s', true],
  ['no token', false],
])('[F-4.1-07] [F-7.1-03] a choice answered with %s is refused, and the session stays as it was', async (_, other) => {
  await signInAs('empresa');
  const { token: ajeno } = session.getState();
  await signInAs('varias');
  const before = present();
  const access_token = other ? ajeno : 'no-token';
  server.use(http.post(NEW_TOKEN, () => HttpResponse.json({ ok: true, Datos: { access_token } })));
  await expect((await elegir())()).rejects.toBeInstanceOf(ContractViolation);
  expect(present()).toEqual(before);
});

test('[F-4.1-02] [F-2.3-04] Cerrar sesión while the choice is sent: the login stays, and nothing of the session comes back', async () => {
  const { user, router } = await mount('/auth/regional-module', { as: 'varias' });
  await waitFor(() => expect(screen.getByLabelText('Módulo')).not.toHaveValue(''));
  const { pedida, soltar } = retener(NEW_TOKEN);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await pedida;
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  soltar();
  await answered();
  expect(router.state.location.pathname).toBe('/auth');
  expect(present()).toMatchObject({ status: 'not-authenticated', token: '', user: null, stored: '' });
});

const enOtraPestana = () =>
  void window.dispatchEvent(new StorageEvent('storage', { key: localKeys.salida, newValue: '1' }));

test.each([
  [401, 'here', logout],
  [401, 'in another tab', enOtraPestana],
  [500, 'here', logout],
  [504, 'in another tab', enOtraPestana],
])(
  '[F-4.1-02] [F-8-06] a write that is answered %i after the session ended %s says nothing on the login (fault 5)',
  async (status, _, leave) => {
    const declarado = await ejemplo('declarado');
    const address = `/seguros/aviso-alta-editar?novedad=${declarado.novedad().IdPersonaNovedad}&tipo=1`;
    const { user } = await mount(address, { as: 'personal' });
    server.use(http.all('*/AceptaAltaCotizante', () => new HttpResponse('', { status })));
    const { pedida, soltar } = retener('*/AceptaAltaCotizante');
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await user.click((await question(/¿Desea aceptar el aviso/)).getByRole('button', { name: 'Aceptar' }));
    await pedida;
    act(leave);
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    soltar();
    await waitFor(() => expect(writesUnderWay.getState().count).toBe(0));
    await leido();
    expect(toasts()).toEqual([]);
    expect(document.querySelector('dialog[open]')).toBeNull();
  },
);
