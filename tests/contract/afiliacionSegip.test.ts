import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ConsultaSegip, leerContrastacion, respuestaSegip } from '#contract/entities/segip.ts';
import { afiliacionSegip } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { partes } from '#sandbox/rules/segip.ts';
import { enter, openFund, persona, type Reply, signIn } from './fund.ts';
import { denied, onlyStaff, refused } from './registry.ts';

/** The query to the identity service about an example, with the fund's data. `parts` overrides it. */
function pregunta(fund: Sandbox, who: Ejemplo, parts: Partial<ConsultaSegip> = {}): ConsultaSegip {
  const p = fund.db.personas.get(persona(fund, who));
  return {
    tipoPersona: p?.IdTipoDocumento === 1 ? 1 : 2,
    ci: p?.NumeroDocumento ?? '',
    complemento: p?.ComplementoDocumento ?? '',
    apellidoPaterno: p?.ApellidoPaterno ?? '',
    apellidoMaterno: p?.ApellidoMaterno ?? '',
    nombres: p?.Nombres ?? '',
    fechaNacimiento: p?.FechaNacimiento ?? '',
    ...parts,
  };
}
const answer = (reply: Reply) => z.parse(respuestaSegip, reply.Datos);
const flags = (reply: Reply) => leerContrastacion(answer(reply).datosPersonaEnFormatoJson);

const all = { NumeroDocumento: 1, Nombres: 1, PrimerApellido: 1, SegundoApellido: 1, FechaNacimiento: 1 };

describe('the identity check [F-7.5-05] [F-3.9-01]', () => {
  test.each<[Ejemplo, object]>([
    ['registrable', all],
    ['registrableSinDatos', { ...all, Complemento: 1 }],
    ['reingreso', { ...all, Complemento: 1 }],
    ['activoEnOtra', all],
    ['pasaporte', all],
    ['extranjero', all],
    ['nombreLargo', all],
    ['segipNombres', { ...all, Nombres: 0 }],
    ['segipPaterno', { ...all, PrimerApellido: 0 }],
    ['segipMaterno', { ...all, SegundoApellido: 0 }],
    ['segipNacimiento', { ...all, FechaNacimiento: 0 }],
    ['segipDocumento', { ...all, NumeroDocumento: 0 }],
    ['segipComplemento', { ...all, Complemento: 0 }],
    ['segipSoloDocumento', { ...all, Nombres: 0, PrimerApellido: 0, SegundoApellido: 0, FechaNacimiento: 0 }],
    ['segipSinVerificar', { ...all, SegundoApellido: 2 }],
  ])('%s', async (who, expected) => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    const reply = await staff.call(afiliacionSegip.consultar, { body: pregunta(fund, who) });
    expect(answer(reply)).toMatchObject({ CodigoRespuesta: '2', datosPersonaEnFormatoJson: expect.any(String) });
    const given = flags(reply);
    expect(given).toEqual({ ...expected, ComplementoVisible: expect.any(Number) });
  });

  test('typed data that differ are told one by one; accents, case and spaces do not count', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const check = async (parts: Partial<ConsultaSegip>) =>
      flags(await who.call(afiliacionSegip.consultar, { body: pregunta(fund, 'registrableSinDatos', parts) }));
    expect(await check({ nombres: ' jose  luis ', apellidoMaterno: 'Nanez' })).toMatchObject({
      Nombres: 1,
      SegundoApellido: 1,
    });
    expect(await check({ nombres: 'JOSÉ' })).toMatchObject({ ...all, Nombres: 0, Complemento: 1 });
    expect(await check({ complemento: '' })).toMatchObject({ Complemento: 0 });
    expect(await check({ ci: '4567890-1A', complemento: '' })).toMatchObject({ NumeroDocumento: 1, Complemento: 1 });
  });

  test('only a number with a short complement behind a dash is taken apart', () => {
    const typed = { complemento: '9Z', fechaNacimiento: '1994-05-12' };
    expect(
      ['1234567-1a', ' 1234567-12345 ', '1234567-123456', 'E-0012345', 'AB12-3C'].map((ci) => partes({ ...typed, ci })),
    ).toEqual([
      { numero: '1234567', complemento: '1A' },
      { numero: '1234567', complemento: '12345' },
      { numero: '1234567-123456', complemento: '9Z' },
      { numero: 'E-0012345', complemento: '9Z' },
      { numero: 'AB12-3C', complemento: '9Z' },
    ]);
  });

  test('the answer says whether the record has a complement, which may be left out', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const visible = async (of: Ejemplo, parts: Partial<ConsultaSegip>) =>
      flags(await who.call(afiliacionSegip.consultar, { body: pregunta(fund, of, parts) }));
    expect(await visible('registrableSinDatos', {})).toEqual({ ...all, Complemento: 1, ComplementoVisible: 1 });
    expect(await visible('registrable', {})).toEqual({ ...all, ComplementoVisible: 0 });
    const typed = await visible('registrable', { complemento: '1A' });
    expect(typed).toEqual({ ...all, Complemento: 0, ComplementoVisible: 0 });
  });

  test('a surname neither side has matches, sent empty or as --', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    for (const apellidoMaterno of ['', '--']) {
      const body = pregunta(fund, 'activoEnOtra', { apellidoMaterno });
      expect(flags(await who.call(afiliacionSegip.consultar, { body }))).toMatchObject({ SegundoApellido: 1 });
    }
    for (const apellidoMaterno of ['--NANEZ', 'NANEZ--']) {
      const body = pregunta(fund, 'registrableSinDatos', { apellidoMaterno });
      expect(flags(await who.call(afiliacionSegip.consultar, { body }))).toMatchObject({ SegundoApellido: 0 });
    }
  });

  test('the simpler variant verifies what it sends', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const { ci, fechaNacimiento } = pregunta(fund, 'registrable');
    expect(flags(await who.call(afiliacionSegip.consultar, { body: { ci, fechaNacimiento } }))).toMatchObject({
      NumeroDocumento: 1,
      FechaNacimiento: 1,
      Nombres: 2,
      PrimerApellido: 2,
      SegundoApellido: 2,
    });
  });

  test.each<[Ejemplo, string]>([
    ['segipNoEncontrado', '1'],
    ['segipVarios', '3'],
  ])('%s answers %s without data', async (who, CodigoRespuesta) => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    const reply = await staff.call(afiliacionSegip.consultar, { body: pregunta(fund, who) });
    expect(answer(reply)).toMatchObject({ CodigoRespuesta, EsValido: 'false', datosPersonaEnFormatoJson: '' });
    expect(flags(reply)).toBeNull();
  });

  test('several records are told apart by the complement; a homonymy comes with its flags', async () => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    const ask = (who: Ejemplo, parts = {}) =>
      staff.call(afiliacionSegip.consultar, { body: pregunta(fund, who, parts) });
    const told = await ask('segipVarios', { complemento: '1E' });
    expect(answer(told)).toMatchObject({ CodigoRespuesta: '2' });
    expect(flags(told)).toMatchObject({ NumeroDocumento: 1, Complemento: 1, Nombres: 0 });
    const homonymy = await ask('segipHomonimia');
    expect(answer(homonymy)).toMatchObject({ CodigoRespuesta: '4' });
    expect(flags(homonymy)).toMatchObject(all);
  });

  test('a person type that is not theirs, and a document nobody has, are not found', async () => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    for (const parts of [{ tipoPersona: 2 as const }, { ci: '9999999' }]) {
      const body = pregunta(fund, 'registrable', parts);
      expect(answer(await staff.call(afiliacionSegip.consultar, { body }))).toMatchObject({ CodigoRespuesta: '1' });
    }
  });

  test('the service may not answer', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    await refused(fund, () => who.call(afiliacionSegip.consultar, { body: pregunta(fund, 'segipCaido') }), {
      ok: false,
      tipo: 'error',
      text: 'El servicio de SEGIP no se encuentra disponible.',
    });
  });

  test('the answer follows the record', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const [record] = fund.db.identidades.by('documento', '1|6843217');
    if (record) fund.db.identidades.put({ ...record, Nombres: 'ROSAURA' });
    const body = pregunta(fund, 'registrable');
    expect(flags(await who.call(afiliacionSegip.consultar, { body }))).toMatchObject({ ...all, Nombres: 0 });
  });

  test('an employer verifies nobody before a company is chosen', async () => {
    const fund = openFund();
    const who = await enter(fund, 'empresa');
    await refused(fund, () => who.call(afiliacionSegip.consultar, { body: pregunta(fund, 'registrable') }), denied);
  });

  test('insured persons verify themselves and nobody else', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'asegurado');
    const ask = (of: Ejemplo) => who.call(afiliacionSegip.consultar, { body: pregunta(fund, of) });
    expect(flags(await ask('asegurado'))).toMatchObject(all);
    await refused(fund, () => ask('registrable'), denied);
  });

  test.each([
    ['tipoPersona', 3],
    ['ci', ''],
    ['fechaNacimiento', '12/05/1994'],
    ['nombres', 7],
  ])('a body whose %s is %j is outside the contract', async (field, value) => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    const body = { ...pregunta(fund, 'registrable'), [field]: value } as never;
    for (const call of [afiliacionSegip.consultar, afiliacionSegip.consultarV1])
      expect(await staff.call(call, { body })).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  });
});

describe('the first version', () => {
  test('[F-7.5-07] answers staff the record of a number and birth date', async () => {
    const fund = openFund();
    const staff = await signIn(fund, 'personal');
    const { ci, fechaNacimiento } = pregunta(fund, 'segipNombres');
    const ask = async (body: ConsultaSegip) => answer(await staff.call(afiliacionSegip.consultarV1, { body }));
    expect(JSON.parse((await ask({ ci, fechaNacimiento })).datosPersonaEnFormatoJson)).toMatchObject({
      NumeroDocumento: ci,
      Nombres: 'CARMEN',
      PrimerApellido: 'MENDOZA',
    });
    expect(await ask({ ci, fechaNacimiento: '1990-01-01' })).toMatchObject({ CodigoRespuesta: '1' });
  });

  test('[R-6-03] whoever is not staff reads no record of the identity service', async () => {
    const fund = openFund();
    await onlyStaff(fund, (who) => who.call(afiliacionSegip.consultarV1, { body: pregunta(fund, 'asegurado') }));
  });
});

test.each(['', 'null', '{}', '<xml/>', '{"Nombres":"1"}', '[]'])(
  '[F-5.3-04] %j holds no flags: a wrong structure',
  (text) => {
    expect(leerContrastacion(text)).toBeNull();
  },
);

describe('[F-3.9-01] [F-7.5-05] flags in the forms services write them', () => {
  const wholly = { NumeroDocumento: 1, Nombres: 1, PrimerApellido: 1, SegundoApellido: 1, FechaNacimiento: 1 };
  test.each([
    ['as texts', Object.fromEntries(Object.keys(wholly).map((name) => [name, '1'])), wholly],
    ['as true and false', { ...wholly, Nombres: true, PrimerApellido: false }, { ...wholly, PrimerApellido: 0 }],
    ['not verified', { ...wholly, Nombres: 2 }, { ...wholly, Nombres: 2 }],
    ['in another letter case', Object.fromEntries(Object.keys(wholly).map((name) => [name.toLowerCase(), 1])), wholly],
  ])('%s', (_, sent, read) => {
    expect(leerContrastacion(JSON.stringify(sent))).toEqual(read);
  });
  test.each(Object.keys(wholly))('[F-5.3-04] [F-5.3-01] %s missing is a wrong structure', (name) => {
    const rest = Object.entries(wholly).filter(([one]) => one !== name);
    expect(leerContrastacion(JSON.stringify(Object.fromEntries(rest)))).toBeNull();
  });
});
