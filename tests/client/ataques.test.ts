import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#client/call.ts';
import {
  audience,
  endSession,
  idPersonaActual,
  isPersonal,
  replaceToken,
  restoreSession,
  session,
  tipoUsuarioActual,
} from '#client/session.ts';
import { parametros } from '#contract/services/parametros.ts';
import { localKeys, readJson, sessionKeys, tab } from '#lib/storage.ts';
import { server } from '#support/services.ts';
import { sessionAs, tokenOf } from './support.ts';

afterEach(endSession);
const sexos = () => call(parametros.sexos, { params: { valor: 0 } }, { quiet: true });

describe('a reply that reaches for the prototype of everything', () => {
  const evil = '"__proto__":{"ajeno":1,"ok":true},"constructor":{"prototype":{"ajeno":1}}';
  test.each([
    `{"ok":true,"Datos":[{"Id":1,"Descripcion":"X",${evil}}],${evil}}`,
    `{"ok":false,"Mensaje":{"Descripcion":"No","TipoMensaje":"__proto__",${evil}},${evil}}`,
    `{${evil}}`,
    `{"ok":true,"Datos":{${evil}}}`,
  ])('%s', async (text) => {
    sessionAs(1802);
    server.use(
      http.all('*/servicios/*', () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })),
    );
    await sexos().catch(() => undefined);
    expect(Reflect.get({}, 'ajeno')).toBeUndefined();
    expect(Reflect.get({}, 'ok')).toBeUndefined();
  });

  test('nor does what somebody put into the storage', () => {
    localStorage.setItem('x', `{${evil}}`);
    readJson({ read: (key) => localStorage.getItem(key) ?? '', remove: () => undefined }, 'x');
    expect(Reflect.get({}, 'ajeno')).toBeUndefined();
  });
});

test('[F-7-01] [F-9-13] once a token is replaced no request carries the one before', async () => {
  const before = sessionAs(1802);
  const seen: (string | null)[] = [];
  server.use(
    http.all('*/servicios/*', ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return HttpResponse.json({ ok: true, Datos: [] });
    }),
  );
  const after = tokenOf({ USRTYP: 1802, n: 2 });
  await sexos();
  replaceToken(after);
  await Promise.all([sexos(), sexos()]);
  expect(seen).toEqual([`Bearer ${before}`, `Bearer ${after}`, `Bearer ${after}`]);
  expect(tab.read(sessionKeys.sesion)).not.toContain(before);
});

test('no cookie of somebody else’s is read into a header', async () => {
  sessionAs(1802);
  // biome-ignore lint/suspicious/noDocumentCookie: one of somebody else's making
  document.cookie = 'XSRF-TOKEN=ajeno';
  let headers: Headers | null = null;
  server.use(
    http.all('*/servicios/*', ({ request }) => {
      headers = request.headers;
      return HttpResponse.json({ ok: true, Datos: [] });
    }),
  );
  await sexos();
  // biome-ignore lint/suspicious/noDocumentCookie: taken away again
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  expect((headers ?? new Headers()).get('x-xsrf-token')).toBeNull();
});

describe('a token of somebody else’s making', () => {
  const claim = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(1801, '1801', ' 1801', 1801.5, [1801], { id: 1801 }, true, null),
  );
  test.each([
    '',
    '.',
    '..',
    'a.b.c',
    'null',
    '{"USRTYP":1801}',
    tokenOf({}),
    tokenOf({ USRTYP: { id: 1801 } }),
    tokenOf({ USRTYP: [1801, 1802], PERID: { toString: '' } }),
    tokenOf({ USRTYP: [[1801]] }),
  ])('[F-1-03] [F-6-01] [F-3.1-08] %s gives no right', (token) => {
    session.setState({ token });
    expect([tipoUsuarioActual(), isPersonal(), idPersonaActual()]).toEqual([null, false, 0]);
  });

  test.each([
    ['a number', { USRTYP: 1802, PERID: 7 }],
    ['a text', { USRTYP: '1802', PERID: '7' }],
    ['the short number of the notes', { USRTYP: 3, PERID: 7 }],
    ['a list of one', { USRTYP: [1802], PERID: ['7'] }],
    ['long names', { 'http://schemas.example.bo/claims/USRTYP': '1802', 'http://schemas.example.bo/claims/PERID': 7 }],
  ])('[F-1-03] [F-6-01] [F-3.1-08] the kind of user is read from %s', (_, claims) => {
    session.setState({ token: tokenOf(claims) });
    expect([tipoUsuarioActual(), idPersonaActual()]).toEqual(['EXTERNO_EMPRESAS', 7]);
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join('.')),
    fc.record({ USRTYP: claim, PERID: claim, exp: claim }, { requiredKeys: [] }).map(tokenOf),
  );

  test('[F-1-03] [F-6-01] never throws', () => {
    fc.assert(
      fc.property(text, (token) => {
        session.setState({ token });
        const kind = tipoUsuarioActual();
        expect(['INTERNO', 'EXTERNO_EMPRESAS', 'INTERNO_EXTERNO', 'ASEGURADOS', 'SERVICIOS_API', null]).toContain(kind);
        expect(Number.isNaN(idPersonaActual())).toBe(false);
        expect(audience()).toBe(kind === 'ASEGURADOS' ? 'insured' : 'others');
        expect(isPersonal()).toBe(kind === 'INTERNO' || kind === 'INTERNO_EXTERNO');
      }),
      { numRuns: 500 },
    );
  });

  test('[F-9-13] a stored session of any text is taken whole or not at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.tuple(text, fc.string()).map((parts) => parts.join('|')),
        ),
        (stored) => {
          tab.write(sessionKeys.sesion, stored);
          restoreSession();
          expect(session.getState()).toMatchObject({ status: 'not-authenticated', user: null, token: '' });
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('services that fail', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    sessionAs(1802);
    server.use(
      http.all('*/servicios/*', () => {
        asked += 1;
        return new HttpResponse('', { status: 503 });
      }),
    );
  });

  test('are not asked again by the portal itself', async () => {
    await expect(sexos()).rejects.toMatchObject({ status: 503 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(1);
  });
});

test('the keys of the browser’s storage are listed, each once', () => {
  const keys = [...Object.values(localKeys), ...Object.values(sessionKeys)];
  expect(new Set(keys).size).toBe(keys.length);
});
