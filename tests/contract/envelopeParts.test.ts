import { describe, expect, test } from 'vitest';
import { readEnvelope } from '#contract/envelope.ts';

describe('an envelope inside the envelope', () => {
  const inside = (Datos: unknown, more: object = {}) => readEnvelope({ ok: true, Datos, ...more });
  const says = (Descripcion: string) => ({ Descripcion, TipoMensaje: 'error' });
  test.each([
    ['has data', { ok: false, Datos: 1, Otro: 2 }, false, 1],
    ['has a message', { ok: false, Mensaje: null, Otro: 2 }, false, undefined],
    ['has only its flag', { ok: false }, false, undefined],
    ['has only its other flag', { TodoCorrecto: false }, false, undefined],
  ])('decides if it %s', (_, Datos, ok, within) => {
    expect(inside(Datos)).toMatchObject({ ok, Datos: within });
  });
  test('[F-8-11] refuses if either of the two does', () => {
    const yes = { ok: true, Datos: 1 };
    expect(readEnvelope({ ok: false, Datos: yes })).toMatchObject({ ok: false, doubtful: false });
    expect(readEnvelope({ ok: true, Datos: { ...yes, ok: false } })).toMatchObject({ ok: false, doubtful: false });
    expect(readEnvelope({ ok: true, Datos: yes })).toMatchObject({ ok: true, Datos: 1 });
  });
  test.each([
    ['a record with a field of that name', { ok: false, IdFila: 1 }],
    ['a list', [{ ok: false, Datos: 1 }]],
    ['a text', 'ok'],
  ])('is not %s', (_, Datos) => {
    expect(inside(Datos)).toMatchObject({ ok: true, Datos });
  });
  test('[variants 1.25] has the message, and the outer one has it only if the inner one has none', () => {
    const outer = { Mensaje: says('De fuera.') };
    expect(inside({ ok: false, Mensaje: says('De dentro.') }, outer)?.Mensaje.Descripcion).toBe('De dentro.');
    for (const Mensaje of [null, undefined, '', {}])
      expect(inside({ ok: false, Datos: 1, Mensaje }, outer)?.Mensaje.Descripcion).toBe('De fuera.');
    expect(inside({ Mensaje: says('De un registro.') }, outer)?.Mensaje.Descripcion).toBe('De fuera.');
  });
});

test.each([
  [{ ok: true }, false],
  [{ ok: false }, false],
  [{ ok: 'N' }, false],
  [{ ok: null }, true],
  [{ ok: 'x' }, true],
  [{ ok: true, TodoCorrecto: null }, true],
  [{ ok: null, TodoCorrecto: false }, false],
  [{ ok: true, Datos: { ok: null, Datos: 1 } }, true],
  [{ ok: null, Datos: { ok: false, Datos: 1 } }, false],
])('the outcome of a write that answers %j is unknown: %s', (reply, doubtful) => {
  expect(readEnvelope(reply)).toMatchObject({ doubtful });
});

describe('a message', () => {
  const read = (Mensaje: unknown, ok = false) => readEnvelope({ ok, Mensaje })?.Mensaje;
  const one = (Descripcion: string, TipoMensaje = 'info') => ({ Descripcion, TipoMensaje });

  test('[variants 1.22] is plain text: breaks of a line stay, blanks around do not', () => {
    expect(read(one('<p> Uno.<br>Dos.<BR />Tres. </p>'))).toMatchObject({ Descripcion: 'Uno.\nDos.\nTres.' });
  });

  test('[F-3.1-07] has contents only if it is JSON, and a list of them only if it says so', () => {
    expect(read(one('Texto.'))).toMatchObject({ contenido: null, TieneMensaje: false });
    for (const TieneMensaje of [false, 0, 'N', null, 'X', {}])
      expect(read({ ...one('[1]'), TieneMensaje })).toMatchObject({ contenido: [1], TieneMensaje: false });
    expect(read({ ...one('[1]'), TieneMensaje: 'S' })).toMatchObject({ contenido: [1], TieneMensaje: true });
  });

  test.each([
    [[one('A.'), one('B.', 'warning'), one('C.', 'success')], 'A.\nB.\nC.', 'warning', 'whole'],
    [[one('A.', 'success'), one('B.', 'info')], 'A.\nB.', 'info', 'whole'],
    [[one('A.', 'success'), one('B.', 'success')], 'A.\nB.', 'success', 'whole'],
    [[one('A.', 'warning'), one('B.', 'error')], 'A.\nB.', 'error', 'whole'],
    [['A.', 'B.'], 'A.\nB.', 'error', 'whole'],
    [[one('A.'), one(''), one('C.')], 'A.\nC.', 'info', 'broken'],
    [[one('A.', ''), one('B.')], 'A.\nB.', 'error', 'broken'],
  ])('[variants 1.15] in parts, %j, is one text of the gravest kind', (parts, Descripcion, TipoMensaje, state) => {
    expect(read(parts)).toMatchObject({ Descripcion, TipoMensaje, state });
  });
});
