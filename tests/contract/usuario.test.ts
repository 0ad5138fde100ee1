import { expect, test } from 'vitest';
import { usuario } from '#contract/services/index.ts';
import { caller, openFund, signIn } from './fund.ts';

test('[F-7.1-13] the fund’s staff whose password holds, with the address to write to', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const ask = () => who.call(usuario.vigentesInternos, {});
  expect((await ask()).Datos).toEqual([
    { IdUsuario: expect.any(Number), Nombre: 'GUTIÉRREZ AYALA MARTHA', Correo: 'personal@ejemplo.bo' },
    { IdUsuario: expect.any(Number), Nombre: 'QUISPE ARCE LUCÍA', Correo: 'mixto@ejemplo.bo' },
  ]);
  for (const staff of [...fund.db.usuarios.by('usuario', 'personal'), ...fund.db.usuarios.by('usuario', 'mixto')])
    fund.db.usuarios.put({ ...staff, Caduco: true });
  expect((await ask()).Datos).toEqual([]);
});

test('insured persons and strangers do not learn who works at the fund', async () => {
  const fund = openFund();
  const insured = await signIn(fund, 'asegurado');
  expect(await insured.call(usuario.vigentesInternos, {})).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await caller(fund).call(usuario.vigentesInternos, {})).toMatchObject({ status: 401, ok: false });
});
