import { expect, test } from 'vitest';
import { mailtoOf, telOf } from '#lib/contact.ts';

test.each([
  ['ana@ejemplo.bo', {}, 'mailto:ana@ejemplo.bo'],
  [' ana@ejemplo.bo ', { subject: 'Corrección 1 & 2' }, 'mailto:ana@ejemplo.bo?subject=Correcci%C3%B3n%201%20%26%202'],
  ['ana@ejemplo.bo', { subject: 'a', body: 'x\ny' }, 'mailto:ana@ejemplo.bo?subject=a&body=x%0Ay'],
  ['sin arroba', {}, null],
  ['a@b.c', {}, null],
  ['ana@ejemplo.bo?bcc=otro', {}, null],
  ['ana@ejemplo.bo,otro@ejemplo.bo', {}, null],
  ['javascript:alert(1)', {}, null],
  ['', {}, null],
])('%o with %o is %o', (address, more, to) => {
  expect(mailtoOf(address, more)).toBe(to);
});

test.each([
  ['73794796', 'tel:+59173794796'],
  ['223-7787', 'tel:+5912237787'],
  ['+591 737 94796', 'tel:+59173794796'],
  ['(2) 2237787', 'tel:+59122237787'],
  ['800102030', 'tel:800102030'],
  ['110', 'tel:110'],
  ['12', null],
  ['no tiene', null],
  ['', null],
])('%o is called at %o', (number, to) => {
  expect(telOf(number)).toBe(to);
});
