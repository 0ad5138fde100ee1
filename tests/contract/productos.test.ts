import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Producto, producto, productoEnviado } from '#contract/entities/parametro.ts';
import { novedadParametros, productos } from '#contract/services/index.ts';
import { config } from '#lib/config.ts';
import { openFund, type Reply, signIn } from './fund.ts';

const listed = (reply: Reply) => z.parse(z.array(producto), reply.Datos);
const nuevo: Producto = {
  IdProducto: 0,
  codigoProducto: '',
  descripcionProducto: 'Copia legalizada',
  precio: 12.5,
  estado: true,
  idActividad: 861_000,
  idProductoSiat: 91_200,
  idUnidadMedida: 58,
};

async function open() {
  const fund = openFund();
  return { fund, staff: await signIn(fund, 'personal'), employer: await signIn(fund, 'empresa') };
}

test('[F-3.4-01] [F-7.7-02] [F-7.7-03] products carry the fund’s code in the names of two fields', async () => {
  const { employer } = await open();
  const reply = await employer.call(productos.todos, {});
  const { codigo } = config().caja;
  expect(z.parse(z.array(z.unknown()), reply.Datos)[0]).toEqual({
    IdProducto: 1,
    [`codigoProducto${codigo}`]: 'P-0001',
    [`descripcionProducto${codigo}`]: 'FORMULARIO AVISO DE ALTA',
    precio: 50,
    estado: true,
    idActividad: 861_000,
    idProductoSiat: 91_200,
    idUnidadMedida: 58,
  });
  expect(listed(reply)[0]).toMatchObject({ codigoProducto: 'P-0001', descripcionProducto: 'FORMULARIO AVISO DE ALTA' });
});

test('[F-7.7-02] products are looked for by name and code; an invoice takes those that have all it asks for', async () => {
  const { employer } = await open();
  const find = async (Texto: string) =>
    listed(await employer.call(productos.listar, { body: { Texto } })).map((p) => p.descripcionProducto);
  expect(await find('')).toHaveLength(9);
  expect(await find('razon')).toEqual(['FORMULARIO CAMBIO DE RAZÓN SOCIAL']);
  expect(await find('p-0004')).toEqual(['EXAMEN PREOCUPACIONAL']);
  const invoiced = listed(await employer.call(productos.deFacturacion, {}));
  expect(invoiced).toHaveLength(8);
  expect(invoiced.map((p) => p.descripcionProducto)).not.toContain('FORMULARIO 010');
});

test('[F-7.7-03] a product is registered, changed and deleted', async () => {
  const { staff, employer } = await open();
  const created = await staff.call(productos.registrar, { body: productoEnviado(nuevo) });
  expect(created).toMatchObject({ ok: true, Datos: 10 });
  const last = async () => listed(await employer.call(productos.todos, {})).at(-1);
  expect(await last()).toEqual({
    ...nuevo,
    IdProducto: 10,
    codigoProducto: 'P-0010',
    descripcionProducto: 'COPIA LEGALIZADA',
  });
  const changed = { ...nuevo, IdProducto: 10, codigoProducto: 'X', precio: 15, estado: false };
  expect(await staff.call(productos.registrar, { body: productoEnviado(changed) })).toMatchObject({ Datos: 10 });
  expect(await last()).toMatchObject({ codigoProducto: 'P-0010', precio: 15, estado: false });
  expect(listed(await employer.call(productos.deFacturacion, {})).map((p) => p.IdProducto)).not.toContain(10);
  expect(await staff.call(productos.eliminar, { body: { IdProducto: 10 } })).toMatchObject({ ok: true, Datos: true });
  expect((await last())?.IdProducto).toBe(9);
});

test.each<[string, Partial<Producto>, string]>([
  ['without a name', { descripcionProducto: ' ' }, 'Debe ingresar el nombre del Producto.'],
  ['with a name that exists', { descripcionProducto: 'formulario 010' }, 'Ya existe FORMULARIO 010 en la lista.'],
  ['without a price', { precio: 0 }, 'El precio tiene que ser mayor a 0.'],
  ['without an activity', { idActividad: 0 }, 'Debe seleccionar una actividad.'],
  [
    'without the tax authority’s product',
    { idProductoSiat: 0 },
    'Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.',
  ],
  ['with an unknown activity', { idActividad: 1 }, 'Debe seleccionar una actividad.'],
  ['without a unit', { idUnidadMedida: 0 }, 'Debe seleccionar una unidad de medida.'],
  ['with an unknown unit', { idUnidadMedida: 1 }, 'Debe seleccionar una unidad de medida.'],
  ['with an unknown id', { IdProducto: 77 }, 'El registro no existe.'],
])('[F-7.7-03] a product %s is refused and nothing changes', async (_, part, text) => {
  const { fund, staff } = await open();
  const before = fund.db.productos.dump();
  expect(await staff.call(productos.registrar, { body: productoEnviado({ ...nuevo, ...part }) })).toMatchObject({
    status: 200,
    ok: false,
    text,
  });
  expect(fund.db.productos.dump()).toEqual(before);
});

test('[F-7.7-03] a product that is charged for a novelty is not deleted, until it is charged no more', async () => {
  const { staff } = await open();
  const remove = () => staff.call(productos.eliminar, { body: { IdProducto: 3 } });
  expect(await remove()).toMatchObject({ ok: false, text: 'No se puede eliminar, porque está en uso: novedades.' });
  await staff.call(novedadParametros.registrarProductos, { body: { IdTipoNovedad: 5, Productos: [] } });
  expect(await remove()).toMatchObject({ ok: true });
  expect(await remove()).toMatchObject({ ok: false, text: 'El registro no existe.' });
});

test.each(['empresa', 'asegurado'])('%s keeps no products', async (user) => {
  const fund = openFund();
  const who = await signIn(fund, user);
  const before = fund.db.productos.dump();
  const denied = { status: 200, ok: false, text: 'No tiene acceso.' };
  expect(await who.call(productos.registrar, { body: productoEnviado(nuevo) })).toMatchObject(denied);
  expect(await who.call(productos.eliminar, { body: { IdProducto: 8 } })).toMatchObject(denied);
  expect(fund.db.productos.dump()).toEqual(before);
});

test('a product outside the contract answers 400 with the field’s name', async () => {
  const { staff } = await open();
  const { codigo } = config().caja;
  const wire = productoEnviado(nuevo);
  const send = (part: object) =>
    staff.call(productos.registrar, { body: JSON.parse(JSON.stringify({ ...wire, ...part })) });
  expect(await send({ precio: 'diez' })).toMatchObject({ status: 400, text: expect.stringContaining('precio') });
  expect(await send({ [`codigoProducto${codigo}`]: 5 })).toMatchObject({
    status: 400,
    text: expect.stringContaining(`codigoProducto${codigo}`),
  });
});
