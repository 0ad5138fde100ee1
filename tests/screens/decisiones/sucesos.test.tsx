import { CancelledError } from '@tanstack/react-query';
import { act, renderHook, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { INACTIVE_AFTER } from '#app/lock/inactivity.ts';
import { signOut } from '#app/shell/signOut.ts';
import { useSessionEnd } from '#app/useSessionEnd.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/query.ts';
import { endSession, logout, session } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { lockedElsewhere } from '#client/tabLock.ts';
import { hasUnsaved } from '#client/unsaved.ts';
import { writesUnderWay } from '#client/writes.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { decidirYa, retener } from '#engine/queue/cola.ts';
import { decisiones, pendienteDe } from '#engine/queue/decision.ts';
import { hoy } from '#engine/queue/hoy.ts';
import { fixDate, NOW } from '#support/clock.ts';
import { informados } from '#support/defectos.ts';
import { detener, toasts } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import {
  abrirMesa,
  barra,
  calma,
  enBarra,
  enDiario,
  llega,
  pasar,
  preparar,
  pulsar,
  rechaza,
  responder,
} from './mesa.tsx';

/** The list of what was not sent. */
const sinEnviar = () => {
  const title = screen.getByText(/^Sin enviar:/);
  return within(title.closest('.alert') as HTMLElement);
};
const noHayNadaSinEnviar = () => expect(screen.queryByText(/^Sin enviar:/)).toBeNull();

/** The tab is shown or hidden. */
function visible(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The tab closes: what is in memory is gone, the browser's storage stays. Then the same person signs in again. */
async function cerrarYVolver() {
  window.dispatchEvent(new Event('pagehide'));
  visible('hidden');
  act(endSession);
  window.dispatchEvent(new Event('pageshow'));
  visible('visible');
  fixDate();
  await signInAs('personal');
  fixDate('setTimeout', 'clearTimeout');
}

const preguntaAlCerrar = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('[D15] leaving the desk: what is held goes first, and leaving waits for the answers', async () => {
  const { decision, estado, escrituras } = await preparar();
  const { router } = abrirMesa();
  const [a, b] = [decision(0), decision(1)];
  await retener(a);
  await retener(b);
  const soltar = detener('*/ObtenerXIdOld/*');
  void router.navigate('/otra');
  await calma();
  expect(router.state.location.pathname).toBe('/mesa');
  soltar();
  await llega(() => expect(router.state.location.pathname).toBe('/otra'));
  expect(escrituras.map(({ id }) => id)).toEqual([a.idPersonaNovedad, b.idPersonaNovedad]);
  expect(estado(b.idPersonaNovedad)).toBe('aceptado');
});

test('[D15] leaving the desk: a failure keeps the reviewer there, once', async () => {
  const { decision } = await preparar();
  const { router } = abrirMesa();
  rechaza('No se puede.');
  await retener(decision(0));
  void router.navigate('/otra');
  await llega(() => expect(enBarra().getByText('No se puede.')).toBeVisible());
  await calma();
  expect(router.state.location.pathname).toBe('/mesa');
  await act(() => router.navigate('/otra'));
  expect(router.state.location.pathname).toBe('/otra');
});

test('[D15] moving within the desk sends nothing', async () => {
  const { decision, escrituras } = await preparar();
  const { router } = abrirMesa();
  await retener(decision(0));
  await act(() => router.navigate('/mesa?novedad=2'));
  await calma();
  expect(router.state.location.search).toBe('?novedad=2');
  expect(escrituras).toEqual([]);
  expect(pendienteDe(decision(0).idPersonaNovedad)?.estado).toBe('retenida');
});

test('[D15] signing out: what is held goes first, under the cover of a write, and nothing is asked', async () => {
  const { decision, estado } = await preparar();
  abrirMesa();
  await retener(decision(0));
  const soltar = detener('*/ObtenerXIdOld/*');
  const done = signOut();
  await calma();
  expect(session.getState().user).not.toBeNull();
  expect(writesUnderWay.getState().count).toBe(1);
  soltar();
  await llega(() => expect(session.getState().user).toBeNull());
  await done;
  expect(writesUnderWay.getState().count).toBe(0);
  expect(estado(decision(0).idPersonaNovedad)).toBe('aceptado');
  expect(enDiario()).toEqual([]);
});

test('[D15] signing out without services ends: after one decision without an answer the others are not tried, and it is asked', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  const all = [decision(0), decision(1), decision(2)];
  for (const one of all) await retener(one);
  let reads = 0;
  server.use(
    http.get('*/ObtenerXIdOld/*', () => {
      reads += 1;
      return HttpResponse.error();
    }),
  );
  const left = signOut();
  await responder('Seguir editando', /Tiene cambios sin guardar/);
  await left;
  expect(reads).toBe(1);
  expect(session.getState().user).not.toBeNull();
  expect(decisiones.getState().lista.map(({ estado }) => estado)).toEqual(['fallida', 'sin enviar', 'sin enviar']);
  expect(enDiario()).toHaveLength(3);
  const gone = signOut();
  await responder('Cerrar sesión sin guardar', /Tiene cambios sin guardar/);
  await gone;
  expect(decisiones.getState().lista).toEqual([]);
  expect(enDiario()).toEqual([]);
  expect(escrituras).toEqual([]);
});

test('[D15] the inactivity lock: what is held goes first', async () => {
  const { decision, estado } = await preparar();
  abrirMesa();
  const one = decision(0);
  await retener(one);
  await llega(() => expect(barra()).not.toBeNull());
  const before = session.getState().token;
  const soltar = detener('*/ObtenerXIdOld/*');
  window.dispatchEvent(new Event('keydown')); // the last thing the person did
  vi.setSystemTime(NOW.getTime() + INACTIVE_AFTER);
  visible('visible');
  await calma();
  expect(session.getState().token).toBe(before);
  soltar();
  await llega(() => expect(session.getState().token).not.toBe(before));
  expect(estado(one.idPersonaNovedad)).toBe('aceptado');
  noHayNadaSinEnviar();
  await expect(call(personasNovedad.porId, { params: { id: 1, n: 0 } }, { quiet: true })).rejects.toMatchObject({
    kind: 'sesion',
  });
});

test('[D15] reading that is cancelled, as signing out does, sends nothing and is no defect', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  const { idPersonaNovedad } = decision(0);
  await retener(decision(0));
  vi.spyOn(queryClient, 'fetchQuery').mockRejectedValue(new CancelledError());
  await pasar(5);
  await llega(() => expect(pendienteDe(idPersonaNovedad)?.estado).toBe('sin enviar'));
  expect(escrituras).toEqual([]);
});

test('[D15] a hidden tab sends at once', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  await retener(decision(0));
  await retener(decision(1));
  visible('hidden');
  await llega(() => expect(escrituras).toHaveLength(2));
  await llega(() => expect(barra()).toBeNull());
});

test('[D15] closing the tab: the browser asks while something is held or sent, and not afterwards', async () => {
  const { decision } = await preparar();
  abrirMesa();
  expect(preguntaAlCerrar()).toBe(false);
  await retener(decision(0));
  expect(preguntaAlCerrar()).toBe(true);
  expect(hasUnsaved()).toBe(true);
  const soltar = detener(/\/Acepta\w*$/);
  await pasar(5);
  await calma();
  expect(pendienteDe(decision(0).idPersonaNovedad)?.estado).toBe('enviando');
  expect(preguntaAlCerrar()).toBe(true);
  soltar();
  await llega(() => expect(barra()).toBeNull());
  expect(preguntaAlCerrar()).toBe(false);
  expect(hasUnsaved()).toBe(false);
});

test('[D15] closed all the same: nothing is sent, and at the next opening it is Sin enviar, with its text, until it is sent', async () => {
  const { decision, escrituras, estado } = await preparar();
  const { unmount } = abrirMesa();
  const one = decision(0, 'observar', 'Fecha de ingreso: no coincide.');
  await retener(one);
  expect(JSON.stringify({ ...localStorage })).not.toContain(one.nombre);
  await cerrarYVolver();
  unmount();
  await calma();
  expect(escrituras).toEqual([]);
  abrirMesa();
  await llega(() => expect(sinEnviar().getByText(one.nombre)).toBeInTheDocument());
  expect(sinEnviar().getByText('Fecha de ingreso: no coincide.')).toBeInTheDocument();
  await pasar(60);
  await calma();
  expect(escrituras).toEqual([]);
  expect(hasUnsaved()).toBe(true);
  await pulsar(sinEnviar().getByRole('button', { name: `Enviar la decisión sobre ${one.nombre}` }));
  await llega(() => expect(estado(one.idPersonaNovedad)).toBe('observado'));
  await llega(noHayNadaSinEnviar);
  expect(escrituras).toHaveLength(1);
  expect(enDiario()).toEqual([]);
});

test('[D15] closed all the same: what is discarded stays Declarado', async () => {
  const { decision, escrituras, estado, candados } = await preparar();
  const { unmount } = abrirMesa();
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  abrirMesa();
  await llega(() => expect(sinEnviar().getByText(decision(0).nombre)).toBeInTheDocument());
  await pulsar(sinEnviar().getByRole('button', { name: /^Descartar/ }));
  noHayNadaSinEnviar();
  await llega(() => expect(candados.tomados()).toEqual([]));
  expect(enDiario()).toEqual([]);
  expect(escrituras).toEqual([]);
  expect(estado(decision(0).idPersonaNovedad)).toBe('declarado');
});

test('[D15] [D23] a crash while it was sent: decided as asked is done, counts for today, and is not sent again', async () => {
  const { decision, estado } = await preparar();
  const { unmount } = abrirMesa();
  let soltar = () => undefined as unknown;
  const gate = new Promise<undefined>((resolve) => {
    soltar = () => resolve(undefined);
  });
  let llegadas = 0;
  server.use(
    http.post(/\/Acepta\w*$/, async ({ request }) => {
      const { app } = await theSandbox();
      await app.fetch(request.clone());
      llegadas += 1;
      await gate;
      return HttpResponse.error();
    }),
  );
  await retener(decision(0));
  await pasar(5);
  await llega(() => expect(llegadas).toBe(1));
  await cerrarYVolver();
  unmount();
  soltar();
  expect(estado(decision(0).idPersonaNovedad)).toBe('aceptado');
  abrirMesa();
  await llega(() => expect(toasts()).toContain(`La decisión sobre ${decision(0).nombre} ya estaba hecha.`));
  noHayNadaSinEnviar();
  expect(enDiario()).toEqual([]);
  expect(hoy().aceptados).toBe(1);
  expect(llegadas).toBe(1);
});

test('[D15] [D23] closed before it was sent: what a colleague decided the same is done, and does not count as mine', async () => {
  const { decision, pasarA, escrituras } = await preparar();
  const { unmount } = abrirMesa();
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  pasarA(decision(0).idPersonaNovedad, 'aceptado');
  abrirMesa();
  await llega(() => expect(toasts()).toContain(`La decisión sobre ${decision(0).nombre} ya estaba hecha.`));
  noHayNadaSinEnviar();
  expect(enDiario()).toEqual([]);
  expect(hoy().aceptados).toBe(0);
  expect(escrituras).toEqual([]);
});

test('[D15] a crash, and another notice by now: it says so and offers nothing', async () => {
  const { decision, pasarA, escrituras } = await preparar();
  const { unmount } = abrirMesa();
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  pasarA(decision(0).idPersonaNovedad, 'observado');
  abrirMesa();
  await llega(() => expect(enBarra().getByText(/^El aviso cambió mientras lo revisaba/)).toBeVisible());
  noHayNadaSinEnviar();
  expect(enDiario()).toEqual([]);
  expect(escrituras).toEqual([]);
});

test('[D15] a crash, and no services at the next opening: it is kept, and reread before it is sent', async () => {
  const { decision, pasarA, escrituras } = await preparar();
  const { unmount } = abrirMesa();
  const { idPersonaNovedad: id } = decision(0);
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  server.use(http.get('*/ObtenerXIdOld/*', () => HttpResponse.error(), { once: true }));
  abrirMesa();
  await llega(() => expect(sinEnviar().getByText(`Aviso ${id}`)).toBeInTheDocument());
  pasarA(id, 'aceptado');
  await pulsar(sinEnviar().getByRole('button', { name: /^Enviar/ }));
  await llega(() => expect(toasts()).toContain(`La decisión sobre Aviso ${id} ya estaba hecha.`));
  noHayNadaSinEnviar();
  expect(enDiario()).toEqual([]);
  // It was never sent: a colleague accepted it.
  expect(hoy().aceptados).toBe(0);
  expect(escrituras).toEqual([]);
});

test('[D15] what one person left in the browser is not shown to another', async () => {
  const { decision, escrituras } = await preparar();
  const { unmount } = abrirMesa();
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  const { user } = session.getState();
  session.setState({ user: user && { ...user, id_usuario: user.id_usuario + 1 } });
  abrirMesa();
  await calma();
  noHayNadaSinEnviar();
  expect(barra()).toBeNull();
  expect(escrituras).toEqual([]);
});

/** A call finds that the session is lost, as the services say with 401. */
async function perderSesion() {
  server.use(http.get('*/ObtenerXIdOld/*', () => new HttpResponse('', { status: 401 }), { once: true }));
  await expect(call(personasNovedad.porId, { params: { id: 1, n: 0 } }, { quiet: true })).rejects.toThrow();
}

test('[D15] the lock-screen of a lost session: clocks stop; the same person decides what becomes of it', async () => {
  const { decision, escrituras, estado } = await preparar();
  abrirMesa();
  const [a, b] = [decision(0), decision(1)];
  await retener(a);
  await retener(b);
  await pasar(2);
  await act(perderSesion);
  await llega(() => expect(sinEnviar().getByText(a.nombre)).toBeInTheDocument());
  await pasar(60);
  visible('hidden');
  visible('visible');
  await calma();
  expect(escrituras).toEqual([]);
  expect(enDiario()).toHaveLength(2);
  act(() => void sessionUnlocked.emit());
  await pasar(60);
  await calma();
  expect(escrituras).toEqual([]);
  await pulsar(sinEnviar().getByRole('button', { name: `Enviar la decisión sobre ${a.nombre}` }));
  await pulsar(sinEnviar().getByRole('button', { name: `Descartar la decisión sobre ${b.nombre}` }));
  await llega(() => expect(estado(a.idPersonaNovedad)).toBe('aceptado'));
  await llega(noHayNadaSinEnviar);
  expect(escrituras.map(({ id }) => id)).toEqual([a.idPersonaNovedad]);
  expect(estado(b.idPersonaNovedad)).toBe('declarado');
  expect(enDiario()).toEqual([]);
});

test.each([
  ['reread', '*/ObtenerXIdOld/*'],
  ['written', /\/Acepta\w*$/],
] as const)('[D15] a session lost while a notice is %s: it waits, and is done once', async (_, path) => {
  const { decision, estado, escrituras } = await preparar();
  abrirMesa();
  server.use(http.all(path, () => new HttpResponse('', { status: 401 }), { once: true }));
  await retener(decision(0));
  await pasar(5);
  await llega(() => expect(sinEnviar().getByText(decision(0).nombre)).toBeInTheDocument());
  // Decided in the moment before the lock-screen opens.
  await retener(decision(1));
  await pasar(30);
  await calma();
  expect(escrituras).toEqual([]);
  expect(sinEnviar().getAllByRole('listitem')).toHaveLength(2);
  expect(await decidirYa(decision(2))).toEqual({ tipo: 'sin sesión' });
  // A write that was refused with 401 did nothing: only what is sent again may count.
  for (const key of enDiario()) expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ enviada: false });
  act(() => void sessionUnlocked.emit());
  for (const button of sinEnviar().getAllByRole('button', { name: /^Enviar/ })) await pulsar(button);
  await llega(() => expect(estado(decision(1).idPersonaNovedad)).toBe('aceptado'));
  expect(estado(decision(0).idPersonaNovedad)).toBe('aceptado');
  expect(escrituras).toHaveLength(2);
});

test('[D15] another person at the lock-screen: what was held is dropped, and stays Declarado', async () => {
  const { decision, escrituras, estado, candados } = await preparar();
  abrirMesa();
  await retener(decision(0));
  await act(perderSesion);
  await llega(() => expect(sinEnviar().getByText(decision(0).nombre)).toBeInTheDocument());
  act(logout);
  await calma();
  expect(decisiones.getState().lista).toEqual([]);
  expect(enDiario()).toEqual([]);
  expect(candados.tomados()).toEqual([]);
  expect(escrituras).toEqual([]);
  expect(estado(decision(0).idPersonaNovedad)).toBe('declarado');
});

test('[D15] a second tab: its notices are marked, and a decision on one of them is not sent', async () => {
  const { decision, escrituras, candados } = await preparar();
  const { idPersonaNovedad: id } = decision(0);
  const soltar = candados.enOtraPestana(id);
  abrirMesa();
  await llega(() => expect(lockedElsewhere.getState().names).toEqual(new Set([`aviso:${id}`])));
  expect(await retener(decision(0))).toBe(false);
  await llega(() => expect(enBarra().getByText(/^Otra pestaña de este navegador/)).toBeVisible());
  expect(enDiario()).toEqual([]);
  await pasar(30);
  await calma();
  expect(escrituras).toEqual([]);
  soltar();
  visible('visible');
  await llega(() => expect(lockedElsewhere.getState().names.size).toBe(0));
  expect(await retener(decision(0))).toBe(true);
  await llega(() => expect(lockedElsewhere.getState().names.size).toBe(0));
});

test('[D15] a second tab: what the journal has of a notice that another tab is deciding is that tab’s', async () => {
  const { decision, escrituras, candados } = await preparar();
  const { unmount } = abrirMesa();
  const { idPersonaNovedad: id } = decision(0);
  await retener(decision(0));
  await cerrarYVolver();
  unmount();
  await llega(() => expect(candados.tomados()).toEqual([]));
  candados.enOtraPestana(id);
  abrirMesa();
  await calma();
  noHayNadaSinEnviar();
  expect(enDiario()).toHaveLength(1);
  expect(escrituras).toEqual([]);
});

test('[D15] a browser without locks sends nothing, and says so', async () => {
  const { decision, escrituras } = await preparar();
  Reflect.deleteProperty(navigator, 'locks');
  abrirMesa();
  expect(await retener(decision(0))).toBe(false);
  await llega(() => expect(enBarra().getByText(/^Este navegador no puede evitar/)).toBeVisible());
  await pasar(30);
  await calma();
  expect(escrituras).toEqual([]);
});

test('[D15] a browser that refuses its locks sends nothing either', async () => {
  const { decision, escrituras } = await preparar();
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  abrirMesa();
  expect(await retener(decision(0))).toBe(false);
  await llega(() => expect(enBarra().getByText(/^Este navegador no puede evitar/)).toBeVisible());
  await pasar(30);
  expect(escrituras).toEqual([]);
});

test('[D15] another tab signs out: what is held here goes first', async () => {
  const { decision, estado } = await preparar();
  renderHook(useSessionEnd);
  abrirMesa();
  await retener(decision(0));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'salida', newValue: '1' })));
  await llega(() => expect(session.getState().user).toBeNull());
  expect(estado(decision(0).idPersonaNovedad)).toBe('aceptado');
  expect(decisiones.getState().lista).toEqual([]);
});

test('[D13] a defect of the portal while one is sent: it is told, and the decision after it goes on', async () => {
  const report = informados();
  const { decision, estado } = await preparar();
  abrirMesa();
  const [a, b] = [decision(0), decision(1)];
  await retener({ ...a, visto: null as never });
  await retener(b);
  await pasar(10);
  await llega(() => expect(estado(b.idPersonaNovedad)).toBe('aceptado'));
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(enBarra().getByText('Hubo un problema en el portal. El aviso puede seguir declarado.')).toBeVisible();
  expect(enBarra().getByRole('button', { name: `Reintentar la decisión sobre ${a.nombre}` })).toBeVisible();
  expect(estado(a.idPersonaNovedad)).toBe('declarado');
});
