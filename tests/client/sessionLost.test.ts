import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFailed, sessionExpired } from '#client/announcements.ts';
import { call } from '#client/call.ts';
import { TransportFailure } from '#client/errors.ts';
import { query as leer, queryClient } from '#client/query.ts';
import { assertSameSession } from '#client/sameSession.ts';
import { endSession, logout, replaceToken } from '#client/session.ts';
import { sessionUnlocked, watchSession } from '#client/sessionRest.ts';
import { acceso } from '#contract/services/acceso.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { server } from '#support/services.ts';
import { sessionAs, tokenOf } from './support.ts';

const query = { rutaControl: '/a', rutaOrigen: '/b', tituloPagina: 'c', idRegional: 1, codigoEmpresa: '1001' };
const Dispositivo = {
  browser: '',
  browser_version: '',
  os: '',
  os_version: '',
  IpPublico: '',
  IpPrivado: '',
  device: '',
};
let lost = 0;
let failed = 0;
let stop: (() => void)[] = [];

beforeEach(() => {
  lost = 0;
  failed = 0;
  stop = [sessionExpired.on(() => lost++), callFailed.on(() => failed++)];
  server.use(http.all('*/servicios/*', () => new HttpResponse('', { status: 401 })));
});
afterEach(() => {
  for (const each of stop) each();
  queryClient.clear();
  endSession();
});

test('[F-2.3-05] [F-8-06] [F-4.1-09] 401 with a session user is a lost session, announced even by a quiet call and never as a failure', async () => {
  sessionAs(1802);
  const promise = call(acceso.externo, { query }, { quiet: true });
  await expect(promise).rejects.toMatchObject({
    kind: 'sesion',
    message: 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.',
  });
  expect([lost, failed]).toEqual([1, 0]);
});

test.each([1801, 1971, 1972, 1973])(
  '[F-4.1-09] [F-8-06] a user of kind %i without a company loses the session too',
  async (kind) => {
    sessionAs(kind, { id_empresa: '', empresa: '', id_modulo: 0 });
    await expect(call(acceso.externo, { query })).rejects.toMatchObject({ kind: 'sesion' });
    expect([lost, failed]).toEqual([1, 0]);
  },
);

test('[F-8-06] a lost session is told in the portal’s words, whatever the services say of it', async () => {
  sessionAs(1802);
  const Mensaje = { Descripcion: 'Token vencido.', TipoMensaje: 'warning' };
  server.use(http.all('*/servicios/*', () => HttpResponse.json({ ok: false, Mensaje }, { status: 401 })));
  const text = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';
  await expect(call(acceso.externo, { query })).rejects.toMatchObject({ kind: 'sesion', message: text });
});

const nueva = { contrasenaActual: 'a', contrasenaNueva: 'b', contrasenaRepite: 'b', idUsuario: 7 };
test.each([
  ['a write', () => call(personasNovedad.declarar, { body: { IdPersonaNovedad: 1, IdEstadoProceso: 2 } })],
  ['a change of password', () => call(contrasena.cambiar, { body: nueva })],
  ['a file', () => call(recursos.obtener, { params: { tabla: 't', idTabla: 1, idRecurso: 2 } })],
  ['a search', () => call(facturas.listar, { body: { FechaInicio: '2026-11-01', FechaFin: '2026-11-20' } })],
  ['a read by its path', () => call(listaNovedades.estadosPorTipo, { params: { id: 1 } })],
  ['an invoice', () => call(facturas.pdf, { params: { idVenta: 1 } })],
  ['what a screen reads', () => queryClient.fetchQuery(leer(acceso.externo, { query }))],
  ['an upload', () => call(recursos.pendientes, { body: { Tabla: 't', IdPersona: 1, IdTipoNovedad: 2 } })],
])('[F-2.3-05] [F-4.1-09] [F-8-06] %s that is answered 401 loses the session too', async (_, write) => {
  sessionAs(1802);
  await expect(write()).rejects.toMatchObject({ kind: 'sesion' });
  expect([lost, failed]).toEqual([1, 0]);
});

test('[F-4.1-09] [F-8-06] parallel 401 are all announced; the app makes one lock-screen of them', async () => {
  sessionAs(1802);
  const calls = Array.from({ length: 6 }, () => call(acceso.externo, { query }));
  const results = await Promise.allSettled(calls);
  expect(results.every((r) => r.status === 'rejected' && r.reason instanceof TransportFailure)).toBe(true);
  expect([lost, failed]).toEqual([6, 0]);
});

/** A call that is answered 401, or as told, after something happened to the session. */
async function lateAfter(happens: () => void, late: () => Response = () => new HttpResponse('', { status: 401 })) {
  let answer = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.all('*/servicios/*', async () => {
        resolve();
        await gate;
        return late();
      }),
    );
  });
  const promise = call(acceso.externo, { query }).catch((error: unknown) => error);
  await asked;
  happens();
  answer();
  return promise;
}

test('[F-8-06] [decision 22] a 401 that comes after a new token of the same person is of the past: the current session is not lost', async () => {
  sessionAs(1802);
  const happens = () => replaceToken(tokenOf({ USRTYP: 1802, USRID: 7, n: 2 }));
  const text = 'Error en la respuesta del servidor.';
  expect(await lateAfter(happens)).toMatchObject({ kind: 'sesion', past: true, status: 401, message: text });
  expect([lost, failed]).toEqual([0, 1]);
});

const leaveAndEnter = (user: number) => () => {
  logout();
  sessionAs(1802, { id_usuario: user });
};
test.each([
  ['the person signed out', logout],
  ['another tab signed out', endSession],
  ['somebody else signed in', leaveAndEnter(8)],
  ['the same person signed in anew', leaveAndEnter(7)],
])('[F-8-06] a 401 that comes after %s fails its call, and is told to nobody (fault 5)', async (_, happens) => {
  sessionAs(1802);
  expect(await lateAfter(happens)).toMatchObject({ kind: 'sesion', ended: true, status: 401 });
  expect([lost, failed]).toEqual([0, 0]);
});

test.each([
  ['500', 500, () => new HttpResponse('', { status: 500 })],
  ['no connection', 0, () => HttpResponse.error()],
  ['a refusal', 200, () => HttpResponse.json({ ok: false, Mensaje: { TipoMensaje: 'E', Descripcion: 'No.' } })],
  ['what cannot be read', 200, () => HttpResponse.json({ ok: true, Datos: { acceso: 'sí' } })],
])('a failure after the person signed out is told to nobody either: %s (fault 5)', async (_, status, late) => {
  sessionAs(1802);
  expect(await lateAfter(logout, late)).toMatchObject({ kind: 'sesion', ended: true, status });
  expect([lost, failed]).toEqual([0, 0]);
});

test('what is cancelled because the person signed out stays a cancelled call', async () => {
  sessionAs(1802);
  const control = new AbortController();
  server.use(http.all('*/servicios/*', () => new Promise<Response>(() => undefined)));
  const cancelled = call(acceso.externo, { query }, { signal: control.signal }).catch((error: unknown) => error);
  logout();
  control.abort();
  expect(await cancelled).toMatchObject({ kind: 'cancelado' });
});

test('[F-2.3-05] [F-4.1-09] [F-8-06] [decision 123] a 401 that comes after the inactivity lock belongs to the lost session', async () => {
  const token = sessionAs(1802);
  const unsigned = token.slice(0, token.lastIndexOf('.') + 1);
  expect(await lateAfter(() => replaceToken(unsigned))).toMatchObject({ kind: 'sesion' });
  expect([lost, failed]).toEqual([1, 0]);
});

test('[F-8-06] 401 without a session is a failed request', async () => {
  await expect(call(acceso.externo, { query })).rejects.toMatchObject({ kind: 'solicitud', status: 401 });
  expect([lost, failed]).toEqual([0, 1]);
});

test.each([
  ['EmpAuth', () => call(empAuth.token, { body: { UserName: 'a', Password: 'b', Dispositivo, TokenGC: 'local' } })],
  ['ReestablecerContrasena', () => call(contrasena.solicitar, { body: { CorreoElectronico: 'a@b.bo' } })],
])('401 of %s is a wrong password or link, not a lost session', async (_, start) => {
  sessionAs(1802);
  await expect(start()).rejects.toMatchObject({ kind: 'solicitud' });
  expect(lost).toBe(0);
});

test('[F-8-01] 401 without a session shows what the services say of it', async () => {
  const Mensaje = { Descripcion: 'Identifíquese.', TipoMensaje: 'warning' };
  server.use(http.all('*/servicios/*', () => HttpResponse.json({ ok: false, Mensaje }, { status: 401 })));
  await expect(call(acceso.externo, { query })).rejects.toMatchObject({ kind: 'solicitud', message: 'Identifíquese.' });
});

test('who asks by itself hears when the session is lost and when it is back, until it stops listening', () => {
  const heard = vi.fn();
  const end = watchSession(heard);
  sessionExpired.emit();
  sessionUnlocked.emit();
  expect(heard.mock.calls).toEqual([[true], [false]]);
  end();
  sessionExpired.emit();
  sessionUnlocked.emit();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[F-8-06] an answer that changes the session is dropped if the session is another one by now', () => {
  const token = sessionAs(1802);
  expect(() => assertSameSession(token)).not.toThrow();
  replaceToken(tokenOf({ USRTYP: 1802, USRID: 7, n: 2 }));
  expect(() => assertSameSession(token)).toThrow('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
  endSession();
  expect(() => assertSameSession('')).toThrow();
});
