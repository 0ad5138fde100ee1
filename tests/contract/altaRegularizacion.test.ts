import { describe, expect, test } from 'vitest';
import { altaCotizante, pacientes, personasEmpresa, altaRegularizacion as r } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { altaForm, aviso, banco, openFund, persona, signIn } from './fund.ts';

const denied = { ok: false, text: 'No tiene acceso.' };

async function fundWith(who: Ejemplo = 'registrable') {
  const fund = openFund();
  const [empresa, personal] = [await signIn(fund, 'empresa'), await signIn(fund, 'personal')];
  return { fund, empresa, personal, id: persona(fund, who) };
}
const nueva = (IdPersona: number, changes: object = {}) => ({
  body: {
    IdPersona,
    IdEmpresa: banco,
    FechaIngreso: '2026-08-03',
    Cargo: 'CAJERA',
    HaberMensual: 3200,
    Observacion: 'Planilla de agosto.',
    ...changes,
  },
});
const todas = { body: { IdEmpresa: banco, IdRegional: 1, IdEstadoRegularizacion: 0 } };

async function begun() {
  const at = await fundWith();
  const reply = await at.empresa.call(r.regularizar, nueva(at.id));
  const IdRegularizacion = Number(reply.Datos);
  return { ...at, reply, IdRegularizacion, una: { body: { IdRegularizacion } } };
}

describe('[E-7.1-10] entries of past periods', () => {
  test('are registered, listed by state, read and ended: the person works since then', async () => {
    const { fund, empresa, personal, id, reply, una, IdRegularizacion } = await begun();
    expect(reply).toMatchObject({ ok: true, Datos: expect.any(Number) });
    const row = { IdRegularizacion, NombreCompleto: 'APAZA CHOQUE ROSA', EstadoRegularizacion: 'Pendiente' };
    expect((await empresa.call(r.listar, todas)).Datos).toMatchObject([row]);
    expect((await empresa.call(r.recuperar, una)).Datos).toMatchObject({ ...row, FechaIngreso: '2026-08-03' });
    const concluidas = { body: { ...todas.body, IdEstadoRegularizacion: 2 } };
    expect((await empresa.call(r.listar, concluidas)).Datos).toEqual([]);
    expect((await personal.call(r.concluir, una)).ok).toBe(true);
    expect((await empresa.call(r.listar, concluidas)).Datos).toMatchObject([{ EstadoRegularizacion: 'Concluida' }]);
    expect((await empresa.call(personasEmpresa.habilitadas, { params: { idPersona: id } })).Datos).toMatchObject([
      { IdEmpresa: banco },
    ]);
    expect(fund.db.pacientes.by('persona', id)).toMatchObject([
      { FechaIngreso: '2026-08-03', EstadoVigencia: 'VIGENTE' },
    ]);
  });

  test('have two states', async () => {
    const { empresa } = await fundWith();
    expect((await empresa.call(r.estados, { body: {} })).Datos).toEqual([
      { IdEstadoRegularizacion: 1, Nombre: 'Pendiente' },
      { IdEstadoRegularizacion: 2, Nombre: 'Concluida' },
    ]);
  });

  test('are deleted while they wait, and only then', async () => {
    const { fund, empresa, personal, una, IdRegularizacion, id } = await begun();
    expect((await empresa.call(r.eliminar, una)).ok).toBe(true);
    expect(fund.db.regularizaciones.get(IdRegularizacion)).toBeUndefined();
    const again = { body: { IdRegularizacion: Number((await empresa.call(r.regularizar, nueva(id))).Datos) } };
    await personal.call(r.concluir, again);
    for (const [who, call] of [
      [empresa, r.eliminar],
      [personal, r.concluir],
    ] as const)
      expect(await who.call(call, again)).toMatchObject({
        ok: false,
        text: 'La regularización ya está concluida y no se puede cambiar.',
      });
  });

  test.each([
    ['no date', { FechaIngreso: '' }, 'Fecha de ingreso, no tiene información.'],
    [
      'an entry of this period',
      { FechaIngreso: '2026-11-02' },
      'La fecha de ingreso debe ser anterior al 01/11/2026; para un ingreso de este periodo registre el aviso de alta.',
    ],
    ['no position', { Cargo: ' ' }, 'Cargo, no tiene información.'],
    ['no salary', { HaberMensual: 0 }, 'Haber mensual tiene que ser mayor a 0.'],
  ])('%s is refused, and nothing is written', async (_, changes, text) => {
    const { fund, empresa, id } = await fundWith();
    expect(await empresa.call(r.regularizar, nueva(id, changes))).toMatchObject({ ok: false, text });
    expect(fund.db.regularizaciones.size).toBe(0);
  });

  test.each([
    ['menor', 'es menor de edad'],
    ['activo', 'aún no se dio de baja'],
    ['pendiente', 'existe otra novedad que está pendiente'],
  ] as const)('of %s are refused', async (who, text) => {
    const { empresa, id } = await fundWith(who);
    const reply = await empresa.call(r.regularizar, nueva(id));
    expect(reply).toMatchObject({ ok: false, text: expect.stringContaining(text) });
  });

  test('one that has ended does not stop the next one', async () => {
    const { fund, empresa, id, IdRegularizacion } = await begun();
    const ended = fund.db.regularizaciones.get(IdRegularizacion);
    if (ended) fund.db.regularizaciones.put({ ...ended, IdEstadoRegularizacion: 2 });
    expect((await empresa.call(r.regularizar, nueva(id))).ok).toBe(true);
  });

  test('one waits for each person; who began to work meanwhile is not ended', async () => {
    const { fund, empresa, personal, id, una } = await begun();
    expect((await empresa.call(r.regularizar, nueva(id))).text).toMatch(/ya tiene una regularización pendiente/);
    const [work] = fund.db.relaciones.by('persona', persona(fund, 'activo'));
    if (work) fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 1, IdPersona: id });
    expect((await personal.call(r.concluir, una)).text).toMatch(/aún no se dio de baja/);
  });

  test('are their company’s and the staff’s of their regional', async () => {
    const { fund, empresa, personal, id, una } = await begun();
    const other = await signIn(fund, 'obligado');
    const insured = await signIn(fund, 'asegurado');
    for (const who of [other, insured]) {
      for (const call of [r.recuperar, r.concluir, r.eliminar]) expect(await who.call(call, una)).toMatchObject(denied);
      expect(await who.call(r.regularizar, nueva(id))).toMatchObject(denied);
      expect(await who.call(r.listar, todas)).toMatchObject(denied);
    }
    expect(await empresa.call(r.concluir, una)).toMatchObject(denied);
    expect(await personal.call(r.eliminar, una)).toMatchObject(denied);
    expect(await personal.call(r.regularizar, nueva(id))).toMatchObject(denied);
    expect(await empresa.call(r.listar, { body: { ...todas.body, IdRegional: 2 } })).toMatchObject(denied);
    expect((await personal.call(r.listar, { body: { ...todas.body, IdEmpresa: 0 } })).Datos).toHaveLength(1);
  });
});

describe('[E-7.1-07] look-ups beside them', () => {
  test('a person with her insured record, made where the call says so', async () => {
    const { fund, empresa, personal, id } = await fundWith();
    const body = { IdPersona: id };
    expect((await empresa.call(r.personaPacienteId, { body })).Datos).toMatchObject({
      BasePersonas: { IdPersona: id },
      SegurosPacientes: { IdPaciente: 0 },
    });
    expect(fund.db.pacientes.by('persona', id)).toEqual([]);
    expect(await personal.call(r.personaPacienteCrear, { body })).toMatchObject(denied);
    const made = await empresa.call(r.personaPacienteCrear, { body });
    expect(made.Datos).toMatchObject({ SegurosPacientes: { MatriculaTitular: '945512ACR' } });
    await empresa.call(r.personaPacienteCrear, { body });
    expect(fund.db.pacientes.by('persona', id)).toHaveLength(1);
    const nobody = { body: { IdPersona: 1 } };
    expect((await empresa.call(r.personaPacienteId, nobody)).Datos).toBeNull();
    expect((await empresa.call(r.personaPacienteCrear, nobody)).ok).toBe(false);
    const insured = await signIn(fund, 'asegurado');
    expect(await insured.call(r.personaPacienteId, { body })).toMatchObject(denied);
  });

  test('a company’s contributions count who worked there', async () => {
    const { fund, empresa, personal, id } = await fundWith();
    const ask = async () =>
      (await empresa.call(r.aportes, { body: { IdEmpresa: banco, IdRegional: 1 } })).Datos as {
        Periodo: string;
        Trabajadores: number;
      }[];
    const before = await ask();
    expect(before).toHaveLength(12);
    expect(before[0]?.Periodo).toBe('2026-11');
    const begun = await empresa.call(r.regularizar, nueva(id));
    await personal.call(r.concluir, { body: { IdRegularizacion: Number(begun.Datos) } });
    const grown = (await ask()).map((a, at) => a.Trabajadores - (before[at]?.Trabajadores ?? 0));
    // August to November.
    expect(grown).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await empresa.call(r.aportes, { body: { IdEmpresa: 502, IdRegional: 1 } })).toMatchObject(denied);
    expect(await empresa.call(r.aportes, { body: { IdEmpresa: banco, IdRegional: 2 } })).toMatchObject(denied);
    expect(fund.db.relaciones.by('persona', id)).toHaveLength(1);
  });

  test('[E-7.1-04] rights begin with the entry', async () => {
    const { fund, empresa, id } = await fundWith();
    const ask = async (FechaNovedad: string) =>
      (
        await empresa.call(altaCotizante.vigenciaDerechos, {
          body: await altaForm(empresa, id, { novedad: { FechaNovedad } }),
        })
      ).Datos;
    expect(await ask('2026-11-20')).toEqual({
      EstadoVigencia: 'VIGENTE',
      FechaDesde: '2026-11-20',
      FechaHasta: '1900-01-01',
    });
    expect(await ask('2026-11-28')).toMatchObject({ EstadoVigencia: 'NO VIGENTE' });
    expect(await ask('')).toMatchObject({ EstadoVigencia: 'NO VIGENTE', FechaDesde: '1900-01-01' });
    const body = await altaForm(empresa, id);
    expect(await (await signIn(fund, 'asegurado')).call(altaCotizante.vigenciaDerechos, { body })).toMatchObject(
      denied,
    );
    // The whole form is sent, not a part of it.
    for (const part of ['BasePersonas', 'SegurosPacientes', 'SegurosPersonasNovedad']) {
      const partial = { body: { ...body, [part]: undefined } } as never;
      expect(await empresa.call(altaCotizante.vigenciaDerechos, partial)).toMatchObject({
        status: 400,
        text: `El dato ${part} no tiene el formato esperado.`,
      });
    }
  });
});

test.each([
  ['regularizar', { IdPersona: 'x' }, 'IdPersona'],
  ['listar', { IdEmpresa: 1, IdRegional: 1 }, 'IdEstadoRegularizacion'],
  ['recuperar', {}, 'IdRegularizacion'],
  ['concluir', {}, 'IdRegularizacion'],
  ['eliminar', { IdRegularizacion: '1' }, 'IdRegularizacion'],
  ['aportes', { IdEmpresa: 1 }, 'IdRegional'],
  ['personaPacienteId', {}, 'IdPersona'],
  ['personaPacienteCrear', {}, 'IdPersona'],
] as const)('[E-7.1-07, E-7.1-10] a bad body of %s names the field', async (name, body, field) => {
  const { empresa } = await fundWith();
  expect(await empresa.call(r[name], { body } as never)).toMatchObject({
    status: 400,
    text: `El dato ${field} no tiene el formato esperado.`,
  });
});

test('accepting a leave and entering anew forgets until when she was attended', async () => {
  const { fund, empresa, personal } = await fundWith();
  const { IdPersona, IdPersonaNovedad } = aviso(fund, 'declarado');
  await empresa.call(r.personaPacienteCrear, { body: { IdPersona } });
  const [own] = fund.db.pacientes.by('persona', IdPersona);
  if (own) fund.db.pacientes.put({ ...own, FechaLimiteAtencion: '2026-12-01' });
  const body = await altaForm(empresa, IdPersona, { novedad: { IdPersonaNovedad } });
  expect((await personal.call(altaCotizante.aceptar, { body })).ok).toBe(true);
  const found = await empresa.call(pacientes.porId, { params: { idPersona: IdPersona } });
  expect(found.Datos).toMatchObject({ SegurosPacientes: { FechaLimiteAtencion: '' } });
});
