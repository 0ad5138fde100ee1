import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { revisarCuf } from '#features/facturacion/revisarCuf.ts';
import { abrir, cufDe, factura, filas, responder } from './pantalla.ts';

const NO_ES = 'El CUF no corresponde a esta factura';

test('a code that is the row’s raises nothing: every invoice of the seed', async () => {
  await abrir();
  expect((await filas()).length).toBeGreaterThan(0);
  expect(screen.queryByText(NO_ES)).toBeNull();
});

test('[F-2.4-06] the code is read out: issuer, date, number, sector, check digit', async () => {
  const fila = factura({ numeroFactura: 345 });
  responder([fila]);
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: `Leer el CUF de la factura 345: ${fila.cuf}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'CUF de la factura 345' }));
  expect(dialog.getByText('El CUF corresponde a esta factura.')).toBeVisible();
  const valor = (label: string) => dialog.getByText(label).closest('div')?.querySelector('dd')?.textContent;
  expect(valor('Código único de factura')).toContain(fila.cuf);
  expect(valor('NIT del emisor')).toBe('1000000019');
  expect(valor('Fecha y hora de emisión')).toBe('03/11/2026 10:20');
  expect(valor('Número de factura')).toBe('345');
  expect(valor('Documento sector')).toBe('1 · Compra y venta');
  expect(valor('Sucursal')).toBe('0 · Casa matriz');
  expect(valor('Punto de venta')).toBe('0 · Ninguno');
  expect(valor('Modalidad')).toBe('2 · Computarizada');
  expect(valor('Tipo de emisión')).toBe('1 · En línea');
  expect(valor('Dígito verificador')).toMatch(/^\d · correcto$/);
  expect(valor('Código de control')).toBe('A1B2C3D4E5F6A74');
});

test('[F-2.4-06] one that is not the row’s is marked in the list, and says why when it is read', async () => {
  responder([factura({ numeroFactura: 345, cuf: cufDe({ numeroFactura: 346 }) })]);
  const { user } = await abrir();
  expect((await filas())[0]?.[4]).toContain(NO_ES);
  await user.click(screen.getByRole('button', { name: /^Leer el CUF de la factura 345:/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('El número del CUF es 346 y el de la factura, 345.')).toBeVisible();
  expect(dialog.queryByText('El CUF corresponde a esta factura.')).toBeNull();
});

const problemas = (part: Parameters<typeof factura>[0]) => revisarCuf(factura(part)).problemas;
const bueno = cufDe({});

test.each([
  ['a code of another shape', { cuf: 'SIN CUF' }, 'El código no tiene la forma de un CUF: no se puede leer.'],
  ['none', { cuf: '' }, 'El código no tiene la forma de un CUF: no se puede leer.'],
  [
    'another day',
    { cuf: bueno, fechaEmision: '2026-11-04T10:20:00' },
    'La fecha de emisión del CUF es 03/11/2026 10:20 y la de la factura, 04/11/2026 10:20.',
  ],
  [
    'another minute',
    { cuf: bueno, fechaEmision: '2026-11-03T10:21:00' },
    'La fecha de emisión del CUF es 03/11/2026 10:20 y la de la factura, 03/11/2026 10:21.',
  ],
  [
    'another sector',
    { cuf: bueno, documentoSector: 'Hospitales y clínicas' },
    'El documento sector del CUF es 1 · Compra y venta y el de la factura, Hospitales y clínicas.',
  ],
  [
    'another sector, by number',
    { cuf: bueno, documentoSector: '17' },
    'El documento sector del CUF es 1 · Compra y venta y el de la factura, 17.',
  ],
])('%s does not fit', (_, part, text) => {
  expect(problemas(part)).toEqual([text]);
});

test('a spoiled code is told by its check digit', () => {
  const spoiled = `${bueno.slice(0, 38)}${bueno[38] === '0' ? '1' : '0'}${bueno.slice(39)}`;
  expect(problemas({ cuf: spoiled })[0]).toMatch(/^El dígito verificador es \d y debería ser \d/);
});

test.each([
  ['a date without time', { cuf: bueno, fechaEmision: '2026-11-03' }],
  ['a date as text', { cuf: bueno, fechaEmision: '03/11/2026' }],
  ['no date', { cuf: bueno, fechaEmision: '' }],
  ['a sector in other words', { cuf: bueno, documentoSector: 'FACTURA COMPRA-VENTA' }],
  ['a sector the portal has no words for', { cuf: bueno, documentoSector: 'Servicios' }],
  ['no sector', { cuf: bueno, documentoSector: '' }],
])('%s is no reason to warn', (_, part) => {
  expect(problemas(part)).toEqual([]);
});
