import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { entregarTodo, retener } from '#engine/queue/cola.ts';
import { decisiones } from '#engine/queue/decision.ts';
import { storageRefused } from '#lib/storage.ts';
import { conCandados } from '#support/candados.ts';
import { abrirEscritorio, sinCuentaAtras, verAvisoDe } from '#support/escritorio.ts';
import { contestar } from '#support/respuestas.ts';
import { ejemplo, recordCalls, toastSays } from '#support/screens.ts';
import { abrirMesa, enDiario, llega, pasar, preparar, pulsar } from '../decisiones/mesa.tsx';

// Alone, because the portal says only once that the browser keeps nothing.

const SIN_ALMACEN = 'El navegador no guarda datos: lo que no grabe se perderá al cerrar o recargar la página.';

/** From now on the browser's storage takes nothing more. */
function llenar(): void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
}

beforeEach(() => conCandados());

test('[D15] a journal that cannot be written: what was decided is held, can be taken back with its text, and is sent; it is told once (fault 42)', async () => {
  const { nombre, novedad } = await ejemplo('declarado');
  sinCuentaAtras();
  const told = vi.fn();
  onTestFinished(storageRefused.on(told));
  const { user } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  const sent = recordCalls('/ModificarEstado');
  llenar();
  const observar = async () => {
    await user.click(screen.getByRole('button', { name: /^Observar/ }));
    return within(await screen.findByRole('complementary', { name: 'Observación' }));
  };
  const panel = await observar();
  await user.click(panel.getByRole('textbox', { name: /^Observación/ }));
  await user.paste('Falta el contrato');
  await user.click(panel.getByRole('button', { name: /^Grabar/ }));
  await toastSays(SIN_ALMACEN);
  const bar = within(await screen.findByRole('region', { name: 'Decisiones por enviar' }));
  expect(enDiario()).toEqual([]);
  // What would be lost with the page is asked about.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  await user.click(bar.getByRole('button', { name: `Deshacer la decisión sobre ${nombre}` }));
  expect(decisiones.getState().lista).toEqual([]);
  const again = within(await screen.findByRole('complementary', { name: 'Observación' }));
  await waitFor(() => expect(again.getByRole('textbox', { name: /^Observación/ })).toHaveValue('Falta el contrato'));
  await user.click(again.getByRole('button', { name: /^Grabar/ }));
  await screen.findByRole('region', { name: 'Decisiones por enviar' });
  expect(sent).toEqual([]);
  await act(entregarTodo);
  await waitFor(() => expect(decisiones.getState().lista).toEqual([]));
  expect(sent).toMatchObject([{ IdPersonaNovedad: novedad().IdPersonaNovedad }]);
  expect(told).toHaveBeenCalledOnce();
});

test('[D15] without a journal a lost session loses nothing: the same person sends it, once (fault 42)', async () => {
  const { decision, escrituras, estado } = await preparar();
  abrirMesa();
  llenar();
  const one = decision(0);
  expect(await retener(one)).toBe(true);
  const line = contestar('/ObtenerXIdOld/*', () => new Response('', { status: 401 }), { times: 1, method: 'get' });
  await act(async () => {
    await expect(call(personasNovedad.porId, { params: { id: 1, n: 0 } }, { quiet: true })).rejects.toThrow();
  });
  expect(line.hechas).toBe(1);
  await llega(() => expect(screen.getByText('Sin enviar: 1 decisión')).toBeVisible());
  expect(enDiario()).toEqual([]);
  await pasar(60);
  expect(escrituras).toEqual([]);
  act(() => void sessionUnlocked.emit());
  await pulsar(screen.getByRole('button', { name: `Enviar la decisión sobre ${one.nombre}` }));
  await llega(() => expect(estado(one.idPersonaNovedad)).toBe('aceptado'));
  await llega(() => expect(screen.queryByText(/^Sin enviar:/)).toBeNull());
  expect(escrituras.map(({ id }) => id)).toEqual([one.idPersonaNovedad]);
});
