import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endSession, restoreSession, session } from '#client/session.ts';
import { RobotWidget } from '#features/auth/RobotWidget.tsx';
import { browser, localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { toasts } from '#support/screens.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { toast } from '#ui/feedback/toast.ts';

const SIN_ALMACEN = 'El navegador no guarda datos: lo que no grabe se perderá al cerrar o recargar la página.';

test('storage that is full: the portal works from memory, and says so once (fault 42)', async () => {
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  browser.write(localKeys.idOrdenPago, '7');
  tab.write(sessionKeys.recarga, '1');
  await waitFor(() => expect(toasts()).toEqual([SIN_ALMACEN]));
  expect(browser.read(localKeys.idOrdenPago)).toBe('7');
  expect(tab.read(sessionKeys.recarga)).toBe('1');
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(await screen.findByRole('heading', { name: /Carla/ })).toBeVisible();
  browser.remove(localKeys.idOrdenPago);
  tab.remove(sessionKeys.recarga);
});

test('storage that is blocked counts as empty, and takes what is written for as long as the page lives (fault 42)', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(tab.read(sessionKeys.sesion)).toBe('');
  expect(tab.keys()).toEqual([]);
  tab.write(sessionKeys.recarga, '1');
  expect(tab.read(sessionKeys.recarga)).toBe('1');
  tab.remove(sessionKeys.recarga);
  blocked.mockRestore();
  expect(tab.read(sessionKeys.recarga)).toBe('');
});

test.each([
  ['without its bar', 'sin-barra'],
  ['that is no token', 'xx|yy'],
  ['of another cipher', 'a.b.c|U2FsdGVkX1+otra'],
])('[F-9-13, F-2.2-02] a stored session %s is dropped, and the login shows (fault 43)', async (_, text) => {
  tab.write(sessionKeys.sesion, text);
  restoreSession();
  expect(session.getState().status).toBe('not-authenticated');
  expect(tab.read(sessionKeys.sesion)).toBe('');
  await mount('/seguros/orden-pago-admin-ex');
  expect(await screen.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  endSession();
});

test('a stored filter that no list has written is passed over (fault 43)', async () => {
  browser.write(localKeys.filtroOrdenPago, '{"FechaDesde":7,');
  await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  expect(await screen.findByLabelText('Fecha desde')).toHaveDisplayValue(/^\d\d\/\d\d\/2026$/);
});

test('a robot check that does not come says so and can be asked for again (fault 45)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<RobotWidget clave="clave" onToken={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('No se pudo cargar la verificación.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
});

/** A robot check that did not come, asked for again: its button, and the script that loads meanwhile. */
async function reintentado() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<RobotWidget clave="clave" onToken={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('aria-busy', 'true'));
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="/recaptcha/api.js"]');
  expect(script()).not.toBeNull();
  atTestEnd(() => script()?.remove());
  return script;
}

test('a robot check that fails again says so again, and its button can be pressed again (fault 45)', async () => {
  const script = await reintentado();
  fireEvent.error(script() as HTMLScriptElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText('No se pudo cargar la verificación.')).toBeVisible();
  // The next try loads it anew.
  expect(script()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(script()).not.toBeNull());
});

test('a robot check that comes when it is asked for again is there, and nothing is said any more (fault 45)', async () => {
  const script = await reintentado();
  const pintar = vi.fn((place: HTMLElement) => {
    place.textContent = 'No soy un robot';
    return 0;
  });
  vi.stubGlobal('grecaptcha', { render: pintar, reset: () => undefined });
  fireEvent.load(script() as HTMLScriptElement);
  expect(await screen.findByText('No soy un robot')).toBeVisible();
  expect(pintar).toHaveBeenCalledWith(expect.any(HTMLElement), expect.objectContaining({ sitekey: 'clave' }));
  expect(screen.queryByText('No se pudo cargar la verificación.')).toBeNull();
  expect(screen.queryByText('Cargando la verificación…')).toBeNull();
  // It has loaded, so it is not given up.
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('No soy un robot')).toBeVisible();
});

test('a copy the browser does not allow is told (fault 46)', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  render(
    <>
      <CopyButton text="2026-09001" label="Nº de aviso" />
      <ToastRegion />
    </>,
  );
  atTestEnd(() => toast.clear());
  fireEvent.click(screen.getByRole('button', { name: 'Copiar Nº de aviso' }));
  await waitFor(() =>
    expect(toasts()).toContain('El navegador no permitió copiar. Seleccione el texto y cópielo usted.'),
  );
});
