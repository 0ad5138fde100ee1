import { describe, expect, test } from 'vitest';
import { decodeText, fileIn, parseJson, typed } from '#client/decode.ts';

const bytes = (...codes: number[]): ArrayBuffer => Uint8Array.from(codes).buffer;
const utf8 = (text: string): ArrayBuffer => bytes(...new TextEncoder().encode(text));
/** 'ñ' in the charsets of old servers. */
const enye = { latin: 0xf1, dos: 0xa4 } as const;

describe('the text of a reply', () => {
  test.each([
    ['UTF-8 that its type says', utf8('Ñuñoa'), 'application/json; charset=utf-8', 'Ñuñoa'],
    ['UTF-8, whatever its type says', utf8('Ñuñoa'), 'text/plain; charset=ibm866', 'Ñuñoa'],
    ['UTF-8 with a mark at its start', bytes(0xef, 0xbb, 0xbf, 0x61), '', 'a'],
    ['the charset of its type', bytes(enye.dos), 'text/plain; charset=ibm866', 'д'],
    ['the charset of its type, in quotes and spaced', bytes(enye.dos), 'text/plain; CHARSET = "ibm866"', 'д'],
    ['Windows-1252 without a charset', bytes(enye.latin), 'text/plain', 'ñ'],
    ['Windows-1252 with a charset that nobody knows', bytes(enye.latin), 'text/plain; charset=klingon', 'ñ'],
    ['Windows-1252 with a charset that it is not', bytes(enye.latin), 'text/plain; charset=utf-8', 'ñ'],
    ['Windows-1252 with another word before its charset', bytes(enye.dos), 'text/plain; charsets=ibm866', '¤'],
  ])('%s', (_, data, type, text) => {
    expect(decodeText(data, type)).toBe(text);
  });
});

describe('JSON', () => {
  test.each([
    ['{"Id":12345678901234567890}', { Id: '12345678901234567890' }],
    ['{"Id":-12345678901234567890}', { Id: '-12345678901234567890' }],
    ['[1234567890123456]', ['1234567890123456']],
    ['[123456789012345]', [123456789012345]],
    // Digits in a text are its own, also after a quote that is escaped.
    ['{"a":"x 12345678901234567890","b":1234567890123456}', { a: 'x 12345678901234567890', b: '1234567890123456' }],
    [String.raw`{"a":"\" 12345678901234567890 \\","b":1}`, { a: '" 12345678901234567890 \\', b: 1 }],
    // A number with a point or an exponent is a measure, not an id.
    ['[1.12345678901234567890]', [1.1234567890123457]],
    ['[12345678901234567890.5]', [1.2345678901234567e19]],
    ['[1e2,12345678901234567890e1]', [100, 1.2345678901234568e20]],
    ['', undefined],
    ['{"a":', undefined],
    ['<html>', undefined],
  ])('%s is read without losing a digit', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('[F-8-12] a file inside JSON', () => {
  const textOf = async (file: Blob | null) => (file ? await file.text() : null);

  test.each([
    ['base64', btoa('hola'), 'hola'],
    ['base64 on several lines', 'aG9s\r\nYQ==', 'hola'],
    ['a data: address', `data:image/png;base64,${btoa('hola')}`, 'hola'],
    ['a data: address on several lines', 'data:application/x-a.b+c;base64,aG9s\nYQ==', 'hola'],
    ['a list of bytes', [104, 111, 108, 97], 'hola'],
    ['both ends of a byte', [0, 255], '\u0000\uFFFD'],
    ['nothing', '', null],
    ['blanks', '  \n ', null],
    ['a data: address of nothing', 'data:image/png;base64,', null],
    ['an empty list', [], null],
    ['a data: address behind other words', `Vea data:image/png;base64,${btoa('hola')}`, null],
    ['a word with a sign that base64 does not have', 'hola!', null],
    ['letters that are no whole bytes', 'abcde', null],
    ['a list with a number over 255', [104, 256], null],
    ['a list with a negative number', [104, -1], null],
    ['a list with a fraction', [104, 1.5], null],
    ['a number', 7, null],
    ['null', null, null],
  ])('%s', async (_, value, text) => {
    expect(await textOf(fileIn(value))).toBe(text);
  });

  test('a PDF has its type, also behind what an old server writes first; other files keep theirs', () => {
    const of = (text: string, type?: string) => typed(new Uint8Array(utf8(text)), type).type;
    expect(of('%PDF-1.4')).toBe('application/pdf');
    expect(of('\r\n%PDF-1.4', 'text/html')).toBe('application/pdf');
    expect(of(`${' '.repeat(1020)}%PDF-1.4`, 'text/html')).toBe('text/html');
    expect(of('hola', 'image/png')).toBe('image/png');
    expect(of('hola')).toBe('');
  });
});
