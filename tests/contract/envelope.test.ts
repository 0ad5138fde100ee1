import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnvelope } from '#contract/envelope.ts';
import { table } from '../architecture/sources.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constantFrom(undefined, null, 0, 'x', true, [], {}));
/** Similar to an envelope, so that the interesting cases come up often. */
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

/** The reply as it would arrive, without what JSON cannot express. */
const arrived = (reply: unknown): unknown => {
  const text = JSON.stringify(reply);
  return text === undefined ? undefined : JSON.parse(text);
};
test('any reply is read or is none, and nothing is thrown', () => {
  fc.assert(
    fc.property(json, (made) => {
      const read = readEnvelope(arrived(made));
      if (read === null) return;
      expect(typeof read.ok).toBe('boolean');
      expect(['success', 'info', 'warning', 'error']).toContain(read.Mensaje.TipoMensaje);
      expect(typeof read.Mensaje.Descripcion).toBe('string');
      expect(typeof read.Mensaje.IdMensaje).toBe('string');
    }),
    { numRuns: 3000 },
  );
});

const flag = fc.constantFrom(true, 1, 'true', 'S', false, 0, 'false', 'N', null, 'x', 2, {}, []);
const yes = new Set<unknown>([true, 1, 'true', 'S']);

test('[F-3.1-07] a reply is good only where each flag it has says so', () => {
  fc.assert(
    fc.property(fc.record({ ok: flag, TodoCorrecto: flag }, { requiredKeys: [] }), (reply) => {
      const flags = Object.values(reply);
      const read = readEnvelope(reply);
      if (flags.length === 0) expect(read).toBeNull();
      else expect(read?.ok).toBe(flags.every((each) => yes.has(each)));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [{ ok: true }, true],
  [{ TodoCorrecto: true }, true],
  [{ ok: true, TodoCorrecto: true }, true],
  [{ ok: false, TodoCorrecto: true }, false],
  [{ ok: true, TodoCorrecto: false }, false],
  [{ ok: false }, false],
  [{ ok: null }, false],
  [{ Ok: true, datos: [] }, true],
  [{ ok: true, Datos: { ok: false, Mensaje: null } }, false],
  [{ ok: true, Datos: '{"ok":false,"Mensaje":null}' }, false],
  [{ ok: true, Datos: '{"ok":true,"Datos":1}' }, true],
])('[F-3.1-07] %j says %s', (reply, ok) => {
  expect(readEnvelope(reply)?.ok).toBe(ok);
});

test.each([[{}], [null], ['ok'], [[]], [{ Datos: [] }], [{ access_token: 'x' }], ['[1]']])(
  '[F-3.1-07] %j is no envelope',
  (reply) => {
    expect(readEnvelope(reply)).toBeNull();
  },
);

test.each([
  ['its keys in any case', { Ok: true, datos: 1 }],
  ['a reply inside a text', '{"ok":true,"Datos":1}'],
  ['a result object', { Value: { ok: true, Datos: 1 }, StatusCode: 200 }],
  ['an awaited task', { Result: { ok: true, Datos: 1 }, IsCompleted: true }],
  ['the page services of before', { d: { ok: true, Datos: 1 } }],
  ['the page services of before, as text', { d: '{"ok":true,"Datos":1}' }],
  ['an envelope inside the envelope', { ok: true, Datos: { ok: true, Datos: 1 } }],
  ['an envelope inside the envelope, as text', { ok: true, Datos: '{"ok":true,"Datos":1}' }],
  ['the exact name before another case', { ok: true, datos: 2, Datos: 1 }],
])('[F-3.1-07] what it holds is found: %s', (_, reply) => {
  expect(readEnvelope(reply)).toMatchObject({ ok: true, Datos: 1 });
});

describe('the message, whatever its shape, never decides whether there is a reply', () => {
  const whole = { Descripcion: 'Texto.', TipoMensaje: 'warning' };
  test.each([
    ['a text of a refusal', false, 'Texto.', { Descripcion: 'Texto.', TipoMensaje: 'error', state: 'whole' }],
    ['a text of a success', true, 'Texto.', { Descripcion: 'Texto.', TipoMensaje: 'success', state: 'whole' }],
    [
      'a list',
      false,
      [whole, { Descripcion: 'Otro.', TipoMensaje: 'error' }],
      { Descripcion: 'Texto.\nOtro.', TipoMensaje: 'error' },
    ],
    ['an empty list', false, [], { Descripcion: '', state: 'none' }],
    ['null', true, null, { Descripcion: '', state: 'none', TipoMensaje: 'success' }],
    [
      'camelCase',
      false,
      { descripcion: 'Texto.', tipoMensaje: 'Warning ' },
      { Descripcion: 'Texto.', TipoMensaje: 'warning' },
    ],
    ['Information', false, { ...whole, TipoMensaje: 'Information' }, { TipoMensaje: 'info', state: 'whole' }],
    ['an unknown kind of a success', true, { ...whole, TipoMensaje: 'Aviso' }, { TipoMensaje: 'info' }],
    [
      'a number for a kind, of a refusal',
      false,
      { ...whole, TipoMensaje: 2 },
      { TipoMensaje: 'error', state: 'whole' },
    ],
    ['no kind', false, { Descripcion: 'Texto.' }, { state: 'broken' }],
    [
      'mark-up',
      true,
      { ...whole, Descripcion: 'Revise.<br/>Gracias<script>x</script>' },
      { Descripcion: 'Revise.\nGraciasx' },
    ],
    [
      'a stack trace',
      false,
      { ...whole, Descripcion: 'System.NullReferenceException: x\n at A.B(C)' },
      { Descripcion: '', state: 'broken' },
    ],
    ['JSON', true, { ...whole, Descripcion: '[{"IdPersona":1}]' }, { Descripcion: '', contenido: [{ IdPersona: 1 }] }],
    [
      'ids of any type',
      true,
      { ...whole, IdMensaje: 1532, TieneMensaje: 1 },
      { IdMensaje: '1532', TieneMensaje: true },
    ],
    ['an id of nothing', true, { ...whole, IdMensaje: 0 }, { IdMensaje: '' }],
  ])('[F-3.1-07] [F-8-01] [F-8-03] [F-8-04] %s', (_, ok, Mensaje, read) => {
    expect(readEnvelope({ ok, Datos: 1, Mensaje })).toMatchObject({ ok, Datos: 1, Mensaje: read });
  });
});

describe('what a program says is not for people', () => {
  const read = (Descripcion: string) =>
    readEnvelope({ ok: false, Mensaje: { Descripcion, TipoMensaje: 'error' } })?.Mensaje;
  test.each([
    "Violation of PRIMARY KEY constraint 'PK_Avisos'. Cannot insert duplicate key in object 'dbo.Avisos'.",
    "Invalid column name 'IdAviso'.",
    'String or binary data would be truncated.\r\nThe statement has been terminated.',
    'Object reference not set to an instance of an object.',
    'The INSERT statement conflicted with the FOREIGN KEY constraint "FK_Avisos".',
    "Cannot insert the value NULL into column 'Haber', table 'dbo.Avisos'.",
    'Referencia a objeto no establecida como instancia de un objeto.',
    'Error.\r\n   en Fondo.Avisos.Grabar(Int32 id) en C:\\fuentes\\Avisos.cs:línea 42',
    '   en System.Collections.Generic.List`1.get_Item(Int32 index)',
    '   en Fondo.Avisos..ctor()',
    '   en Fondo.Avisos.<Grabar>d__5.MoveNext()',
    "Infracción de la restricción PRIMARY KEY 'PK_Avisos'.",
  ])('%j', (text) => {
    expect(read(text)).toMatchObject({ Descripcion: '', state: 'broken' });
  });
  test.each([
    'La persona ya está registrada en el sistema (código 12).',
    'Se registró en Banco S.A.(La Paz) en fecha 20/11/2026.',
    'La orden fue pagada en Bs.100(cien bolivianos).',
    'Preséntese en la regional. Lleve su documento (original).',
    'El nombre de la empresa no es válido.',
    'No se puede insertar un registro duplicado.',
    'El formulario está en www.caja.bo(sección avisos).',
    'La empresa no tiene un periodo de aporte activo.',
  ])('%j is', (text) => {
    expect(read(text)).toMatchObject({ Descripcion: text, state: 'whole' });
  });
  test('no text of the specification is', () => {
    const texts = table('tests/spec/messages.tsv').map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => read(text)?.state !== 'whole')).toEqual([]);
  });
});
