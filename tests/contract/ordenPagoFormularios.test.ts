import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saldoFormulario, usoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as formularios, ordenPago } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, type Caller, openFund, type Reply, signIn } from './fund.ts';
import { draft, idsOf, ordersFund, raw, refused } from './ordenes.ts';

const filtro = { CodigoEmpresa: '', IdRegional: 0, Novedad: '', Empresa: '' };
const rows = (reply: Reply) => z.parse(z.array(saldoFormulario), reply.Datos);
const saldos = (who: Caller, part: object = {}) => who.call(formularios.saldos, { body: { ...filtro, ...part } });
const descontar = (who: Caller, IdPersonaNovedad: number, IdEmpresa = banco) =>
  who.call(formularios.descontar, { body: { IdEmpresa, IdPersonaNovedad } });
const denied = { ok: false, text: 'No tiene acceso.' };

/** The bank's forms in La Paz of registrations (1) or terminations (6). */
function ofBank(fund: Sandbox, IdTipoNovedad = 1) {
  const found = fund.db.formularios.by('empresa', '501|1').find((f) => f.IdTipoNovedad === IdTipoNovedad);
  if (!found) throw new Error('the seed has no forms');
  return found;
}

test('[R-3.5-01] [R-7.6-04] [R-1-04] [R-2.9-01] the balance: assigned, used, available for each type, of the company and regional alone', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const all = rows(await saldos(who, { CodigoEmpresa: '00123', IdRegional: 1 }));
  expect(all.map((r) => r.Novedad).sort()).toEqual(['AVISO DE ALTA DE COTIZANTE', 'AVISO DE BAJA DE COTIZANTE']);
  for (const row of all) {
    expect(row).toMatchObject({ Regional: 'La Paz', Empresa: 'Banco Altiplano S.A.', Habilitado: true });
    expect(row.TotalDisponible).toBe(row.TotalAsignado - row.TotalUsado);
    expect(row.TotalUsado).toBe(fund.db.usosFormulario.by('formulario', row.IdEmpresaTipoNovedadPagado).length);
  }
  expect(rows(await saldos(who, { Novedad: 'bája' }))).toHaveLength(1);
  expect(rows(await saldos(who, { Empresa: 'illimani' }))).toEqual([]);
  for (const part of [{ CodigoEmpresa: '00207' }, { IdRegional: 2 }])
    expect(await saldos(who, part)).toMatchObject(denied);
});

test('[R-1-04] [R-7.6-04] staff see the forms of every company of their regional; insured persons none', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const all = rows(await saldos(staff));
  expect(new Set(all.map((r) => r.Empresa)).size).toBe(3);
  expect(new Set(all.map((r) => r.Regional))).toEqual(new Set(['La Paz']));
  expect(rows(await saldos(staff, { CodigoEmpresa: '00207' })).every((r) => /Illimani/.test(r.Empresa))).toBe(true);
  expect(await saldos(await signIn(fund, 'asegurado'))).toMatchObject(denied);
});

test('[R-3.5-01] [R-2.9-04] [R-7.6-04] the detail names who each used form was for, in order', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdEmpresaTipoNovedadPagado } = ofBank(fund);
  const reply = await who.call(formularios.detalle, { body: { IdEmpresaTipoNovedadPagado } });
  const used = z.parse(z.array(usoFormulario), reply.Datos);
  expect(used.length).toBeGreaterThan(0);
  expect(used.map((u) => u.NumeroUtilizacion)).toEqual(used.map((_, i) => i + 1));
  for (const use of used) {
    expect(use.NombrePersona).not.toBe('');
    expect(use.FechaUtilizado).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  }
  const other = await signIn(fund, 'caducado');
  expect(await other.call(formularios.detalle, { body: { IdEmpresaTipoNovedadPagado } })).toMatchObject(denied);
});

test('[R-7.6-05] a form used up pays for a notice, once', async () => {
  const { fund, who } = await ordersFund();
  const [id = 0] = idsOf(fund, 'porPagar');
  const before = rows(await saldos(who)).find(
    (r) => r.IdEmpresaTipoNovedadPagado === ofBank(fund).IdEmpresaTipoNovedadPagado,
  );
  const reply = await descontar(who, id);
  expect(reply).toMatchObject({ ok: true, Datos: (before?.TotalUsado ?? 0) + 1 });
  expect(aviso(fund, 'porPagar')).toMatchObject({ Pagado: true, IdEstadoProceso: 80 });
  const params = { idPersonaNovedad: id };
  expect((await who.call(ordenPago.verificarPago, { params })).Datos).toMatchObject({ Pagado: true });
  expect((await refused(fund, () => descontar(who, id))).text).toMatch(/ya está pagado/);
});

test('[R-7.6-05] a notice in an order uses no form, nor does a declared one or another company’s', async () => {
  const { fund, who } = await ordersFund();
  await draft(fund, who);
  for (const id of idsOf(fund, 'porPagar', 'declarado')) await refused(fund, () => descontar(who, id));
  const [free = 0] = idsOf(fund, 'pendiente');
  expect(await refused(fund, () => descontar(who, free, 502))).toMatchObject(denied);
  const staff = await signIn(fund, 'personal');
  expect(await refused(fund, () => descontar(staff, free))).toMatchObject(denied);
});

test('[R-7.6-05] no form is used when none is left or they are switched off, and the balance says so', async () => {
  const { fund, who } = await ordersFund();
  const [id = 0] = idsOf(fund, 'pendiente');
  const kept = ofBank(fund);
  const has = async (IdTipoNovedad = 2) =>
    (await who.call(formularios.tieneSaldo, { body: { IdEmpresa: banco, IdTipoNovedad } })).Datos;
  expect(await has()).toBe(true);
  expect(await has(7)).toBe(false);
  fund.db.formularios.put({ ...kept, Habilitado: false });
  expect(await has()).toBe(false);
  expect((await refused(fund, () => descontar(who, id))).text).toBe(
    'La empresa no tiene formularios físicos disponibles para AVISO DE ALTA DE COTIZANTE.',
  );
  const used = fund.db.usosFormulario.by('formulario', kept.IdEmpresaTipoNovedadPagado).length;
  fund.db.formularios.put({ ...kept, TotalAsignado: used });
  expect(await has()).toBe(false);
  await refused(fund, () => descontar(who, id));
  const body = { IdEmpresa: 502, IdTipoNovedad: 2 };
  expect(await who.call(formularios.tieneSaldo, { body })).toMatchObject(denied);
  const unknown = { IdEmpresa: banco, IdTipoNovedad: 999 };
  expect(await who.call(formularios.tieneSaldo, { body: unknown })).toMatchObject({ status: 400 });
});

const assigned = {
  IdEmpresaTipoNovedadPagado: 0,
  IdEmpresa: banco,
  IdRegional: 1,
  IdTipoNovedad: 8,
  TotalAsignado: 10,
  Habilitado: true,
};

test('[R-7.6-05] staff assign forms, change them and take back those nobody used', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const save = (part: object = {}) => staff.call(formularios.registrar, { body: { ...assigned, ...part } });
  const { Datos } = await save();
  const IdEmpresaTipoNovedadPagado = Number(Datos);
  expect(fund.db.formularios.get(IdEmpresaTipoNovedadPagado)).toMatchObject({ TotalAsignado: 10, IdTipoNovedad: 8 });
  expect((await refused(fund, () => save({ IdTipoNovedad: 12 }))).text).toMatch(/ya tiene formularios/);
  await save({ IdEmpresaTipoNovedadPagado, TotalAsignado: 25 });
  expect(fund.db.formularios.get(IdEmpresaTipoNovedadPagado)?.TotalAsignado).toBe(25);
  for (const TotalAsignado of [0, -1, 1.5, 10_000])
    expect((await refused(fund, () => save({ IdEmpresaTipoNovedadPagado, TotalAsignado }))).text).toMatch(
      /entre 1 y 9999/,
    );
  expect(await save({ IdTipoNovedad: 999 })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdTipoNovedad'),
  });
  expect(await refused(fund, () => save({ IdRegional: 2, IdTipoNovedad: 10 }))).toMatchObject(denied);
  const remove = (id: number) => staff.call(formularios.eliminar, { body: { IdEmpresaTipoNovedadPagado: id } });
  expect(await remove(IdEmpresaTipoNovedadPagado)).toMatchObject({ ok: true, Datos: true });
  expect(fund.db.formularios.get(IdEmpresaTipoNovedadPagado)).toBeUndefined();
  const used = ofBank(fund);
  expect((await refused(fund, () => remove(used.IdEmpresaTipoNovedadPagado))).text).toMatch(/Ya se utilizaron/);
  const less = { ...used, TotalAsignado: 1 };
  expect((await refused(fund, () => save(less))).text).toMatch(/el total asignado no puede ser menor/);
});

test('[R-7.6-05] assigned forms belong to the family of their type, from 1 to 9999, and no fewer than are used', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const save = (part: object = {}) => staff.call(formularios.registrar, { body: { ...assigned, ...part } });
  const IdEmpresaTipoNovedadPagado = Number((await save({ IdTipoNovedad: 12 })).Datos);
  const stored = () => fund.db.formularios.get(IdEmpresaTipoNovedadPagado);
  expect(stored()).toEqual({ ...assigned, IdEmpresaTipoNovedadPagado });
  expect((await refused(fund, () => save())).text).toBe(
    'La empresa ya tiene formularios físicos asignados para ALTA DE PASANTE.',
  );
  for (const TotalAsignado of [1, 9999]) {
    expect(await save({ IdEmpresaTipoNovedadPagado, TotalAsignado })).toMatchObject({ ok: true });
    expect(stored()).toEqual({ ...assigned, IdEmpresaTipoNovedadPagado, TotalAsignado });
  }
  await save({ IdEmpresaTipoNovedadPagado, TotalAsignado: 3, Habilitado: false, IdEmpresa: 502, IdTipoNovedad: 1 });
  expect(stored()).toEqual({ ...assigned, IdEmpresaTipoNovedadPagado, TotalAsignado: 3, Habilitado: false });

  const bank = ofBank(fund);
  const used = fund.db.usosFormulario.by('formulario', bank.IdEmpresaTipoNovedadPagado).length;
  expect(await save({ ...bank, TotalAsignado: used })).toMatchObject({ ok: true });
  expect((await refused(fund, () => save({ ...bank, TotalAsignado: used - 1 }))).text).toBe(
    `Se utilizaron ${used} formularios; el total asignado no puede ser menor.`,
  );
});

test('[R-7.6-05] forms are assigned to companies of the regional alone, and changed there alone', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const save = (part: object = {}) => staff.call(formularios.registrar, { body: { ...assigned, ...part } });
  for (const IdEmpresa of [999, 503]) expect(await refused(fund, () => save({ IdEmpresa }))).toMatchObject(denied);
  const far = fund.db.formularios.put({ ...ofBank(fund), IdEmpresaTipoNovedadPagado: 900_001, IdRegional: 2 });
  expect(await refused(fund, () => save({ ...far }))).toMatchObject(denied);
  const body = { IdEmpresaTipoNovedadPagado: 900_001 };
  expect(await refused(fund, () => staff.call(formularios.eliminar, { body }))).toMatchObject(denied);
  const insured = await signIn(fund, 'asegurado');
  const own = { IdEmpresaTipoNovedadPagado: ofBank(fund).IdEmpresaTipoNovedadPagado };
  expect(await insured.call(formularios.detalle, { body: own })).toMatchObject(denied);
});

test('[R-7.6-05] a used form is stored with its notice, day and number, and the balance has one fewer', async () => {
  const { fund, who } = await ordersFund();
  const [IdPersonaNovedad = 0] = idsOf(fund, 'porPagar');
  const { IdEmpresaTipoNovedadPagado } = ofBank(fund);
  const uses = () => fund.db.usosFormulario.by('formulario', IdEmpresaTipoNovedadPagado);
  const row = async () =>
    rows(await saldos(who)).find((r) => r.IdEmpresaTipoNovedadPagado === IdEmpresaTipoNovedadPagado);
  const [before, balance] = [uses(), await row()];
  await descontar(who, IdPersonaNovedad);
  expect(uses()).toEqual([
    ...before,
    {
      IdPersonaNovedad,
      IdEmpresaTipoNovedadPagado,
      FechaUtilizado: TODAY,
      NumeroUtilizacion: before.length + 1,
    },
  ]);
  expect(await row()).toEqual({
    Regional: 'La Paz',
    Empresa: 'Banco Altiplano S.A.',
    Novedad: 'AVISO DE ALTA DE COTIZANTE',
    TotalAsignado: balance?.TotalAsignado,
    TotalUsado: before.length + 1,
    TotalDisponible: (balance?.TotalDisponible ?? 0) - 1,
    Habilitado: true,
    IdEmpresaTipoNovedadPagado,
  });
});

test('[R-2.9-03] [R-7.6-05] a company switches its own forms on and off, and nothing else of them', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const kept = ofBank(fund);
  const save = (body: typeof assigned) => who.call(formularios.registrar, { body });
  expect(await save({ ...kept, Habilitado: false, TotalAsignado: 9999 })).toMatchObject({ ok: true });
  expect(ofBank(fund)).toEqual({ ...kept, Habilitado: false });
  expect(await refused(fund, () => save(assigned))).toMatchObject(denied);
  const body = { IdEmpresaTipoNovedadPagado: kept.IdEmpresaTipoNovedadPagado };
  expect(await refused(fund, () => who.call(formularios.eliminar, { body }))).toMatchObject(denied);
  const other = await signIn(fund, 'caducado');
  expect(await refused(fund, () => other.call(formularios.registrar, { body: { ...kept } }))).toMatchObject(denied);
});

test.each([
  [formularios.saldos, { CodigoEmpresa: '' }, 'IdRegional'],
  [formularios.detalle, {}, 'IdEmpresaTipoNovedadPagado'],
  [formularios.tieneSaldo, { IdEmpresa: 501 }, 'IdTipoNovedad'],
  [formularios.descontar, { IdEmpresa: 501 }, 'IdPersonaNovedad'],
  [formularios.registrar, { ...assigned, Habilitado: 'si' }, 'Habilitado'],
  [formularios.eliminar, { IdEmpresaTipoNovedadPagado: '1' }, 'IdEmpresaTipoNovedadPagado'],
] as const)(
  '[R-7.6-04] [R-7.6-05] a body outside the contract is answered 400 with the field: %#',
  async (endpoint, body, field) => {
    const who = await signIn(openFund(), 'empresa');
    expect(await raw(who, endpoint, body)).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  },
);
