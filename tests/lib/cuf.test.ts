import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCuf } from '#lib/cuf.ts';
import { encodeCuf, type PartesCuf } from '#sandbox/rules/cuf.ts';

const conocido = '446C3B2C04B58C3293DC2676E3DEC2E5B7588606A1A1B2C3D4E5F6A74';

test('the known code says issuer, moment, number, sector and the rest, and its check digit is right', () => {
  expect(readCuf(conocido)).toEqual({
    nit: '1000000019',
    fechaEmision: '2026-01-15T09:30:00.123',
    sucursal: 0,
    modalidad: 2,
    emision: 1,
    tipoFactura: 1,
    sector: 1,
    numero: 1,
    puntoVenta: 0,
    digito: readCuf(conocido)?.digitoEsperado,
    digitoEsperado: expect.any(Number),
    control: 'A1B2C3D4E5F6A74',
  });
  expect(readCuf(` ${conocido.toLowerCase()} `)).toMatchObject({ nit: '1000000019', numero: 1 });
});

const number = (max: number) => fc.integer({ min: 0, max });
const partes: fc.Arbitrary<PartesCuf> = fc.record({
  nit: fc.integer({ min: 1, max: 9_999_999_999_999 }).map(String),
  fechaEmision: fc
    .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 23)),
  sucursal: number(9999),
  modalidad: number(9),
  emision: number(9),
  tipoFactura: number(9),
  sector: number(99),
  numero: number(9_999_999_999),
  puntoVenta: number(9999),
  control: fc.stringMatching(/^[0-9A-F]{15}$/),
});

test('whatever is written into a code is read out of it', () => {
  fc.assert(
    fc.property(partes, (written) => {
      const read = readCuf(encodeCuf(written));
      expect(read).toMatchObject(written);
      expect(read?.digito).toBe(read?.digitoEsperado);
    }),
  );
});

test('a wrong digit anywhere but in the check is told by the check digit, as far as modulo 11 can tell', () => {
  const digits = (cuf: string) => BigInt(`0x${cuf.slice(0, -15)}`).toString();
  const told = fc
    .sample(fc.tuple(partes, fc.nat(), fc.integer({ min: 1, max: 9 })), 200)
    .map(([written, place, by]) => {
      const cuf = encodeCuf(written);
      const plain = digits(cuf);
      const at = place % (plain.length - 1);
      const wrong = plain.slice(0, at) + ((Number(plain[at]) + by) % 10) + plain.slice(at + 1);
      const read = readCuf(BigInt(wrong).toString(16).toUpperCase() + cuf.slice(-15));
      return read === null || read.digito !== read.digitoEsperado;
    });
  // A remainder of 10 is written as 1, so only that pair can be confused.
  expect(told.filter(Boolean).length).toBeGreaterThan(180);
});

test('one changed letter of the known code does not pass', () => {
  for (const at of [0, 10, 20, 30, 40]) {
    const changed = conocido.slice(0, at) + (conocido[at] === '5' ? '6' : '5') + conocido.slice(at + 1);
    const read = readCuf(changed);
    expect(read?.digito === read?.digitoEsperado && read?.numero === 1 && read.nit === '1000000019').toBe(false);
  }
});

test.each([
  ['nothing', ''],
  ['a text', 'SIN CÓDIGO'],
  ['only the control code', 'A1B2C3D4E5F6A74'],
  ['too many digits', `${'F'.repeat(46)}A1B2C3D4E5F6A74`],
  ['a number beyond 54 digits', `${'F'.repeat(45)}A1B2C3D4E5F6A74`],
  ['letters that are no digits', `ZZ${conocido.slice(2)}`],
  ['a former layout, shorter', '446C3B2C04B58C3293DC2676E3DEC2E5B7588606'],
])('%s is no code', (_, text) => {
  expect(readCuf(text)).toBeNull();
});

test('digits that are no date are read as none', () => {
  const at = (fechaEmision: string) =>
    readCuf(
      encodeCuf({
        nit: '1000000019',
        fechaEmision,
        sucursal: 0,
        modalidad: 2,
        emision: 1,
        tipoFactura: 1,
        sector: 1,
        numero: 7,
        puntoVenta: 0,
        control: 'A1B2C3D4E5F6A74',
      }),
    );
  expect(at('2026-02-30T09:30:00.123')).toMatchObject({ fechaEmision: '', numero: 7 });
  expect(at('2026-02-28T24:30:00.123')).toMatchObject({ fechaEmision: '' });
});
