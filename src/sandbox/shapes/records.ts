import { own } from '#lib/own.ts';
import { isRow, isText, type Row, type ValueShape } from './shape.ts';

/** Section 2 of the table: the fund's data, and the records and lists that contain them. */

const isFreeText = (value: unknown, key: string): value is string =>
  isText(value) && value !== '' && value.length < 200 && !/^[[{]/.test(value) && key !== 'access_token';
const hasAccent = (value: unknown, key: string) => isFreeText(value, key) && /[ÑÁÉÍÓÚñáéíóú]/.test(value);
const entities: Readonly<Record<string, string>> = {
  Ñ: '&Ntilde;',
  ñ: '&ntilde;',
  Á: '&Aacute;',
  á: '&#225;',
  É: '&#xC9;',
};

const renamed = (row: unknown, name: (key: string) => string) =>
  isRow(row) ? Object.fromEntries(Object.entries(row).map(([key, value]) => [name(key), value])) : row;
const firstLower = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);
const firstUpper = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

const isColour = (value: unknown, key: string) => /^Color/.test(key) && isText(value) && /^#[\da-f]{6}$/i.test(value);
const isState = (value: unknown, key: string) =>
  /^(EstadoProceso|NombreEstadoProceso|Estado)$/.test(key) && isText(value) && /^[A-Z]{6,}$/.test(value);
const isFlags = (value: unknown, key: string) => key === 'datosPersonaEnFormatoJson' && isText(value);
const isHistory = (value: unknown, key: string) => key === 'DatosHistorico' && isText(value) && value !== '';
const extensions = (value: unknown) => String(value).match(/[a-z\d]+/gi) ?? [];

/** The flags of the identity service. Each has its own rule. */
const flagsOf = (value: unknown, change: (flags: Row) => unknown) => {
  const flags: unknown = JSON.parse(String(value));
  return JSON.stringify(isRow(flags) ? change(flags) : flags);
};
const each = (flags: Row, change: (value: unknown, at: number) => unknown) =>
  Object.fromEntries(Object.entries(flags).map(([name, value], at) => [name, change(value, at)]));

const value = (shape: Omit<ValueShape, 'of'>): ValueShape => ({ ...shape, of: 'value' });

/** The shapes of the fund's data: colours, names, states, snapshots, flags of identity. */
const domain: readonly ValueShape[] = [
  value({
    id: '2.27',
    says: 'colours without #, by name, as rgb, blank, or none at all',
    verdict: 'accept',
    when: isColour,
    forms: [(v) => String(v).slice(1), () => 'abc', () => 'red', () => 'rgb(1, 2, 3)', () => ' ', () => 'url(x)'],
  }),
  value({
    id: '2.28',
    says: 'names with HTML entities',
    verdict: 'accept',
    when: hasAccent,
    forms: [(v) => String(v).replace(/[ÑñÁáÉ]/g, (letter) => own(entities, letter) ?? letter)],
  }),
  value({
    id: '2.29',
    says: 'a state by its key or as a word',
    verdict: 'accept',
    when: isState,
    forms: [(v) => `AVISO_ALTA_${v}`, (v) => `${String(v).charAt(0)}${String(v).slice(1).toLowerCase()}`, (v) => v],
  }),
  value({
    id: '2.30',
    says: 'the accepted record as text, object, twice encoded, cut or empty',
    verdict: 'accept',
    when: isHistory,
    forms: [
      (v) => JSON.parse(String(v)),
      (v) => JSON.stringify(v),
      (v) => String(v).slice(0, -20),
      () => '',
      () => ({}),
    ],
  }),
  value({
    id: '2.31',
    says: 'flags of identity as text, not verified, or missing',
    verdict: 'refuse',
    when: isFlags,
    forms: [
      (v) => flagsOf(v, (flags) => each(flags, (flag) => (flag === 1 ? '1' : flag))),
      (v) => flagsOf(v, (flags) => each(flags, (flag, at) => (at === 0 ? 2 : flag))),
      (v) => flagsOf(v, (flags) => Object.fromEntries(Object.entries(flags).slice(1))),
    ],
  }),
  value({
    id: '2.32',
    says: 'no second surname',
    verdict: 'accept',
    when: (v, key) => key === 'ApellidoMaterno' && isText(v),
    forms: [() => '', () => null],
  }),
  value({
    id: '2.33',
    says: 'extensions in several forms',
    verdict: 'accept',
    when: (v, key) => key === 'Extension' && isText(v) && v !== '',
    forms: [
      (v) =>
        extensions(v)
          .map((one) => `.${one.toUpperCase()}`)
          .join(';'),
      (v) => extensions(v).join('|'),
      (v) =>
        extensions(v)
          .map((one) => `*.${one}`)
          .join(', '),
    ],
  }),
  value({
    id: '2.34',
    says: 'the nationality of nobody',
    verdict: 'accept',
    when: (v, key) => key === 'IdNacionalidad' && Number(v) > 0,
    forms: [() => 1_999_999_999],
  }),
  value({
    id: '2.11',
    says: 'texts padded with blanks',
    verdict: 'accept',
    when: isFreeText,
    forms: [(v) => `${v}     `],
  }),
];

const isList = (v: unknown): v is readonly unknown[] => Array.isArray(v);

/** Lists, records and the names of their fields. These come last, because the others need the documented names. */
const records: readonly ValueShape[] = [
  value({
    id: '2.26',
    says: 'names that the documents write in lower case, with a capital',
    verdict: 'accept',
    when: isRow,
    forms: [(row) => renamed(row, (key) => (key === 'access_token' ? key : firstUpper(key)))],
  }),
  value({
    id: '2.25',
    says: 'names in camelCase',
    verdict: 'accept',
    when: isRow,
    forms: [(row) => renamed(row, firstLower)],
  }),
  value({
    id: '2.15',
    says: 'empty lists as null, blank, {} or a text; others with holes',
    verdict: 'accept',
    when: isList,
    forms: [null, '', {}, '[]'].map((none) => (list) => (isList(list) && list.length > 0 ? [null, ...list] : none)),
  }),
  value({
    id: '2.16',
    says: 'an object where a list of one is due',
    verdict: 'accept',
    when: (v) => isList(v) && v.length === 1 && isRow(v[0]),
    forms: [(list) => (isList(list) ? list[0] : list)],
  }),
  value({
    id: '2.17',
    says: 'a list where an object is due',
    verdict: 'accept',
    when: (v, key) => key === 'Datos' && isRow(v),
    forms: [(row) => [row]],
  }),
  value({
    id: '2.18',
    says: 'a page in place of a list',
    verdict: 'refuse',
    when: (v, key) => key === 'Datos' && isList(v),
    forms: [(list) => ({ Items: list, Total: isList(list) ? list.length : 0 })],
  }),
];

/** The shapes of the fund's data, records and lists. */
export const recordShapes: readonly ValueShape[] = [...domain, ...records];
