import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadScreen, ScreenLoadFailure } from '#app/loadScreen.ts';
import { app } from '#app/messages.ts';
import { page } from '#app/page.ts';
import { screenOf } from '#app/screens.ts';
import { showSettingsScreen } from '#app/settingsScreen.ts';
import { readConfig } from '#lib/config.ts';
import { mount } from '#support/mount.tsx';
import { toastSays } from '#support/screens.ts';
import { takeConsoleErrors } from '#support/setup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('code of a screen', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  test('that fails reloads the page once, then says so', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    void loadScreen(broken);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadScreen(broken)).rejects.toBeInstanceOf(ScreenLoadFailure);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that arrives makes the next failure the first again', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    void loadScreen(broken);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadScreen(async () => 'screen')).resolves.toBe('screen');
    void loadScreen(broken);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('[F-9-11] that has not come after two minutes counts as failed: once a new page, then the way to try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const never = () => new Promise<never>(() => undefined);
    void loadScreen(never);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    const second = expect(loadScreen(never)).rejects.toBeInstanceOf(ScreenLoadFailure);
    await vi.advanceTimersByTimeAsync(120_000);
    await second;
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that fails without a connection never reloads: the page would be gone', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadScreen(broken)).rejects.toBeInstanceOf(ScreenLoadFailure);
    expect(reload).not.toHaveBeenCalled();
  });
});

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

test('a screen whose code does not arrive leaves the frame, and without a connection the page at hand', async () => {
  const route = screenOf('orden-pago-admin-ex');
  if (!route) throw new Error('The list has no screen');
  vi.spyOn(route, 'lazy').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
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

test('missing or wrong settings are named, with what they should be', () => {
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
