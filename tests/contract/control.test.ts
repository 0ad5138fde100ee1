import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { empAuth, parametros, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { serveOverHttp } from '#support/overHttp.ts';
import { aviso, caller, credentials, openFund, read, signIn } from './fund.ts';

const header = { 'X-Sandbox-Control': '1' };
const send = (fund: Sandbox, action: string, body: object | string = {}, headers: Record<string, string> = header) =>
  fund.app.request(`http://127.0.0.1:4173/servicios/control/${action}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const command = async (fund: Sandbox, action: string, body: object = {}) => {
  const reply = await read(await send(fund, action, body));
  expect(reply, action).toMatchObject({ status: 200, ok: true });
  return reply.Datos;
};
const sexos = { params: { valor: 0 } };

describe('reset', () => {
  test('brings back the first data, the real clock and no faults; everybody signs in again', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const { IdPersonaNovedad } = aviso(fund, 'pendiente');
    await who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } });
    await command(fund, 'clock', { days: 3 });
    await command(fund, 'faults', { kind: 'drop', path: '/' });
    expect(await command(fund, 'reset')).toEqual({ now: '2026-11-20T18:00:00.000Z', faults: [] });
    expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(1);
    expect((await who.call(parametros.sexos, sexos)).status).toBe(401);
    expect((await (await signIn(fund, 'empresa')).call(parametros.sexos, sexos)).ok).toBe(true);
  });
});

describe('clock', () => {
  test('is set, moved on and back, and made real again', async () => {
    const fund = openFund();
    const now = async (body: object) => z.parse(z.object({ now: z.string() }), await command(fund, 'clock', body)).now;
    expect(await now({ set: '2027-02-28T23:30:00-04:00' })).toBe('2027-03-01T03:30:00.000Z');
    expect(await now({ days: 1, hours: 2 })).toBe('2027-03-02T05:30:00.000Z');
    expect(await now({ hours: -2 })).toBe('2027-03-02T03:30:00.000Z');
    expect(await now({ real: true })).toBe('2026-11-20T18:00:00.000Z');
  });

  test('moved on by more than their life, tokens do not hold any more', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    await command(fund, 'clock', { hours: 9 });
    expect((await who.call(parametros.sexos, sexos)).status).toBe(401);
  });
});

test('tokens given out so far expire, new ones hold', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  await command(fund, 'expire-tokens');
  expect((await who.call(parametros.sexos, sexos)).status).toBe(401);
  expect((await (await signIn(fund, 'empresa')).call(parametros.sexos, sexos)).ok).toBe(true);
});

test('an order is paid, and its notices with it; an order that does not exist is refused', async () => {
  const fund = openFund();
  const order = fund.db.ordenes.all().find((o) => !o.Cobrado && o.CodigoTransaccion !== '');
  if (!order) throw new Error('The seed has no open request');
  await command(fund, 'pay', { IdOrdenPago: order.IdOrdenPago });
  expect(fund.db.ordenes.get(order.IdOrdenPago)?.Cobrado).toBe(true);
  expect(order.novedades.map((id) => fund.db.novedades.get(id)?.Pagado)).not.toContain(false);
  const before = fund.db.dump();
  expect(await read(await send(fund, 'pay', { IdOrdenPago: 1 }))).toMatchObject({ status: 200, ok: false });
  expect(fund.db.dump()).toEqual(before);
});

describe('faults', () => {
  test('make the next calls of a path fail, and no other', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    await command(fund, 'faults', { kind: 'status', path: 'Parametros/BuscarSexos', status: 503, times: 2 });
    await command(fund, 'faults', { kind: 'refuse', path: '/Parametros/BuscarSexos/', text: 'No hay servicio.' });
    expect((await who.call(parametros.paises, sexos)).ok).toBe(true);
    const replies = [];
    for (let at = 0; at < 4; at += 1) replies.push(await who.call(parametros.sexos, sexos));
    expect(replies.map(({ status, ok, text }) => `${status} ${ok} ${text}`)).toEqual([
      '503 false ',
      '503 false ',
      '200 false No hay servicio.',
      '200 true ',
    ]);
  });

  test('of a part of a segment are none of it', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    await command(fund, 'faults', { kind: 'status', path: 'Parametros/BuscarSex', status: 500 });
    expect((await who.call(parametros.sexos, sexos)).status).toBe(200);
  });

  test('let a call wait', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    await command(fund, 'faults', { kind: 'slow', path: '/', milliseconds: 60 });
    const start = performance.now();
    expect((await who.call(parametros.sexos, sexos)).ok).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  test('break the connection before the call is done, or lose its answer', async () => {
    const fund = openFund();
    const { token } = await signIn(fund, 'empresa');
    const { address, stop } = await serveOverHttp(fund);
    const { IdPersonaNovedad } = aviso(fund, 'pendiente');
    const declare = () =>
      fetch(`${address}/servicios/administrativo/PersonasNovedad/ModificarEstado`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ IdPersonaNovedad, IdEstadoProceso: 2 }),
      });
    await command(fund, 'faults', { kind: 'drop', path: 'ModificarEstado' });
    await expect(declare()).rejects.toThrow();
    expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(1);
    await command(fund, 'faults', { kind: 'lose', path: 'ModificarEstado' });
    await expect(declare()).rejects.toThrow();
    expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(2);
    expect((await declare()).status).toBe(200);
    await stop();
  });

  test('are told, and taken back', async () => {
    const fund = openFund();
    const kept = { kind: 'drop', path: '/', times: 3 };
    expect(await command(fund, 'faults', kept)).toMatchObject({ faults: [kept] });
    const state = await fund.app.request('/servicios/control/state', { headers: header });
    expect((await read(state)).Datos).toMatchObject({ faults: [kept] });
    expect(await command(fund, 'faults/clear')).toMatchObject({ faults: [] });
    expect((await caller(fund).call(empAuth.token, { body: credentials('empresa') })).ok).toBe(true);
  });
});

test.each([
  ['clock', { set: 'mañana' }, 'set'],
  ['clock', { days: 1e9 }, 'days'],
  ['clock', { year: 2030 }, 'year'],
  ['pay', { IdOrdenPago: '7' }, 'IdOrdenPago'],
  ['pay', {}, 'IdOrdenPago'],
  ['faults', { kind: 'status', path: '/', status: 200 }, 'status'],
  ['faults', { kind: 'slow', path: '/', milliseconds: 1e9 }, 'milliseconds'],
  ['faults', { kind: 'drop', path: '' }, 'path'],
  ['faults', { kind: 'drop', path: '/', times: 0 }, 'times'],
  ['faults', { kind: 'drop', path: '/', often: 2 }, 'often'],
  ['faults', { kind: 'burn', path: '/' }, 'kind'],
  ['reset', { all: true }, 'all'],
  ['expire-tokens', '{', 'enviado'],
])('%s with the body %j is outside the contract and does nothing', async (action, body, field) => {
  const fund = openFund();
  const reply = await read(await send(fund, action, body));
  expect(reply).toMatchObject({ status: 400, ok: false });
  expect(reply.text).toContain(field);
  const state = await read(await fund.app.request('/servicios/control/state', { headers: header }));
  expect(state.Datos).toEqual({ now: '2026-11-20T18:00:00.000Z', faults: [] });
});

test('an unknown action is missing', async () => {
  expect((await send(openFund(), 'shutdown')).status).toBe(404);
});

describe('who may not', () => {
  test.each([
    ['without the header', {}, 'http://127.0.0.1:4173'],
    ['from a page of another origin', { ...header, Origin: 'http://localhost:9000' }, 'http://127.0.0.1:4173'],
    ['under a name that is not the machine’s', header, 'http://atacante.example:4173'],
  ])('%s', async (_, headers: Record<string, string>, at) => {
    const fund = openFund();
    const before = fund.db.dump();
    const asked = await fund.app.request(`${at}/servicios/control/reset`, { method: 'POST', headers, body: '{}' });
    expect(asked.status).toBe(403);
    expect(fund.db.dump()).toEqual(before);
  });

  test('a page of another origin is not told that it may: no preflight succeeds', async () => {
    const preflight = await openFund().app.request('/servicios/control/reset', {
      method: 'OPTIONS',
      headers: { Origin: 'https://atacante.example', 'Access-Control-Request-Headers': 'x-sandbox-control' },
    });
    expect(preflight.ok).toBe(false);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('over a connection, the machine itself may', async () => {
    const fund = openFund();
    const { address, stop } = await serveOverHttp(fund);
    const status = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`${address}/servicios/control/state`, { headers: { ...header, Host: host } }, (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await status(new URL(address).host)).toBe(200);
    expect(await status('atacante.example')).toBe(403);
    await stop();
  });
});
