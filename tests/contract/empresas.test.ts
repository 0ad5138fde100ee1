import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { empresa } from '#contract/entities/referencia.ts';
import { empresas, personasEmpresa } from '#contract/services/index.ts';
import { banco, openFund, persona, signIn } from './fund.ts';

test('[F-7.3-01] the sign-in services’ company code is translated into the company', async () => {
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

test('[F-7.3-01] the staff’s own code answers a company 0', async () => {
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

test('[F-7.3-01] a company by id, seen from the regional; nobody’s id is null', async () => {
  const who = await signIn(openFund(), 'varias', { IdRegional: 2, concod: '00123', numpat: '02-911-00123' });
  expect((await who.call(empresas.porId, { params: { id: banco } })).Datos).toMatchObject({
    NumeroPatronal: '02-911-00123',
    IdRegional: 2,
  });
  expect((await who.call(empresas.porId, { params: { id: 1 } })).Datos).toBeNull();
});

test('[F-7.3-02, E-7.1-11] the companies a person works in', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = async (name: Parameters<typeof persona>[1]) =>
    (await who.call(personasEmpresa.habilitadas, { params: { idPersona: persona(fund, name) } })).Datos;
  expect(await of('activo')).toMatchObject([{ IdEmpresa: banco }]);
  expect(await of('activoEnOtra')).toMatchObject([{ IdEmpresa: 502 }]);
  expect(await of('reingreso')).toEqual([]);
  expect(await of('registrable')).toEqual([]);
});

test('[F-7.3-02, E-7.1-11] the relation with the own company: dates, none as 1900-01-01; another company is refused', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = (name: Parameters<typeof persona>[1], idEmpresa = banco) =>
    who.call(personasEmpresa.relacion, { params: { idPersona: persona(fund, name), idEmpresa } });
  expect((await of('reingreso')).Datos).toMatchObject({ FechaIngreso: '2023-07-20', FechaBaja: '2026-06-20' });
  expect((await of('activo')).Datos).toMatchObject({ FechaBaja: '1900-01-01' });
  expect((await of('registrable')).Datos).toBeNull();
  expect(await of('activoEnOtra', 502)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('[E-7.1-11, F-6-02, F-7.3-02] insured persons ask about their family only', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'asegurado');
  const of = (name: Parameters<typeof persona>[1]) =>
    who.call(personasEmpresa.habilitadas, { params: { idPersona: persona(fund, name) } });
  expect((await of('asegurado')).ok).toBe(true);
  expect((await of('activo')).ok).toBe(false);
});

test('[F-7.3-01, R-9-11] the companies at work in a regional, with their employer number there', async () => {
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

test('[F-7.3-01] companies by former id, by employer number, their head office, those with retirees', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const historic = async (id: string) => (await who.call(empresas.porIdHistorico, { params: { id } })).Datos;
  expect(await historic('00123')).toMatchObject({ IdEmpresa: 501 });
  expect(await historic('1418')).toMatchObject({ IdEmpresa: 504 });
  expect(await historic('1')).toBeNull();
  const byNumber = async (numeroPatronal: string, idRegional: number) =>
    (await who.call(empresas.porNumeroPatronal, { params: { numeroPatronal, idRegional } })).Datos;
  expect(await byNumber('02-912-00207', 2)).toMatchObject({ IdEmpresa: 502, IdRegional: 2 });
  expect(await byNumber('02-912-00207', 1)).toBeNull();
  const head = async (id: number, idRegional: number, estado = 'activo') =>
    (await who.call(empresas.padre, { params: { id, idRegional, estado } })).Datos;
  expect(await head(503, 7)).toMatchObject({ IdEmpresa: 503, IdRegional: 3 });
  expect([await head(503, 1), await head(503, 7, 'INACTIVO'), await head(1, 1)]).toEqual([null, null, null]);
  const retired = async (idRegional: number) =>
    z.parse(z.array(empresa), (await who.call(empresas.conPasivos, { params: { idRegional } })).Datos);
  const rows = await retired(1);
  expect(rows.map((e) => e.IdEmpresa)).toContain(501);
  expect(rows.every((e) => e.IdRegional === 1)).toBe(true);
  for (const p of fund.db.pacientes.all())
    if (p.IdDepartamento === 1 && p.IdEmpresa === 501 && p.IdTipoAsegurado === 2)
      fund.db.pacientes.put({ ...p, IdDepartamento: 2 });
  expect((await retired(1)).map((e) => e.IdEmpresa)).not.toContain(501);
});

test('[F-7.3-01, E-6-03] look-ups of companies are refused to insured persons; what is no number answers 400', async () => {
  const fund = openFund();
  const insured = await signIn(fund, 'asegurado');
  const who = await signIn(fund, 'empresa');
  const ask = (caller: typeof who, id: number | string, idRegional: number | string) =>
    Promise.all([
      caller.call(empresas.conPasivos, { params: { idRegional } }),
      caller.call(empresas.porNumeroPatronal, { params: { numeroPatronal: '01-911-00123', idRegional } }),
      caller.call(empresas.porIdHistorico, { params: { id } }),
      caller.call(empresas.padre, { params: { id, idRegional, estado: 'ACTIVO' } }),
    ]);
  for (const reply of await ask(insured, 501, 1)) expect(reply).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  for (const reply of await ask(who, 'x', 'x')) expect(reply).toMatchObject({ status: 400 });
});

test('[F-7.3-02, E-7.1-11] whether a person works anywhere, knew a company, or still works there', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const of = async (name: Parameters<typeof persona>[1]) => {
    const params = { idPersona: persona(fund, name), idEmpresa: banco };
    const replies = [personasEmpresa.trabaja, personasEmpresa.existe, personasEmpresa.sigueActiva].map((endpoint) =>
      who.call(endpoint, { params }),
    );
    return (await Promise.all(replies)).map((r) => r.Datos);
  };
  expect(await of('activo')).toEqual([true, true, true]);
  expect(await of('reingreso')).toEqual([false, true, false]);
  expect(await of('activoEnOtra')).toEqual([true, false, false]);
  expect(await of('registrable')).toEqual([false, false, false]);
});

test('[E-7.1-11, F-7.3-02] another company’s relations, and strangers’ to insured persons, are refused', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const insured = await signIn(fund, 'asegurado');
  const denied = { ok: false, text: 'No tiene acceso.' };
  const params = { idPersona: persona(fund, 'activoEnOtra'), idEmpresa: 502 };
  for (const endpoint of [personasEmpresa.existe, personasEmpresa.sigueActiva]) {
    expect(await who.call(endpoint, { params })).toMatchObject(denied);
    expect(await who.call(endpoint, { params: { idPersona: 'x', idEmpresa: banco } })).toMatchObject({ status: 400 });
    expect(await who.call(endpoint, { params: { idPersona: 1, idEmpresa: 'x' } })).toMatchObject({ status: 400 });
  }
  expect(await insured.call(personasEmpresa.trabaja, { params })).toMatchObject(denied);
  expect(await who.call(personasEmpresa.trabaja, { params: { idPersona: 'x' } })).toMatchObject({ status: 400 });
});
