import { expect, test } from 'vitest';
import { parentesco } from '#contract/enumerations.ts';
import { estadoAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, pacientes } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Afiliacion } from '#sandbox/db/afiliacionRows.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, denied, idsOf, insertar, paciente, people, resend, stored, to } from './afiliaciones.ts';
import { banco, type Caller, pair, persona, type Reply } from './fund.ts';

const all = { FechaDesde: '2025-01-01', FechaHasta: TODAY, TipoNovedad: 0, IdEmpresa: 0, IdEstadoProceso: 0 };
const list = (who: Caller, parts: object = {}) => who.call(afiliacion.lista, { body: { ...all, ...parts } });

/** The numbers of the notices of La Paz that meet a condition, the newest day first and of one day the highest number. */
const expected = (fund: Sandbox, meets: (n: Afiliacion) => boolean) =>
  fund.db.afiliaciones
    .by('regional', 1)
    .filter(meets)
    .sort((a, b) => b.IdPersonaNovedad - a.IdPersonaNovedad)
    .sort((a, b) => (a.FechaNovedad < b.FechaNovedad ? 1 : a.FechaNovedad > b.FechaNovedad ? -1 : 0))
    .map((n) => n.IdPersonaNovedad);

test('a notice in the list shows what is stored about it, person, company and state', async () => {
  const { fund, empresa, caja } = await people();
  const novedad = { FechaNovedad: '2026-11-18', Observacion: 'CON CERTIFICADO' };
  const reply = await insertar(empresa, childOf(fund, 'activo', { novedad }));
  await resend(fund, empresa, reply, to(estadoAfiliacion.declarado, 'CON CERTIFICADO'));
  const { notice, person } = stored(fund, reply);
  const row = {
    IdPersonaNovedad: notice.IdPersonaNovedad,
    IdTipoNovedad: tipo.AFILIACION_HIJO,
    NombreCompleto: 'MAMANI TANIA',
    NumeroDocumento: '15500001',
    NumeroNovedad: notice.NumeroDocumento,
    FechaNovedad: '18/11/2026',
    Novedad: 'AFILIACIÓN DE HIJO(A)',
    Pagado: false,
    IdEstadoProceso: estadoAfiliacion.declarado,
    EstadoProceso: 'Declarado',
    ColorFondo: '#e6effa',
    ColorLetra: '#1f4f93',
    IdPersona: person.IdPersona,
    IdTipoNovedadPadre: 0,
    Empresa: 'Banco Altiplano S.A.',
    FechaDeclaracion: '20/11/2026',
    Observacion: 'CON CERTIFICADO',
    IdRegional: 1,
    IdCanal: 1,
    Version: 2,
  };
  const asked = { IdPersona: person.IdPersona };
  expect((await list(empresa, asked)).Datos).toEqual([row]);
  await resend(fund, caja, reply, to(estadoAfiliacion.observado, 'FALTA LA FOTO'));
  expect((await list(empresa, asked)).Datos).toMatchObject([{ Observacion: 'FALTA LA FOTO' }]);
});

test('a notice whose person, company, kind and state nobody knows any more is listed without their names', async () => {
  const { fund, empresa, caja } = await people();
  const { notice } = stored(fund, await insertar(empresa, childOf(fund, 'activo')));
  const unknown = { IdPersona: 1, IdEmpresa: 1, IdTipoNovedad: 1, IdEstadoProceso: 1 };
  fund.db.afiliaciones.put({ ...notice, ...unknown });
  const none = { NombreCompleto: '', NumeroDocumento: '', Novedad: '', Empresa: '' };
  const colours = { EstadoProceso: '', ColorFondo: '', ColorLetra: '' };
  const { IdEmpresa: _, ...ids } = unknown;
  expect((await list(caja, { IdPersona: 1 })).Datos).toEqual([
    expect.objectContaining({ IdPersonaNovedad: notice.IdPersonaNovedad, ...ids, ...none, ...colours }),
  ]);
});

test('the list is newest first, and every part of its filter counts by itself', async () => {
  const { fund, empresa, caja } = await people();
  const first = await insertar(empresa, childOf(fund, 'activo'));
  const second = childOf(fund, 'activo', {
    persona: { NumeroDocumento: '15500002' },
    novedad: { IdTipoNovedad: tipo.AFILIACION_HERMANO },
  });
  await insertar(empresa, second);
  await resend(fund, empresa, first, to(estadoAfiliacion.declarado));
  fund.db.afiliaciones.put({ ...stored(fund, first).notice, IdCanal: 2 });
  const rows = expected(fund, () => true);
  expect(rows.length).toBeGreaterThan(5);
  expect(idsOf(await list(caja))).toEqual(rows);
  const one = stored(fund, first).notice;
  const conditions: readonly (readonly [object, (n: Afiliacion) => boolean])[] = [
    [{ TipoNovedad: tipo.AFILIACION_CONYUGE }, (n) => n.IdTipoNovedad === tipo.AFILIACION_CONYUGE],
    [{ IdEmpresa: 502 }, (n) => n.IdEmpresa === 502],
    [{ IdPersona: one.IdPersona }, (n) => n.IdPersona === one.IdPersona],
    [{ IdEstadoProceso: 12 }, (n) => n.IdEstadoProceso === 12],
    [{ IdRegional: 1 }, () => true],
    [{ IdCanal: 2 }, (n) => n.IdCanal === 2],
    [{ FechaDesde: '2026-07-31' }, (n) => n.FechaNovedad >= '2026-07-31'],
    [{ FechaHasta: '2026-07-31' }, (n) => n.FechaNovedad <= '2026-07-31'],
    [{ FechaDesde: '2026-07-31', FechaHasta: '2026-07-31' }, (n) => n.FechaNovedad === '2026-07-31'],
  ];
  for (const [parts, meets] of conditions) {
    const wanted = expected(fund, meets);
    expect(wanted.length, JSON.stringify(parts)).toBeGreaterThan(0);
    expect(idsOf(await list(caja, parts)), JSON.stringify(parts)).toEqual(wanted);
  }
  expect(idsOf(await list(empresa, { IdEmpresa: banco }))).toEqual(expected(fund, (n) => n.IdEmpresa === banco));
});

test('an insured person’s list has her family’s notices of every regional, those of one if she asks for it', async () => {
  const { fund, insured } = await people();
  const mine = idsOf(await list(insured));
  const [moved] = mine;
  const row = fund.db.afiliaciones.get(moved ?? 0);
  if (!row) throw new Error('no notice');
  fund.db.afiliaciones.put({ ...row, IdRegional: 2 });
  expect(idsOf(await list(insured))).toEqual(mine);
  expect(idsOf(await list(insured, { IdRegional: 1 }))).toEqual(mine.slice(1));
  expect((await list(insured, { IdEmpresa: 502 })).Datos).toEqual([]);
});

test('an insured person sees the notice she wrote about a stranger; an employer none of another regional', async () => {
  const { fund, insured, empresa } = await people();
  const { IdPersona, NumeroDocumento, FechaNacimiento } = fund.db.personas.get(persona(fund, 'menor')) ?? {};
  const named = childOf(fund, 'asegurado', { persona: { IdPersona, NumeroDocumento, FechaNacimiento } });
  const reply = await insertar(insured, named);
  const { idPersonaNovedad } = pair(reply);
  expect(idsOf(await list(insured))).toContain(idPersonaNovedad);
  const shown = (who: Caller, of: Reply) =>
    who.call(afiliacion.obtener, { params: { ...pair(of), idTipoNovedad: 0, idEmpresa: 0 } });
  expect(await shown(insured, reply)).toMatchObject({ ok: true });
  const own = await insertar(empresa, childOf(fund, 'activo'));
  fund.db.afiliaciones.put({ ...stored(fund, own).notice, IdRegional: 2 });
  expect(await shown(empresa, own)).toMatchObject(denied);
});

test('somebody in a search and in a family is told with all her numbers', async () => {
  const { fund, empresa, caja } = await people();
  const record = { ...paciente(fund, 'activo'), FechaLimiteAtencion: '2027-01-31' };
  fund.db.pacientes.put(record);
  const person = fund.db.personas.get(record.IdPersona);
  const found = {
    IdPersona: record.IdPersona,
    NombreCompleto: 'MAMANI QUISPE BEATRIZ',
    IdTipoDocumento: 1,
    NumeroDocumento: '4890023',
    ComplementoDocumento: '',
    FechaNacimiento: person?.FechaNacimiento,
    HistoriaClinica: record.HistoriaClinica,
    MatriculaTitular: '945512MQB',
    MatriculaBeneficiario: '',
    IdEmpresa: banco,
  };
  const search = async (term: string) =>
    (await empresa.call(pacientes.porDocumento, { params: { term, rol: 0 } })).Datos;
  expect(await search('4890023')).toEqual([found]);
  const none = { HistoriaClinica: '', MatriculaTitular: '', MatriculaBeneficiario: '', IdEmpresa: 0 };
  expect(await search('6843217')).toEqual([expect.objectContaining({ NumeroDocumento: '6843217', ...none })]);
  const family = async () =>
    (await caja.call(afiliacion.grupoFamiliar, { params: { idPersona: record.IdPersona } })).Datos;
  expect(await family()).toEqual([
    {
      ...found,
      IdPaciente: record.IdPaciente,
      IdPacientePadre: 0,
      IdSexo: 2,
      IdRelacionParentesco: parentesco.titular,
      EstadoVigencia: 'VIGENTE',
      FechaLimiteAtencion: '2027-01-31',
    },
  ]);
  const lost = { ...record, IdPaciente: 299_999, IdPersona: 1, IdPacientePadre: record.IdPaciente };
  fund.db.pacientes.put(lost);
  expect(await family()).toHaveLength(1);
});

test('a contract of voluntary insurance counts from its first day to its last one, while it is active', async () => {
  const { fund, caja } = await people();
  const contract = fund.db.contratosSegVol.all().find((c) => c.FechaInicio <= TODAY && c.FechaFin >= TODAY);
  if (!contract) throw new Error('no contract');
  const params = { idPersona: contract.IdPersona, idRegional: 0 };
  const valid = async (parts: object) => {
    fund.db.contratosSegVol.put({ ...contract, ...parts });
    return (await caja.call(afiliacion.contratosSegVol, { params })).Datos;
  };
  expect(await valid({})).toEqual([contract]);
  expect(await valid({ FechaInicio: '2026-11-21' })).toEqual([]);
  expect(await valid({ FechaFin: '2026-11-19' })).toEqual([]);
  expect(await valid({ Estado: 'ANULADO' })).toEqual([]);
});
