/** What the services answered: the honest reply, and what a shape makes of it. */
export interface Answer {
  /** The address of the call: '/servicios/seguridad/EmpAuth'. */
  readonly path: string;
  readonly status: number;
  /** Its content type; '' sends none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An object of a reply. */
export type Row = Readonly<Record<string, unknown>>;

interface Described {
  /** Row of tests/spec/variants.md: '2.2'. */
  readonly id: string;
  readonly says: string;
  /** What the portal does with it: takes it for what it stands for, or treats the call as failed. */
  readonly verdict: 'accept' | 'refuse';
}

/** Changes values inside Datos: each that `when` names, innermost first. Datos itself goes by the key 'Datos'. */
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

/** Changes status, type or bytes. A form that gives null breaks the connection. */
export interface AnswerShape extends Described {
  readonly of: 'answer';
  readonly when: (answer: Answer) => boolean;
  readonly forms: readonly ((answer: Answer) => Answer | null)[];
}

/**
 * A way in which a real service may answer, by its row in the table of variants. Several forms take turns, value by value
 * or reply by reply.
 */
export type Shape = ValueShape | EnvelopeShape | AnswerShape;

/** True for an object that is no list. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** True for a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Something JSON.stringify cannot write, such as NaN or twenty digits: `written` puts it in as it stands. */
export const raw = (text: string): string => `\u0000${text}\u0000`;

/** A value as JSON; what is `undefined` is left out. */
export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"\\u0000(.*?)\\u0000"/g, (_, text: string) => text);

const encoder = new TextEncoder();
/** A text as UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
/** UTF-8 as text. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const json = 'application/json';
/** True for an answer that says it is JSON. */
export const isJson = ({ type }: Answer): boolean => type.includes('json');
/** The answer with another text for its body. */
export const withText = (answer: Answer, text: string, type = json): Answer => ({
  ...answer,
  type,
  bytes: bytesOf(text),
});
