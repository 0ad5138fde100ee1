import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { empAuth, login, parametros } from '#contract/services/index.ts';
import { caller, credentials, openFund, signIn } from './fund.ts';

const token = (datos: unknown) => z.parse(z.object({ access_token: z.string() }), datos).access_token;
const bancoLaPaz = { IdRegional: 1, concod: '00123', numpat: '01-911-00123' };

test('[F-7.1-01] the right password answers an access token', async () => {
  const reply = await caller(openFund()).call(empAuth.token, { body: credentials('empresa') });
  expect(reply).toMatchObject({ status: 200, ok: true });
  expect(token(reply.Datos).split('.')).toHaveLength(3);
});

test('[F-6-01] [F-3.1-08] the token carries role, user, person, user type and insured id', async () => {
  const reply = await caller(openFund()).call(empAuth.token, { body: credentials('asegurado') });
  const claims = decodeJwt(token(reply.Datos));
  expect(claims).toMatchObject({ Rol: 'ASEGURADOS', USRTYP: '1972' });
  expect(Number(claims.USRID)).toBeGreaterThan(0);
  expect(Number(claims.PERID)).toBeGreaterThan(0);
  expect(Number(claims.SEGID)).toBeGreaterThan(0);
});

test.each([
  ['a wrong password', credentials('empresa', 'otra')],
  ['an unknown user', credentials('nadie')],
])('[F-7.1-01] %s is refused with the same text and no HTTP error', async (_, body) => {
  const reply = await caller(openFund()).call(empAuth.token, { body });
  expect(reply).toMatchObject({ status: 200, ok: false, text: 'Usuario o contraseña incorrectos.', tipo: 'warning' });
});

test('[F-7.1-01] sign-in without the robot check is refused', async () => {
  const reply = await caller(openFund()).call(empAuth.token, { body: { ...credentials('empresa'), TokenGC: '' } });
  expect(reply).toMatchObject({ ok: false, text: 'Debe marcar la casilla de "No soy un robot".' });
});

test('[F-3.1-03] [F-7.1-02] login answers who signed in, and whether the password must change', async () => {
  const fund = openFund();
  const as = (name: string) => {
    const { UserName, Password, Dispositivo } = credentials(name);
    return caller(fund).call(login.usuario, { body: { userName: UserName, password: Password, Dispositivo } });
  };
  expect((await as('empresa')).Datos).toMatchObject({ Caduco: false, ModificarPassword: false });
  expect((await as('caducado')).Datos).toMatchObject({ Caduco: true, ModificarPassword: false });
  expect((await as('obligado')).Datos).toMatchObject({ Caduco: false, ModificarPassword: true });
});

test('[F-4.1-07] [F-7.1-03] choosing regional and company issues a token scoped to them', async () => {
  const fund = openFund();
  const first = await caller(fund).call(empAuth.token, { body: credentials('empresa') });
  const reply = await caller(fund, token(first.Datos)).call(empAuth.newToken, { body: bancoLaPaz });
  expect(decodeJwt(token(reply.Datos))).toMatchObject({ REGID: 1, CONCOD: '00123', EMPID: 501 });
});

test.each([
  ['a regional', { ...bancoLaPaz, IdRegional: 2 }],
  ['a company', { ...bancoLaPaz, concod: '00207' }],
  ['an employer number', { ...bancoLaPaz, numpat: '02-911-00123' }],
  ["the staff's entry", { IdRegional: 1, concod: '0', numpat: '' }],
])('[F-7.1-03] a token for %s that is not the user’s is refused', async (_, body) => {
  const fund = openFund();
  const first = await caller(fund).call(empAuth.token, { body: credentials('empresa') });
  expect(await caller(fund, token(first.Datos)).call(empAuth.newToken, { body })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});

test('a missing, spoiled, foreign or expired token answers 401 with a text', async () => {
  let now = new Date('2026-11-20T14:00:00-04:00');
  const fund = openFund({ now: () => now });
  const good = await signIn(fund, 'empresa');
  const sexos = (bearer: string) => caller(fund, bearer).call(parametros.sexos, { params: { valor: 0 } });
  const elsewhere = await signIn(openFund(), 'empresa');
  for (const bearer of ['', 'x', `${good.token}x`, elsewhere.token])
    expect(await sexos(bearer)).toMatchObject({
      status: 401,
      ok: false,
      text: 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.',
    });
  expect((await sexos(good.token)).status).toBe(200);
  now = new Date('2026-11-20T22:00:01-04:00');
  expect((await sexos(good.token)).status).toBe(401);
});

test('tokens can be made to expire at once, for the lock-screen; a new one holds', async () => {
  const fund = openFund();
  const before = await signIn(fund, 'empresa');
  fund.expireTokens();
  expect((await before.call(parametros.sexos, { params: { valor: 0 } })).status).toBe(401);
  const after = await signIn(fund, 'empresa');
  expect((await after.call(parametros.sexos, { params: { valor: 0 } })).status).toBe(200);
});

test('[F-3.1-03] [F-7.1-02] the sign-in answers who it is, and whether the password must be changed', async () => {
  const fund = openFund();
  const { UserName: userName, Password: password, Dispositivo } = credentials('caducado');
  const reply = await caller(fund).call(login.usuario, { body: { userName, password, Dispositivo } });
  expect(reply).toMatchObject({ ok: true });
  expect(reply.Datos).toEqual({
    IdUsuario: fund.db.usuarios.by('usuario', 'caducado')[0]?.IdUsuario,
    NombreCompleto: 'TÓRREZ VILLCA RAMIRO',
    CorreoElectronico: 'caducado@ejemplo.bo',
    Caduco: true,
    ModificarPassword: false,
  });
});
