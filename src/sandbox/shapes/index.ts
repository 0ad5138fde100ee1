import { dateShapes } from './dates.ts';
import { dataShapes, envelopeShapes } from './envelopes.ts';
import { fileShapes } from './files.ts';
import { messageShapes } from './messages.ts';
import { recordShapes } from './records.ts';
import {
  type Answer,
  type EnvelopeShape,
  isJson,
  isRow,
  type Shape,
  textOf,
  type ValueShape,
  withText,
  written,
} from './shape.ts';
import { tokenEnvelopes, tokenShapes } from './tokens.ts';
import { transportShapes } from './transport.ts';
import { valueShapes } from './values.ts';

/**
 * The possible answers of real services, by row of the table of variants (tests/spec/variants.md). They are applied in this
 * order: values, names, envelope, body, status. They are written from the table and share no code with the portal's reader.
 */
export const shapes: readonly Shape[] = [
  ...dateShapes,
  ...tokenShapes,
  ...valueShapes,
  ...recordShapes,
  ...tokenEnvelopes,
  ...dataShapes,
  ...messageShapes,
  ...envelopeShapes,
  ...fileShapes,
  ...transportShapes,
];

/** The shape of an id, or null. */
export const shapeOf = (id: string): Shape | null => shapes.find((shape) => shape.id === id) ?? null;

/** A shape and the form that is next. */
export interface Turn {
  readonly shape: Shape;
  /** Increases with each value or reply that was changed. */
  next: number;
}

/** Returns the next form. */
function take<F>(turn: Turn, forms: readonly F[]): F | undefined {
  const form = forms[turn.next % forms.length];
  turn.next += 1;
  return form;
}

/** A value with its inner values changed, innermost first. */
function changed(value: unknown, key: string, shape: ValueShape, turn: Turn): unknown {
  let inner = value;
  if (Array.isArray(value)) inner = value.map((one) => changed(one, key === 'Datos' ? '' : key, shape, turn));
  else if (isRow(value))
    inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, name, shape, turn)]));
  const form = shape.when(inner, key) ? take(turn, shape.forms) : undefined;
  return form ? form(inner, key) : inner;
}

function reshaped(envelope: unknown, path: string, shape: ValueShape | EnvelopeShape, turn: Turn): unknown {
  if (!isRow(envelope)) return envelope;
  if (shape.of === 'value') {
    const empty = envelope.ok === false;
    return empty ? envelope : { ...envelope, Datos: changed(envelope.Datos, 'Datos', shape, turn) };
  }
  const form = shape.when(envelope, path) ? take(turn, shape.forms) : undefined;
  return form ? form(envelope) : envelope;
}

/** The answer in all of the shapes, in the order of the list `shapes`. Null if the connection breaks. */
export function apply(turns: readonly Turn[], answer: Answer): Answer | null {
  const inOrder = [...turns].sort((a, b) => shapes.indexOf(a.shape) - shapes.indexOf(b.shape));
  let now: Answer | null = answer;
  if (isJson(answer)) {
    let body: unknown = JSON.parse(textOf(answer.bytes));
    for (const turn of inOrder) if (turn.shape.of !== 'answer') body = reshaped(body, answer.path, turn.shape, turn);
    now = withText(answer, written(body));
  }
  for (const turn of inOrder) {
    const { shape } = turn;
    if (now === null || shape.of !== 'answer' || !shape.when(now)) continue;
    const form = take(turn, shape.forms);
    if (form) now = form(now);
  }
  return now;
}
