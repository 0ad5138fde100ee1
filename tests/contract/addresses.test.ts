import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { controllers } from '#contract/controllers.ts';
import { type Endpoint, get, pattern, Unaddressable, urlOf } from '#contract/endpoint.ts';
import { altaCotizante, bajaCotizante, bdpa, empresas, transferenciaCotizante } from '#contract/services/index.ts';
import { createDatabase } from '#sandbox/db/database.ts';
import { answerError, notFound, type Services, serveOpen } from '#sandbox/serve.ts';
import { createTokens } from '#sandbox/session.ts';
import { NOW } from '#support/clock.ts';
import { serveOverHttp } from '#support/overHttp.ts';
import { openFund, read } from './fund.ts';

const echo = get({
  controller: controllers.login,
  path: '/Eco/:uno/medio/:dos/',
  query: ['q'],
  datos: z.object({ uno: z.string(), dos: z.string(), q: z.string() }),
});

/** One call that answers with what it received. */
function echoing(): Hono {
  const app = new Hono({ strict: false });
  const db = createDatabase();
  const now = () => NOW;
  const tokens = createTokens(db, now, () => 'x'.repeat(32));
  const at: Services = {
    app,
    db,
    tokens,
    now,
    keep: () => {},
    queue: (work) => work(),
    onResetLink: () => {},
    codigo: 'CSBP',
    documentos: 'Documentos',
  };
  serveOpen(at, echo, ({ params, query }) => ({ ...params, ...query }));
  app.notFound(notFound);
  app.onError(answerError);
  return app;
}

/** Values that often break addresses, besides those that a generator finds. */
const awkward = [
  '/',
  '//',
  '%',
  '%2F',
  '%25',
  '%2e',
  '%zz',
  '?',
  '#',
  '&a=b',
  '|',
  '\\',
  '..',
  '.',
  './x',
  '../x',
  '...',
]
  .concat([
    '',
    ' ',
    '+',
    'ñÁü',
    '👩‍👧',
    '\u0000',
    '\n',
    ':uno',
    '*',
    '{}',
    '\ud800',
    'a;b',
    "'",
    '~',
    '\u202e',
    '%E0%A4%A',
  ])
  .concat(['__proto__', 'constructor', 'NaN']);
const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...awkward, 'a', '1'), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 3 }).map((units) => String.fromCharCode(...units)),
);

const wellFormed = (value: string) =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value);
const isSegment = (value: string) => value !== '' && value !== '.' && value !== '..' && wellFormed(value);

test('any value in a path or a query reaches the service as it was, or the call is refused', async () => {
  const app = echoing();
  await fc.assert(
    fc.asyncProperty(text, text, text, async (uno, dos, q) => {
      const make = () => urlOf(echo, 'others', { params: { uno, dos }, query: { q } });
      if (!isSegment(uno) || !isSegment(dos) || !wellFormed(q)) {
        expect(make).toThrow(Unaddressable);
        return;
      }
      const reply = await read(await app.request(`/servicios/seguridad${make()}`));
      expect(reply).toMatchObject({ status: 200, ok: true, Datos: { uno, dos, q } });
    }),
    { numRuns: 2000 },
  );
});

test('so it is over a connection', async () => {
  const { address, stop } = await serveOverHttp({ ...openFund(), app: echoing() });
  for (const value of awkward.filter((each) => isSegment(each))) {
    const path = urlOf(echo, 'others', { params: { uno: value, dos: value }, query: { q: value } });
    const reply = await read(await fetch(`${address}/servicios/seguridad${path}`));
    expect(reply, value).toMatchObject({ status: 200, Datos: { uno: value, dos: value, q: value } });
  }
  await stop();
});

test.each(['', '.', '..', '\udc00'])('%j as a segment would be another call: it is none', (value) => {
  expect(() => urlOf(echo, 'others', { params: { uno: value, dos: 'a' }, query: { q: '' } })).toThrow(
    new Unaddressable('uno'),
  );
});

test.each(['%', '%zz', '%E0%A4%A', '%C3%28'])('an address that is badly encoded, %s, breaks nothing', async (part) => {
  const response = await echoing().request(`/servicios/seguridad/Login/Eco/${part}/medio/a?q=${part}`);
  expect([200, 400, 404]).toContain(response.status);
});

test('[E-6-03] insured persons look companies up and cross-check at addresses of their own, and reach the notices at everybody’s', () => {
  const at = (endpoint: Endpoint) =>
    (['insured', 'others'] as const).map((who) => pattern(endpoint, who).split('/')[1]);
  expect([empresas.porId, bdpa.contrastar].map(at)).toEqual([
    ['AsegEmpresas', 'Empresas'],
    ['AsegBdpa', 'Bdpa'],
  ]);
  for (const notices of [altaCotizante, bajaCotizante, transferenciaCotizante])
    for (const [name, endpoint] of Object.entries(notices)) {
      const [insured, others] = at(endpoint);
      expect([name, insured]).toEqual([name, others]);
    }
});
