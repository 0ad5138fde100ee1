import { describe, expect, test } from 'vitest';
import { ContractViolation, isCallError, mayBeDone, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { readEnvelope } from '#contract/envelope.ts';

const mensaje = (Mensaje: unknown) => {
  const read = readEnvelope({ ok: false, Datos: null, Mensaje })?.Mensaje;
  if (!read) throw new Error('an envelope has a message');
  return read;
};
const whole = mensaje({ Descripcion: 'El periodo está cerrado.', TipoMensaje: 'warning' });
const failed = (...args: ConstructorParameters<typeof TransportFailure>) => new TransportFailure(...args);

describe('what people read of a refusal', () => {
  test.each([
    ['a whole message', whole, 'El periodo está cerrado.'],
    ['no message', mensaje(null), 'Error en la respuesta del servidor.'],
    ['half a message', mensaje({ Descripcion: 'No.' }), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
  ])('[F-8-01, F-8-04, F-8-13] %s', (_, said, text) => {
    expect(new ServiceRejection(said).message).toBe(text);
  });

  test('each error says its kind by its name, for whoever reads a log', () => {
    const all = [new ServiceRejection(whole), failed('tecnico', 500, ''), new ContractViolation('Id')];
    expect(all.map(({ name }) => name)).toEqual(['ServiceRejection', 'TransportFailure', 'ContractViolation']);
  });

  test('[F-8-04] a broken contract keeps its details for developers', () => {
    const { details, message } = new ContractViolation('Id: text');
    expect([details, message]).toEqual(['Id: text', 'Ha ocurrido un error técnico. Pedimos disculpas.']);
  });
});

describe('an error of a call', () => {
  test('knows what it was made with, and nothing that nobody said', () => {
    const { again, wait, unsent, past } = failed('tecnico', 503, 'x');
    expect([again, wait, unsent, past]).toEqual([Number.NaN, Number.NaN, false, false]);
    expect(failed('tecnico', 503, 'x', { again: 5 })).toMatchObject({ again: 5, wait: 5 });
    expect(failed('tecnico', 503, 'x', { again: Number.NaN, wait: 5 })).toMatchObject({ again: Number.NaN, wait: 5 });
  });

  test.each([
    [new ServiceRejection(whole), true],
    [failed('tecnico', 500, ''), true],
    [new ContractViolation('Id'), true],
    [new TypeError('x is not a function'), false],
    ['text', false],
    [null, false],
  ])('%s is one: %s', (error, is) => {
    expect(isCallError(error)).toBe(is);
  });
});

type Ended = readonly [what: string, error: unknown, mayBeDone: boolean];

test.each<Ended>([
  ['an answer against the contract', new ContractViolation('Id'), true],
  ['a refusal', new ServiceRejection(whole), false],
  ['a refusal that may mean yes', new ServiceRejection(whole, true), true],
  ['a defect', new TypeError('x'), false],
  ['nothing', null, false],
  ['a lost connection', failed('sinConexion', 0, ''), true],
  ['a call that started offline', failed('sinConexion', 0, '', { unsent: true }), false],
  ['a late answer', failed('sinRespuesta', 0, ''), true],
  ['a lost session', failed('sesion', 401, ''), false],
  ['a cancelled call', failed('cancelado', 0, ''), false],
  ['a wrong request', failed('solicitud', 200, ''), false],
  ...[200, 204, 299, 408, 502, 504].map(
    (status) => [`an error ${status}`, failed('tecnico', status, ''), true] as const,
  ),
  ...[0, 199, 300, 403, 409, 500, 503].map(
    (status) => [`an error ${status}`, failed('tecnico', status, ''), false] as const,
  ),
])('a write may be done although it ended with %s', (_, error, may) => {
  expect(mayBeDone(error)).toBe(may);
});
