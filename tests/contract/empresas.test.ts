import { expect, test } from 'vitest';
import { empresas, personasEmpresa } from '#contract/services/index.ts';
import { banco, openFund, persona, signIn } from './fund.ts';

test('the sign-in services’ company code is translated into the company', async () => {
  const who = await signIn(openFund(), 'empresa');
  expect((await who.call(empresas.porIdAnterior, { params: { id: '00123' } })).Datos).toEqual({
    IdEmpresa: 501,
    IdEmpresaAnterior: '00123',
    RazonSocial: 'Banco Altiplano S.A.',
    NumeroPatronal: '01-911-00123',
    IdRegional: 1,
    Estado: 'ACTIVO',
  });
});

test('the staff’s own code answers a company 0', async () => {
  const who = await signIn(openFund(), 'personal');
  expect((await who.call(empresas.porIdAnterior, { params: { id: '0' } })).Datos).toMatchObject({
    IdEmpresa: 0,
    IdRegional: 1,
  });
});

test('a company code that is not the user’s is refused', async () => {
  const who = await signIn(openFund(), 'empresa');
  for (const id of ['00207', '0', 'nada'])
    expect(await who.call(empresas.porIdAnterior, { params: { id } })).toMatchObject({
      ok: false,
      text: 'No tiene acceso.',
    });
});

test('a company by id, seen from the regional; nobody’s id is null', async () => {
  const who = await signIn(openFund(), 'varias', { IdRegional: 2, concod: '00123', numpat: '02-911-00123' });
  expect((await who.call(empresas.porId, { params: { id: banco } })).Datos).toMatchObject({
    NumeroPatronal: '02-911-00123',
    IdRegional: 2,
  });
  expect((await who.call(empresas.porId, { params: { id: 1 } })).Datos).toBeNull();
});

test('[E-7.1-11] the companies a person works in', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = async (name: Parameters<typeof persona>[1]) =>
    (await who.call(personasEmpresa.habilitadas, { params: { idPersona: persona(fund, name) } })).Datos;
  expect(await of('activo')).toMatchObject([{ IdEmpresa: banco }]);
  expect(await of('activoEnOtra')).toMatchObject([{ IdEmpresa: 502 }]);
  expect(await of('reingreso')).toEqual([]);
  expect(await of('registrable')).toEqual([]);
});

test('the relation with the own company: dates, none as 1900-01-01; another company is refused', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = (name: Parameters<typeof persona>[1], idEmpresa = banco) =>
    who.call(personasEmpresa.relacion, { params: { idPersona: persona(fund, name), idEmpresa } });
  expect((await of('reingreso')).Datos).toMatchObject({ FechaIngreso: '2023-07-20', FechaBaja: '2026-06-20' });
  expect((await of('activo')).Datos).toMatchObject({ FechaBaja: '1900-01-01' });
  expect((await of('registrable')).Datos).toBeNull();
  expect(await of('activoEnOtra', 502)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('insured persons ask about their family only', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'asegurado');
  const of = (name: Parameters<typeof persona>[1]) =>
    who.call(personasEmpresa.habilitadas, { params: { idPersona: persona(fund, name) } });
  expect((await of('asegurado')).ok).toBe(true);
  expect((await of('activo')).ok).toBe(false);
});

test('the companies at work in a regional, with their employer number there', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = (idRegional: number | string, estado = 'ACTIVO') =>
    who.call(empresas.deRegional, { params: { idRegional, estado } });
  expect((await of(3)).Datos).toMatchObject([
    { RazonSocial: 'Banco Altiplano S.A.', IdRegional: 3, NumeroPatronal: '03-911-00123' },
    { RazonSocial: 'Cooperativa Señor de Mayo Ltda.', IdRegional: 3 },
  ]);
  expect((await of(3, 'INACTIVO')).Datos).toEqual([]);
  expect((await of(10)).Datos).toEqual([]);
  expect((await of('x')).status).toBe(400);
});
