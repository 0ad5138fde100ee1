import { expect, test } from 'vitest';
import { amountOf, bolivianos, money, sameAmount, sumOf } from '#lib/money.ts';

test('[F-9-07] an amount that the services could not write as a number stays as they wrote it', () => {
  expect([money('1.234,50'), bolivianos('1.234,50')]).toEqual(['1.234,50', '1.234,50']);
  expect(['12', Number.NaN, null, undefined].map((amount) => amountOf(amount))).toEqual([null, null, null, null]);
  expect(amountOf(0)).toBe(0);
});

test('[F-9-07] [R-9-01] no amount is a dash with the currency, and nothing without', () => {
  expect([bolivianos(null), money(null), money(undefined), money(Number.NaN)]).toEqual(['—', '', '', '']);
});

test.each([
  [0, '0.00'],
  [0.4, '0.40'],
  [7, '7.00'],
  [999.99, '999.99'],
  [1000, '1,000.00'],
  [1234.567, '1,234.57'],
  [1234567.5, '1,234,567.50'],
  [-1234.5, '-1,234.50'],
])('[F-2.4-08] [F-3.2-01] [F-9-07] [R-9-01] the amount %d is written %s', (amount, text) => {
  expect([money(amount), bolivianos(amount)]).toEqual([text, `Bs. ${text}`]);
});

test('a sum is known only if every amount is', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([1.5, 2, 0])).toBe(3.5);
  for (const unknown of [null, '7', Number.NaN]) {
    expect(sumOf([unknown, 1])).toBeNull();
    expect(sumOf([1, unknown])).toBeNull();
    expect(sumOf([1, unknown, 2])).toBeNull();
  }
});

test('a sum is to the cent, as it is written', () => {
  expect(sumOf([70.1, 70.1, 70.1])).toBe(210.3);
  expect(sumOf([0.1, 0.2])).toBe(0.3);
});

test('amounts are the same to the cent, and an unknown one is the same as none', () => {
  expect(sameAmount(70.1 + 70.1 + 70.1, 210.3)).toBe(true);
  expect(sameAmount(210.3, 210.31)).toBe(false);
  for (const unknown of [null, '7', Number.NaN])
    expect([sameAmount(unknown, unknown), sameAmount(unknown, 7), sameAmount(7, unknown)]).toEqual([
      false,
      false,
      false,
    ]);
});
