import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvelope } from '#contract/envelope.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constantFrom(undefined, null, 0, 'x', true, [], {}));
/** Near an envelope, so that the interesting cases come up often. */
const nearly = fc.record(
  {
    ok: maybe(fc.boolean()),
    TodoCorrecto: maybe(fc.boolean()),
    Datos: fc.jsonValue(),
    Mensaje: maybe(
      fc.record(
        {
          Descripcion: maybe(fc.string()),
          TipoMensaje: maybe(fc.constantFrom('success', 'INFORMATION', ' Error ', 'exito', '?')),
          IdMensaje: maybe(fc.oneof(fc.string(), fc.integer())),
          TieneMensaje: maybe(fc.boolean()),
          otro: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
    otro: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const json = fc.oneof(fc.jsonValue(), nearly, nearly);

/** The reply as it would arrive: what JSON cannot say is gone. */
const arrived = (reply: unknown): unknown => {
  const text = JSON.stringify(reply);
  return text === undefined ? undefined : JSON.parse(text);
};
const part = (reply: unknown, name: string): unknown =>
  typeof reply === 'object' && reply !== null ? Object.getOwnPropertyDescriptor(reply, name)?.value : undefined;

test('any reply is read or is none, and nothing is thrown', () => {
  fc.assert(
    fc.property(json, (made) => {
      const reply = arrived(made);
      const read = readEnvelope(reply);
      if (read === null) return;
      expect(typeof read.ok).toBe('boolean');
      expect(['success', 'info', 'warning', 'error']).toContain(read.Mensaje.TipoMensaje);
      expect(typeof read.Mensaje.Descripcion).toBe('string');
      expect(typeof read.Mensaje.IdMensaje).toBe('string');
      expect(read.Datos).toEqual(part(reply, 'Datos'));
    }),
    { numRuns: 3000 },
  );
});

test('a reply is good only when ok or TodoCorrecto is true and neither is false', () => {
  fc.assert(
    fc.property(json, (made) => {
      const reply = arrived(made);
      const flags = [part(reply, 'ok'), part(reply, 'TodoCorrecto')];
      const good = flags.includes(true) && !flags.includes(false);
      const read = readEnvelope(reply);
      if (read?.ok) expect(good).toBe(true);
      if (read && !read.ok) expect(flags).toContain(false);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  [{ ok: true }, true],
  [{ TodoCorrecto: true }, true],
  [{ ok: true, TodoCorrecto: true }, true],
  [{ ok: false, TodoCorrecto: true }, false],
  [{ ok: true, TodoCorrecto: false }, false],
  [{ ok: false }, false],
])('%j says %s', (reply, ok) => {
  expect(readEnvelope(reply)?.ok).toBe(ok);
});

test.each([
  [{}],
  [null],
  ['ok'],
  [[]],
  [{ ok: 'true' }],
  [{ ok: 1 }],
  [{ Datos: [] }],
  [{ ok: true, Mensaje: 'hola' }],
])('%j is no envelope', (reply) => {
  expect(readEnvelope(reply)).toBeNull();
});
