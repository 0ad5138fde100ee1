import { type EnvelopeShape, isRow, type Row, written } from './shape.ts';

/** Section 1 of the table: the envelope. */

const always = () => true;
const wentWell = ({ ok }: Row) => ok === true;
const isWrite = (path: string) => /\/(Modifica|Elimina|Acepta)\w*(\/|$)/.test(path);
const isScalar = ({ Datos }: Row) => Datos !== null && typeof Datos !== 'object';

/** Removes the message if it has no text, because these shapes are about the outcome. */
const silent = (row: Row): Row =>
  isRow(row.Mensaje) && row.Mensaje.Descripcion === '' ? { ...row, Mensaje: null } : row;
const without = (row: Row, name: string): Row => ({ ...row, [name]: undefined });
const lowered = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]));

/** Applies the change to every object inside. For marks and keys that a serialiser adds. */
function deep(value: unknown, change: (row: Row) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (!isRow(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, change)])));
}
const valuesMarked = (value: unknown): unknown => {
  if (Array.isArray(value)) return { $id: '2', $values: value.map(valuesMarked) };
  if (!isRow(value)) return value;
  return { $id: '1', ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valuesMarked(one)])) };
};

const shape = (one: Omit<EnvelopeShape, 'of'>): EnvelopeShape => ({ ...one, of: 'envelope' });

/** The shapes of missing data and of unknown additional data. */
export const dataShapes: readonly EnvelopeShape[] = [
  shape({
    id: '1.7',
    says: 'nothing where a list is due',
    verdict: 'accept',
    when: ({ Datos }) => Array.isArray(Datos),
    forms: [(e) => ({ ...e, Datos: null }), (e) => without(e, 'Datos')],
  }),
  shape({
    id: '1.8',
    says: 'nothing where a record is due',
    verdict: 'accept',
    when: ({ Datos }) => isRow(Datos),
    forms: [(e) => ({ ...e, Datos: null }), (e) => without(e, 'Datos')],
  }),
  shape({
    id: '1.9',
    says: 'nothing where an id, a boolean or a code is due',
    verdict: 'refuse',
    when: (e, path) => isScalar(e) && !isWrite(path),
    forms: [(e) => ({ ...e, Datos: null }), (e) => without(e, 'Datos')],
  }),
  shape({
    id: '1.10',
    says: 'nothing where only ok decides',
    verdict: 'accept',
    when: (e, path) => wentWell(e) && isWrite(path),
    forms: [(e) => ({ ...e, Datos: null }), (e) => without(e, 'Datos')],
  }),
  shape({
    id: '1.28',
    says: 'keys nobody knows',
    verdict: 'accept',
    when: always,
    forms: [(e) => deep(e, (row) => ({ ...row, Traza: 'abc' }))],
  }),
];

const outcome: readonly EnvelopeShape[] = [
  shape({
    id: '1.2',
    says: 'ok and TodoCorrecto disagree',
    verdict: 'refuse',
    when: wentWell,
    forms: [(e) => silent({ ...e, TodoCorrecto: false }), (e) => silent({ ...e, ok: false, TodoCorrecto: true })],
  }),
  shape({
    id: '1.6',
    says: 'ok is nothing, or cannot be read',
    verdict: 'refuse',
    when: always,
    forms: [(e) => silent({ ...e, ok: null }), (e) => silent({ ...e, ok: 'X' })],
  }),
  shape({
    id: '1.5',
    says: 'ok as text or number',
    verdict: 'accept',
    when: (e) => typeof e.ok === 'boolean',
    forms: [(e) => ({ ...e, ok: String(e.ok) }), (e) => ({ ...e, ok: e.ok === true ? 1 : 0 })],
  }),
  shape({
    id: '1.1',
    says: 'TodoCorrecto in place of ok',
    verdict: 'accept',
    when: (e) => 'ok' in e,
    forms: [({ ok, ...rest }) => ({ TodoCorrecto: ok, ...rest })],
  }),
  shape({
    id: '1.4',
    says: 'the envelope in another letter case',
    verdict: 'accept',
    when: always,
    forms: [
      ({ ok, TodoCorrecto, Datos, Mensaje }) => ({
        Ok: ok,
        todoCorrecto: TodoCorrecto,
        datos: Datos,
        mensaje: isRow(Mensaje) ? lowered(Mensaje) : Mensaje,
      }),
    ],
  }),
];

const wrapped: readonly EnvelopeShape[] = [
  shape({
    id: '1.3',
    says: 'no envelope at all',
    verdict: 'refuse',
    when: wentWell,
    forms: [({ Datos }) => Datos ?? []],
  }),
  shape({
    id: '1.25',
    says: 'an envelope inside the envelope, also as text',
    verdict: 'accept',
    when: always,
    forms: [(e) => ({ ok: true, Datos: e, Mensaje: null }), (e) => ({ ok: true, Datos: written(e), Mensaje: null })],
  }),
  shape({
    id: '1.27',
    says: 'the marks of a serialiser for lists',
    verdict: 'accept',
    when: always,
    forms: [valuesMarked],
  }),
  shape({
    id: '1.27b',
    says: 'a reference in place of the data',
    verdict: 'refuse',
    when: ({ Datos }) => typeof Datos === 'object' && Datos !== null,
    forms: [(e) => ({ ...e, Datos: { $ref: '3' } })],
  }),
  shape({
    id: '1.26',
    says: 'the wrapper of a result, an awaited task or a page service',
    verdict: 'accept',
    when: always,
    forms: [
      (e) => ({ Value: e, StatusCode: 200 }),
      (e) => ({ Result: e, IsCompleted: true }),
      (e) => ({ d: e }),
      (e) => ({ d: JSON.stringify(e) }),
    ],
  }),
];

/** The shapes of the outcome and of what surrounds a reply. */
export const envelopeShapes: readonly EnvelopeShape[] = [...outcome, ...wrapped];
