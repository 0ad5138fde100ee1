import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { replaceToken, session } from '#client/session.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { localKeys } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';
import { tokenOf } from '../../client/support.ts';

test('a token that claims to be staff opens nothing: the services do not know it', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1, name: /^Buenas/ });
  replaceToken(tokenOf({ USRTYP: 1801, USRID: 1, PERID: 1 }));
  const asked: string[] = [];
  // Returns nothing: the services answer.
  server.use(
    http.get('*/Acceso/Externo', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('rutaControl') ?? '');
    }),
  );
  const paths = [routePaths['revision-admin'], routePaths['personas-admin'], routePaths['bdpa-monitor']];
  // A screen waits for the person behind the lock-screen, until another one is asked for.
  for (const [at, path] of paths.entries()) {
    act(() => void router.navigate(path));
    await waitFor(() => expect(asked).toHaveLength(at + 1));
  }
  expect(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' })).toBeVisible();
  expect(asked).toEqual(paths);
  expect(router.state.location.pathname).toBe(routePaths.inicio);
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(/^Buenas/);
});

test('what other tabs write into the storage ends the session only by the key of the way out', async () => {
  await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.string({ unit: 'binary' })), (key, value) => {
      fc.pre(key !== localKeys.salida);
      tell(key, value);
    }),
  );
  for (const key of Object.values(localKeys)) tell(key, null);
  expect(session.getState().status).toBe('authenticated');
  tell(localKeys.salida, '1');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(document.body.textContent).not.toMatch(/ALTIPLANO|MIRANDA/);
});

test('services that fail are not asked over and over, however many parts of a screen need them', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  const asked = new Map<string, number>();
  let open = 0;
  let most = 0;
  server.use(
    http.all('*/servicios/*', async ({ request }) => {
      open += 1;
      most = Math.max(most, open);
      const what = `${request.url} ${await request.clone().text()}`;
      asked.set(what, (asked.get(what) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return new HttpResponse('', { status: 500 });
    }),
  );
  for (const name of ['aviso-alta-admin', 'orden-pago-admin-ex', 'lista-facturas', 'inicio'] as const) {
    asked.clear();
    await router.navigate(pathTo(name));
    // Failed parts show a button to try again, so all automatic retries are over.
    await screen.findAllByRole('button', { name: 'Reintentar' });
    await waitFor(() => expect(open).toBe(0));
    // Once before the screen opens, and once by the screen itself when that failed.
    expect([...asked].filter(([, times]) => times > 2)).toEqual([]);
  }
  // A list of all types makes a call for each. A browser makes six calls at a time to one host.
  expect(most).toBeLessThanOrEqual(16);
});

test.each(['/auth', '/auth/modificar-password/voluntario', '/auth/reestablecer-contrasena/x'])(
  'passwords on %s can be pasted, kept by a manager and of any length, and are hidden',
  async (path) => {
    server.use(
      http.all('*/ReestablecerContrasena/*', () => HttpResponse.json({ ok: true, Datos: true, Mensaje: null })),
    );
    const { user } = await mount(path, path.includes('modificar') ? { as: 'empresa' } : {});
    await screen.findByRole('heading', { level: 1 });
    const fields = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLInputElement>('input[type="password"]')];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    const long = ` ${'clave segura '.repeat(12)}`;
    for (const field of fields) {
      expect(field.maxLength === -1 || field.maxLength >= 64).toBe(true);
      expect(field.autocomplete).toMatch(/^(current|new)-password$/);
      await user.click(field);
      await user.paste(long);
      expect(field.value).toBe(long);
    }
  },
);
