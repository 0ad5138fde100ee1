import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CorreoCitas, correoCitas, type FilaCita, type FiltroCitas, filaCita } from '#contract/entities/cita.ts';
import { citasMedicas, empParametros } from '#contract/services/index.ts';
import { addDays, fromLocalDate } from '#lib/dates.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { NOW, TODAY } from '#support/clock.ts';
import { banco, type Caller, openFund, persona, type Reply, signIn } from './fund.ts';

const filter: FiltroCitas = {
  FechaInicio: '01/08/2026',
  FechaDesde: '01/08/2026',
  FechaFin: '20/11/2026',
  FechaHasta: '20/11/2026',
  CodigoEmpresa: '00123',
  IdRegional: 1,
  IdTipoAsegurado: '',
  Estados: [],
};
const report = (who: Caller, part: Partial<FiltroCitas> = {}) =>
  who.call(citasMedicas.reporte, { body: { ...filter, ...part } });
const rows = (reply: Reply): FilaCita[] => z.parse(z.array(filaCita), reply.Datos);
const moment = (row: FilaCita) => `${fromLocalDate(row.Fecha)} ${row.Hora}`;
const denied = { status: 200, ok: false, text: 'No tiene acceso.' };

test('[R-7.8-01] [R-3.6-02] an employer reads the appointments of the company in the regional, latest first', async () => {
  const fund = openFund();
  const all = rows(await report(await signIn(fund, 'empresa')));
  const own = fund.db.citas.all().filter((c) => c.IdEmpresa === banco && c.IdRegional === 1);
  const due = own.filter((c) => c.Fecha >= '2026-08-01' && c.Fecha <= TODAY);
  expect(all).toHaveLength(due.length);
  expect(due.length).toBeLessThan(own.length);
  expect(due.length).toBeGreaterThan(10);
  expect(all.map(moment)).toEqual(all.map(moment).sort().reverse());
  expect(new Set(all.map((r) => r.Empresa))).toEqual(new Set(['Banco Altiplano S.A.']));
  expect(new Set(all.map((r) => r.RegionalAsegurado))).toEqual(new Set(['La Paz']));
  for (const row of all) for (const value of Object.values(row)) expect(value).not.toBe('');
});

test('appointments of insured families spread over the last months and the next days', () => {
  const { db } = openFund();
  const all = db.citas.all();
  expect(new Set(all.map((c) => c.Fecha.slice(0, 7))).size).toBeGreaterThanOrEqual(5);
  for (const { Fecha, IdEstado, IdPaciente, IdEmpresa } of all) {
    expect(new Date(`${Fecha}T00:00:00Z`).getUTCDay(), 'never on a Sunday').not.toBe(0);
    expect(IdEstado === 1, 'only what lies ahead is reserved').toBe(Fecha >= TODAY);
    const patient = db.pacientes.get(IdPaciente);
    const holder = patient?.IdPacientePadre ? db.pacientes.get(patient.IdPacientePadre) : patient;
    const works = db.relaciones.by('persona', holder?.IdPersona ?? 0).filter((r) => r.FechaBaja === '');
    expect(works.map((r) => r.IdEmpresa)).toContain(IdEmpresa);
  }
});

test('[R-2.10-01] [R-3.6-01] the filter narrows by dates inclusive, insured type and states', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const all = rows(await report(who));
  const holders = rows(await report(who, { IdTipoAsegurado: 'TI' }));
  const family = rows(await report(who, { IdTipoAsegurado: 'BE' }));
  expect(new Set(holders.map((r) => r.TipoAsegurado))).toEqual(new Set(['TITULAR']));
  for (const row of holders) expect(row.Paciente).toBe(row.PacienteTitular);
  expect(new Set(family.map((r) => r.TipoAsegurado))).toEqual(new Set(['BENEFICIARIO']));
  for (const row of family) expect(row.Paciente).not.toBe(row.PacienteTitular);
  expect(holders.length + family.length).toBe(all.length);
  const absent = rows(await report(who, { Estados: [3, 4] }));
  expect(new Set(absent.map((r) => r.Estado))).toEqual(new Set(['INASISTENCIA', 'INASISTENCIA JUSTIFICADA']));
  const Fecha = all[0]?.Fecha ?? '';
  const day = rows(await report(who, { FechaDesde: Fecha, FechaHasta: Fecha }));
  expect(day.length).toBeGreaterThan(0);
  expect(new Set(day.map((r) => r.Fecha))).toEqual(new Set([Fecha]));
});

test('[R-7.8-01] [R-1-07] [R-6-01] staff read a regional whole or by company; an insured person the own family’s', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const all = rows(await report(staff, { CodigoEmpresa: '' }));
  expect(new Set(all.map((r) => r.Empresa)).size).toBeGreaterThan(1);
  expect(new Set(rows(await report(staff, { CodigoEmpresa: '00207' })).map((r) => r.Empresa))).toEqual(
    new Set(['Seguros Illimani S.A.']),
  );
  expect(rows(await report(staff, { CodigoEmpresa: '99999' }))).toEqual([]);
  expect(await report(staff, { CodigoEmpresa: '', IdRegional: 2 })).toMatchObject(denied);
  const insured = await signIn(fund, 'asegurado');
  const [own] = familiaDe(fund.db, persona(fund, 'asegurado'));
  const template = fund.db.citas.all()[0];
  if (!own || !template) throw new Error('The seed has no appointment');
  fund.db.citas.put({ ...template, IdCita: 1, IdPaciente: own.IdPaciente, Fecha: TODAY });
  const mine = rows(await report(insured, { CodigoEmpresa: '', IdRegional: 0 }));
  expect(mine.length).toBeGreaterThan(0);
  const family = familiaDe(fund.db, persona(fund, 'asegurado')).map(
    (p) => fund.db.personas.get(p.IdPersona)?.NombreCompleto,
  );
  for (const row of mine) expect(family).toContain(row.Paciente);
});

test('[R-1-07] [R-6-01] another company or regional is refused to an employer, and so are the other’s doors', async () => {
  const fund = openFund();
  const [employer, insured] = [await signIn(fund, 'empresa'), await signIn(fund, 'asegurado')];
  expect(await report(employer, { CodigoEmpresa: '00207' })).toMatchObject(denied);
  expect(await report(employer, { IdRegional: 2 })).toMatchObject(denied);
  expect(await employer.call(citasMedicas.reporte, { body: filter }, 'insured')).toMatchObject(denied);
  expect(await insured.call(citasMedicas.reporte, { body: filter }, 'others')).toMatchObject(denied);
});

test.each<[string, Partial<FiltroCitas>, string]>([
  ['without a from', { FechaDesde: '' }, 'Fecha desde, es incorrecta.'],
  ['with an impossible to', { FechaHasta: '31/11/2026' }, 'Fecha hasta, es incorrecta.'],
  ['[R-7.8-06] with dates as yyyy-mm-dd', { FechaDesde: '2026-11-01' }, 'Fecha desde, es incorrecta.'],
  ['ending before it begins', { FechaDesde: '02/11/2026', FechaHasta: '01/11/2026' }, 'no puede ser menor'],
  ['[R-5.7-03] reaching too far back', { FechaDesde: '31/07/2026' }, 'entre el 01/08/2026 y el 20/11/2026'],
  ['[R-5.7-03] reaching ahead', { FechaHasta: '21/11/2026' }, 'entre el 01/08/2026 y el 20/11/2026'],
])('a report is refused: %s', async (_, part, text) => {
  const who = await signIn(openFund(), 'empresa');
  expect(await report(who, part)).toMatchObject({ ok: false, text: expect.stringContaining(text) });
});

test('a filter outside the contract answers 400 with the field’s name', async () => {
  const who = await signIn(openFund(), 'empresa');
  const send = (part: object) =>
    who.call(citasMedicas.reporte, { body: JSON.parse(JSON.stringify({ ...filter, ...part })) });
  expect(await send({ IdTipoAsegurado: 'XX' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdTipoAsegurado'),
  });
  expect(await send({ Estados: ['3'] })).toMatchObject({ status: 400, text: expect.stringContaining('Estados') });
});

test('[R-7.8-02] [R-5.7-03] the allowed period moves with the day', async () => {
  const period = async (day: string) => {
    const fund = openFund({ now: () => new Date(NOW.getTime() + Date.parse(day) - Date.parse(TODAY)) });
    return (await (await signIn(fund, 'empresa')).call(citasMedicas.periodoHabilitado, {})).Datos;
  };
  expect(await period(TODAY)).toEqual({ RangoAtras: '01/08/2026', RangoAdelante: '20/11/2026' });
  expect(await period(addDays(TODAY, 60))).toEqual({ RangoAtras: '01/10/2026', RangoAdelante: '19/01/2027' });
});

const listed = async (who: Caller, IdTipoMensaje = 1): Promise<CorreoCitas[]> =>
  z.parse(z.array(correoCitas), (await who.call(citasMedicas.correos, { body: { IdTipoMensaje } })).Datos);
const nuevo = (Correo: string, part: Partial<CorreoCitas> = {}): CorreoCitas => ({
  IdCorreo: 0,
  Correo,
  Titulares: true,
  Beneficiario: false,
  ...part,
});
const save = (who: Caller, CorreoRegistra: CorreoCitas[], CorreoElimina: CorreoCitas[] = []) =>
  who.call(citasMedicas.registrarCorreos, { body: { CorreoRegistra, CorreoElimina } });

test('[R-3.6-03] an address has every field, empty where the services send none', () => {
  expect(z.parse(correoCitas, {})).toEqual({ IdCorreo: 0, Correo: '', Titulares: false, Beneficiario: false });
});

test('[R-7.8-03] [R-7.8-04] [R-3.6-03] addresses are inserted, changed and removed at once', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  expect(await listed(who)).toEqual([]);
  expect(await save(who, [nuevo('RRHH@banco.bo '), nuevo('medico@banco.bo', { Beneficiario: true })])).toMatchObject({
    ok: true,
    Datos: true,
  });
  const [first, second] = await listed(who);
  expect([first, second]).toMatchObject([
    { Correo: 'rrhh@banco.bo', Titulares: true, Beneficiario: false },
    { Correo: 'medico@banco.bo', Titulares: true, Beneficiario: true },
  ]);
  if (!first || !second) throw new Error('Two addresses were saved');
  expect(first.IdCorreo).toBeGreaterThan(0);
  expect(await listed(who, 2)).toEqual([]);
  const changed = { ...second, Beneficiario: false };
  expect(await save(who, [changed, nuevo('rrhh@banco.bo')], [first])).toMatchObject({ ok: true });
  expect(await listed(who)).toMatchObject([changed, { Correo: 'rrhh@banco.bo' }]);
  expect(await save(who, [], await listed(who)), 'removals alone are enough').toMatchObject({ ok: true });
  expect(await listed(who)).toEqual([]);
});

test.each<[string, CorreoCitas[], string]>([
  ['nothing', [], 'Debe llenar por lo menos un correo electrónico.'],
  ['a row that is still written', [nuevo('a@b.bo', { IdCorreo: -1 })], 'Debe llenar los campos solicitados.'],
  ['a blank address', [nuevo('  ')], 'Debe ingresar un correo.'],
  ['[R-5.7-05] no address', [nuevo('rrhh.banco.bo')], 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05] 101 characters', [nuevo(`${'a'.repeat(94)}@ban.bo`)], 'debe tener como máximo 100 caracteres'],
  ['no holders', [nuevo('a@b.bo', { Titulares: false })], 'siempre incluyen a los titulares'],
  ['an address twice', [nuevo('a@b.bo'), nuevo('A@b.bo')], 'está repetido'],
  ['an address there is already', [nuevo('kept@banco.bo')], 'está repetido'],
  ['one good, one bad', [nuevo('good@banco.bo'), nuevo('bad')], 'Formato de correo electrónico no válido.'],
])('[R-7.8-03] addresses with %s are refused as a whole', async (_, entries, text) => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  await save(who, [nuevo('kept@banco.bo')]);
  const before = fund.db.correos.dump();
  expect(await save(who, entries)).toMatchObject({ status: 200, ok: false, text: expect.stringContaining(text) });
  expect(fund.db.correos.dump()).toEqual(before);
});

test('[R-5.7-09] no more addresses than the services say, those removed apart', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const most = Number((await who.call(empParametros.cantidadCorreos, {})).Datos);
  const many = Array.from({ length: most }, (_, i) => nuevo(`correo${i}@banco.bo`));
  expect(await save(who, many)).toMatchObject({ ok: true });
  const kept = await listed(who);
  expect(await save(who, [nuevo('otro@banco.bo')])).toMatchObject({
    ok: false,
    text: `Puede registrar como máximo ${most} correos electrónicos.`,
  });
  expect(await listed(who)).toEqual(kept);
  expect(await save(who, [nuevo('otro@banco.bo')], kept.slice(0, 1))).toMatchObject({ ok: true });
  expect(await listed(who)).toHaveLength(most);
});

test('[R-7.8-03] [R-7.8-04] everybody keeps addresses of one’s own: nobody reads, changes or removes another’s', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  await save(who, [nuevo('rrhh@banco.bo')]);
  const [own] = await listed(who);
  if (!own) throw new Error('An address was saved');
  const other = await signIn(fund, 'varias', { IdRegional: 2, concod: '00123', numpat: '02-911-00123' });
  const insured = await signIn(fund, 'asegurado');
  const before = fund.db.correos.dump();
  for (const stranger of [other, insured]) {
    expect(await listed(stranger)).toEqual([]);
    expect(await save(stranger, [{ ...own, Correo: 'otro@otro.bo' }])).toMatchObject(denied);
    expect(await save(stranger, [], [own])).toMatchObject(denied);
  }
  expect(fund.db.correos.dump()).toEqual(before);
  expect(await save(insured, [nuevo('yo@correo.bo')])).toMatchObject({ ok: true });
  expect(await listed(who)).toEqual([own]);
  const staff = await signIn(fund, 'personal');
  expect(await save(staff, [nuevo('caja@caja.bo')])).toMatchObject(denied);
  expect(await staff.call(citasMedicas.correos, { body: { IdTipoMensaje: 1 } })).toMatchObject(denied);
});
