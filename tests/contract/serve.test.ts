import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { controllers } from '#contract/controllers.ts';
import { type Endpoint, file, pattern, post } from '#contract/endpoint.ts';
import { tabla } from '#contract/enumerations.ts';
import * as services from '#contract/services/index.ts';
import { createDatabase } from '#sandbox/db/database.ts';
import type { Change } from '#sandbox/db/table.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { answerError, basePaths, type Services, serveFile, serveOpen } from '#sandbox/serve.ts';
import { createTokens } from '#sandbox/session.ts';
import { NOW } from '#support/clock.ts';
import { takeConsoleErrors } from '#support/setup.ts';
import { aviso, caller, credentials, openFund, read, signIn } from './fund.ts';

const every = Object.values(services).flatMap((service) => Object.values(service) as Endpoint[]);

test('every declared call is served, under each audience’s name', () => {
  const { app } = openFund();
  const routes = new Set(app.routes.map((r) => `${r.method} ${r.path}`));
  for (const e of every)
    for (const audience of ['others', 'insured'] as const) {
      const path = `${basePaths[e.controller.servicio]}${pattern(e, audience)}`.replace(/\/$/, '');
      expect(routes, path).toContain(`${e.method} ${path}`);
    }
});

test('every answer is private and stays what it is: done, refused, unknown, failed, a file', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad: idTabla } = aviso(fund, 'pendiente');
  const idRecurso = fund.db.archivos.by('registro', `${tabla.novedad}|${idTabla}`)[0]?.IdRecurso ?? 0;
  const answers = [
    await who.fetch(services.parametros.sexos, { params: { valor: 0 } }),
    await who.fetch(services.recursos.obtener, { params: { tabla: tabla.novedad, idTabla, idRecurso } }),
    await caller(fund).fetch(services.parametros.sexos, { params: { valor: 0 } }),
    await fund.app.request('/servicios/administrativo/nada'),
    await fund.app.request('/servicios/seguridad/EmpAuth', { method: 'POST', body: '{' }),
  ];
  expect(answers.map((one) => one.status)).toEqual([200, 200, 401, 404, 400]);
  expect(answers[1]?.headers.get('Content-Type')).not.toContain('json');
  for (const { url, headers } of answers) {
    expect(headers.get('Cache-Control'), url).toBe('no-store');
    expect(headers.get('X-Content-Type-Options'), url).toBe('nosniff');
  }
});

test('an answer that fails by itself, and one that is made to fail, is as private', async () => {
  const broken = post({ controller: controllers.login, path: '/Prueba', body: z.object({}), datos: z.number() });
  const fund = openFund({
    also: (at) =>
      serveOpen(at, broken, () => {
        throw new Error('broken');
      }),
  });
  const path = '/servicios/seguridad/Login/Prueba';
  const ask = () => fund.app.request(path, { method: 'POST', body: '{}' });
  const answers = [await ask()];
  const faults = [
    { kind: 'status', status: 503 },
    { kind: 'status', status: 413 },
    { kind: 'refuse', text: 'No.' },
    { kind: 'slow', milliseconds: 1 },
    { kind: 'shape', variant: '4.19' },
  ];
  for (const fault of faults) {
    const set = await fund.app.request('http://127.0.0.1/servicios/control/faults', {
      method: 'POST',
      headers: { 'X-Sandbox-Control': '1' },
      body: JSON.stringify({ ...fault, path: 'Login/Prueba' }),
    });
    expect(set.status).toBe(200);
    answers.push(set, await ask());
  }
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 503, 200, 413, 200, 200, 200, 500, 200, 403]);
  for (const { status, headers } of answers)
    expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')], `${status}`).toEqual([
      'no-store',
      'nosniff',
    ]);
  expect(takeConsoleErrors()).toHaveLength(3);
});

test('no call takes a text that nobody could read, in any place of what is sent', async () => {
  const fund = openFund();
  const { token } = await signIn(fund, 'empresa');
  const before = fund.db.dump();
  const text = 'x'.repeat(100_001);
  const bodies = [{ Texto: text }, { Grupo: { Texto: text } }, { Lista: [{ Texto: text }] }, [text], text];
  const carry = every.filter(({ method, send }) => (method === 'POST' || method === 'PUT') && send !== 'multipart');
  expect(carry.length).toBeGreaterThan(100);
  for (const e of carry)
    for (const [at, body] of bodies.entries()) {
      const path = `${basePaths[e.controller.servicio]}${pattern(e, 'others')}`.replace(/:\w+/g, '1');
      const reply = await fund.app.request(path, {
        method: e.method,
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const { status, text: told } = await read(reply);
      expect([status, told], path).toEqual([400, expect.stringContaining(at === 3 ? '0' : at === 4 ? '' : 'Texto')]);
    }
  const deep = `{"Texto":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const path = `${basePaths.administrativo}${pattern(services.seguimiento.registrar, 'others')}`;
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fund.app.request(path, { method: 'POST', headers, body: deep })).status).toBe(400);
  expect(fund.db.dump()).toEqual(before);
});

test('every call but sign-in and password reset asks for a token', async () => {
  const fund = openFund();
  const open = new Set([
    services.empAuth.token,
    services.login.usuario,
    services.contrasena.solicitar,
    services.contrasena.verificarEnlace,
    services.contrasena.reestablecer,
  ] as Endpoint[]);
  for (const e of every) {
    const path = `${basePaths[e.controller.servicio]}${pattern(e, 'others')}`.replace(/:\w+/g, '1');
    const { status } = await fund.app.request(path, {
      method: e.method,
      ...(e.method === 'GET' ? {} : { body: '{}' }),
    });
    expect(status, path).toBe(open.has(e) ? 400 : 401);
  }
});

test('[F-3.1-07] every reply is an envelope with the four parts of its message', async () => {
  const who = await signIn(openFund(), 'empresa');
  const reply = await who.fetch(services.parametros.sexos, { params: { valor: 0 } });
  expect(await reply.json()).toEqual({
    ok: true,
    Datos: expect.any(Array),
    Mensaje: { Descripcion: '', TipoMensaje: 'success', IdMensaje: '', TieneMensaje: false },
  });
});

test.each(['', '/'])('a path is the same with "%s" at its end', async (slash) => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const response = await fund.app.request(`/servicios/administrativo/Parametros/BuscarSexos/0${slash}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  expect((await read(response)).ok).toBe(true);
});

test('an address nobody serves answers 404 with a text', async () => {
  const response = await openFund().app.request('/servicios/administrativo/Nada/Existe');
  expect(await read(response)).toMatchObject({ status: 404, ok: false, tipo: 'error' });
});

test.each([
  ['a field of another kind', JSON.stringify({ ...credentials('empresa'), TokenGC: 3 }), 'TokenGC'],
  ['a missing field', JSON.stringify({ UserName: 'x' }), 'Password'],
  ['no JSON', '{', 'enviado'],
  ['nothing', '', 'enviado'],
])('a body with %s answers 400 and names it', async (_, body, field) => {
  const response = await openFund().app.request('/servicios/seguridad/EmpAuth', { method: 'POST', body });
  expect(await read(response)).toMatchObject({ status: 400, ok: false, text: expect.stringContaining(field) });
});

/** A test service on the sandbox's machinery. */
function machinery(keep: (changes: readonly Change[]) => void = () => {}) {
  const db = createDatabase();
  const app = new Hono({ strict: false });
  app.onError(answerError);
  let last: Promise<unknown> = Promise.resolve();
  const at: Services = {
    app,
    db,
    tokens: createTokens(
      db,
      () => NOW,
      () => 'x'.repeat(32),
    ),
    now: () => NOW,
    keep,
    queue: (work) => {
      const result = last.then(work, work);
      last = result.catch(() => {});
      return result;
    },
    onResetLink: () => {},
    codigo: 'CSBP',
    documentos: 'Documentos',
  };
  const write = post({
    controller: controllers.login,
    path: '/Prueba',
    body: z.object({ n: z.number() }),
    datos: z.number(),
  });
  const send = (n: number) =>
    app.request('/servicios/seguridad/Login/Prueba', { method: 'POST', body: JSON.stringify({ n }) });
  return { at, db, write, send };
}

test('a handler that refuses or breaks changes nothing', async () => {
  const { at, db, write, send } = machinery();
  serveOpen(at, write, async ({ body }) => {
    db.secuencias.put({ nombre: 'a', ultimo: body.n });
    await Promise.resolve();
    if (body.n === 2) throw new Refusal('No.');
    if (body.n === 3) throw new Error('broken');
    return body.n;
  });
  expect((await read(await send(1))).ok).toBe(true);
  expect(await read(await send(2))).toMatchObject({ status: 200, ok: false, text: 'No.' });
  expect(db.secuencias.get('a')?.ultimo).toBe(1);
  expect(await read(await send(3))).toMatchObject({ status: 500, ok: false });
  expect(db.secuencias.get('a')?.ultimo).toBe(1);
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('what cannot be kept has not happened', async () => {
  const { at, db, write, send } = machinery(() => {
    throw new Error('The disk is full');
  });
  serveOpen(at, write, ({ body }) => db.secuencias.put({ nombre: 'a', ultimo: body.n }).ultimo);
  expect((await send(1)).status).toBe(500);
  expect(db.secuencias.get('a')).toBeUndefined();
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('an answer outside the contract is a mistake of the sandbox, and keeps nothing', async () => {
  const { at, db, write, send } = machinery();
  serveOpen(at, { ...write, datos: z.string() as z.core.$ZodType }, ({ body }) => {
    db.secuencias.put({ nombre: 'a', ultimo: body.n });
    return body.n;
  });
  expect((await send(1)).status).toBe(500);
  expect(db.secuencias.get('a')).toBeUndefined();
  expect(String(takeConsoleErrors()[0])).toContain('outside its contract');
});

test('calls run one after the other: two that add one to a number add two', async () => {
  const { at, db, write, send } = machinery();
  serveOpen(at, write, async () => {
    const ultimo = (db.secuencias.get('a')?.ultimo ?? 0) + 1;
    await Promise.resolve();
    return db.secuencias.put({ nombre: 'a', ultimo }).ultimo;
  });
  const replies = await Promise.all([send(1), send(1), send(1)].map(async (r) => (await read(await r)).Datos));
  expect(replies.sort()).toEqual([1, 2, 3]);
});

test('a file without a token is refused as every call is', async () => {
  const { at } = machinery();
  const endpoint = file({ controller: controllers.reportes, path: '/Prueba', datos: z.instanceof(Blob) });
  serveFile(at, endpoint, () => ({ bytes: new Uint8Array([1]), tipo: 'application/pdf', nombre: 'ñ.pdf' }));
  expect((await at.app.request('/servicios/administrativo/Reportes/Prueba')).status).toBe(401);
});

test('an insured person is refused at the employers’ search by company', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'asegurado');
  const params = { term: 'a', idEmpresa: 501, rol: 0 };
  expect(await caller(fund, who.token).call(services.pacientes.porNombreEnEmpresa, { params })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});
