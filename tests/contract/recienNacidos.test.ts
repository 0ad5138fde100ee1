import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nacimiento, recienNacido, recienNacidosNoUnicos } from '#contract/entities/afiliacion.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { type Caller, pair, persona, signIn } from './fund.ts';
import { formFor, grabar, people, searched } from './nacidos.ts';

const denied = { ok: false, text: 'No tiene acceso.' };
const rows = z.array(nacimiento);

const found = async (who: Caller, parts: object = {}) => z.parse(rows, (await searched(who, parts)).Datos);

test('[R-7.2-10] the births of a regional are searched by six values; an employer finds those of her families', async () => {
  const { fund, empresa, caja } = await people();
  const all = await found(caja);
  expect(all.length).toBeGreaterThan(2);
  expect(all.every((b) => b.IdRegional === 1)).toBe(true);
  expect(all.map((b) => b.FechaNacimiento)).toEqual(
    all
      .map((b) => b.FechaNacimiento)
      .sort()
      .reverse(),
  );
  const mine = await found(empresa);
  const mothers = mine.map((b) => b.IdPersonaMadre);
  expect(mothers).toEqual(expect.arrayContaining([persona(fund, 'asegurado'), persona(fund, 'activo')]));
  expect(mine.length).toBeLessThanOrEqual(all.length);
  const one = mine.find((b) => b.IdPersonaMadre === persona(fund, 'asegurado'));
  for (const parts of [
    { documentoMadre: '4777001' },
    { nombreMadre: 'elena munoz' },
    { historiaClinica: one?.HistoriaClinica, fechaDesde: one?.FechaNacimiento, fechaHasta: one?.FechaNacimiento },
  ])
    expect(await found(caja, parts)).toEqual([one]);
  expect(await found(caja, { fechaHasta: '2020-01-01' })).toEqual([]);
});

test('[R-7.2-10] births of another regional, and any to insured persons, are refused; a day that is none answers 400', async () => {
  const { fund, caja, empresa } = await people();
  expect(await searched(caja, { idRegional: 3 })).toMatchObject(denied);
  expect(await searched(await signIn(fund, 'asegurado'))).toMatchObject(denied);
  expect(await searched(empresa, { idRegional: 'x' })).toMatchObject({ status: 400 });
  const wrong = await searched(empresa, { fechaHasta: 'ayer' });
  expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('fechaHasta') });
});

test('[R-7.2-11] a newborn is saved with person, notice in Registrado, and the birth taken', async () => {
  const { fund, empresa } = await people();
  const reply = await grabar(empresa, formFor(fund, 'asegurado'));
  expect(reply).toMatchObject({ ok: true, text: '' });
  expect(recienNacidos.grabar.success).toBe('El registro de recién nacido se grabó correctamente.');
  const { idPersona, idPersonaNovedad } = pair(reply);
  expect(fund.db.personas.get(idPersona)).toMatchObject({ NombreCompleto: 'CÉSPEDES LUZ MARÍA', NumeroDocumento: '' });
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 67,
    IdEmpresa: 501,
    IdRegional: 1,
    NumeroDocumento: expect.stringMatching(/^A2026-\d{5}$/),
  });
  expect(fund.db.pacientes.by('persona', idPersona)).toMatchObject([
    { EstadoVigencia: 'NO VIGENTE', IdPacientePadre: 0 },
  ]);
  expect((await found(empresa)).map((b) => b.IdPersonaMadre)).not.toContain(persona(fund, 'asegurado'));
  const again = await grabar(empresa, formFor(fund, 'asegurado'), 1);
  expect(again).toMatchObject({ ok: false, text: 'El nacimiento ya fue registrado.' });
});

test('[R-7.2-12] one of twins answers the others as JSON in the message and writes nothing; accepted, it is saved', async () => {
  const { fund, empresa } = await people();
  const before = fund.db.dump();
  const response = await empresa.fetch(recienNacidos.grabar, {
    params: { aceptaRepetidos: 0 },
    body: formFor(fund, 'activo'),
  });
  const { ok, Datos, Mensaje } = z.parse(
    z.object({
      ok: z.boolean(),
      Datos: z.unknown(),
      Mensaje: z.object({ TieneMensaje: z.boolean(), Descripcion: z.string() }),
    }),
    await response.json(),
  );
  expect({ ok, Datos, tiene: Mensaje.TieneMensaje }).toEqual({ ok: true, Datos: null, tiene: true });
  const others = z.parse(recienNacidosNoUnicos, JSON.parse(Mensaje.Descripcion));
  const twins = fund.db.nacimientos.by('madre', persona(fund, 'activo'));
  expect(twins).toHaveLength(2);
  expect(others).toMatchObject([{ IdRecienNacido: twins[1]?.IdRecienNacido, NombreMadre: 'MAMANI QUISPE BEATRIZ' }]);
  expect(fund.db.dump()).toEqual(before);
  const { idPersona } = pair(await grabar(empresa, formFor(fund, 'activo'), 1));
  const second = formFor(fund, 'activo', {
    persona: { Nombres: 'SOL' },
    nacido: { IdRecienNacido: twins[1]?.IdRecienNacido },
  });
  const reply = await grabar(empresa, second);
  expect(z.parse(recienNacidosNoUnicos, JSON.parse(reply.text))).toMatchObject([
    { IdPersona: idPersona, IdRecienNacido: 0 },
  ]);
  expect((await grabar(empresa, second, 1)).ok).toBe(true);
});

test('[R-7.2-12] a birth of another regional is not among the similar ones', async () => {
  const { fund, empresa } = await people();
  const [, twin] = fund.db.nacimientos.by('madre', persona(fund, 'activo'));
  if (!twin) throw new Error('no twin');
  fund.db.nacimientos.put({ ...twin, IdRegional: 3 });
  expect(await grabar(empresa, formFor(fund, 'activo'))).toMatchObject({
    ok: true,
    text: '',
    Datos: expect.any(String),
  });
});

test('[R-5.8-01] outside the fund’s hospitals the regional is the session’s and no birth is needed', async () => {
  const { fund, empresa } = await people();
  const body = formFor(fund, 'asegurado', {
    novedad: { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA, IdRegional: 9, IdEmpresa: 502, IdEstadoProceso: 68 },
    persona: { FechaNacimiento: '2026-06-01' },
    nacido: { IdRecienNacido: 0, IdPersonaMadre: 0 },
  });
  const { idPersonaNovedad } = pair(await grabar(empresa, body));
  const kept = fund.db.afiliaciones.get(idPersonaNovedad);
  expect(kept).toMatchObject({ IdRegional: 1, IdEmpresa: 501, IdEstadoProceso: 67 });
});

test.each<[string, Parameters<typeof formFor>[2], string]>([
  ['another type', { novedad: { IdTipoNovedad: tipo.AFILIACION_HIJO } }, 'Tipo de novedad, no tiene información.'],
  ['no holder', { padre: 0 }, 'Debe seleccionar al titular.'],
  ['no surname', { persona: { ApellidoPaterno: ' ' } }, 'Apellido paterno, no tiene información.'],
  ['no names', { persona: { Nombres: '' } }, 'Nombres, no tiene información.'],
  ['a date that is none', { persona: { FechaNacimiento: '2026-02-30' } }, 'Fecha de nacimiento, no tiene información.'],
  [
    'a day to come',
    { persona: { FechaNacimiento: '2026-11-21' } },
    'La fecha de nacimiento no puede ser posterior a hoy.',
  ],
  ['more than a year', { persona: { FechaNacimiento: '2025-11-19' } }, 'El recién nacido tiene más de un año.'],
  ['[R-5.8-02] an unknown sex', { persona: { IdSexo: 3 } }, 'Sexo, no tiene información.'],
  [
    '[R-5.8-02] an unknown nationality',
    { persona: { IdNacionalidad: nacionalidad.desconocida } },
    'Nacionalidad, no tiene información.',
  ],
  [
    'the document of somebody else',
    { persona: { NumeroDocumento: '6843217' } },
    'Ya existe una persona registrada con ese documento de identidad.',
  ],
  ['no birth', { nacido: { IdRecienNacido: 1 } }, 'Debe seleccionar el nacimiento registrado en el hospital.'],
  [
    'another day than the birth’s',
    { persona: { FechaNacimiento: '2026-11-10' } },
    'El nacimiento no corresponde a la madre, la fecha o el sexo del recién nacido.',
  ],
  [
    'a mother of another family',
    { nacido: { IdPersonaMadre: 1 } },
    'La madre no corresponde a la familia del titular.',
  ],
  [
    'a mother of another family, outside the fund',
    {
      novedad: { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA },
      nacido: { IdRecienNacido: 0, IdPersonaMadre: 1 },
    },
    'La madre no corresponde a la familia del titular.',
  ],
  [
    'an unknown nationality',
    { persona: { IdNacionalidad: nacionalidad.desconocida } },
    'Nacionalidad, no tiene información.',
  ],
])('[R-7.2-11] a newborn with %s is refused and nothing is written', async (_, parts, text) => {
  const { fund, empresa } = await people();
  const before = fund.db.dump();
  expect(await grabar(empresa, formFor(fund, 'asegurado', parts))).toMatchObject({ status: 200, ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test.each([-1, 10])(
  '[F-3.11-11] %i is no kind of birth: it is refused and nothing is written',
  async (Multiplicidad) => {
    const { fund, empresa } = await people();
    const before = fund.db.dump();
    expect(await grabar(empresa, formFor(fund, 'asegurado', { nacido: { Multiplicidad } }))).toMatchObject({
      ...{ status: 200, ok: false, text: 'El tipo de nacimiento no está en la lista.' },
    });
    expect(fund.db.dump()).toEqual(before);
  },
);

test.each([0, 9])('[F-3.11-11] kind of birth %i outside the fund’s hospitals is saved as it is sent', async (code) => {
  const { fund, empresa } = await people();
  const body = formFor(fund, 'asegurado', {
    novedad: { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA },
    nacido: { IdRecienNacido: 0, Multiplicidad: code },
  });
  const { idPersonaNovedad } = pair(await grabar(empresa, body, 1));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)?.detalle.Multiplicidad).toBe(code);
});

test('[R-7.2-11] only the employer of the family and the staff register; a flag that is none, or a body without form, answers 400', async () => {
  const { fund, empresa } = await people();
  const body = formFor(fund, 'asegurado');
  expect(await grabar(await signIn(fund, 'obligado'), body)).toMatchObject(denied);
  expect(await grabar(await signIn(fund, 'asegurado'), body)).toMatchObject(denied);
  for (const flag of [2, 'si'])
    expect(await grabar(empresa, body, flag)).toMatchObject({
      status: 400,
      text: expect.stringContaining('aceptaRepetidos'),
    });
  const { RecienNacido: _, ...rest } = body;
  const lacking = { params: { aceptaRepetidos: 0 }, body: rest as typeof body };
  const reply = await empresa.call(recienNacidos.grabar, lacking);
  expect(reply).toMatchObject({ status: 400, text: expect.stringContaining('RecienNacido') });
});

test('[R-7.2-13] the staff conclude: the newborn is insured in the holder’s family', async () => {
  const { fund, empresa, caja } = await people();
  const { idPersona, idPersonaNovedad: IdPersonaNovedad } = pair(await grabar(empresa, formFor(fund, 'asegurado')));
  const conclude = (who: Caller, idRegional: number | string = 1, id = IdPersonaNovedad) =>
    who.call(recienNacidos.concluir, { params: { idRegional }, body: { IdPersonaNovedad: id } });
  expect(await conclude(empresa)).toMatchObject(denied);
  expect(await conclude(caja, 2)).toMatchObject(denied);
  expect(await conclude(caja, 1, 1)).toMatchObject(denied);
  expect(await conclude(caja, 'x')).toMatchObject({ status: 400 });
  const other = fund.db.afiliaciones.by('regional', 1).find((n) => n.IdTipoNovedad === tipo.ACTUALIZA_DATOS);
  expect(await conclude(caja, 1, other?.IdPersonaNovedad ?? 0)).toMatchObject({ ok: false });
  expect(fund.db.afiliaciones.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(67);
  expect(await conclude(caja)).toMatchObject({ ok: true });
  expect(recienNacidos.concluir.success).toBe('El registro de recién nacido se concluyó correctamente.');
  const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
  expect(fund.db.afiliaciones.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 68 });
  expect(fund.db.pacientes.by('persona', idPersona)).toMatchObject([
    { EstadoVigencia: 'VIGENTE', IdPacientePadre: holder?.IdPaciente, MatriculaTitular: holder?.MatriculaTitular },
  ]);
  expect(await conclude(caja)).toMatchObject({ ok: false, text: 'El registro del recién nacido ya fue concluido.' });
});

test('[R-7.2-14] [R-1-07] registered newborns are listed to their family, employer and staff', async () => {
  const { fund, empresa, caja } = await people();
  const insured = await signIn(fund, 'asegurado');
  const mother = persona(fund, 'asegurado');
  const list = async (who: Caller, idPersona: number | string = 0, fechaDesde = '0', fechaHasta = '0') =>
    who.call(recienNacidos.lista, { params: { idPersona, fechaDesde, fechaHasta } });
  const names = async (...input: Parameters<typeof list>) =>
    z.parse(z.array(recienNacido), (await list(...input)).Datos).map((r) => r.IdPersona);
  const { idPersona } = pair(await grabar(empresa, formFor(fund, 'asegurado')));
  expect(await names(empresa)).toContain(idPersona);
  expect(await names(caja, mother)).toEqual([idPersona]);
  expect(await names(caja, mother, '2026-11-12')).toEqual([]);
  expect(await names(caja, mother, '0', '2026-11-10')).toEqual([]);
  expect(await names(await signIn(fund, 'obligado'))).not.toContain(idPersona);
  expect(await list(insured, persona(fund, 'activo'))).toMatchObject(denied);
  expect(await list(caja, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersona') });
  expect(await list(caja, 0, '01/01/2026')).toMatchObject({ status: 400, text: expect.stringContaining('fechaDesde') });
  const { idPersonaNovedad: IdPersonaNovedad } = pair(await grabar(empresa, formFor(fund, 'activo'), 1));
  await caja.call(recienNacidos.concluir, { params: { idRegional: 1 }, body: { IdPersonaNovedad } });
  expect(await names(insured)).not.toContain(idPersona); // not part of the family before it is concluded
  const own = fund.db.afiliaciones.by('persona', idPersona)[0]?.IdPersonaNovedad ?? 0;
  await caja.call(recienNacidos.concluir, { params: { idRegional: 1 }, body: { IdPersonaNovedad: own } });
  expect(await names(insured)).toEqual([idPersona]);
  expect(
    await insured.call(recienNacidos.lista, { params: { idPersona: 0, fechaDesde: '0', fechaHasta: '0' } }, 'others'),
  ).toMatchObject(denied);
});

test('[R-7.2-14] a person has a newborn from the birth until its registration is concluded', async () => {
  const { fund, empresa, caja } = await people();
  const mother = persona(fund, 'asegurado');
  const has = async (who: Caller, idPersona: number | string = mother) =>
    (await who.call(recienNacidos.tiene, { params: { idPersona } })).Datos;
  const husband = fund.db.pacientes
    .by('padre', fund.db.pacientes.by('persona', mother)[0]?.IdPaciente ?? 0)
    .find((p) => p.IdRelacionParentesco === 2)?.IdPersona;
  expect([await has(empresa), await has(empresa, husband ?? 0)]).toEqual([true, true]);
  const { idPersonaNovedad: IdPersonaNovedad } = pair(await grabar(empresa, formFor(fund, 'asegurado')));
  expect(await has(caja)).toBe(true);
  await caja.call(recienNacidos.concluir, { params: { idRegional: 1 }, body: { IdPersonaNovedad } });
  expect(await has(caja)).toBe(false);
  const insured = await signIn(fund, 'asegurado');
  expect(await has(insured)).toBe(false);
  const params = { idPersona: persona(fund, 'activo') };
  expect(await insured.call(recienNacidos.tiene, { params })).toMatchObject(denied);
  expect(await caja.call(recienNacidos.tiene, { params: { idPersona: 'x' } })).toMatchObject({ status: 400 });
  expect(await has(caja, 1)).toBe(false);
});

test('[R-5.8-01] a newborn outside the fund carries the session regional; another regional is refused', async () => {
  const { fund, caja } = await people();
  const form = (IdRegional: number) =>
    formFor(fund, 'asegurado', {
      novedad: { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA },
      nacido: { IdRecienNacido: 0, IdRegional },
    });
  const before = fund.db.personas.all().length;
  expect(await grabar(caja, form(3), 1)).toMatchObject(denied);
  expect(fund.db.personas.all()).toHaveLength(before);
  const { idPersonaNovedad } = pair(await grabar(caja, form(1), 1));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({ IdRegional: 1 });
});
