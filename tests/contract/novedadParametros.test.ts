import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requisito } from '#contract/entities/adjunto.ts';
import { filaNovedad, tipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { novedadAntecesor, novedadProducto, tipoNovedadVM } from '#contract/entities/parametro.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { listaNovedades, novedadParametros, tipoNovedad, tiposNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { banco, openFund, type Reply, signIn } from './fund.ts';

const items = (reply: Reply) => z.parse(z.array(tipoNovedadItem), reply.Datos);
const rows = (reply: Reply) => z.parse(z.array(tipoNovedadVM), reply.Datos);
const names = (list: readonly { readonly Novedad: string }[]) => list.map((t) => t.Novedad);
const kept = ({ db }: Sandbox) => [...db.tiposNovedad.dump(), ...db.novedadProductos.dump()];
const form = (
  IdTipoNovedad: number,
  Novedad: string,
  IdTipoNovedadPadre: number = tipo.AVISO_COTIZANTE_BAJA_COTIZANTE,
) => ({
  IdTipoNovedad,
  Novedad,
  IdTipoNovedadPadre,
});

async function open() {
  const fund = openFund();
  return { fund, staff: await signIn(fund, 'personal'), employer: await signIn(fund, 'empresa') };
}

test('[F-7.7-05] novelty types are read whole, in order, by parent, by id and by part of their name', async () => {
  const { staff, employer } = await open();
  const all = items(await employer.call(tiposNovedad.listar, {}));
  expect(all).toHaveLength(Object.keys(tipo).length);
  const ordered = items(await employer.call(tiposNovedad.ordenados, {}));
  expect(ordered.slice(0, 3).map((t) => t.IdTipoNovedad)).toEqual([1, 2, 3]);
  expect(new Set(ordered.map((t) => t.IdTipoNovedad))).toEqual(new Set(all.map((t) => t.IdTipoNovedad)));
  const children = items(await employer.call(tiposNovedad.hijas, { params: { valor: 30 } }));
  expect(names(children)).toEqual(['PREOCUPACIONAL', 'POSTOCUPACIONAL']);
  expect(items(await employer.call(tiposNovedad.hijas, { params: { valor: 0 } }))).toEqual([]);
  for (const endpoint of [tiposNovedad.buscar, tipoNovedad.buscar]) {
    const found = await employer.call(endpoint, { params: { texto: 'jubilacion' } });
    expect(names(items(found))).toEqual(['ALTA DE PASIVO POR JUBILACIÓN']);
    expect(items(await employer.call(endpoint, { params: { texto: '_' } }))).toHaveLength(all.length);
  }
  expect((await staff.call(tiposNovedad.recuperar, { params: { id: 3 } })).Datos).toEqual({
    IdTipoNovedad: 3,
    Novedad: 'REINGRESO',
    IdTipoNovedadPadre: 1,
    Orden: 2,
    IdTipoNovedadAntecesor: 0,
  });
  expect((await staff.call(tiposNovedad.recuperar, { params: { id: 99 } })).Datos).toBeNull();
  expect(await staff.call(tiposNovedad.hijas, { params: { valor: 'x' } })).toMatchObject({
    status: 400,
    text: expect.stringContaining('valor'),
  });
});

test('[F-7.7-06] [F-7.7-07] a type is registered, changed and deleted, and the other calls show it', async () => {
  const { staff, employer } = await open();
  const children = async () =>
    names(items(await employer.call(tipoNovedad.hijos, { params: { id: tipo.AVISO_COTIZANTE_BAJA_COTIZANTE } })));
  expect(await children()).toEqual(['BAJA DE COTIZANTE']);
  const created = await staff.call(tiposNovedad.grabar, { body: form(0, 'baja por fallecimiento') });
  expect(created).toMatchObject({ ok: true, text: 'El Tipo de Novedad se registró correctamente.' });
  const id = Number(created.Datos);
  expect(id, 'behind the documented ids').toBeGreaterThan(125);
  expect(await children()).toEqual(['BAJA DE COTIZANTE', 'BAJA POR FALLECIMIENTO']);
  expect((await employer.call(listaNovedades.novedadPorId, { params: { id } })).Datos).toEqual([
    { IdTipoNovedad: id, Novedad: 'BAJA POR FALLECIMIENTO', IdTipoNovedadPadre: tipo.AVISO_COTIZANTE_BAJA_COTIZANTE },
  ]);
  const changed = await staff.call(tiposNovedad.grabar, {
    body: form(id, 'BAJA POR EMIGRACIÓN', tipo.NOVEDAD_PASANTE_BAJA),
  });
  expect(changed).toMatchObject({ Datos: id, text: 'El Tipo de Novedad se modificó correctamente.' });
  expect(await children()).toEqual(['BAJA DE COTIZANTE']);
  const moved = items(await employer.call(tipoNovedad.hijos, { params: { id: tipo.NOVEDAD_PASANTE_BAJA } }));
  expect(moved.at(-1)).toMatchObject({ IdTipoNovedad: id, Novedad: 'BAJA POR EMIGRACIÓN' });
  const deleted = await staff.call(tiposNovedad.eliminar, { body: { IdTipoNovedad: id } });
  expect(deleted).toMatchObject({ ok: true, text: 'El Tipo de Afiliación se eliminó correctamente.' });
  expect((await employer.call(listaNovedades.novedadPorId, { params: { id } })).Datos).toEqual([]);
});

test('[F-7.7-06] a type the staff made keeps its parent once it has notices, and may still be renamed', async () => {
  const { fund, staff } = await open();
  const grabar = (body: ReturnType<typeof form>) => staff.call(tiposNovedad.grabar, { body });
  const id = Number((await grabar(form(0, 'COMISIÓN', 1))).Datos);
  const [notice] = fund.db.novedades.all();
  if (notice) fund.db.novedades.put({ ...notice, IdTipoNovedad: id });
  expect(await grabar(form(id, 'COMISIÓN', tipo.NOVEDAD_PASANTE_BAJA))).toMatchObject({
    ok: false,
    text: 'El tipo de novedad está en uso y no puede cambiar de tipo padre.',
  });
  const made = { IdTipoNovedad: id, IdTipoNovedadPadre: 1, Orden: 5, IdTipoNovedadAntecesor: 0 };
  expect(fund.db.tiposNovedad.get(id)).toEqual({ ...made, Novedad: 'COMISIÓN' });
  expect(await grabar(form(id, 'comision', 1))).toMatchObject({ ok: true });
  expect(fund.db.tiposNovedad.get(id)).toEqual({ ...made, Novedad: 'COMISION' });
  const kind = fund.db.tiposNovedad.get(tipo.BAJA_PASIVO);
  await grabar(form(tipo.BAJA_PASIVO, 'BAJA DE RENTISTA', 0));
  expect(kind?.IdTipoNovedadAntecesor).toBe(tipo.ALTA_PASIVO);
  expect(fund.db.tiposNovedad.get(tipo.BAJA_PASIVO)).toEqual({ ...kind, Novedad: 'BAJA DE RENTISTA' });
});

test('[F-7.7-06] the lists of notices show the name a type was given', async () => {
  const { staff, employer } = await open();
  await staff.call(tiposNovedad.grabar, { body: form(2, 'INGRESO NUEVO A LA EMPRESA', 1) });
  const list = await employer.call(listaNovedades.porFiltro, {
    body: {
      FechaDesde: '2025-01-01',
      FechaHasta: '2026-12-31',
      IdEstadoProceso: 0,
      IdTipoNovedad: 2,
      IdEmpresa: banco,
      IdRegional: 1,
    },
  });
  const found = z.parse(z.array(filaNovedad), list.Datos);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(names(found))).toEqual(new Set(['INGRESO NUEVO A LA EMPRESA']));
});

test.each([
  ['a blank name', form(0, ' '), 'Novedad, no tiene información.'],
  ['a name its parent has already', form(0, 'reingreso', 1), 'Ya existe REINGRESO'],
  ['an unknown id', form(99, 'OTRA'), 'El registro no existe.'],
  ['an unknown parent', form(0, 'OTRA', 999), 'padre no existe'],
  ['a child for parent', form(0, 'OTRA', 2), 'ya depende de otro'],
  ['a family with a form for each type', form(0, 'OTRA', tipo.ALTA_PASIVO), 'no admite otros tipos'],
  ['itself for parent', form(1, 'AVISO', 1), 'su propio padre'],
  ['children of its own under a parent', form(1, 'AVISO', 20), 'tiene otros que dependen de él'],
  ['another parent although rules rest on it', form(2, 'INGRESO A LA EMPRESA', 20), 'no puede cambiar de tipo padre'],
])('[F-7.7-06] a type with %s is refused and nothing changes', async (_, body, text) => {
  const { fund, staff } = await open();
  const before = kept(fund);
  expect(await staff.call(tiposNovedad.grabar, { body })).toMatchObject({
    status: 200,
    ok: false,
    text: expect.stringContaining(text),
  });
  expect(kept(fund)).toEqual(before);
});

test('[F-7.7-07] a type that is in use is not deleted', async () => {
  const { fund, staff } = await open();
  const remove = async (IdTipoNovedad: number) =>
    (await staff.call(tiposNovedad.eliminar, { body: { IdTipoNovedad } })).text;
  const father = Number((await staff.call(tiposNovedad.grabar, { body: form(0, 'OTRAS', 0) })).Datos);
  const child = Number((await staff.call(tiposNovedad.grabar, { body: form(0, 'UNA', father) })).Datos);
  await staff.call(novedadParametros.registrarProductos, { body: { IdTipoNovedad: child, Productos: [1] } });
  await staff.call(novedadParametros.registrarAntecesor, {
    body: { IdTipoNovedad: tipo.BAJA_PASIVO, IdTipoNovedadAntecesor: child },
  });
  const before = kept(fund);
  expect(await remove(2)).toContain('reglas del sistema, novedades');
  expect(await remove(father)).toContain('tipos de novedad que dependen de él');
  expect(await remove(child)).toBe(
    'No se puede eliminar, porque está en uso: novedad que lo tiene de antecesora, productos.',
  );
  expect(await remove(999)).toBe('El registro no existe.');
  expect(kept(fund)).toEqual(before);
});

test('[F-5.5-05] [F-7.7-03] [F-7.7-01] predecessors are listed by name, all of them for an underscore, and changed', async () => {
  const { staff, employer } = await open();
  const listed = async (texto: string) =>
    z.parse(
      z.array(novedadAntecesor),
      (await employer.call(novedadParametros.antecesores, { params: { texto } })).Datos,
    );
  expect(await listed('_')).toHaveLength(Object.keys(tipo).length);
  expect(await listed('baja de pasivo')).toEqual([
    {
      IdTipoNovedad: tipo.BAJA_PASIVO,
      Novedad: 'BAJA DE PASIVO',
      IdTipoNovedadAntecesor: tipo.ALTA_PASIVO,
      NovedadAntecesor: 'ALTA DE PASIVO',
    },
  ]);
  const set = (IdTipoNovedad: number, IdTipoNovedadAntecesor: number) =>
    staff.call(novedadParametros.registrarAntecesor, { body: { IdTipoNovedad, IdTipoNovedadAntecesor } });
  expect(await set(tipo.BAJA_PASIVO, 0)).toMatchObject({ ok: true, Datos: true });
  expect(await listed('baja de pasivo')).toMatchObject([{ IdTipoNovedadAntecesor: 0, NovedadAntecesor: '' }]);
  expect(await set(tipo.BAJA_PASIVO, tipo.TRANSFERENCIA_PASIVO)).toMatchObject({ ok: true });
  const round = await set(tipo.ALTA_PASIVO, tipo.BAJA_PASIVO);
  expect(round).toMatchObject({ ok: false, text: 'Una novedad no puede ser antecesora de sí misma.' });
  expect(await set(1, 999)).toMatchObject({ ok: false, text: 'El registro no existe.' });
  expect(await set(999, 1)).toMatchObject({ ok: false, text: 'El registro no existe.' });
});

test('[F-7.7-03] [F-7.7-05] the order of a parent’s children is changed as a whole and shows where children are listed', async () => {
  const { fund, staff, employer } = await open();
  const set = (Novedades: number[], IdTipoNovedadPadre = 1) =>
    staff.call(novedadParametros.registrarOrden, { body: { IdTipoNovedadPadre, Novedades } });
  expect(await set([5, 4, 3, 2])).toMatchObject({ ok: true, Datos: true });
  const body = { IdTipoNovedadPadre: 1 };
  expect(rows(await employer.call(novedadParametros.orden, { body })).map((t) => [t.IdTipoNovedad, t.Orden])).toEqual([
    [5, 1],
    [4, 2],
    [3, 3],
    [2, 4],
  ]);
  const children = items(await employer.call(tipoNovedad.hijos, { params: { id: 1 } }));
  expect(children.map((t) => t.IdTipoNovedad)).toEqual([5, 4, 3, 2]);
  const ordered = items(await employer.call(tiposNovedad.ordenados, {}));
  expect(ordered.slice(0, 3).map((t) => t.IdTipoNovedad)).toEqual([1, 5, 4]);
  const before = kept(fund);
  for (const wrong of [
    [5, 4, 3],
    [5, 4, 3, 3],
    [5, 4, 3, 8],
    [5, 4, 3, 2, 2],
    [5, 4, 3, 2, 8],
  ])
    expect(await set(wrong)).toMatchObject({ ok: false, text: expect.stringContaining('una vez cada novedad') });
  expect(await set([2], 999)).toMatchObject({ ok: false, text: 'El registro no existe.' });
  expect(kept(fund)).toEqual(before);
});

test('[F-7.7-03] the products of a type are replaced as a whole', async () => {
  const { fund, staff, employer } = await open();
  const listed = async (Novedad: string) =>
    z.parse(z.array(novedadProducto), (await employer.call(novedadParametros.productos, { body: { Novedad } })).Datos);
  expect(await listed('razon social')).toMatchObject([
    { IdTipoNovedad: 5, Producto: 'FORMULARIO CAMBIO DE RAZÓN SOCIAL' },
  ]);
  expect((await listed('')).length).toBe(13);
  const set = (IdTipoNovedad: number, Productos: number[]) =>
    staff.call(novedadParametros.registrarProductos, { body: { IdTipoNovedad, Productos } });
  expect(await set(5, [6, 7, 7])).toMatchObject({ ok: true, Datos: true });
  expect((await listed('razon social')).map((p) => p.IdProducto)).toEqual([6, 7]);
  const before = kept(fund);
  expect(await set(5, [1, 99])).toMatchObject({ ok: false, text: 'El registro no existe.' });
  expect(await set(999, [1])).toMatchObject({ ok: false, text: 'El registro no existe.' });
  const off = fund.db.productos.get(8);
  if (off) fund.db.productos.put({ ...off, estado: false });
  expect(await set(5, [8])).toMatchObject({ ok: false, text: 'El producto FORMULARIO 010 no está habilitado.' });
  expect(kept(fund)).toEqual(before);
  expect(await set(5, [])).toMatchObject({ ok: true });
  expect(await listed('razon social')).toEqual([]);
});

test('[F-7.7-03] the requirements of a type are those the attachments ask for', async () => {
  const { employer } = await open();
  const reply = await employer.call(novedadParametros.requisitos, { body: { IdTipoNovedad: 2 } });
  expect(z.parse(z.array(requisito), reply.Datos).map((r) => r.IdRequisito)).toEqual([2, 3, 4]);
  expect(await employer.call(novedadParametros.requisitos, { body: { IdTipoNovedad: 999 } })).toMatchObject({
    ok: false,
  });
});

test.each(['empresa', 'asegurado'])('%s maintains no novelty types', async (user) => {
  const fund = openFund();
  const who = await signIn(fund, user);
  const before = kept(fund);
  const replies = [
    await who.call(tiposNovedad.grabar, { body: form(0, 'OTRA') }),
    await who.call(tiposNovedad.eliminar, { body: { IdTipoNovedad: 2 } }),
    await who.call(tiposNovedad.recuperar, { params: { id: 2 } }),
    await who.call(novedadParametros.registrarAntecesor, { body: { IdTipoNovedad: 2, IdTipoNovedadAntecesor: 0 } }),
    await who.call(novedadParametros.registrarOrden, { body: { IdTipoNovedadPadre: 30, Novedades: [32, 31] } }),
    await who.call(novedadParametros.registrarProductos, { body: { IdTipoNovedad: 2, Productos: [] } }),
  ];
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, ok: false, text: 'No tiene acceso.' });
  expect(kept(fund)).toEqual(before);
});

test('a body outside the contract answers 400 with the field’s name', async () => {
  const { staff } = await open();
  const bad = (text: string) => JSON.parse(text);
  expect(await staff.call(tiposNovedad.grabar, { body: bad('{"IdTipoNovedad":0,"Novedad":"X"}') })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdTipoNovedadPadre'),
  });
  const order = bad('{"IdTipoNovedadPadre":1,"Novedades":"5"}');
  expect(await staff.call(novedadParametros.registrarOrden, { body: order })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Novedades'),
  });
});
