import { beforeEach, describe, expect, test } from 'vitest';
import {
  agregarPendiente,
  cambiarPendiente,
  candadoDelAviso,
  decisiones,
  enCurso,
  type Pendiente,
  pendienteDe,
  quitarPendiente,
} from '#engine/queue/decision.ts';

const pendiente = (idPersonaNovedad: number, change: Partial<Pendiente> = {}): Pendiente => ({
  decision: { idPersonaNovedad, idTipo: 2, nombre: 'ROSA', que: 'aceptar', texto: '', visto: {} as never },
  ...{ estado: 'retenida', resta: 5, plazo: 5, motivo: '', reintentable: false, asentando: false, enviada: false },
  ...change,
});
const ids = () => decisiones.getState().lista.map(({ decision }) => decision.idPersonaNovedad);

beforeEach(() => decisiones.setState({ lista: [], pausada: false }));

describe('the decisions without an answer', () => {
  test('stand in their order; one on the same notice replaces the one before, as the newest', () => {
    agregarPendiente(pendiente(1, { estado: 'fallida' }));
    agregarPendiente(pendiente(2));
    expect(ids()).toEqual([1, 2]);
    agregarPendiente(pendiente(1));
    expect(ids()).toEqual([2, 1]);
    expect(pendienteDe(1)?.estado).toBe('retenida');
    expect(pendienteDe(3)).toBeUndefined();
  });

  test('changing or removing one leaves the others, and the pause', () => {
    decisiones.setState({ pausada: true });
    for (const id of [1, 2, 3]) agregarPendiente(pendiente(id));
    cambiarPendiente(2, { estado: 'enviando', resta: 0 });
    expect([1, 2, 3].map((id) => pendienteDe(id)?.estado)).toEqual(['retenida', 'enviando', 'retenida']);
    expect(pendienteDe(2)).toMatchObject({ resta: 0, plazo: 5 });
    quitarPendiente(2);
    expect(ids()).toEqual([1, 3]);
    cambiarPendiente(2, { estado: 'fallida' });
    expect(ids()).toEqual([1, 3]);
    expect(decisiones.getState().pausada).toBe(true);
  });

  test.each<[Pendiente['estado'], boolean]>([
    ['retenida', true],
    ['en espera', true],
    ['enviando', true],
    ['fallida', false],
    ['sin enviar', false],
  ])('%s: on its way by itself %j', (estado, yes) => expect(enCurso(pendiente(1, { estado }))).toBe(yes));

  test('each notice has its own lock', () => {
    expect(candadoDelAviso(12)).toBe('aviso:12');
  });
});
