import { isText, raw, type ValueShape } from './shape.ts';

/** Section 2 of the table: numbers, booleans, amounts, codes and pairs. */

const inner = (key: string) => key !== 'Datos';
const isEmpty = (value: unknown) => value === '' || value === null;
/** Names of amounts, in bolivianos (spec F 9, R 3.4). */
const isAmountName = (key: string) => /^(Total\w*|Monto\w*|HaberMensual|Importe|importeTotal|MontoMensual)$/.test(key);
const isAmount = (value: unknown, key: string) => typeof value === 'number' && isAmountName(key);
const isWhole = (value: unknown, key: string) => Number.isInteger(value) && !isAmountName(key);
const isFlag = (value: unknown) => typeof value === 'boolean';

const grouped = (value: unknown, [group, point]: string): string => {
  const [whole = '', decimals = ''] = Number(value).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group ?? '')}${point}${decimals}`;
};
/** A text with three digits after one separator: a thousand, or a number with three decimals. */
const twoWays = (value: unknown) => (Number(value) >= 1000 ? (Number(value) / 1000).toFixed(3) : `${value}.000`);

const isPair = (value: unknown, key: string) => key === 'Datos' && isText(value) && /^\d+\|\d+$/.test(value);
const half = (value: unknown, at: number) => String(value).split('|')[at] ?? '';
const isPeriod = (value: unknown, key: string) => key === 'Datos' && isText(value) && /^[\d/-]+\|[\d/-]+$/.test(value);
const value = (shape: Omit<ValueShape, 'of'>): ValueShape => ({ ...shape, of: 'value' });

/** Values that mean something, and values that mean nothing. */
const simple: readonly ValueShape[] = [
  value({
    id: '2.1',
    says: 'null, nothing, blanks or {} where something is empty',
    verdict: 'accept',
    when: (v, key) => inner(key) && isEmpty(v),
    forms: [() => null, () => undefined, () => '   ', () => ({}), () => ''],
  }),
  value({
    id: '2.2',
    says: 'whole numbers as text, with and without a zero behind the point',
    verdict: 'accept',
    when: isWhole,
    forms: [(v) => `${v}`, (v) => `${v}.0`],
  }),
  value({
    id: '2.2b',
    says: 'ids that are no whole numbers',
    verdict: 'refuse',
    when: (v, key) => isWhole(v, key) && (key === 'Datos' || key.startsWith('Id')) && Number(v) > 0,
    forms: [(v) => `${v}A`, (v) => Number(v) + 0.5],
  }),
  value({
    id: '2.3',
    says: 'booleans as numbers and words',
    verdict: 'accept',
    when: isFlag,
    forms: [
      (v) => (v ? 'true' : null),
      (v) => (v ? 1 : 0),
      (v) => (v ? '1' : '0'),
      (v) => (v ? 'True' : 'False'),
      (v) => (v ? 'S' : 'N'),
      (v) => (v ? 'SI' : 'NO'),
      (v) => (v ? 'SÍ' : ''),
      (v) => (v ? 'Y' : 'false'),
    ],
  }),
  value({ id: '2.4', says: 'a boolean nobody can read', verdict: 'refuse', when: isFlag, forms: [() => 'X'] }),
  value({ id: '2.5', says: 'an object where a boolean is due', verdict: 'refuse', when: isFlag, forms: [() => ({})] }),
  value({
    id: '2.6',
    says: 'amounts as text that reads one way',
    verdict: 'accept',
    when: isAmount,
    forms: [
      (v) => Number(v).toFixed(2),
      (v) => Number(v).toFixed(2).replace('.', ','),
      (v) => Number(v).toFixed(4),
      (v) => grouped(v, '.,'),
      (v) => grouped(v, ',.'),
    ],
  }),
  value({
    id: '2.7',
    says: 'amounts as text that reads two ways',
    verdict: 'refuse',
    when: isAmount,
    forms: [twoWays],
  }),
  value({ id: '2.8', says: 'no amount', verdict: 'accept', when: isAmount, forms: [() => null] }),
  value({
    id: '2.9',
    says: 'NaN and Infinity in the body',
    verdict: 'refuse',
    when: isAmount,
    forms: [() => raw('NaN'), () => raw('Infinity')],
  }),
  value({
    id: '2.10',
    says: 'more than fifteen digits as a number',
    verdict: 'refuse',
    when: (v, key) => key === 'CodigoTransaccion' && isText(v) && v !== '',
    forms: [() => raw('20261120000000801')],
  }),
];

/** Codes, documents and texts that contain several values. */
const codes: readonly ValueShape[] = [
  value({
    id: '2.12',
    says: 'codes as numbers',
    verdict: 'accept',
    when: (v, key) => /^(concod|IdEmpresaAnterior|Codigo\w*)$/.test(key) && isText(v) && /^[1-9]\d{0,14}$/.test(v),
    forms: [Number],
  }),
  value({
    id: '2.13',
    says: 'document numbers as numbers',
    verdict: 'accept',
    when: (v, key) => key === 'NumeroDocumento' && isText(v) && /^[1-9]\d{0,14}$/.test(v),
    forms: [Number],
  }),
  value({
    id: '2.14',
    says: 'the name of an enumeration in place of its id',
    verdict: 'refuse',
    when: (v, key) => key === 'IdSexo' && (v === 1 || v === 2),
    forms: [(v) => (v === 1 ? 'MASCULINO' : 'FEMENINO')],
  }),
  value({
    id: '2.19',
    says: 'two ids in a text with blanks',
    verdict: 'accept',
    when: isPair,
    forms: [(v) => ` ${half(v, 0)} | ${half(v, 1)} `],
  }),
  value({
    id: '2.20',
    says: 'one id, three or a zero where two are due',
    verdict: 'refuse',
    when: isPair,
    forms: [(v) => half(v, 1), (v) => `${half(v, 0)}|0`, (v) => `${v}|7`],
  }),
  value({
    id: '2.21',
    says: 'two ids in the other order',
    verdict: 'accept',
    when: isPair,
    forms: [(v) => `${half(v, 1)}|${half(v, 0)}`],
  }),
  value({
    id: '2.22',
    says: 'half a period, none, or one that ends before it starts',
    verdict: 'refuse',
    when: isPeriod,
    forms: [(v) => `${half(v, 0)}|`, () => '|', (v) => `${half(v, 1)}|${half(v, 0)}`],
  }),
  value({
    id: '2.23',
    says: 'INCONCLUSO in another letter case, padded',
    verdict: 'accept',
    when: (v, key) => key === 'Datos' && v === 'INCONCLUSO',
    forms: [() => 'Inconcluso '],
  }),
  value({
    id: '2.24',
    says: 'an unknown text in place of INCONCLUSO',
    verdict: 'refuse',
    when: (v, key) => key === 'Datos' && v === 'INCONCLUSO',
    forms: [() => 'PENDIENTE'],
  }),
];

/** The shapes of numbers, booleans, amounts, codes and pairs. */
export const valueShapes: readonly ValueShape[] = [...simple, ...codes];
