import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estadoProceso } from '#contract/entities/filaNovedad.ts';
import {
  candidatoOcupacional,
  filaOcupacional,
  filtroOcupacional,
  registroOcupacional,
} from '#contract/entities/ocupacional.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { listaNovedades, ocupacional } from '#contract/services/index.ts';
import { addMonths, toLocalDate } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { examenVigente } from '#sandbox/rules/ocupacional.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, openFund, persona, signIn } from './fund.ts';

const PRE: number = tipo.OCUPACIONAL_PRE_OCUPACIONAL;
const POST: number = tipo.OCUPACIONAL_POST_OCUPACIONAL;

async function open(user = 'empresa') {
  const fund = openFund();
  return { fund, who: await signIn(fund, user) };
}
type Fund = ReturnType<typeof openFund>;

/** The exam of one of the examples, and the registration it is based on. */
function exam(fund: Fund, who: Ejemplo) {
  const mine = fund.db.novedades.by('persona', persona(fund, who));
  const found = mine.find((n) => n.IdTipoNovedad === PRE);
  const origen = mine.find((n) => n.IdTipoNovedad < 6);
  if (!found || !origen) throw new Error(`${who} has no exam`);
  return { ...found, origen };
}

const filtro = (parts: object = {}) => ({
  FechaInicio: addMonths(TODAY, -12),
  FechaFin: TODAY,
  IdEstadoProceso: 0,
  IdEmpresaAnterior: '00123',
  Pagado: null,
  NombrePersona: '',
  TipoOcupacional: '' as const,
  ...parts,
});
const rows = (datos: unknown) => z.parse(z.array(filaOcupacional), datos);
const listar = async (who: Caller, parts: object = {}) =>
  rows((await who.call(ocupacional.listar, { body: filtro(parts) })).Datos);

test('[R-3.4-01] a row has every field, empty where the services send none', () => {
  expect(z.parse(filaOcupacional, { IdPersonaNovedad: 7 })).toEqual({
    ...{ Regional: '', NombreEmpresa: '', NombreCompleto: '', Novedad: '', FechaNovedad: '', Estado: '' },
    ...{ ColorLetra: '', ColorFondo: '', IdEstadoProceso: 0, IdEmpresa: 0, IdPersonaNovedad: 7 },
    ...{ IdTipoNovedad: 0, IdPersonaEmpresa: 0, IdPersona: 0 },
  });
});

test('[R-3.4-03] a candidate has every field, empty where the services send none', () => {
  expect(z.parse(candidatoOcupacional, { IdPersonaNovedad: 7 })).toEqual({
    ...{ NombreEmpresa: '', NombreCompleto: '', NovedadOrigen: '', FechaNovedadOrigen: '', EstadoProceso: '' },
    ...{ Observacion: '', TieneOcupacionalVigente: false, FechaOcupacionalVigente: '', IdPersonaNovedad: 7 },
    ...{ IdEmpresa: 0, IdPersona: 0, IdPersonaEmpresa: 0 },
  });
});

test('[R-3.4-02] the filter needs its days, state, company and type; of both payments and of anybody unless it says', () => {
  const { Pagado: _, NombrePersona: __, ...needed } = filtro();
  expect(z.parse(filtroOcupacional, needed)).toEqual({ ...needed, Pagado: null, NombrePersona: '' });
  for (const Pagado of [true, false])
    expect(z.parse(filtroOcupacional, { ...needed, Pagado })).toMatchObject({ Pagado });
  for (const name of Object.keys(needed))
    expect(z.safeParse(filtroOcupacional, { ...needed, [name]: undefined }).success, name).toBe(false);
  const takes = (TipoOcupacional: string) => z.safeParse(filtroOcupacional, { ...needed, TipoOcupacional }).success;
  expect(['P', 'T', '', 'X'].map(takes)).toEqual([true, true, true, false]);
});

test('[R-7.7-04] a registration has every field, and is refused without those that say whose it is', () => {
  const needed = { IdEmpresa: 501, IdPersona: 11, IdTipoNovedad: 31, IdPersonaNovedadOrigen: 71 };
  const rest = { IdPersonaEmpresa: 0, IdCanal: 0, TieneOcupacionalVigente: false };
  expect(z.parse(registroOcupacional, needed)).toEqual({ ...needed, ...rest });
  for (const name of Object.keys(needed))
    expect(z.safeParse(registroOcupacional, { ...needed, [name]: undefined }).success, name).toBe(false);
});

test('[R-3.4-01] [R-3.4-02] [R-1-03] [R-7.7-01] [R-2.8-03] the list holds the exams of the company in its regional, newest first, with state and colours', async () => {
  const { fund, who } = await open();
  const all = await listar(who);
  const kept = fund.db.novedades
    .by('empresa', `${banco}|1`)
    .filter((n) => n.IdTipoNovedad === PRE || n.IdTipoNovedad === POST);
  expect(all.map((r) => r.IdPersonaNovedad).sort()).toEqual(kept.map((n) => n.IdPersonaNovedad).sort());
  const mine = exam(fund, 'examenRegistrado');
  expect(all.find((r) => r.IdPersonaNovedad === mine.IdPersonaNovedad)).toEqual({
    Regional: 'La Paz',
    NombreEmpresa: 'Banco Altiplano S.A.',
    NombreCompleto: fund.db.personas.get(mine.IdPersona)?.NombreCompleto,
    Novedad: 'PREOCUPACIONAL',
    FechaNovedad: toLocalDate(mine.FechaNovedad),
    Estado: 'Registrado',
    ColorLetra: '#084851',
    ColorFondo: '#e3f1f2',
    IdEstadoProceso: 5,
    IdEmpresa: banco,
    IdPersonaNovedad: mine.IdPersonaNovedad,
    IdTipoNovedad: PRE,
    IdPersonaEmpresa: mine.IdPersonaEmpresa,
    IdPersona: mine.IdPersona,
  });
  const days = all.map((r) => r.FechaNovedad.split('/').reverse().join(''));
  expect(days).toEqual([...days].sort().reverse());
});

test('[R-3.8-01] [R-2.8-02] [R-3.4-02] [R-1-03] [R-7.7-01] state, type, payment, dates and part of a name narrow the list', async () => {
  const { fund, who } = await open();
  const all = await listar(who);
  const mine = exam(fund, 'examenProgramado');
  expect((await listar(who, { IdEstadoProceso: 13 })).map((r) => r.IdEstadoProceso)).toContain(13);
  expect((await listar(who, { IdEstadoProceso: 13 })).every((r) => r.IdEstadoProceso === 13)).toBe(true);
  expect((await listar(who, { TipoOcupacional: 'P' })).every((r) => r.IdTipoNovedad === PRE)).toBe(true);
  expect((await listar(who, { TipoOcupacional: 'T' })).every((r) => r.IdTipoNovedad === POST)).toBe(true);
  const name = fund.db.personas.get(mine.IdPersona)?.NombreCompleto ?? '';
  const search = name.toLowerCase().split(' ').reverse().join('  ');
  expect((await listar(who, { NombrePersona: search })).map((r) => r.NombreCompleto)).toContain(name);
  expect(await listar(who, { NombrePersona: 'NADIE SE LLAMA ASÍ' })).toEqual([]);
  const unpaid = await listar(who, { Pagado: false });
  const paid = await listar(who, { Pagado: true });
  expect(unpaid.length + paid.length).toBe(all.length);
  expect(await listar(who, { FechaInicio: '2020-01-01', FechaFin: '2020-01-02' })).toEqual([]);
  const ofToday = await listar(who, { FechaInicio: TODAY });
  expect(ofToday.every((r) => r.FechaNovedad === toLocalDate(TODAY))).toBe(true);
});

test('[R-1-03] [R-2.8-02] [R-3.4-02] [R-7.7-01] the list wants both dates and the caller’s own company; staff see every company of their regional', async () => {
  const { fund, who } = await open();
  const ask = (parts: object) => who.call(ocupacional.listar, { body: filtro(parts) });
  expect(await ask({ FechaInicio: '' })).toMatchObject({ ok: false, text: 'Debe ingresar la fecha desde.' });
  expect(await ask({ FechaFin: '' })).toMatchObject({ ok: false, text: 'Debe ingresar la fecha hasta.' });
  expect(await ask({ FechaInicio: '2026-11-02', FechaFin: '2026-11-01' })).toMatchObject({
    ok: false,
    text: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
  expect(await ask({ IdEmpresaAnterior: '00207' })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const bad = await ask({ TipoOcupacional: 'X' });
  expect(bad).toMatchObject({ status: 400, text: expect.stringContaining('TipoOcupacional') });
  const staff = await signIn(fund, 'personal');
  const seen = await listar(staff, { IdEmpresaAnterior: '' });
  expect(new Set(seen.map((r) => r.Regional))).toEqual(new Set(['La Paz']));
  expect(seen.length).toBeGreaterThanOrEqual((await listar(who)).length);
  expect((await listar(staff, { IdEmpresaAnterior: '00123' })).every((r) => r.IdEmpresa === banco)).toBe(true);
});

test('[R-6-01] [R-1-07] [F-6-02] [R-7.7-01] insured persons have a door of their own, and see their family’s exams only', async () => {
  const { fund } = await open();
  const insured = await signIn(fund, 'asegurado');
  expect(await listar(insured)).toEqual([]);
  const mine = exam(fund, 'examenRegistrado');
  fund.db.novedades.put({ ...mine, IdPersona: persona(fund, 'asegurado') });
  expect((await listar(insured)).map((r) => r.IdPersonaNovedad)).toEqual([mine.IdPersonaNovedad]);
  expect(await insured.call(ocupacional.listar, { body: filtro() }, 'others')).toMatchObject({ ok: false });
});

test('[R-4.5-02] the states of the exams are listed by their notice type', async () => {
  const { who } = await open();
  const { Datos } = await who.call(listaNovedades.estadosPorTipo, { params: { id: tipo.OCUPACIONAL } });
  expect(z.parse(z.array(estadoProceso), Datos).map((e) => [e.IdEstadoProceso, e.Nombre])).toEqual([
    [5, 'Registrado'],
    [6, 'Orden de pago'],
    [7, 'Observado'],
    [8, 'Pagado'],
    [13, 'Programado'],
    [21, 'Concluido'],
  ]);
});

const candidatos = async (who: Caller, TipoOcupacional: 'P' | 'T', NombrePersona = '') => {
  const body = { IdEmpresa: banco, TipoOcupacional, NombrePersona };
  return z.parse(z.array(candidatoOcupacional), (await who.call(ocupacional.candidatos, { body })).Datos);
};

test('[R-3.4-03] [R-7.7-02] [R-1-03] [R-2.8-09] candidates are people with a registration, or with a termination, in the company', async () => {
  const { fund, who } = await open();
  const family = (id: number) => fund.db.novedades.get(id)?.IdTipoNovedad ?? 0;
  const pre = await candidatos(who, 'P');
  expect(pre.length).toBeGreaterThan(5);
  expect(pre.every((c) => ![33, 34, 35].includes(family(c.IdPersonaNovedad)) && c.IdEmpresa === banco)).toBe(true);
  const post = await candidatos(who, 'T');
  expect(post.every((c) => [33, 34, 35].includes(family(c.IdPersonaNovedad)))).toBe(true);
  expect(new Set(pre.map((c) => c.IdPersona)).size).toBe(pre.length);
  const { origen } = exam(fund, 'examenVigente');
  expect(pre.find((c) => c.IdPersona === origen.IdPersona)).toMatchObject({
    NombreEmpresa: 'Banco Altiplano S.A.',
    FechaNovedadOrigen: toLocalDate(origen.FechaNovedad),
    EstadoProceso: 'Aceptado',
    Observacion: '',
    TieneOcupacionalVigente: true,
    FechaOcupacionalVigente: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    IdPersonaNovedad: origen.IdPersonaNovedad,
  });
  const running = pre.find((c) => c.IdPersona === persona(fund, 'examenRegistrado'));
  expect(running?.Observacion).toMatch(/^Tiene un preocupacional en curso del /);
  const [first] = pre;
  expect((await candidatos(who, 'P', first?.NombreCompleto)).map((c) => c.NombreCompleto)).toContain(
    first?.NombreCompleto,
  );
});

test('[R-5.6-01] [R-7.7-02] candidates of another company, without a type, or for an insured person are refused', async () => {
  const { fund, who } = await open();
  const body = { IdEmpresa: 502, TipoOcupacional: 'P' as const, NombrePersona: '' };
  expect(await who.call(ocupacional.candidatos, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const empty: unknown = { ...body, TipoOcupacional: '' };
  expect(await who.call(ocupacional.candidatos, { body: empty as typeof body })).toMatchObject({
    status: 400,
    text: expect.stringContaining('TipoOcupacional'),
  });
  expect((await (await signIn(fund, 'asegurado')).call(ocupacional.candidatos, { body })).Datos).toEqual([]);
});

test('[R-1-03] [R-7.7-02] staff who name no company search the people of every one of their regional', async () => {
  const { fund, who } = await open();
  const body = { IdEmpresa: 0, TipoOcupacional: 'P' as const, NombrePersona: '' };
  expect(await who.call(ocupacional.candidatos, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const staff = await signIn(fund, 'personal');
  const found = z.parse(z.array(candidatoOcupacional), (await staff.call(ocupacional.candidatos, { body })).Datos);
  expect(new Set(found.map((c) => c.IdEmpresa)).size).toBeGreaterThan(1);
  const regionals = found.map((c) => fund.db.novedades.get(c.IdPersonaNovedad)?.IdRegional);
  expect(new Set(regionals)).toEqual(new Set([1]));
});

/** People who may have an exam because of their registration, and have none yet. */
async function free(who: Caller) {
  const rows = await candidatos(who, 'P');
  return rows.filter((c) => c.Observacion === '' && !c.TieneOcupacionalVigente).map((c) => item(c));
}
const item = (c: z.infer<typeof candidatoOcupacional>, parts: object = {}) => ({
  IdEmpresa: c.IdEmpresa,
  IdPersona: c.IdPersona,
  IdPersonaEmpresa: c.IdPersonaEmpresa,
  IdTipoNovedad: PRE,
  IdCanal: 2,
  IdPersonaNovedadOrigen: c.IdPersonaNovedad,
  TieneOcupacionalVigente: c.TieneOcupacionalVigente,
  ...parts,
});
const registrar = (who: Caller, body: ReturnType<typeof item>[]) => who.call(ocupacional.registrar, { body });

test('[R-3.8-04] [R-7.7-01] [R-7.7-04] [R-8-15] [R-1-03] [R-6-02] one and several are registered: Registrado, today, channel and regional of the services', async () => {
  const { fund, who } = await open();
  const [first, second, third] = await free(who);
  if (!first || !second || !third) throw new Error('too few candidates');
  const one = await registrar(who, [first]);
  expect(one).toMatchObject({ ok: true, Datos: [expect.any(Number)] });
  const many = await registrar(who, [second, third]);
  const ids = z.parse(z.array(z.number()), many.Datos);
  expect(ids.map((id) => fund.db.novedades.get(id)?.IdPersona)).toEqual([second.IdPersona, third.IdPersona]);
  expect(fund.db.novedades.get(ids[0] ?? 0)).toMatchObject({
    IdTipoNovedad: PRE,
    IdEstadoProceso: 5,
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: TODAY,
  });
  const exams = await who.call(ocupacional.examenes, { body: { IdPersonaNovedad: ids[0] ?? 0 } });
  expect(exams.Datos).toHaveLength(3);
  expect(ocupacional.registrar.success).toBe('Se registró correctamente el pre/post ocupacional.');
});

test('an exam is valid for the 365 days of setting 3, the last of them included', async () => {
  const { fund, who } = await open();
  const { IdPersonaNovedad, IdPersona } = exam(fund, 'examenVigente');
  const kept = fund.db.ocupacionales.get(IdPersonaNovedad);
  if (!kept) throw new Error('no exam');
  const vigente = async (FechaConclusion: string) => {
    fund.db.ocupacionales.put({ ...kept, FechaConclusion });
    return (await candidatos(who, 'P')).find((c) => c.IdPersona === IdPersona)?.TieneOcupacionalVigente;
  };
  expect([await vigente('2025-11-20'), await vigente('2025-11-19')]).toEqual([true, false]);
});

test('[R-5.6-03] [R-6-02] [R-7.7-04] a valid exam must have been confirmed', async () => {
  const { fund, who } = await open();
  const candidate = (await candidatos(who, 'P')).find((c) => c.IdPersona === persona(fund, 'examenVigente'));
  if (!candidate) throw new Error('no candidate');
  const { IdPersona } = candidate;
  const name = fund.db.personas.get(IdPersona)?.NombreCompleto;
  const before = fund.db.novedades.size;
  expect(await registrar(who, [item(candidate, { TieneOcupacionalVigente: false })])).toMatchObject({
    ok: false,
    text: `${name} tiene un pre/post ocupacional vigente del ${candidate.FechaOcupacionalVigente}.`,
  });
  expect(fund.db.novedades.size).toBe(before);
  expect(await registrar(who, [item(candidate)])).toMatchObject({ ok: true });
});

test('[R-5.6-01] [R-5.6-02] [R-8-01] [R-1-03] [R-6-02] [R-7.7-04] what a registration is refused for, and nobody of the list is registered then', async () => {
  const { fund, who } = await open();
  const [first, second] = await free(who);
  if (!first || !second) throw new Error('too few candidates');
  const before = fund.db.dump();
  const refused = async (body: ReturnType<typeof item>[], text: string | RegExp, caller = who) => {
    const reply = await registrar(caller, body);
    expect(reply).toMatchObject({ status: 200, ok: false });
    expect(reply.text).toMatch(text);
    expect(fund.db.dump()).toEqual(before);
  };
  await refused([], 'Debe seleccionar los empleados para el pre/post ocupacional.');
  await refused([{ ...first, IdTipoNovedad: 1 }], 'Debe seleccionar el tipo de ocupacional a registrar.');
  await refused([first, { ...second, IdTipoNovedad: POST }], /no tiene una novedad que corresponda/);
  await refused([first, first], /ya tiene un pre\/post ocupacional en curso/);
  await refused([{ ...first, IdEmpresa: 502 }], 'No tiene acceso.');
  await refused([{ ...first, IdPersona: second.IdPersona }], 'No tiene acceso.');
  await refused([first], 'No tiene acceso.', await signIn(fund, 'asegurado'));
  const bad: unknown = [{ ...first, IdPersona: 'x' }];
  expect(await registrar(who, bad as ReturnType<typeof item>[])).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdPersona'),
  });
});

test('[R-6-02] [R-8-01] a person is validated before she is registered, and nothing is written', async () => {
  const { fund, who } = await open();
  const [first] = await free(who);
  if (!first) throw new Error('no candidate');
  const before = fund.db.dump();
  expect(await who.call(ocupacional.validarNovedad, { body: first })).toMatchObject({ ok: true, Datos: true });
  const { origen } = exam(fund, 'examenRegistrado');
  const running = { ...first, IdPersona: origen.IdPersona, IdPersonaNovedadOrigen: origen.IdPersonaNovedad };
  expect(await who.call(ocupacional.validarNovedad, { body: running })).toMatchObject({
    ok: false,
    text: expect.stringContaining('ya tiene un pre/post ocupacional en curso'),
  });
  expect(fund.db.dump()).toEqual(before);
});

const keys = (n: ReturnType<typeof exam>) => ({
  IdEmpresa: n.IdEmpresa,
  IdPersonaNovedad: n.IdPersonaNovedad,
  IdTipoNovedad: n.IdTipoNovedad,
  IdPersonaEmpresa: n.IdPersonaEmpresa,
  IdPersona: n.IdPersona,
});

test('[R-7.7-05] [R-4.5-01] [R-2.8-06] [R-6-02] [R-8-15] a registered exam is deleted, with what hangs on it', async () => {
  const { fund, who } = await open();
  const mine = exam(fund, 'examenRegistrado');
  expect(await who.call(ocupacional.eliminar, { body: keys(mine) })).toMatchObject({
    ok: true,
    text: 'Se eliminó correctamente el preocupacional.',
    tipo: 'success',
  });
  expect(fund.db.novedades.get(mine.IdPersonaNovedad)).toBeUndefined();
  expect(fund.db.examenesOcupacionales.by('novedad', mine.IdPersonaNovedad)).toEqual([]);
});

test('[R-2.8-06] [R-4.5-01] [R-6-02] [R-7.7-05] no other exam is deleted, nor another company’s, nor by another’s keys', async () => {
  const { fund, who } = await open();
  const before = fund.db.dump();
  for (const [example, estado] of [
    ['examenProgramado', 'Programado'],
    ['examenVigente', 'Concluido'],
  ] as const)
    expect(await who.call(ocupacional.eliminar, { body: keys(exam(fund, example)) })).toMatchObject({
      ok: false,
      text: `El preocupacional está en estado ${estado} y no se puede eliminar.`,
    });
  const mine = keys(exam(fund, 'examenRegistrado'));
  const elsewhere = await signIn(fund, 'varias', { IdRegional: 1, concod: '00207', numpat: '01-912-00207' });
  for (const [caller, body] of [
    [elsewhere, mine],
    [await signIn(fund, 'asegurado'), mine],
    [who, { ...mine, IdPersona: 1 }],
    [who, { ...mine, IdPersonaNovedad: exam(fund, 'examenRegistrado').origen.IdPersonaNovedad }],
  ] as const)
    expect(await caller.call(ocupacional.eliminar, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-6-02] [R-7.7-01] person, company and insured record of an exam are read by their ids', async () => {
  const { fund, who } = await open();
  const id = persona(fund, 'activo');
  expect(await who.call(ocupacional.personaBasico, { body: { IdPersona: id } })).toMatchObject({
    ok: true,
    Datos: { NombreCompleto: 'MAMANI QUISPE BEATRIZ', NumeroDocumento: '4890023', Edad: 32 },
  });
  expect(await who.call(ocupacional.empresaBasico, { body: { IdEmpresa: banco } })).toMatchObject({
    Datos: { RazonSocial: 'Banco Altiplano S.A.', IdEmpresaAnterior: '00123', NumeroPatronal: '01-911-00123' },
  });
  expect(await who.call(ocupacional.empresaBasico, { body: { IdEmpresa: 502 } })).toMatchObject({ ok: false });
  expect(await who.call(ocupacional.pacienteBasico, { body: { IdPersona: id } })).toMatchObject({
    Datos: { IdPersona: id, EstadoVigencia: 'VIGENTE', HistoriaClinica: expect.stringMatching(/^\d+$/) },
  });
  expect(
    await who.call(ocupacional.pacienteBasico, { body: { IdPersona: persona(fund, 'registrable') } }),
  ).toMatchObject({ ok: false, text: 'No se pudo recuperar información del paciente.' });
  const insured = await signIn(fund, 'asegurado');
  expect(await insured.call(ocupacional.personaBasico, { body: { IdPersona: id } })).toMatchObject({ ok: false });
  expect(await insured.call(ocupacional.empresaBasico, { body: { IdEmpresa: banco } })).toMatchObject({ ok: true });
  expect(await insured.call(ocupacional.empresaBasico, { body: { IdEmpresa: 502 } })).toMatchObject({ ok: false });
  expect(await insured.call(ocupacional.pacienteBasico, { body: { IdPersona: id } })).toMatchObject({ ok: false });
});

test('[R-7.7-03] [decision 79] an alta is valid while its person holds a valid exam; a realised exam is one concluded', async () => {
  const { fund, who } = await open();
  const valid = (n: { IdPersonaNovedad: number }) =>
    who.call(ocupacional.altaValida, { params: { idPersonaNovedad: n.IdPersonaNovedad } });
  const held = exam(fund, 'examenVigente');
  expect((await valid(held.origen)).Datos).toBe(true);
  expect((await valid(exam(fund, 'examenRegistrado').origen)).Datos).toBe(false);
  const done = fund.db.ocupacionales.get(held.IdPersonaNovedad);
  if (done) fund.db.ocupacionales.put({ ...done, FechaConclusion: addMonths(TODAY, -13) });
  expect((await valid(held.origen)).Datos).toBe(false);
  const realised = (idPersona: number | string) => who.call(ocupacional.realizado, { params: { idPersona } });
  expect((await realised(held.IdPersona)).Datos).toBe(true);
  expect((await realised(persona(fund, 'examenRegistrado'))).Datos).toBe(false);
  expect(await realised('x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersona') });
});

test('[R-6-02] staff take an examination out and conclude a programmed exam; nobody else does', async () => {
  const { fund, who } = await open('personal');
  const mine = exam(fund, 'examenProgramado');
  const { IdPersonaNovedad } = mine;
  const [first] = fund.db.examenesOcupacionales.by('novedad', IdPersonaNovedad);
  const body = { IdPersonaNovedad, IdExamen: first?.IdExamen ?? 0 };
  const end = { IdPersonaNovedad, Resultado: 'APTO' };
  const company = await signIn(fund, 'empresa');
  expect(await company.call(ocupacional.eliminarExamen, { body })).toMatchObject({ ok: false });
  expect(await company.call(ocupacional.concluir, { body: end })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
  expect(await who.call(ocupacional.eliminarExamen, { body })).toMatchObject({ ok: true, Datos: true });
  expect(fund.db.examenesOcupacionales.by('novedad', IdPersonaNovedad)).toHaveLength(2);
  expect(await who.call(ocupacional.eliminarExamen, { body })).toMatchObject({ ok: false });

  expect(await who.call(ocupacional.concluir, { body: { ...end, Resultado: ' ' } })).toMatchObject({
    ok: false,
    text: 'Resultado, no tiene información.',
  });
  expect(await who.call(ocupacional.concluir, { body: end })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(21);
  expect(fund.db.ocupacionales.get(IdPersonaNovedad)).toMatchObject({ FechaConclusion: TODAY, Resultado: 'APTO' });
  expect(await who.call(ocupacional.concluir, { body: end })).toMatchObject({
    ok: false,
    text: 'El preocupacional está en estado Concluido; solo se concluye uno programado.',
  });
  const [other] = fund.db.examenesOcupacionales.by('novedad', IdPersonaNovedad);
  expect(
    await who.call(ocupacional.eliminarExamen, { body: { ...body, IdExamen: other?.IdExamen ?? 0 } }),
  ).toMatchObject({ ok: false, text: 'El preocupacional está concluido y no se puede cambiar.' });
});

test('[R-6-02] a certificate of the national institute is a concluded exam, and may be corrected', async () => {
  const { fund, who } = await open('personal');
  const company = await signIn(fund, 'empresa');
  const [candidate] = await free(company);
  if (!candidate) throw new Error('no candidate');
  const { IdPersona } = candidate;
  const body = { IdEmpresa: banco, IdPersona, NumeroCertificado: 'INSO-77', FechaExamen: '2026-11-10', Resultado: '' };
  expect(await company.call(ocupacional.registrarInso, { body })).toMatchObject({ ok: false });
  const refused = [
    [{ NumeroCertificado: ' ' }, 'Número de certificado, no tiene información.'],
    [{ FechaExamen: '' }, 'Fecha de examen, no tiene información.'],
    [{ FechaExamen: '2026-11-21' }, 'La fecha de examen no puede ser posterior a hoy.'],
  ] as const;
  for (const [parts, text] of refused)
    expect(await who.call(ocupacional.registrarInso, { body: { ...body, ...parts } })).toMatchObject({
      ok: false,
      text,
    });
  const IdPersonaNovedad = Number((await who.call(ocupacional.registrarInso, { body })).Datos);
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 21, FechaNovedad: '2026-11-10' });
  expect(fund.db.ocupacionales.get(IdPersonaNovedad)).toMatchObject({
    NumeroCertificado: 'INSO-77',
    Resultado: 'APTO',
  });
  expect(await who.call(ocupacional.registrarInso, { body })).toMatchObject({
    ok: false,
    text: 'El certificado ya está registrado.',
  });
  const changed = { ...body, IdPersonaNovedad, NumeroCertificado: 'INSO-78', FechaExamen: '2026-11-12' };
  expect(await company.call(ocupacional.modificarInso, { body: changed })).toMatchObject({ ok: false });
  expect(await who.call(ocupacional.modificarInso, { body: changed })).toMatchObject({ ok: true });
  expect(fund.db.ocupacionales.get(IdPersonaNovedad)).toMatchObject({
    NumeroCertificado: 'INSO-78',
    FechaConclusion: '2026-11-12',
  });
  const own = exam(fund, 'examenVigente');
  const other = { ...changed, IdPersonaNovedad: own.IdPersonaNovedad, IdPersona: own.IdPersona };
  expect(await who.call(ocupacional.modificarInso, { body: other })).toMatchObject({
    ok: false,
    text: 'El preocupacional no fue registrado con un certificado.',
  });
});

test('a valid exam counts for its own type only, and only once it is concluded', () => {
  const fund = openFund();
  const { db } = fund;
  const id = persona(fund, 'examenVigente');
  const [pre, post] = [tipo.OCUPACIONAL_PRE_OCUPACIONAL, tipo.OCUPACIONAL_POST_OCUPACIONAL];
  const valid = (idTipo: number) => examenVigente(db, id, idTipo, TODAY);
  expect([valid(pre) !== '', valid(post)]).toEqual([true, '']);
  for (const one of db.novedades.by('persona', id))
    if (one.IdTipoNovedad === pre) db.novedades.put({ ...one, IdEstadoProceso: one.IdEstadoProceso - 1 });
  expect(valid(pre)).toBe('');
});
