import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pacienteBuscado } from '#contract/entities/persona.ts';
import { pacientes, persona as personas } from '#contract/services/index.ts';
import { type Caller, openFund, persona, signIn } from './fund.ts';

const denied = { status: 200, ok: false, text: 'No tiene acceso.' };

test('[F-7.6-01] a person by id with the age of the day, insured or not; nobody’s id is null', async () => {
  const fund = openFund();
  const ask = async (who: Caller, idPersona: number | string) => who.call(personas.porId, { params: { idPersona } });
  const empresa = await signIn(fund, 'empresa');
  expect((await ask(empresa, persona(fund, 'registrable'))).Datos).toMatchObject({
    NombreCompleto: 'APAZA CHOQUE ROSA',
    NumeroDocumento: '6843217',
    Edad: 32,
  });
  expect((await ask(empresa, 1)).Datos).toBeNull();
  expect(await ask(empresa, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersona') });
  const insured = await signIn(fund, 'asegurado');
  expect((await ask(insured, persona(fund, 'asegurado'))).ok).toBe(true);
  expect(await ask(insured, persona(fund, 'activo'))).toMatchObject(denied);
});

test('[F-7.6-04] people are searched by the fields of the dialog; all that are filled in must hold', async () => {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  const ask = (who: Caller, body: Record<string, unknown>) => who.call(pacientes.porDatos, { body });
  const names = async (who: Caller, body: Record<string, unknown>) =>
    z.parse(z.array(pacienteBuscado), (await ask(who, body)).Datos).map((p) => p.NombreCompleto);
  expect(await names(empresa, { NumeroDocumento: ' 5120984 ', ComplementoDocumento: '1f' })).toEqual([
    'VARGAS TÓRREZ JUAN PABLO',
  ]);
  expect(await names(empresa, { NumeroDocumento: '5120984', ComplementoDocumento: '2A' })).toEqual([]);
  expect(await names(empresa, { NumeroDocumento: '6843217', IdTipoDocumento: 3 })).toEqual([]);
  const full = { ApellidoPaterno: 'nanez', Nombres: 'oscar', FechaNacimiento: '1972-10-05' };
  expect(await names(empresa, full)).toEqual(['ÑÁÑEZ ÓSCAR']);
  expect(await names(empresa, { ...full, FechaNacimiento: '1972-10-06' })).toEqual([]);
  expect((await ask(empresa, {})).text).toBe('Debe registrar número de documento de identidad.');
  expect((await ask(empresa, { FechaNacimiento: '1972-13-01' })).text).toBe('Fecha de nacimiento, es incorrecta.');
  expect(await ask(empresa, { Nombres: 1 })).toMatchObject({ status: 400, text: expect.stringContaining('Nombres') });
  const insured = await signIn(fund, 'asegurado');
  expect(await names(insured, { NumeroDocumento: '4890023' })).toEqual([]);
  expect(await names(insured, { NumeroDocumento: '4777001' })).toEqual(['CÉSPEDES MUÑOZ ELENA']);
});
