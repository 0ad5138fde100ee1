import { expect, test } from 'vitest';
import { tabla } from '#contract/enumerations.ts';
import { accesosExternos, contrasena, empAuth, parametros, reportes, seguimiento } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { caller, credentials, enter, openFund, read, signIn } from './fund.ts';

const opens = async (fund: Sandbox, user: string, password: string) =>
  (await caller(fund).call(empAuth.token, { body: credentials(user, password) })).ok;
const nueva = (one: string, two = one) => ({ contrasenaNueva: one, contrasenaRepite: two });

test('[F-7.1-09] a changed password opens the door, the old one no more, and it is no longer expired', async () => {
  const fund = openFund();
  const who = await enter(fund, 'caducado');
  const idUsuario = fund.db.usuarios.by('usuario', 'caducado')[0]?.IdUsuario ?? 0;
  const body = { contrasenaActual: 'Demo2026', ...nueva('Ñandú 7'), idUsuario };
  expect(await who.call(contrasena.cambiar, { body })).toMatchObject({ ok: true });
  expect(await opens(fund, 'caducado', 'Ñandú 7')).toBe(true);
  expect(await opens(fund, 'caducado', 'Demo2026')).toBe(false);
  expect(fund.db.usuarios.get(idUsuario)?.Caduco).toBe(false);
});

test.each(['caducado', 'obligado'])(
  '[F-7.1-09] until %s changes the password, the token serves for nothing else',
  async (user) => {
    const fund = openFund();
    const who = await enter(fund, user);
    const row = fund.db.usuarios.by('usuario', user)[0];
    const [regional] = row?.regionales ?? [];
    const [company] = regional?.empresas ?? [];
    if (!row || !regional || !company) throw new Error(`The seed's ${user} has no company`);
    const idUsuario = row.IdUsuario;
    const choice = { IdRegional: regional.IdRegional, concod: company.concod, numpat: company.numpat };
    const entry = { IdTabla: 1, Tabla: tabla.novedad, Asunto: 'a', Mensaje: 'b', Correos: [], TipoSeguimiento: 1 };
    const others = () =>
      Promise.all([
        who.call(empAuth.newToken, { body: choice }),
        who.call(accesosExternos.regionales, { query: { IdUsuario: idUsuario } }),
        who.call(parametros.sexos, { params: { valor: 0 } }),
        who.call(seguimiento.registrar, { body: entry }),
        who.fetch(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 1 } }).then(read),
      ]);
    const refused = { status: 200, ok: false, text: 'Debe cambiar su contraseña antes de continuar.' };
    for (const reply of await others()) expect(reply).toMatchObject(refused);
    const body = { contrasenaActual: 'Demo2026', ...nueva('Ñandú 7'), idUsuario };
    expect(await who.call(contrasena.cambiar, { body: { ...body, contrasenaActual: 'x' } })).toMatchObject({
      text: 'La contraseña actual no es correcta.',
    });
    expect(await who.call(parametros.sexos, { params: { valor: 0 } })).toMatchObject(refused);
    expect(await who.call(contrasena.cambiar, { body })).toMatchObject({ ok: true });
    expect(await who.call(parametros.sexos, { params: { valor: 0 } })).toMatchObject({ ok: true });
  },
);

test.each([
  ['a wrong current password', { contrasenaActual: 'x' }, 'La contraseña actual no es correcta.'],
  ['two different new ones', { contrasenaRepite: 'otra' }, 'Las contraseñas no coinciden.'],
  ['an empty new one', nueva(''), 'Contraseña, no tiene información.'],
  ['another user', { idUsuario: 12 }, 'No tiene acceso.'],
])('[F-7.1-09] a change with %s is refused and nothing changes', async (_, wrong, text) => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const idUsuario = fund.db.usuarios.by('usuario', 'empresa')[0]?.IdUsuario ?? 0;
  const body = { contrasenaActual: 'Demo2026', ...nueva('nueva'), idUsuario, ...wrong };
  expect(await who.call(contrasena.cambiar, { body })).toMatchObject({ ok: false, text });
  expect(await opens(fund, 'empresa', 'Demo2026')).toBe(true);
});

test('[F-7.1-10] asking for a link answers the same whether the address exists or not', async () => {
  const fund = openFund();
  const ask = (CorreoElectronico: string) => caller(fund).call(contrasena.solicitar, { body: { CorreoElectronico } });
  const known = await ask('empresa@ejemplo.bo');
  expect(known).toEqual(await ask('nadie@ejemplo.bo'));
  expect(known).toMatchObject({ ok: true, tipo: 'Information' });
  expect(known.text).not.toBe('');
  expect(fund.resetLinks()).toMatchObject([{ usuario: 'empresa' }]);
});

test('[F-7.1-10] [F-7.1-11] [F-7.1-12] a link sets the password once', async () => {
  const links: string[] = [];
  const fund = openFund({ onResetLink: (token) => links.push(token) });
  const nobody = caller(fund);
  await nobody.call(contrasena.solicitar, { body: { CorreoElectronico: 'EMPRESA@ejemplo.bo ' } });
  const Token = links[0] ?? '';
  expect(await nobody.call(contrasena.verificarEnlace, { body: { Token } })).toMatchObject({ ok: true });
  const different = { Token, ...nueva('a', 'b') };
  expect(await nobody.call(contrasena.reestablecer, { body: different })).toMatchObject({ ok: false });
  expect(await nobody.call(contrasena.reestablecer, { body: { Token, ...nueva('otra') } })).toMatchObject({ ok: true });
  expect(await opens(fund, 'empresa', 'otra')).toBe(true);
  expect(await nobody.call(contrasena.reestablecer, { body: { Token, ...nueva('tercera') } })).toMatchObject({
    ok: false,
  });
  expect(await nobody.call(contrasena.verificarEnlace, { body: { Token } })).toMatchObject({ ok: false });
});

test('a link holds for one hour; an invented one never', async () => {
  let now = new Date('2026-11-20T14:00:00-04:00');
  const fund = openFund({ now: () => now });
  const nobody = caller(fund);
  await nobody.call(contrasena.solicitar, { body: { CorreoElectronico: 'empresa@ejemplo.bo' } });
  const Token = fund.resetLinks()[0]?.token ?? '';
  now = new Date('2026-11-20T15:00:00-04:00');
  expect(await nobody.call(contrasena.verificarEnlace, { body: { Token } })).toMatchObject({ ok: false });
  expect(await nobody.call(contrasena.verificarEnlace, { body: { Token: 'inventado' } })).toMatchObject({ ok: false });
});
