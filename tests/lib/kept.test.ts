import { expect, test } from 'vitest';
import { keepAt, readAt } from '#lib/kept.ts';
import { browser, localKeys } from '#lib/storage.ts';

const KEY = localKeys.listas;
const stored = (): unknown => JSON.parse(browser.read(KEY));

test('a value is kept at its place, and everything beside it stays', () => {
  keepAt(KEY, ['7', 'altas', 'size'], 20);
  keepAt(KEY, ['7', 'altas', 'hidden'], ['fecha']);
  keepAt(KEY, ['7', 'bajas', 'size'], 50);
  keepAt(KEY, ['8', 'altas', 'size'], 10);
  keepAt(KEY, ['7', 'altas', 'size'], 30);
  expect(stored()).toEqual({
    7: { altas: { size: 30, hidden: ['fecha'] }, bajas: { size: 50 } },
    8: { altas: { size: 10 } },
  });
  expect(readAt(KEY, ['7', 'altas'])).toEqual({ size: 30, hidden: ['fecha'] });
  expect(readAt(KEY, ['9', 'altas'])).toBeUndefined();
});

test.each(['', 'no es JSON', '7', 'null', '[1, 2]', '"texto"'])('what is stored as %j counts as nothing', (text) => {
  browser.write(KEY, text);
  expect(readAt(KEY, ['7'])).toBeUndefined();
  expect(readAt(KEY, ['0'])).toBeUndefined();
  expect(readAt(KEY, ['length'])).toBeUndefined();
  keepAt(KEY, ['7', 'size'], 20);
  expect(stored()).toEqual({ 7: { size: 20 } });
});

test('a level that cannot be read affects no other, and is replaced only by a value of its own', () => {
  browser.write(KEY, JSON.stringify({ 7: { altas: [20], bajas: { size: 50 } }, 8: 'otra cosa' }));
  expect(readAt(KEY, ['7', 'altas', '0'])).toBeUndefined();
  expect(readAt(KEY, ['8', 'altas'])).toBeUndefined();
  expect(readAt(KEY, ['7', 'bajas', 'size'])).toBe(50);
  keepAt(KEY, ['7', 'altas', 'size'], 20);
  expect(stored()).toEqual({ 7: { altas: { size: 20 }, bajas: { size: 50 } }, 8: 'otra cosa' });
});

test('the names that every object has are names like any other', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(readAt(KEY, [name])).toBeUndefined();
    keepAt(KEY, [name, 'size'], 20);
    expect(readAt(KEY, [name, 'size'])).toBe(20);
  }
  expect(Object.keys({})).toEqual([]);
  expect('size' in {}).toBe(false);
});
