/** An answer of the services: the correct reply, or the result of a shape. */
export interface Answer {
  /** The address of the call: '/servicios/seguridad/EmpAuth'. */
  readonly path: string;
  readonly status: number;
  /** Its content type. If it is '' none is sent. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An object in a reply. */
export type Row = Readonly<Record<string, unknown>>;

interface Described {
  /** The row of tests/spec/variants.md: '2.2'. */
  readonly id: string;
  readonly says: string;
  /** What the portal does with it: accepts it with its meaning, or treats the call as failed. */
  readonly verdict: 'accept' | 'refuse';
}

/** Changes the values inside Datos for which `when` is true, innermost first. The key of Datos itself is 'Datos'. */
export interface ValueShape extends Described {
  readonly of: 'value';
  readonly when: (value: unknown, key: string) => boolean;
  readonly forms: readonly ((value: unknown, key: string) => unknown)[];
}

/** Changes the envelope of a reply. */
export interface EnvelopeShape extends Described {
  readonly of: 'envelope';
  readonly when: (envelope: Row, path: string) => boolean;
  readonly forms: readonly ((envelope: Row) => unknown)[];
}

/** Changes status, type or bytes. A form that returns null breaks the connection. */
export interface AnswerShape extends Described {
  readonly of: 'answer';
  readonly when: (answer: Answer) => boolean;
  readonly forms: readonly ((answer: Answer) => Answer | null)[];
}

/**
 * One way in which a real service may answer, by its row in the table of variants. Several forms take turns, by value or by
 * reply.
 */
export type Shape = ValueShape | EnvelopeShape | AnswerShape;

/** True for an object that is not a list. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** True for a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Something that JSON.stringify cannot write, such as NaN or twenty digits. `written` inserts it unchanged. */
export const raw = (text: string): string => `\u0000${text}\u0000`;

/** A value as JSON. `undefined` is left out. */
export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"\\u0000(.*?)\\u0000"/g, (_, text: string) => text);

const encoder = new TextEncoder();
/** A text as UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
/** UTF-8 as text. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const json = 'application/json';
/** True if the content type of the answer is JSON. */
export const isJson = ({ type }: Answer): boolean => type.includes('json');
/** The answer with another text as its body. */
export const withText = (answer: Answer, text: string, type = json): Answer => ({
  ...answer,
  type,
  bytes: bytesOf(text),
});
