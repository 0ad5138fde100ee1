import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadScreen, ScreenLoadFailure } from '#app/loadScreen.ts';
import { app } from '#app/messages.ts';
import { page } from '#app/page.ts';
import { screenOf } from '#app/screens.ts';
import { showSettingsScreen } from '#app/settingsScreen.ts';
import { ServiceRejection } from '#client/errors.ts';
import { setUnsaved } from '#client/unsaved.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { readConfig } from '#lib/config.ts';
import { fixDate } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { toastSays } from '#support/screens.ts';
import { takeConsoleErrors } from '#support/setup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Records the requested pages, none of which loads. */
function pages() {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const open = vi.spyOn(page, 'open').mockImplementation(() => undefined);
  return { reload, open, asked: () => reload.mock.calls.length + open.mock.calls.length };
}

describe('code of a screen', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const here = (name = 'inicio') => ({ name, address: () => '/' });
  const failure = (name?: string) => expect(loadScreen(broken, here(name))).rejects.toBeInstanceOf(ScreenLoadFailure);

  test('[F-9-14] that fails gets one new page, then it is said', async () => {
    const { reload, asked } = pages();
    void loadScreen(broken, here());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await failure();
    await failure();
    expect(asked()).toBe(1);
  });

  test('that fails on the way to another address opens that one, not the one being left', async () => {
    const { open, asked } = pages();
    void loadScreen(broken, { name: 'inicio', address: () => '/system?a=1#b' });
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/system?a=1#b'));
    expect(asked()).toBe(1);
  });

  test('[F-9-14] that arrives makes its next failure the first again, not the one of another screen', async () => {
    const { asked } = pages();
    for (const name of ['inicio', 'shell']) void loadScreen(broken, here(name));
    await waitFor(() => expect(asked()).toBe(2));
    await expect(loadScreen(async () => 'screen', here('shell'))).resolves.toBe('screen');
    await failure('inicio');
    expect(asked()).toBe(2);
    void loadScreen(broken, here('shell'));
    await waitFor(() => expect(asked()).toBe(3));
    await expect(loadScreen(async () => 'screen', here('inicio'))).resolves.toBe('screen');
    void loadScreen(broken, here('inicio'));
    await waitFor(() => expect(asked()).toBe(4));
  });

  test('[F-9-11] that has not come after two minutes counts as failed: once a new page, then the way to try again', async () => {
    fixDate('setTimeout', 'clearTimeout');
    const { reload } = pages();
    const never = () => new Promise<never>(() => undefined);
    void loadScreen(never, here());
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    const ended = vi.fn();
    const second = loadScreen(never, here()).catch((error: unknown) => ended(error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(ScreenLoadFailure));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that fails without a connection gets no new page: the one at hand would be gone', async () => {
    const { asked } = pages();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await failure();
    expect(asked()).toBe(0);
  });

  test('that fails while something typed is not saved gets no new page', async () => {
    const { asked } = pages();
    setUnsaved('form', true);
    await failure();
    expect(asked()).toBe(0);
    setUnsaved('form', false);
    void loadScreen(broken, here());
    await waitFor(() => expect(asked()).toBe(1));
  });

  test('[F-9-14] that fails in a browser that keeps nothing gets no new page: each would be the first', async () => {
    const { asked } = pages();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await failure();
    expect(asked()).toBe(0);
  });

  test('that nobody waits for any more gets no new page', async () => {
    const { asked } = pages();
    await expect(loadScreen(broken, { name: 'inicio', address: () => null })).rejects.toBeInstanceOf(ScreenLoadFailure);
    expect(asked()).toBe(0);
  });
});

/** Fails as a browser does for missing code, until it is restored. */
function missing(name: string) {
  const route = screenOf(name);
  if (!route) throw new Error(`${name} has no screen`);
  return vi.spyOn(route, 'lazy').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
}
const LISTA = '/seguros/orden-pago-admin-ex';

const breaks = { now: true };
function Fragile() {
  if (breaks.now) throw new Error('secret detail');
  return <h1>Pantalla</h1>;
}

test('a screen that breaks leaves the frame usable, says it calmly, and can be tried again', async () => {
  const route = screenOf('orden-pago-admin-ex');
  if (!route) throw new Error('The list has no screen');
  breaks.now = true;
  vi.spyOn(route, 'lazy').mockImplementation(async () => ({ Component: Fragile }));
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  expect(await screen.findByRole('heading', { name: 'No pudimos mostrar esta pantalla' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  expect(document.body.textContent).not.toContain('secret detail');
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/system');
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
  const copies = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copiar detalle' }));
  const [copied] = copies.mock.calls[0] ?? [];
  expect(copied).toMatch(/Pantalla: orden-pago-admin-ex\nError: Error\nComponentes:\nFragile /);
  expect(copied).not.toContain('secret detail');
  breaks.now = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Pantalla' })).toBeVisible();
});

const refusal: Mensaje = {
  ...{ Descripcion: 'El servicio está en mantenimiento.', TipoMensaje: 'error' as const, IdMensaje: 'SRV-2' },
  ...{ TieneMensaje: true, contenido: null, state: 'whole' as const },
};
function Refused(): ReactNode {
  throw new ServiceRejection(refusal);
}

test('[F-8-01] [F-8-03] a screen that the services refuse has their words, and the number small below', async () => {
  const route = screenOf('orden-pago-admin-ex');
  if (!route) throw new Error('The list has no screen');
  vi.spyOn(route, 'lazy').mockImplementation(async () => ({ Component: Refused }));
  await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  const number = await screen.findByText('SRV-2');
  expect(number).toHaveClass('small-below');
  expect(number.parentElement).toHaveTextContent(refusal.Descripcion);
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test('a screen whose code does not arrive leaves the frame, and without a connection the page at hand', async () => {
  missing('orden-pago-admin-ex');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reload } = pages();
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  expect(await screen.findByText(app.error.textoCarga)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await toastSays('Todavía no hay conexión a Internet. Vuelva a intentar cuando la haya.');
  expect(reload).not.toHaveBeenCalled();
  offline.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test.each([
  'Failed to fetch dynamically imported module: https://portal.bo/assets/a.js',
  'error loading dynamically imported module: https://portal.bo/assets/a.js',
  'Importing a module script failed.',
])(
  '[F-9-11] a part of a screen that cannot be loaded says so, and trying again asks for a new page: %s',
  async (message) => {
    const route = screenOf('orden-pago-admin-ex');
    if (!route) throw new Error('The list has no screen');
    const Part = lazy(() => Promise.reject(new TypeError(message)));
    vi.spyOn(route, 'lazy').mockImplementation(async () => ({ Component: Part }));
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
    expect(await screen.findByText(app.error.textoCarga)).toBeVisible();
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('[F-7-03] [F-9-16] missing or wrong settings are named, with what they should be', () => {
  const result = readConfig({ ...import.meta.env, VITE_URL_SEGURIDAD: '', VITE_VERSION_PRUEBA: 'quizás' });
  if (result.ok) throw new Error('The settings were expected to be refused');
  const root = document.createElement('div');
  document.body.append(root);
  showSettingsScreen(root, result.problems);
  expect(screen.getByRole('heading', { name: 'El portal no está configurado' })).toBeVisible();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'VITE_URL_SEGURIDAD debe ser la dirección del servicio de seguridad (https://… o una ruta que empiece con /).',
    'VITE_VERSION_PRUEBA debe ser true o false.',
  ]);
});

test('[F-9-14] [F-2.3-01] a menu entry whose code is missing asks once for a new page at its own address, whatever loads in between', async () => {
  const { open, asked } = pages();
  missing('orden-pago-admin-ex');
  const { user } = await mount('/system', { as: 'empresa' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: /^Órdenes de pago/ }));
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(LISTA));
  // The requested page: the frame loads, the screen does not.
  cleanup();
  await mount(LISTA, {});
  expect(await screen.findByText(app.error.textoCarga)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  // Another page, when the home's code can be loaded.
  cleanup();
  const again = await mount('/system', {});
  await screen.findByRole('heading', { level: 1, name: /Carla/ });
  const entry = within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', {
    name: /^Órdenes de pago/,
  });
  await again.user.click(entry);
  expect(await screen.findByText(app.error.textoCarga)).toBeVisible();
  expect(again.router.state.location.pathname).toBe(LISTA);
  expect(asked()).toBe(1);
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});
