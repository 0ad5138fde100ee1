import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DetallePoblacion, detallePoblacion, detalleRegional, registroBdpa } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/index.ts';
import { config } from '#lib/config.ts';
import { addDays, toLocalDate } from '#lib/dates.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { bajasPendientes } from '#sandbox/rules/bdpaFigures.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, openFund, persona, type Reply, signIn } from './fund.ts';
import { consulta, denied, onlyStaff, refused, registro } from './registry.ts';

const ever = { desde: '1950-01-01', hasta: TODAY };

async function staffed() {
  const fund = openFund();
  return { fund, staff: await signIn(fund, 'personal') };
}
const figures = (reply: Reply): DetallePoblacion => z.parse(detallePoblacion, reply.Datos);
const byRegional = (reply: Reply) => z.parse(z.array(detalleRegional), reply.Datos);
const list = (reply: Reply) => z.parse(z.array(registroBdpa), reply.Datos);
const sum = (rows: readonly DetallePoblacion[], of: keyof DetallePoblacion) =>
  rows.reduce((total, row) => total + Number(row[of]), 0);
const insured = (fund: Sandbox) => fund.db.pacientes.all().filter((p) => p.EstadoVigencia === 'VIGENTE').length;

describe('people', () => {
  test.each<[Ejemplo, boolean, string]>([
    ['activo', true, 'VIGENTE'],
    ['bdpaBajaPendiente', false, 'NO VIGENTE'],
    ['registrable', false, ''],
  ])('[F-7.5-01] %s is insured: %s', async (who, EsAsegurado, EstadoVigencia) => {
    const fund = openFund();
    const employer = await signIn(fund, 'empresa');
    const reply = await employer.call(afiliacionBdpa.validarAsegurado, { body: consulta(fund, who) });
    expect(reply.Datos).toMatchObject({ EsAsegurado, EstadoVigencia, IdPersona: persona(fund, who) });
  });

  test('[F-7.5-03] the registry tells an affiliation: here, elsewhere, ended or none', async () => {
    const { fund, staff } = await staffed();
    const state = async (who: Ejemplo) =>
      (await staff.call(afiliacionBdpa.consultarEstado, { body: consulta(fund, who) })).Datos;
    const caja = config().caja.codigo;
    expect(await state('activo')).toEqual({
      Estado: 'ACTIVO',
      EstadoEnvio: 'VALIDADO',
      EnteGestor: caja,
      FechaBaja: '',
    });
    expect(await state('bdpaOtroEnte')).toMatchObject({ Estado: 'ACTIVO', EnteGestor: 'Caja Petrolera de Salud' });
    expect(await state('bdpaNoEncontrado')).toBeNull();
    fund.db.registros.put({ ...registro(fund, 'activo'), Estado: 'BAJA', FechaBaja: '2026-11-01' });
    expect(await state('activo')).toMatchObject({ Estado: 'BAJA', FechaBaja: '01/11/2026' });
  });

  test('[F-7.5-08] insurances at every fund, and the two sides compared', async () => {
    const { fund, staff } = await staffed();
    const insurances = await staff.call(afiliacionBdpa.segurosPaciente, { body: consulta(fund, 'bdpaNoEnviable') });
    expect(insurances.Datos).toMatchObject([
      { EnteGestor: config().caja.codigo, Estado: 'ACTIVO' },
      { EnteGestor: 'Caja Petrolera de Salud', Estado: 'ACTIVO' },
    ]);
    const both = await staff.call(afiliacionBdpa.comparar, { body: consulta(fund, 'bdpaMaterno') });
    expect(both.Datos).toMatchObject({
      NombreCompleto: 'CUÉLLAR JUSTINIANO PATRICIA',
      Caja: { ApellidoMaterno: 'JUSTINIANO' },
      Bdpa: { ApellidoMaterno: 'JUSTINIANO DE SUÁREZ' },
      Diferencias: [{ Campo: 'Apellido materno', ValorCaja: 'JUSTINIANO', ValorBdpa: 'JUSTINIANO DE SUÁREZ' }],
      DiferenciaHTML: expect.stringContaining('<li><strong>Apellido materno</strong>'),
    });
    const none = await staff.call(afiliacionBdpa.comparar, { body: consulta(fund, 'bdpaNoEncontrado') });
    expect(none.Datos).toMatchObject({ Bdpa: null, Diferencias: [], DiferenciaHTML: '' });
    await onlyStaff(fund, (who) => who.call(afiliacionBdpa.comparar, { body: consulta(fund, 'asegurado') }));
  });

  test('the data of a person by id; nobody is null, and an id is a number', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const ask = (idPersona: number | string) => who.call(afiliacionBdpa.datosPersona, { params: { idPersona } });
    expect((await ask(persona(fund, 'registrable'))).Datos).toMatchObject({
      NombreCompleto: 'APAZA CHOQUE ROSA',
      Edad: 32,
    });
    expect(await ask(1)).toMatchObject({ ok: true, Datos: null });
    expect(await ask('x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersona') });
  });

  test('insured persons ask about themselves only', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'asegurado');
    const ask = [
      (of: Ejemplo) => who.call(afiliacionBdpa.validarAsegurado, { body: consulta(fund, of) }),
      (of: Ejemplo) => who.call(afiliacionBdpa.consultarEstado, { body: consulta(fund, of) }),
      (of: Ejemplo) => who.call(afiliacionBdpa.segurosPaciente, { body: consulta(fund, of) }),
      (of: Ejemplo) => who.call(afiliacionBdpa.datosPersona, { params: { idPersona: persona(fund, of) } }),
    ];
    for (const one of ask) {
      expect((await one('asegurado')).ok).toBe(true);
      await refused(fund, () => one('activo'), denied);
    }
  });

  test('[F-7.5-01] a body without document is outside the contract', async () => {
    const { fund, staff } = await staffed();
    const body = consulta(fund, 'activo', { NumeroDocumento: '' });
    for (const call of [
      afiliacionBdpa.validarAsegurado,
      afiliacionBdpa.consultarEstado,
      afiliacionBdpa.segurosPaciente,
      afiliacionBdpa.comparar,
    ])
      expect(await staff.call(call, { body })).toMatchObject({
        status: 400,
        text: expect.stringContaining('NumeroDocumento'),
      });
  });

  test('[F-7.5-02] the nine regionals, for everybody who signed in', async () => {
    const fund = openFund();
    for (const user of ['personal', 'empresa', 'asegurado']) {
      const reply = await (await signIn(fund, user)).call(afiliacionBdpa.regionales, {});
      expect(reply.Datos).toHaveLength(9);
      expect(reply.Datos).toContainEqual({ IdRegional: 5, Nombre: 'Potosí' });
    }
  });
});

const staffCalls: readonly (readonly [string, (who: Caller) => Promise<Reply>])[] = [
  ['ListarNoEnviadosBDPA', (who) => who.call(afiliacionBdpa.noEnviados, { params: ever })],
  ['recuperarNoenviadoBDPA', (who) => who.call(afiliacionBdpa.noEnviado, { params: { idRegistro: 1 } })],
  ['ConsultarPoblacionBDPA', (who) => who.call(afiliacionBdpa.poblacion, {})],
  ['DetallePonblacion', (who) => who.call(afiliacionBdpa.detalle, {})],
  ['DetallePonblacionFecha', (who) => who.call(afiliacionBdpa.detalleFecha, { params: { fecha: TODAY } })],
  ['DetallePonblacionHistorico', (who) => who.call(afiliacionBdpa.detalleHistorico, {})],
  ['DetallePoblacionRegional', (who) => who.call(afiliacionBdpa.detalleRegional, {})],
  [
    'DetallePoblacionRegionalHistorico',
    (who) => who.call(afiliacionBdpa.detalleRegionalHistorico, { params: { fecha: TODAY } }),
  ],
  ['DatosMonitorRegionalBDPA', (who) => who.call(afiliacionBdpa.monitorRegional, {})],
  ['GrabarPoblacionBDPA', (who) => who.call(afiliacionBdpa.grabarPoblacion, {})],
  ['EnviarPoblacionBDPA', (who) => who.call(afiliacionBdpa.enviarPoblacion, {})],
  ['EnviarDatosBDPANOENVIADOS', (who) => who.call(afiliacionBdpa.enviarNoEnviados, {})],
  ['ActualizarPoblacionBDPA', (who) => who.call(afiliacionBdpa.actualizar, { params: { idRegistro: 1 } })],
  [
    'RegularizarBajaBDPA',
    (who) => who.call(afiliacionBdpa.regularizarBaja, { params: { idPersona: 1, idEmpresa: 502, fechaBaja: TODAY } }),
  ],
];

test.each(staffCalls)('[F-7.5-02] %s is for staff', async (_, ask) => {
  await onlyStaff(openFund(), ask);
});

test.each([
  ['desde', (who: Caller) => who.call(afiliacionBdpa.noEnviados, { params: { ...ever, desde: 'ayer' } })],
  ['idRegistro', (who: Caller) => who.call(afiliacionBdpa.noEnviado, { params: { idRegistro: 'x' } })],
  ['fecha', (who: Caller) => who.call(afiliacionBdpa.detalleFecha, { params: { fecha: '2026-02-30' } })],
  ['fecha', (who: Caller) => who.call(afiliacionBdpa.detalleRegionalHistorico, { params: { fecha: '20-11-2026' } })],
  ['idRegistro', (who: Caller) => who.call(afiliacionBdpa.actualizar, { params: { idRegistro: 'x' } })],
  [
    'fechaBaja',
    (who: Caller) =>
      who.call(afiliacionBdpa.regularizarBaja, { params: { idPersona: 1, idEmpresa: 1, fechaBaja: 'hoy' } }),
  ],
])('a path whose %s has not its form is outside the contract', async (name, ask) => {
  const { fund, staff } = await staffed();
  await refused(fund, () => ask(staff), { status: 400, text: expect.stringContaining(name) });
});

describe('[F-7.5-02] no figure is a constant: each counts the rows and moves with them', () => {
  const parts = ['Validados', 'Observados', 'Registrados', 'NoEnviados', 'SinRegistro'] as const;

  test('the whole population, split by how far it is in the registry', async () => {
    const { fund, staff } = await staffed();
    const now = figures(await staff.call(afiliacionBdpa.detalle, {}));
    expect(now.Poblacion).toBe(insured(fund));
    expect(parts.reduce((total, name) => total + now[name], 0)).toBe(now.Poblacion);
    for (const name of parts) expect(now[name], name).toBeGreaterThan(0);
    fund.db.registros.remove(registro(fund, 'activo').IdRegistro);
    fund.db.registros.put({ ...registro(fund, 'bdpaNoEnviable'), EstadoEnvio: 'REGISTRADO' });
    expect(figures(await staff.call(afiliacionBdpa.detalle, {}))).toEqual({
      ...now,
      Validados: now.Validados - 1,
      SinRegistro: now.SinRegistro + 1,
      NoEnviados: now.NoEnviados - 1,
      Registrados: now.Registrados + 1,
    });
  });

  test('on a day of before only who was affiliated and accepted by then counts', async () => {
    const { fund, staff } = await staffed();
    const on = async (fecha: string) => figures(await staff.call(afiliacionBdpa.detalleFecha, { params: { fecha } }));
    expect(await on(TODAY)).toEqual(figures(await staff.call(afiliacionBdpa.detalle, {})));
    expect(await on('1940-01-01')).toMatchObject({ Poblacion: 0, Validados: 0 });
    const row = registro(fund, 'activo');
    const before = await on(row.FechaValidacion);
    fund.db.registros.put({ ...row, FechaValidacion: addDays(row.FechaValidacion, 1) });
    expect(await on(row.FechaValidacion)).toMatchObject({
      Validados: before.Validados - 1,
      Observados: before.Observados + 1,
    });
  });

  test('who was recorded later was not in the registry before', async () => {
    const { fund, staff } = await staffed();
    const on = async (fecha: string) => figures(await staff.call(afiliacionBdpa.detalleFecha, { params: { fecha } }));
    const row = registro(fund, 'bdpaNoEnviado');
    const before = await on(row.FechaRegistro);
    fund.db.registros.put({ ...row, FechaRegistro: addDays(row.FechaRegistro, 1) });
    expect(await on(row.FechaRegistro)).toEqual({
      ...before,
      Registrados: before.Registrados - 1,
      SinRegistro: before.SinRegistro + 1,
    });
  });

  test('a row that was taken out of the registry counts as none', async () => {
    const { fund, staff } = await staffed();
    const before = figures(await staff.call(afiliacionBdpa.detalle, {}));
    fund.db.registros.put({ ...registro(fund, 'activo'), Estado: 'BAJA' });
    expect(figures(await staff.call(afiliacionBdpa.detalle, {}))).toEqual({
      ...before,
      Validados: before.Validados - 1,
      SinRegistro: before.SinRegistro + 1,
    });
  });

  test('somebody who left counts on the days before', async () => {
    const { fund, staff } = await staffed();
    const left = fund.db.pacientes.by('persona', persona(fund, 'bdpaBajaPendiente'))[0]?.FechaBaja ?? '';
    const on = async (fecha: string) => figures(await staff.call(afiliacionBdpa.detalleFecha, { params: { fecha } }));
    const [eve, day] = [await on(addDays(left, -1)), await on(left)];
    const paciente = fund.db.pacientes.by('persona', persona(fund, 'bdpaBajaPendiente'))[0];
    if (paciente) fund.db.pacientes.put({ ...paciente, FechaBaja: addDays(left, 1) });
    expect(await on(addDays(left, -1))).toEqual(eve);
    expect((await on(left)).Poblacion).toBe(day.Poblacion + 1);
  });

  test('by month of affiliation, and by regional, they add up to the whole', async () => {
    const { fund, staff } = await staffed();
    const whole = figures(await staff.call(afiliacionBdpa.detalle, {}));
    const months = z.parse(z.array(detallePoblacion), (await staff.call(afiliacionBdpa.detalleHistorico, {})).Datos);
    const regionals = byRegional(await staff.call(afiliacionBdpa.detalleRegional, {}));
    const params = { fecha: TODAY };
    const onDay = byRegional(await staff.call(afiliacionBdpa.detalleRegionalHistorico, { params }));
    expect(onDay).toEqual(regionals);
    expect(regionals.map((r) => r.IdRegional)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const name of ['Poblacion', ...parts] as const) {
      expect(sum(months, name), name).toBe(whole[name]);
      expect(sum(regionals, name), name).toBe(whole[name]);
    }
    const row = fund.db.pacientes.by('persona', persona(fund, 'activo'))[0];
    if (row) fund.db.pacientes.put({ ...row, IdDepartamento: 9 });
    const moved = byRegional(await staff.call(afiliacionBdpa.detalleRegional, {}));
    expect(moved[8]?.Poblacion).toBe((regionals[8]?.Poblacion ?? 0) + 1);
    expect(moved[0]?.Poblacion).toBe((regionals[0]?.Poblacion ?? 0) - 1);
  });

  test('the monitor: share accepted and terminations to tell', async () => {
    const { fund, staff } = await staffed();
    const monitor = async () =>
      z.parse(
        z.array(
          z.looseObject({
            Poblacion: z.number(),
            Validados: z.number(),
            BajasPendientes: z.number(),
            PorcentajeValidado: z.number(),
          }),
        ),
        (await staff.call(afiliacionBdpa.monitorRegional, {})).Datos,
      )[0];
    const before = await monitor();
    expect(before?.PorcentajeValidado).toBeCloseTo(((before?.Validados ?? 0) * 100) / (before?.Poblacion ?? 1), 1);
    fund.db.registros.put({ ...registro(fund, 'bdpaBajaPendiente'), Estado: 'BAJA', FechaBaja: TODAY });
    expect((await monitor())?.BajasPendientes).toBe((before?.BajasPendientes ?? 0) - 1);
  });
});

describe('[F-7.5-02] sending to the registry', () => {
  const state = (fund: Sandbox, who: Ejemplo) => registro(fund, who).EstadoEnvio;
  const sent = (fund: Sandbox, of: string) =>
    fund.db.registros.all().filter((r) => r.OtroEnte === '' && r.EstadoEnvio === of).length;

  test('what was not sent is listed, by day of recording, and found by id until it is', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'bdpaNoEnviado');
    const period = { desde: row.FechaRegistro, hasta: row.FechaRegistro };
    const ids = async () =>
      list(await staff.call(afiliacionBdpa.noEnviados, { params: period })).map((r) => r.IdRegistro);
    const one = () => staff.call(afiliacionBdpa.noEnviado, { params: { idRegistro: row.IdRegistro } });
    expect(await ids()).toContain(row.IdRegistro);
    expect((await one()).Datos).toMatchObject({ NumeroDocumento: '6002008', EstadoEnvio: 'REGISTRADO' });
    await staff.call(afiliacionBdpa.enviarPoblacion, {});
    expect(await ids()).not.toContain(row.IdRegistro);
    expect(await one()).toMatchObject({ ok: true, Datos: null });
  });

  test('everybody insured is recorded, then sent: accepted, observed or not sendable', async () => {
    const { fund, staff } = await staffed();
    const missing = figures(await staff.call(afiliacionBdpa.detalle, {})).SinRegistro;
    const recorded = await staff.call(afiliacionBdpa.grabarPoblacion, {});
    expect(recorded.Datos).toEqual({ Procesados: missing, Observados: 0 });
    expect(figures(await staff.call(afiliacionBdpa.detalle, {})).SinRegistro).toBe(0);
    const waiting = sent(fund, 'REGISTRADO');
    // Somebody whose identity record differs, and somebody who is active in another fund.
    const [record] = fund.db.identidades.by('documento', '1|6002006');
    if (record) fund.db.identidades.put({ ...record, PrimerApellido: 'FONTES' });
    const reply = await staff.call(afiliacionBdpa.enviarPoblacion, {});
    expect(reply.Datos).toEqual({ Procesados: waiting - 1, Observados: 1 });
    expect(sent(fund, 'REGISTRADO')).toBe(0);
    expect(registro(fund, 'bdpaNoEnviado')).toMatchObject({ EstadoEnvio: 'VALIDADO', FechaValidacion: TODAY });
    expect(registro(fund, 'bdpaNoEncontrado')).toMatchObject({
      EstadoEnvio: 'OBSERVADO',
      Observacion: 'No coincide con el SEGIP: apellido paterno.',
    });
    expect(registro(fund, 'bdpaOtroEnte')).toMatchObject({
      EstadoEnvio: 'NO_ENVIADO',
      Observacion: 'Registrado en Caja Petrolera de Salud.',
    });
    expect((await staff.call(afiliacionBdpa.grabarPoblacion, {})).Datos).toEqual({ Procesados: 0, Observados: 0 });
  });

  test('who was taken off the registry and is insured again is recorded again, in the same row', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'activo');
    fund.db.registros.put({ ...row, Estado: 'BAJA', FechaBaja: '2026-10-01' });
    await staff.call(afiliacionBdpa.grabarPoblacion, {});
    expect(registro(fund, 'activo')).toMatchObject({
      IdRegistro: row.IdRegistro,
      Estado: 'ACTIVO',
      EstadoEnvio: 'REGISTRADO',
      FechaBaja: '',
    });
  });

  test('what could not be sent goes once its obstacle is gone', async () => {
    const { fund, staff } = await staffed();
    const retry = () => staff.call(afiliacionBdpa.enviarNoEnviados, {});
    const waiting = sent(fund, 'NO_ENVIADO');
    expect((await retry()).Datos).toEqual({ Procesados: waiting - 1, Observados: 1 });
    expect(state(fund, 'bdpaNoEnviable')).toBe('NO_ENVIADO');
    const other = fund.db.registros.by('persona', persona(fund, 'bdpaNoEnviable')).find((r) => r.OtroEnte !== '');
    if (other) fund.db.registros.put({ ...other, Estado: 'BAJA', FechaBaja: TODAY });
    expect((await retry()).Datos).toEqual({ Procesados: 1, Observados: 0 });
    expect(registro(fund, 'bdpaNoEnviable')).toMatchObject({ EstadoEnvio: 'VALIDADO', Observacion: '' });
  });

  test('the rows of the population are as many as its figures say, in each state', async () => {
    const { staff } = await staffed();
    const rows = list(await staff.call(afiliacionBdpa.poblacion, {}));
    const figures = (await staff.call(afiliacionBdpa.detalle, {})).Datos;
    const count = (state: string) => rows.filter((r) => r.EstadoEnvio === state).length;
    expect(figures).toMatchObject({
      Validados: count('VALIDADO'),
      Observados: count('OBSERVADO'),
      Registrados: count('REGISTRADO'),
      NoEnviados: count('NO_ENVIADO'),
    });
  });

  test('the population of the registry is its active rows of this fund', async () => {
    const { fund, staff } = await staffed();
    const ids = async () => list(await staff.call(afiliacionBdpa.poblacion, {})).map((r) => r.IdRegistro);
    const row = registro(fund, 'activo');
    expect(await ids()).toContain(row.IdRegistro);
    fund.db.registros.put({ ...row, Estado: 'BAJA', FechaBaja: TODAY });
    expect(await ids()).not.toContain(row.IdRegistro);
  });
});

describe('one row', () => {
  test('[F-7.5-04] is brought up to date from the fund', async () => {
    const { fund, staff } = await staffed();
    const { IdRegistro: idRegistro } = registro(fund, 'bdpaPaterno');
    const reply = await staff.call(afiliacionBdpa.actualizar, { params: { idRegistro } });
    expect(reply).toMatchObject({
      ok: true,
      Datos: { ApellidoPaterno: 'BELTRÁN', FechaValidacion: toLocalDate(TODAY) },
    });
    expect(registro(fund, 'bdpaPaterno')).toMatchObject({ ApellidoPaterno: 'BELTRÁN', FechaValidacion: TODAY });
    expect(afiliacionBdpa.actualizar.success).toBe('Se actualizó correctamente el registro en la BDPA.');
  });

  test('is not brought up to date when there is nothing to do, or it is not the fund’s', async () => {
    const { fund, staff } = await staffed();
    const update = (idRegistro: number) => () => staff.call(afiliacionBdpa.actualizar, { params: { idRegistro } });
    const row = registro(fund, 'activo');
    const says = (text: string) => ({ ok: false, text });
    await refused(fund, update(row.IdRegistro), says('El registro ya está actualizado en la BDPA.'));
    await refused(fund, update(1_000_000), says('No se encontró el registro en la BDPA.'));
    const [other] = fund.db.registros.by('persona', persona(fund, 'bdpaOtroEnte'));
    await refused(fund, update(other?.IdRegistro ?? 0), says('El registro pertenece a otro ente gestor.'));
    const blocked = registro(fund, 'bdpaNoEnviable').IdRegistro;
    await refused(fund, update(blocked), says('Registrado en Caja Petrolera de Salud.'));
    fund.db.registros.put({ ...row, Estado: 'BAJA', FechaBaja: TODAY });
    await refused(fund, update(row.IdRegistro), says('El registro está dado de baja en la BDPA.'));
  });

  test('[F-7.5-08] is ended when the person left the company on that day, once', async () => {
    const { fund, staff } = await staffed();
    const idPersona = persona(fund, 'bdpaBajaPendiente');
    const fechaBaja = addDays(TODAY, -30);
    const end = (params: { idPersona: number; idEmpresa: number; fechaBaja: string }) => () =>
      staff.call(afiliacionBdpa.regularizarBaja, { params });
    const says = (text: string) => ({ ok: false, text });
    const params = { idPersona, idEmpresa: 502, fechaBaja };
    const wrong = says('La persona no tiene una baja en esa empresa con esa fecha.');
    await refused(fund, end({ ...params, fechaBaja: TODAY }), wrong);
    await refused(fund, end({ ...params, idEmpresa: 501 }), wrong);
    await refused(fund, end({ ...params, idPersona: 1 }), denied);
    const reply = await end(params)();
    expect(reply.Datos).toMatchObject({ Estado: 'BAJA', FechaBaja: toLocalDate(fechaBaja) });
    expect(registro(fund, 'bdpaBajaPendiente')).toMatchObject({ Estado: 'BAJA', FechaBaja: fechaBaja });
    await refused(fund, end(params), says('La baja ya está regularizada en la BDPA.'));
  });

  test('[F-7.5-08] every termination the registry waits for can be told by itself', async () => {
    const { fund, staff } = await staffed();
    const pending = bajasPendientes(fund.db, (fecha) => fecha !== '');
    expect(pending.length).toBeGreaterThan(1);
    for (const { paciente } of pending) {
      const params = { idPersona: paciente.IdPersona, idEmpresa: paciente.IdEmpresa, fechaBaja: paciente.FechaBaja };
      expect(await staff.call(afiliacionBdpa.regularizarBaja, { params })).toMatchObject({ ok: true });
    }
    expect(bajasPendientes(fund.db, (fecha) => fecha !== '')).toEqual([]);
  });

  test('is not ended while the person is insured, through another work', async () => {
    const { fund, staff } = await staffed();
    const idPersona = persona(fund, 'bdpaBajaPendiente');
    const paciente = fund.db.pacientes.by('persona', idPersona)[0];
    if (paciente) fund.db.pacientes.put({ ...paciente, EstadoVigencia: 'VIGENTE' });
    const params = { idPersona, idEmpresa: 502, fechaBaja: addDays(TODAY, -30) };
    await refused(fund, () => staff.call(afiliacionBdpa.regularizarBaja, { params }), {
      ok: false,
      text: 'La persona sigue vigente en la caja.',
    });
  });
});
