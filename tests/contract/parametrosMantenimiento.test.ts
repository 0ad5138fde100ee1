import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { relacionParentesco, tipoAsegurado, tipoAseguradoParentesco } from '#contract/entities/parametro.ts';
import { parametros, relacionesParentesco, tiposAsegurado } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { openFund, type Reply, signIn } from './fund.ts';

const kinships = (reply: Reply) => z.parse(z.array(relacionParentesco), reply.Datos);
const types = (reply: Reply) => z.parse(z.array(tipoAseguradoParentesco), reply.Datos);
const kinship = (id: number, Descripcion: string, IdRolAfiliacion = 2) => ({
  IdRelacionParentesco: id,
  IdTiposAsegurado: id,
  Descripcion,
  IdRolAfiliacion,
});
const kept = ({ db }: Sandbox) => [...db.parentescos.dump(), ...db.tiposAsegurado.dump()];

async function open() {
  const fund = openFund();
  return { fund, staff: await signIn(fund, 'personal'), employer: await signIn(fund, 'empresa') };
}

test('[R-7.1-01] [F-7.7-02] [R-2.11-01] kinships have the documented ids, whole and one by one', async () => {
  const { staff, employer } = await open();
  const all = kinships(await employer.call(relacionesParentesco.listar, {}));
  expect(Object.fromEntries(all.map((k) => [k.IdRelacionParentesco, k.Descripcion]))).toEqual({
    1: 'PARTICULAR',
    2: 'ESPOSO(A)',
    3: 'HIJO(A)',
    4: 'PADRE',
    5: 'MADRE',
    6: 'HERMANO(A)',
    7: 'TITULAR',
    8: 'PASANTE',
    9: 'CONVIVIENTE',
    10: 'HIJASTRO(A)',
    11: 'NIETO(A)',
    12: 'VOLUNTARIADO',
  });
  expect(kinships(await employer.call(relacionesParentesco.todas, {}))).toEqual(all);
  expect(kinships(await employer.call(relacionesParentesco.deAfiliacion, {})).map((k) => k.Descripcion)).not.toContain(
    'PARTICULAR',
  );
  for (const endpoint of [relacionesParentesco.recuperar, relacionesParentesco.buscar]) {
    expect((await staff.call(endpoint, { params: { id: 9 } })).Datos).toMatchObject({ Descripcion: 'CONVIVIENTE' });
    expect((await staff.call(endpoint, { params: { id: 99 } })).Datos).toBeNull();
    expect(await staff.call(endpoint, { params: { id: 'nueve' } })).toMatchObject({
      status: 400,
      text: expect.stringContaining('id'),
    });
    expect(await employer.call(endpoint, { params: { id: 9 } })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  }
});

test('[R-2.11-01] [R-3.7-01] [R-7.1-02] [R-7.1-03] [R-1-06] a kinship is registered, changed and deleted, and every list shows it', async () => {
  const { staff, employer } = await open();
  const created = await staff.call(relacionesParentesco.grabar, { body: kinship(0, ' tutor(a)  legal ') });
  expect(created).toMatchObject({ ok: true, text: 'La Relación de Parentesco se registró correctamente.' });
  const id = Number(created.Datos);
  expect(id).toBeGreaterThan(12);
  const last = async () => kinships(await employer.call(relacionesParentesco.todas, {})).at(-1);
  expect(await last()).toMatchObject({ IdRelacionParentesco: id, Descripcion: 'TUTOR(A) LEGAL' });

  const longest = await staff.call(relacionesParentesco.grabar, { body: kinship(id, 'A'.repeat(100)) });
  expect(longest).toMatchObject({ ok: true });
  const changed = await staff.call(relacionesParentesco.grabar, { body: kinship(id, 'Tutor(a)', 4) });
  expect(changed).toMatchObject({ Datos: id, text: 'La Relación de Parentesco se modificó correctamente.' });
  expect(await last()).toEqual({ IdRelacionParentesco: id, Descripcion: 'TUTOR(A)', IdRolAfiliacion: 4 });
  const lists = z.parse(
    z.array(z.looseObject({ Nombre: z.string(), Valores: z.array(z.looseObject({ Descripcion: z.string() })) })),
    (await employer.call(parametros.parametricas, {})).Datos,
  );
  const named = lists.find((l) => l.Nombre === 'RELACIONES_PARENTESCO')?.Valores.map((v) => v.Descripcion);
  expect(named).toContain('TUTOR(A)');

  const deleted = await staff.call(relacionesParentesco.eliminar, { body: { IdRelacionParentesco: id } });
  expect(deleted).toMatchObject({ ok: true, text: 'La Relación de Parentesco se eliminó correctamente.' });
  expect((await last())?.IdRelacionParentesco).toBe(12);
  const again = await staff.call(relacionesParentesco.grabar, { body: kinship(0, 'TUTOR(A)') });
  expect(Number(again.Datos), 'a number given once is never given again').toBeGreaterThan(id);
});

test.each([
  ['a blank name', kinship(0, '  '), 'Relación de parentesco, no tiene información.'],
  ['a name of 101 characters', kinship(0, 'A'.repeat(101)), 'debe tener como máximo 100 caracteres'],
  ['a name that exists, accents and case apart', kinship(0, 'Pàdre'), 'Ya existe PÀDRE en la lista.'],
  ['a role that does not exist', kinship(0, 'TÍO(A)', 9), 'El rol en la afiliación no existe.'],
  ['an id that does not exist', kinship(99, 'TÍO(A)'), 'El registro no existe.'],
  ['two ids that differ', { ...kinship(3, 'HIJO(A)'), IdTiposAsegurado: 4 }, 'deben ser el mismo'],
])('[R-2.11-01] [R-7.1-02] a kinship with %s is refused and nothing changes', async (_, body, text) => {
  const { fund, staff } = await open();
  const before = kept(fund);
  expect(await staff.call(relacionesParentesco.grabar, { body })).toMatchObject({
    status: 200,
    ok: false,
    text: expect.stringContaining(text),
  });
  expect(kept(fund)).toEqual(before);
});

test('[R-2.11-01] [R-7.1-03] [F-7.7-08] what insured persons have or insured types take is not deleted', async () => {
  const { fund, staff } = await open();
  const before = kept(fund);
  const remove = (id: number) => staff.call(relacionesParentesco.eliminar, { body: { IdRelacionParentesco: id } });
  expect(await remove(3)).toMatchObject({
    ok: false,
    text: 'No se puede eliminar, porque está en uso: personas aseguradas, tipos de asegurado.',
  });
  expect(await remove(11)).toMatchObject({
    ok: false,
    text: 'No se puede eliminar, porque está en uso: tipos de asegurado.',
  });
  expect(await remove(99)).toMatchObject({ ok: false, text: 'El registro no existe.' });
  expect(await staff.call(tiposAsegurado.eliminar, { body: { IdTiposAsegurado: 1 } })).toMatchObject({
    ok: false,
    text: 'No se puede eliminar, porque está en uso: personas aseguradas.',
  });
  expect(kept(fund)).toEqual(before);
});

test('[F-3.11-07] [F-7.7-02] [F-7.7-08] [R-2.11-01] [R-3.7-01] [R-1-06] insured types are listed, recovered, registered, changed and deleted', async () => {
  const { staff, employer } = await open();
  const all = types(await employer.call(tiposAsegurado.conParentescos, {}));
  expect(all.map((t) => [t.IdTiposAsegurado, t.Descripcion])).toEqual([
    [1, 'ACTIVO'],
    [2, 'PASIVO'],
    [3, 'SEGURO VOLUNTARIO'],
    [4, 'PARTICULAR'],
  ]);
  expect(all[3]?.Parentescos).toMatchObject([{ Descripcion: 'PARTICULAR' }]);
  const recovered = await staff.call(tiposAsegurado.recuperar, { params: { id: 3 } });
  expect(z.parse(tipoAsegurado, recovered.Datos).Parentescos).toEqual([2, 3, 7]);
  expect((await staff.call(tiposAsegurado.recuperar, { params: { id: 9 } })).Datos).toBeNull();

  const body = { IdTiposAsegurado: 0, Descripcion: 'Estudiante', Parentescos: [7, 7, 3] };
  const created = await staff.call(tiposAsegurado.grabar, { body });
  expect(created).toMatchObject({ ok: true, text: 'El Tipo de Asegurado se registró correctamente.' });
  const IdTiposAsegurado = Number(created.Datos);
  const last = async () => types(await employer.call(tiposAsegurado.conParentescos, {})).at(-1);
  expect(await last()).toMatchObject({
    IdTiposAsegurado,
    Descripcion: 'ESTUDIANTE',
    Parentescos: [{ Descripcion: 'TITULAR' }, { Descripcion: 'HIJO(A)' }],
  });
  const changed = await staff.call(tiposAsegurado.grabar, {
    body: { IdTiposAsegurado, Descripcion: 'ESTUDIANTE UNIVERSITARIO', Parentescos: [] },
  });
  expect(changed.text).toBe('El Tipo de Asegurado se modificó correctamente.');
  expect(await last()).toMatchObject({ Descripcion: 'ESTUDIANTE UNIVERSITARIO', Parentescos: [] });
  const deleted = await staff.call(tiposAsegurado.eliminar, { body: { IdTiposAsegurado } });
  expect(deleted).toMatchObject({ ok: true, text: 'El Tipo de Asegurado se eliminó correctamente.' });
  expect((await last())?.IdTiposAsegurado).toBe(4);
});

test.each([
  ['a blank name', { IdTiposAsegurado: 0, Descripcion: '', Parentescos: [] }, 'no tiene información'],
  ['a name that exists', { IdTiposAsegurado: 0, Descripcion: 'activo', Parentescos: [] }, 'Ya existe ACTIVO'],
  ['an unknown kinship', { IdTiposAsegurado: 0, Descripcion: 'X', Parentescos: [77] }, 'parentesco no existe'],
  ['an unknown id', { IdTiposAsegurado: 44, Descripcion: 'X', Parentescos: [] }, 'El registro no existe.'],
])('[R-2.11-01] [F-7.7-08] an insured type with %s is refused and nothing changes', async (_, body, text) => {
  const { fund, staff } = await open();
  const before = kept(fund);
  expect(await staff.call(tiposAsegurado.grabar, { body })).toMatchObject({
    ok: false,
    text: expect.stringContaining(text),
  });
  expect(kept(fund)).toEqual(before);
});

test.each(['empresa', 'asegurado'])('%s maintains nothing', async (user) => {
  const fund = openFund();
  const who = await signIn(fund, user);
  const before = kept(fund);
  const replies = [
    await who.call(relacionesParentesco.grabar, { body: kinship(0, 'TÍO(A)') }),
    await who.call(relacionesParentesco.eliminar, { body: { IdRelacionParentesco: 11 } }),
    await who.call(tiposAsegurado.grabar, { body: { IdTiposAsegurado: 0, Descripcion: 'X', Parentescos: [] } }),
    await who.call(tiposAsegurado.eliminar, { body: { IdTiposAsegurado: 3 } }),
    await who.call(tiposAsegurado.recuperar, { params: { id: 1 } }),
  ];
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, ok: false, text: 'No tiene acceso.' });
  expect(kept(fund)).toEqual(before);
});

test('a body outside the contract answers 400 with the field’s name', async () => {
  const { staff } = await open();
  const wrong = JSON.parse(JSON.stringify({ ...kinship(0, 'TÍO(A)'), Descripcion: 5 }));
  expect(await staff.call(relacionesParentesco.grabar, { body: wrong })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Descripcion'),
  });
  const type = JSON.parse('{"IdTiposAsegurado":0,"Descripcion":"X","Parentescos":["2"]}');
  expect(await staff.call(tiposAsegurado.grabar, { body: type })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Parentescos'),
  });
});
