import { expect, test } from 'vitest';
import { isEmail } from '#lib/email.ts';

test.each([
  ['ana@ejemplo.bo', true],
  ['ana.perez+caja@mail.ejemplo.com.bo', true],
  ['a@b.bo', true],
  ['a@b.c', false],
  ['ana@ejemplo', false],
  ['ana@.bo', false],
  ['@ejemplo.bo', false],
  ['ana@@ejemplo.bo', false],
  ['ana perez@ejemplo.bo', false],
  [' ana@ejemplo.bo', false],
  ['', false],
])('"%s" is an e-mail address: %o', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
