import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type BusquedaObservada, busquedaObservada, resultadoOperacion } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/index.ts';
import { config } from '#lib/config.ts';
import { addDays, toLocalDate } from '#lib/dates.ts';
import type { Registro } from '#sandbox/db/bdpaRows.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { soloEnBdpa } from '#sandbox/db/examples.ts';
import { tipoBdpaDe } from '#sandbox/rules/bdpa.ts';
import { NOW, TODAY } from '#support/clock.ts';
import { type Caller, openFund, persona, type Reply, signIn } from './fund.ts';
import { consulta, denied, onlyStaff, refused, registro } from './registry.ts';

const BORN = '1994-05-12';
const ever = { desde: '1950-01-01', hasta: TODAY };
const wide = (of: string) => ({ desde: addDays(of, -1), hasta: addDays(of, 1) });

async function staffed() {
  const fund = openFund();
  return { fund, staff: await signIn(fund, 'personal') };
}
const found = (reply: Reply): BusquedaObservada => z.parse(busquedaObservada, reply.Datos);
const rows = (reply: Reply) => reply.Datos as Record<string, unknown>[];
const total = (reply: Reply, field = 'Cantidad') => rows(reply).reduce((sum, row) => sum + Number(row[field]), 0);

test('[E-9-13] [F-5.3-07] the services too know a carnet as CI and any other document as PAS', () => {
  expect([1, 2, 3, 9].map(tipoBdpaDe)).toEqual(['CI', 'PAS', 'PAS', 'PAS']);
});

describe('looking a person up [F-7.4-01]', () => {
  test.each<[Ejemplo, string, object]>([
    ['activo', 'COINCIDE', { Estado: 'ACTIVO', EstadoEnvio: 'VALIDADO' }],
    ['bdpaNombres', 'DIFERENCIAS', { Nombres: 'LUCÍA' }],
    ['bdpaPaterno', 'DIFERENCIAS', { ApellidoPaterno: 'BERTRÁN' }],
    ['bdpaMaterno', 'DIFERENCIAS', { ApellidoMaterno: 'JUSTINIANO DE SUÁREZ' }],
    ['bdpaNacimiento', 'DIFERENCIAS', { FechaNacimiento: '1994-05-21' }],
    ['bdpaComplemento', 'DIFERENCIAS', { ComplementoDocumento: '2D' }],
    ['bdpaOtroEnte', 'OTRO_ENTE', { EnteGestor: 'Caja Petrolera de Salud' }],
    ['bdpaNoEnviado', 'NO_ENVIADO', { EstadoEnvio: 'REGISTRADO', FechaEnvio: '' }],
    ['bdpaNoEnviable', 'NO_ENVIADO', { EstadoEnvio: 'NO_ENVIADO' }],
    ['bdpaObservado', 'OBSERVADO', { EstadoEnvio: 'OBSERVADO' }],
    ['bdpaBajaPendiente', 'COINCIDE', { Estado: 'ACTIVO' }],
  ])('%s is %s', async (who, codigo, row) => {
    const { fund, staff } = await staffed();
    const body = consulta(fund, who);
    expect((await staff.call(bdpa.buscarMensaje, { body })).Datos).toMatchObject({ Codigo: codigo });
    expect((await staff.call(bdpa.buscarPersona, { body })).Datos).toMatchObject(row);
  });

  test('who the registry does not have is null, and the message says so', async () => {
    const { fund, staff } = await staffed();
    const body = consulta(fund, 'bdpaNoEncontrado');
    expect(await staff.call(bdpa.buscarPersona, { body })).toMatchObject({ ok: true, Datos: null });
    expect((await staff.call(bdpa.buscarMensaje, { body })).Datos).toMatchObject({ Codigo: 'NO_ENCONTRADO' });
  });

  test('the answer follows the data: a change at the fund makes a difference', async () => {
    const { fund, staff } = await staffed();
    const row = fund.db.personas.get(persona(fund, 'activo'));
    if (row) fund.db.personas.put({ ...row, Nombres: 'BEATRIZ ELENA' });
    const body = consulta(fund, 'activo');
    expect((await staff.call(bdpa.buscarMensaje, { body })).Datos).toMatchObject({ Codigo: 'DIFERENCIAS' });
  });

  test('employers look people up and get the sentence, not the panel', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const reply = await who.call(bdpa.buscarMensaje, { body: consulta(fund, 'bdpaObservado') });
    expect(reply.Datos).toMatchObject({ Mensaje: expect.stringContaining('BDPA'), ObservacionHTML: '' });
    expect((await who.call(bdpa.buscarPersona, { body: consulta(fund, 'activo') })).ok).toBe(true);
  });

  test('[F-6-02] [F-7.4-04] [E-6-03] [R-1-07] insured persons look themselves up, at their own door, and nobody else', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'asegurado');
    const [own, other] = [consulta(fund, 'asegurado'), consulta(fund, 'activo')];
    expect((await who.call(bdpa.buscarPersona, { body: own })).Datos).toMatchObject({ ApellidoPaterno: 'CÉSPEDES' });
    expect((await who.call(bdpa.buscarMensaje, { body: own })).ok).toBe(true);
    expect(found(await who.call(bdpa.buscarPersonaYObservacion, { body: own })).Personas).toHaveLength(1);
    const names = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '' };
    expect((await who.call(bdpa.contrastar, { body: { ...own, ...names } })).ok).toBe(true);
    for (const ask of [
      () => who.call(bdpa.buscarPersona, { body: other }),
      () => who.call(bdpa.buscarMensaje, { body: other }),
      () => who.call(bdpa.buscarPersonaYObservacion, { body: other }),
      () => who.call(bdpa.contrastar, { body: { ...other, ...names } }),
      () => who.call(bdpa.buscarPersona, { body: own }, 'others'),
    ])
      await refused(fund, ask, denied);
  });

  test.each([
    ['TipoDocumentoIdentidad', 'PASS'],
    ['NumeroDocumento', ''],
    ['FechaNacimiento', '12/05/1994'],
  ])('a body whose %s is %j is outside the contract', async (field, value) => {
    const { fund, staff } = await staffed();
    const body = { ...consulta(fund, 'activo'), [field]: value } as never;
    for (const call of [bdpa.buscarPersona, bdpa.buscarMensaje, bdpa.buscarPersonaYObservacion])
      expect(await staff.call(call, { body })).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  });
});

describe('the person search [F-3.8-01] [F-3.8-02]', () => {
  test('gives staff the person with what registry and fund observe, and the differences', async () => {
    const { fund, staff } = await staffed();
    const reply = found(await staff.call(bdpa.buscarPersonaYObservacion, { body: consulta(fund, 'bdpaNombres') }));
    expect(reply).toMatchObject({ IntegradoBdpa: true, PersonaNueva: null });
    expect(reply.Personas).toMatchObject([
      {
        IdPersona: persona(fund, 'bdpaNombres'),
        NombreCompleto: 'ACHÁ RIVERO LUCÍA BELÉN',
        NumeroDocumento: '6002001',
        FechaNacimiento: BORN,
        IdTipoDocumento: 1,
        ObservacionBdpa: '<p>Los datos no coinciden con la BDPA.</p>',
        EnBdpa: true,
        ObservacionCaja: '<p>Vigencia: VIGENTE</p>',
        Diferencias: '<ul><li><strong>Nombres</strong>: LUCÍA BELÉN en la caja, LUCÍA en la BDPA</li></ul>',
      },
    ]);
    const other = await staff.call(bdpa.buscarPersonaYObservacion, { body: consulta(fund, 'segipComplemento') });
    expect(found(other).Personas).toMatchObject([{ ComplementoDocumento: '1B' }]);
  });

  test('observations escape what the data hold', async () => {
    const { fund, staff } = await staffed();
    const hostile = '<img src=x onerror=alert(1)>';
    fund.db.registros.put({ ...registro(fund, 'bdpaNombres'), Nombres: hostile });
    const one = async (who: Ejemplo) =>
      found(await staff.call(bdpa.buscarPersonaYObservacion, { body: consulta(fund, who) })).Personas[0];
    expect((await one('bdpaNombres'))?.Diferencias).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect((await one('bdpaObservado'))?.ObservacionBdpa).toContain(
      '<p>Revisar &#60;b&#62;documento&#60;/b&#62; &#38; edad &#60; 18</p>',
    );
  });

  test('[F-2.6-10] gives employers the person without observations', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const reply = found(await who.call(bdpa.buscarPersonaYObservacion, { body: consulta(fund, 'bdpaNombres') }));
    expect(reply.Personas).toMatchObject([{ ObservacionBdpa: '', ObservacionCaja: '', Diferencias: '' }]);
  });

  test('who only the registry has comes with the structure for a new person', async () => {
    const { staff } = await staffed();
    const body = {
      TipoDocumentoIdentidad: 'CI' as const,
      NumeroDocumento: soloEnBdpa,
      ComplementoDocumento: '',
      FechaNacimiento: BORN,
    };
    const reply = found(await staff.call(bdpa.buscarPersonaYObservacion, { body }));
    expect(reply).toMatchObject({
      IntegradoBdpa: true,
      Personas: [{ IdPersona: 0, NombreCompleto: 'MOSCOSO ARANDIA VERÓNICA' }],
      PersonaNueva: { IdPersona: 0, NumeroDocumento: soloEnBdpa, Nombres: 'VERÓNICA', FechaNacimiento: BORN },
    });
    const otherDate = await staff.call(bdpa.buscarPersonaYObservacion, { body: { ...body, FechaNacimiento: TODAY } });
    expect(found(otherDate)).toMatchObject({ IntegradoBdpa: true, Personas: [], PersonaNueva: { Nombres: '' } });
  });

  test('a document nobody has is not integrated, and the structure carries what was asked', async () => {
    const { fund, staff } = await staffed();
    const asked = { NumeroDocumento: '9999999', ComplementoDocumento: '1C', FechaNacimiento: '2000-02-29' };
    const body = consulta(fund, 'activo', asked);
    expect(found(await staff.call(bdpa.buscarPersonaYObservacion, { body }))).toMatchObject({
      IntegradoBdpa: false,
      Personas: [],
      PersonaNueva: { IdPersona: 0, ...asked, IdTipoDocumento: 1 },
    });
  });

  test('either side may know the birth date: both dates find the person', async () => {
    const { fund, staff } = await staffed();
    for (const FechaNacimiento of [BORN, '1994-05-21']) {
      const body = consulta(fund, 'bdpaNacimiento', { FechaNacimiento });
      const reply = found(await staff.call(bdpa.buscarPersonaYObservacion, { body }));
      expect(reply.Personas).toMatchObject([{ IdPersona: persona(fund, 'bdpaNacimiento') }]);
    }
  });

  test('a passport is asked for as PAS', async () => {
    const { fund, staff } = await staffed();
    const body = consulta(fund, 'pasaporte');
    expect(body.TipoDocumentoIdentidad).toBe('PAS');
    expect(found(await staff.call(bdpa.buscarPersonaYObservacion, { body })).Personas).toMatchObject([
      { IdTipoDocumento: 3, NumeroDocumento: 'AB123456' },
    ]);
  });
});

test('[F-7.4-04] a contrast answers datum by datum', async () => {
  const { fund, staff } = await staffed();
  const names = { ApellidoPaterno: 'mamani', ApellidoMaterno: 'QUISPE', Nombres: 'BERTA' };
  const reply = await staff.call(bdpa.contrastar, { body: { ...consulta(fund, 'activo'), ...names } });
  expect(reply.Datos).toMatchObject({ Encontrado: true, Coincide: false });
  expect((reply.Datos as { Campos: unknown }).Campos).toContainEqual({
    Campo: 'Nombres',
    Valor: 'BERTA',
    ValorBdpa: 'BEATRIZ',
    Resultado: 0,
  });
  const right = { ...names, Nombres: 'Beatriz' };
  const again = await staff.call(bdpa.contrastar, { body: { ...consulta(fund, 'activo'), ...right } });
  expect(again.Datos).toMatchObject({ Encontrado: true, Coincide: true });
  const nobody = await staff.call(bdpa.contrastar, { body: { ...consulta(fund, 'bdpaNoEncontrado'), ...right } });
  expect(nobody.Datos).toMatchObject({ Encontrado: false, Campos: [] });
  const wrong = { ...consulta(fund, 'activo'), ...right, Nombres: 5 } as never;
  expect(await staff.call(bdpa.contrastar, { body: wrong })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Nombres'),
  });
});

describe('telling the insurance officer', () => {
  const notice = {
    IdParametro: 8,
    IdRegional: 1,
    DiferenciaHTML: '<ul><li>Nombres</li></ul>',
    TipoDocumento: 'CI' as const,
    NumeroDocumento: '6002001',
    Complemento: '',
    FechaNacimiento: BORN,
  };
  const tell = (who: Caller, parts: Partial<typeof notice> = {}) =>
    who.call(bdpa.notificarDiferencia, { body: { ...notice, ...parts } });

  test('[F-7.4-02] [F-7.4-03] [F-6-08] is kept, with who told it and when, and answered as information', async () => {
    const { fund, staff } = await staffed();
    const reply = await tell(staff);
    expect(reply).toMatchObject({
      ok: true,
      text: `Se envió un correo electrónico al encargado de seguros regional de la ${config().caja.codigo}.`,
      tipo: 'Information',
    });
    expect(fund.db.notificacionesBdpa.get(Number(reply.Datos))).toMatchObject({
      ...notice,
      Correo: 'seguros.lapaz@ejemplo.bo',
      Usuario: 'GUTIÉRREZ AYALA MARTHA',
      Fecha: NOW.toISOString(),
    });
  });

  test('[F-6-08] is refused to others, for another regional or parameter, and without a difference', async () => {
    const { fund, staff } = await staffed();
    await onlyStaff(fund, (who) => tell(who));
    await refused(fund, () => tell(staff, { IdRegional: 2 }), denied);
    await refused(fund, () => tell(staff, { IdParametro: 1 }), {
      ok: false,
      text: 'El parámetro no es el correo del encargado de seguros.',
    });
    const agreed = consulta(fund, 'activo');
    const { NumeroDocumento, FechaNacimiento } = agreed;
    await refused(fund, () => tell(staff, { NumeroDocumento, FechaNacimiento }), {
      ok: false,
      text: 'La persona no tiene diferencias con la BDPA.',
    });
    await refused(fund, () => tell(staff, { DiferenciaHTML: '' }), {
      status: 400,
      text: expect.stringContaining('DiferenciaHTML'),
    });
  });
});

type Period = { readonly desde: string; readonly hasta: string };
const byPeriod: readonly (readonly [string, (who: Caller, params: Period) => Promise<Reply>])[] = [
  ['PoblacionAfiliadaDia', (who, params) => who.call(bdpa.poblacionAfiliadaDia, { params })],
  ['PoblacionNoEnviadaDia', (who, params) => who.call(bdpa.poblacionNoEnviadaDia, { params })],
  ['GrabarPoblacionNoEnviadaDia', (who, params) => who.call(bdpa.grabarPoblacionNoEnviadaDia, { params })],
  ['ListarPoblacion', (who, params) => who.call(bdpa.listarPoblacion, { params })],
  ['RevisarPoblacion', (who, params) => who.call(bdpa.revisarPoblacion, { params })],
  ['ObtenerBajasPendientes', (who, params) => who.call(bdpa.bajasPendientes, { params })],
  ['EstadisticasBajasPeriodo', (who, params) => who.call(bdpa.estadisticasBajasPeriodo, { params })],
  ['RegularizarBajasBDPA', (who, params) => who.call(bdpa.regularizarBajas, { params })],
  ['CorregirPoblacion', (who, params) => who.call(bdpa.corregirPoblacion, { params })],
];
const byMonth: readonly (readonly [string, (who: Caller, mes: string) => Promise<Reply>])[] = [
  ['PoblacionAfiliadaMes', (who, mes) => who.call(bdpa.poblacionAfiliadaMes, { params: { mes } })],
  ['PoblacionValidadaMes', (who, mes) => who.call(bdpa.poblacionValidadaMes, { params: { mes } })],
  ['EstadisticasBajasMes', (who, mes) => who.call(bdpa.estadisticasBajasMes, { params: { mes } })],
];

describe('monitoring is for staff, with days and months that exist', () => {
  test.each(byPeriod)('%s', async (_, ask) => {
    const { fund, staff } = await staffed();
    await onlyStaff(fund, (who) => ask(who, ever));
    const bad = (name: string) => ({ status: 400, text: expect.stringContaining(name) });
    await refused(fund, () => ask(staff, { ...ever, desde: '2026-02-30' }), bad('desde'));
    await refused(fund, () => ask(staff, { ...ever, hasta: '20-11-2026' }), bad('hasta'));
    await refused(fund, () => ask(staff, { desde: TODAY, hasta: '2026-01-01' }), {
      ok: false,
      text: 'La fecha inicial no puede ser posterior a la fecha final.',
    });
  });

  test.each(byMonth)('%s', async (_, ask) => {
    const { fund, staff } = await staffed();
    await onlyStaff(fund, (who) => ask(who, '2026-11'));
    for (const wrong of ['2026-13', '11', '2026-11-01'])
      await refused(fund, () => ask(staff, wrong), { status: 400, text: expect.stringContaining('mes') });
  });

  test('PoblacionValidadaGestion', async () => {
    const { fund } = await staffed();
    await onlyStaff(fund, (who) => who.call(bdpa.poblacionValidadaGestion, {}));
  });
});

describe('[F-7.4-05] no figure is a constant: each counts the rows and moves with them', () => {
  test('the affiliated by day and by month and regional', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'activo');
    const day = () => staff.call(bdpa.poblacionAfiliadaDia, { params: wide(row.FechaAfiliacion) });
    const month = () => staff.call(bdpa.poblacionAfiliadaMes, { params: { mes: row.FechaAfiliacion.slice(0, 7) } });
    const before = [total(await day()), total(await month())];
    fund.db.registros.put({ ...row, IdRegistro: 999_999, IdRegional: 9 });
    expect([total(await day()), total(await month())]).toEqual(before.map((n) => n + 1));
    const regionals = rows(await month());
    expect(regionals).toHaveLength(9);
    expect(regionals.find((r) => r.IdRegional === 9)).toMatchObject({ Regional: 'Pando' });
    fund.db.registros.put({ ...row, IdRegistro: 999_998, OtroEnte: 'Otra caja' });
    expect(total(await day())).toBe((before[0] ?? 0) + 1);
  });

  test('the affiliated of all days are all the rows of the fund', async () => {
    const { fund, staff } = await staffed();
    const own = fund.db.registros.all().filter((r) => r.OtroEnte === '').length;
    expect(total(await staff.call(bdpa.poblacionAfiliadaDia, { params: ever }))).toBe(own);
    expect(rows(await staff.call(bdpa.listarPoblacion, { params: ever }))).toHaveLength(own);
  });

  test('the validated by month and by year', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'bdpaNoEnviado');
    const year = async () =>
      rows(await staff.call(bdpa.poblacionValidadaGestion, {})).find((r) => r.Gestion === 2026)?.Cantidad ?? 0;
    const month = async () => total(await staff.call(bdpa.poblacionValidadaMes, { params: { mes: '2026-11' } }));
    const before = [await year(), await month()];
    const validated: Registro = { ...row, EstadoEnvio: 'VALIDADO', FechaEnvio: TODAY, FechaValidacion: TODAY };
    fund.db.registros.put(validated);
    expect([await year(), await month()]).toEqual(before.map((n) => Number(n) + 1));
  });

  test('the not sent by day', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'bdpaNoEnviado');
    const ask = () => staff.call(bdpa.poblacionNoEnviadaDia, { params: wide(row.FechaAfiliacion) });
    const before = total(await ask());
    expect(rows(await ask()).map((r) => r.Fecha)).toContain(toLocalDate(row.FechaAfiliacion));
    fund.db.registros.put({ ...row, EstadoEnvio: 'VALIDADO' });
    expect(total(await ask())).toBe(before - 1);
  });

  test('terminations by day and by regional, pending and told', async () => {
    const { fund, staff } = await staffed();
    const left = addDays(TODAY, -30);
    const period = () => staff.call(bdpa.estadisticasBajasPeriodo, { params: wide(left) });
    const month = () => staff.call(bdpa.estadisticasBajasMes, { params: { mes: left.slice(0, 7) } });
    const figures = async () => [
      total(await period(), 'Pendientes'),
      total(await period(), 'Regularizadas'),
      total(await month(), 'Pendientes'),
      total(await month(), 'Regularizadas'),
    ];
    const [p = 0, r = 0, pm = 0, rm = 0] = await figures();
    expect(p).toBeGreaterThan(0);
    fund.db.registros.put({ ...registro(fund, 'bdpaBajaPendiente'), Estado: 'BAJA', FechaBaja: left });
    expect(await figures()).toEqual([p - 1, r + 1, pm - 1, rm + 1]);
  });
});

describe('what staff change', () => {
  test('recording adds who is insured and not in the registry, once', async () => {
    const { fund, staff } = await staffed();
    const since = fund.db.pacientes.by('persona', persona(fund, 'bdpaNoEncontrado'))[0]?.FechaAfiliacion ?? '';
    const record = () => staff.call(bdpa.grabarPoblacionNoEnviadaDia, { params: wide(since) });
    const { Procesados } = z.parse(resultadoOperacion, (await record()).Datos);
    const recorded = fund.db.registros.all().filter((r) => r.FechaRegistro === TODAY && r.EstadoEnvio === 'REGISTRADO');
    expect(Procesados).toBeGreaterThanOrEqual(2);
    expect(recorded.length).toBeGreaterThanOrEqual(Procesados);
    expect(registro(fund, 'bdpaNoEncontrado')).toMatchObject({
      EstadoEnvio: 'REGISTRADO',
      Nombres: 'GLORIA',
      FechaEnvio: '',
    });
    expect((await record()).Datos).toEqual({ Procesados: 0, Observados: 0 });
  });

  test('pending terminations are listed, told all at once, and gone', async () => {
    const { fund, staff } = await staffed();
    const left = addDays(TODAY, -30);
    const list = async () => rows(await staff.call(bdpa.bajasPendientes, { params: wide(left) }));
    const mine = { NombreCompleto: 'LEDEZMA UGARTE IVÁN', FechaBaja: toLocalDate(left), IdEmpresa: 502 };
    const before = await list();
    expect(before).toContainEqual(expect.objectContaining(mine));
    const reply = await staff.call(bdpa.regularizarBajas, { params: wide(left) });
    expect(reply.Datos).toEqual({ Procesados: before.length, Observados: 0 });
    expect(registro(fund, 'bdpaBajaPendiente')).toMatchObject({ Estado: 'BAJA', FechaBaja: left });
    expect(await list()).toEqual([]);
  });

  test('a review shows both sides, and a correction puts the fund data into the registry', async () => {
    const { fund, staff } = await staffed();
    const since = registro(fund, 'bdpaNombres').FechaAfiliacion;
    const review = async () => rows(await staff.call(bdpa.revisarPoblacion, { params: wide(since) }));
    const before = await review();
    expect(before).toContainEqual(
      expect.objectContaining({
        NombreCompleto: 'ACHÁ RIVERO LUCÍA BELÉN',
        Diferencias: [{ Campo: 'Nombres', ValorCaja: 'LUCÍA BELÉN', ValorBdpa: 'LUCÍA' }],
      }),
    );
    const reply = await staff.call(bdpa.corregirPoblacion, { params: wide(since) });
    expect(reply.Datos).toEqual({ Procesados: before.length, Observados: 0 });
    expect(registro(fund, 'bdpaNombres')).toMatchObject({ Nombres: 'LUCÍA BELÉN', FechaValidacion: TODAY });
    expect(await review()).toEqual([]);
  });
});
