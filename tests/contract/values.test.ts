import { describe, expect, test } from 'vitest';
import {
  isEmpty,
  readAmount,
  readFecha,
  readFlag,
  readHora,
  readJsonText,
  readMomento,
  readNumber,
  readPair,
  readRawText,
  readText,
  readToken,
  unread,
} from '#contract/values.ts';

/** What each function reads from one value; `unread` stands for what it must not guess. */
type Table = readonly (readonly [unknown, unknown])[];

const read = (one: (value: unknown) => unknown, table: Table) => table.map(([sent]) => [sent, one(sent)]);

/** Values that are no text and no number, and whose text would look like one. */
const lists: Table = [[['5']], [[5]], [['08:30']], [{ a: 5 }]].map(([value]) => [value, unread]);

describe('a value is read in the forms of the services, and in no other', () => {
  test('nothing is null, a blank text or the {} of a database null, also with a number that a serialiser added', () => {
    expect([null, undefined, '', ' \t', {}, { $id: '4' }].map(isEmpty)).toEqual(Array(6).fill(true));
    expect([0, false, '0', [], [null], { $id: '4', Id: 1 }, { Id: null }].map(isEmpty)).toEqual(Array(7).fill(false));
  });

  test('[variants 2.2] [variants 2.10] a whole number', () => {
    const table: Table = [
      ...lists,
      ['118', 118],
      ['118.', 118],
      ['118.00', 118],
      ['-3', -3],
      [' 0 ', 0],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      ['9007199254740991', Number.MAX_SAFE_INTEGER],
      ['9007199254740992', unread],
      [Number.MAX_SAFE_INTEGER + 1, unread],
      [118.5, unread],
      [Number.NaN, unread],
      ['', unread],
      ['-', unread],
      // JavaScript would take these for numbers; no service writes an id so.
      ['1e3', unread],
      ['12e3', unread],
      ['1e12', unread],
      ['0x1F', unread],
      ['118.0x', unread],
      ['Infinity', unread],
      [true, unread],
      [null, unread],
    ];
    expect(read(readNumber, table)).toEqual(table);
  });

  test('[variants 2.6] [variants 2.7] an amount, if its text reads one way only', () => {
    const table: Table = [
      ...lists,
      ['25', 25],
      ['25.', 25],
      [',5', unread],
      ['1.234,', 1234],
      ['0.234', 0.234],
      ['01.234', 1.234],
      ['1234.567', 1234.567],
      ['999,999', unread],
      ['12.345.678,9', 12_345_678.9],
      ['1,234,567', 1_234_567],
      ['1,234.567', 1234.567],
      ['1.234.56', unread],
      ['1.234.5678', unread],
      ['1234.567,89', unread],
      ['1.234,567.89', unread],
      ['.', unread],
      // Only bolivianos go before an amount, and nothing goes behind it.
      ['Bs 50', 50],
      ['bs.50', 50],
      [' Bs. 50 ', 50],
      ['- 12,50', -12.5],
      ['Bs -12,50', -12.5],
      ['USD 25', unread],
      ['$25', unread],
      ['25 USD', unread],
      ['25USD', unread],
      ['Bs.', unread],
      ['', unread],
      [true, unread],
      [null, unread],
    ];
    expect(read(readAmount, table)).toEqual(table);
  });

  test('[variants 2.3] [variants 2.4] [variants 2.5] a flag', () => {
    const table: Table = [
      [true, true],
      [false, false],
      ['si', true],
      ['sí', true],
      ['', false],
      [' ', false],
      [2, unread],
      ['verdadero', unread],
      [{}, unread],
      [[], unread],
      [[1], unread],
      [['S'], unread],
      [null, unread],
      [undefined, unread],
    ];
    expect(read(readFlag, table)).toEqual(table);
  });

  test('[variants 2.11] [variants 2.13] [variants 2.28] a text, decoded once', () => {
    const table: Table = [
      ...lists,
      ['  LP\t', 'LP'],
      ['00231 ', '00231'],
      [4567890, '4567890'],
      [-17, '-17'],
      [-17.5, '-17.5'],
      [25.5, '25.5'],
      [0, '0'],
      [123_456_789_012_345, '123456789012345'],
      [2 ** 53, unread],
      [1e21, unread],
      [1.5e-7, unread],
      [Number.NaN, unread],
      [true, 'true'],
      [false, 'false'],
      ['PE&ntilde;A', 'PEñA'],
      ['PE&Ntilde;A', 'PEÑA'],
      ['&Aacute;&eacute;&iacute;&Oacute;&uacute;&Uuml;', 'ÁéíÓúÜ'],
      ['N&ordm; 5, 2&ordf;', 'Nº 5, 2ª'],
      ['&iquest;S&iacute;? &iexcl;S&iacute;!', '¿Sí? ¡Sí!'],
      ['a&nbsp;b', 'a b'],
      ['&lt;b&gt; &quot;x&quot; &apos;y&apos; &amp;', '<b> "x" \'y\' &'],
      ['D&#39;ORO', "D'ORO"],
      ['PE&#209;A', 'PEÑA'],
      ['PE&#xD1;A', 'PEÑA'],
      ['PE&#XD1;A', 'PEÑA'],
      ['&#8364;', '€'],
      ['a&#32;b', 'a b'],
      // No control characters, and nothing that is no letter.
      ['a&#31;b', 'a&#31;b'],
      ['a&#10;b', 'a&#10;b'],
      ['a&#xFFFF;b', 'a\uffffb'],
      ['a&#99999;b', 'a&#99999;b'],
      ['a&#D1;b', 'a&#D1;b'],
      ['&amp;amp;', '&amp;'],
      ['&amp;#209;', '&#209;'],
      ['A & B; C', 'A & B; C'],
      ['&constructor;', '&constructor;'],
      ['&copy;', '&copy;'],
      [null, unread],
    ];
    expect(read(readText, table)).toEqual(table);
  });

  test('HTML and JSON keep their blanks and entities; nothing else is such a text', () => {
    const table: Table = [...lists, [' &amp; ', ' &amp; '], ['', ''], [5, unread], [true, unread], [null, unread]];
    expect(read(readRawText, table)).toEqual(table);
  });

  test('[variants 6.3] a token, without the word before it', () => {
    const table: Table = [
      ...lists,
      ['eyJ.x', 'eyJ.x'],
      [' Bearer   eyJ.x ', 'eyJ.x'],
      ['bearer eyJ.x', 'eyJ.x'],
      ['eyJ.Bearer x', 'eyJ.Bearer x'],
      ['Bearer Bearer x', 'Bearer x'],
      ['BearereyJ', 'BearereyJ'],
      [5, unread],
      [null, unread],
    ];
    expect(read(readToken, table)).toEqual(table);
  });

  test('[F-5.5-02] [F-5.5-03] [E-9-06] [variants 3] dates and moments are texts', () => {
    const table: Table = [...lists, ['', ''], [1_795_132_800_000, unread], [null, unread], [true, unread]];
    expect(read(readFecha, table)).toEqual(table);
    expect(read(readMomento, table)).toEqual(table);
    const days = ['20/11/2026', '2026-11-20T00:00:00Z', '11/20/2026', '1900-01-01'];
    expect(days.map(readFecha)).toEqual(['2026-11-20', '2026-11-20', unread, '']);
    expect(days.map(readMomento)).toEqual(['2026-11-20', '2026-11-20', unread, '']);
  });

  test('[variants 3.13] [variants 3.14] a time of day', () => {
    const table: Table = [
      [['08:30'], unread],
      ['8:30', '08:30'],
      [' 08:30 ', '08:30'],
      ['08:30:00.0000000', '08:30'],
      ['0001-01-01T08:30:00', '08:30'],
      ['1900-01-01 08:30:00', '08:30'],
      ['00:00', '00:00'],
      ['23:59', '23:59'],
      ['24:00', unread],
      ['12:60', unread],
      ['12:5', unread],
      ['123:30', unread],
      ['a 08:30', unread],
      ['08:30 hrs', unread],
      ['08:30:00.x', unread],
      ['PT8H', '08:00'],
      ['PT30M', '00:30'],
      ['PT10H5M', '10:05'],
      ['PT8H30M15S', '08:30'],
      ['PT8H30M5S', '08:30'],
      ['PT', unread],
      ['PT24H', unread],
      ['PT90M', unread],
      ['XPT8H', unread],
      ['PT8H30M15Sx', unread],
      ['PT8HxS', unread],
      ['mañana', unread],
      ['', unread],
      [{ Hours: 8, Minutes: 5 }, '08:05'],
      [{ hours: 23, minutes: 59 }, '23:59'],
      [{ hours: 24, minutes: 0 }, unread],
      [{ hours: 8 }, unread],
      [{ minutes: 5 }, unread],
      [{ hours: '8', minutes: 5 }, unread],
      [{ hours: 8, minutes: '5' }, unread],
      [{ ticks: 306_000_000_000 }, unread],
      [830, unread],
      [null, unread],
      [undefined, unread],
    ];
    expect(read(readHora, table)).toEqual(table);
  });

  test('[E-4-03] [E-7.1-01] [variants 2.19] [variants 2.20] two ids', () => {
    const table: Table = [
      ...lists,
      ['1001|5001', '1001|5001'],
      [' 1001 | 5001 ', '1001|5001'],
      ['001001|5001', '1001|5001'],
      ['5001', unread],
      ['1001|5001|7', unread],
      ['1001|', unread],
      ['|5001', unread],
      ['0|5001', unread],
      ['1001|000', unread],
      ['-1|5001', unread],
      ['a1|5001', unread],
      ['1001|5001x', unread],
      ['1001.5|5001', unread],
      [null, unread],
    ];
    expect(read(readPair, table)).toEqual(table);
  });

  test('[variants 2.15] [variants 4.7] a text with one JSON list or record; any other text is a text', () => {
    const table: Table = [
      ['[]', []],
      [' {"a":1} ', { a: 1 }],
      ['\n[1]', [1]],
      ['5', unread],
      ['"[1]"', unread],
      ['true', unread],
      ['null', unread],
      ['1001|5001', unread],
      ['INCONCLUSO', unread],
      ['{"a":1', unread],
      ['{"a":1}{"b":2}', unread],
      ['[nota] revisar', unread],
      ['', unread],
    ];
    expect(read((value) => readJsonText(String(value)), table)).toEqual(table);
  });
});
