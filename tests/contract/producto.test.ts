import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { producto, productoEnviado, productoForm } from '#contract/entities/parametro.ts';
import { readOrNull } from '#contract/read.ts';
import { config } from '#lib/config.ts';

const { codigo } = config().caja;
const [code, name] = [`codigoProducto${codigo}`, `descripcionProducto${codigo}`];
const campos = {
  IdProducto: 4,
  precio: 50,
  estado: true,
  idActividad: 861_000,
  idProductoSiat: 91_200,
  idUnidadMedida: 58,
};
const leido = { ...campos, codigoProducto: 'P-0004', descripcionProducto: 'EXAMEN' };
const enviado = { ...campos, [code]: 'P-0004', [name]: 'EXAMEN' };

test('[F-3.4-01] the two texts of a product go by names with the fund’s code, and only outside the portal', () => {
  expect(readOrNull(producto, enviado)).toStrictEqual(leido);
  expect(productoEnviado(leido)).toStrictEqual(enviado);
});

test.each([
  ['padded or with entities', { [code]: ' P-0004 ', [name]: 'EX&Aacute;MEN' }, 'P-0004', 'EXÁMEN'],
  ['as a number', { [code]: 4, [name]: 5 }, '4', '5'],
  ['missing', {}, '', ''],
  ['no text at all', { [code]: null, [name]: ['EXAMEN'] }, '', ''],
  ['under the names of another fund', { codigoProductoX: 'P-0004', descripcionProductoX: 'EXAMEN' }, '', ''],
])('[F-3.4-01] the texts of a product that was read: %s', (_, texts, codigoProducto, descripcionProducto) => {
  expect(readOrNull(producto, { ...campos, ...texts })).toStrictEqual({
    ...campos,
    codigoProducto,
    descripcionProducto,
  });
});

test('[F-3.4-01] a product to save has both texts: a fault names the one that is missing', () => {
  expect(z.parse(productoForm, enviado)).toStrictEqual(leido);
  expect(z.parse(productoForm, { ...enviado, [code]: '' })).toStrictEqual({ ...leido, codigoProducto: '' });
  const faults = (row: object) =>
    z.safeParse(productoForm, row).error?.issues.map((issue) => [issue.code, issue.path.join('.'), issue.message]);
  expect(faults({ ...campos, [name]: 'EXAMEN' })).toEqual([['custom', code, 'A text is missing']]);
  expect(faults({ ...enviado, [name]: 5 })).toEqual([['custom', name, 'A text is missing']]);
});
