import { describe, expect, test } from 'vitest';
import { type Estado, estados } from '#contract/enumerations.ts';
import { allowedActions } from '#engine/allowedActions.ts';
import type { Accion, Rol } from '#engine/definition.ts';
import { accionesDeAlta } from '#features/novedades/altaActions.ts';

const definition = { actions: accionesDeAlta };
const allowed = (estado: Estado | null, rol: Rol, pagado: boolean) =>
  [...allowedActions(definition, { estado, pagado, rol })].sort();

/** Spec E 4 with decisions 7, 8 and 9: state, then unpaid and paid for the employer, then for the staff. */
const table: readonly [Estado, readonly Accion[], readonly Accion[], readonly Accion[]][] = [
  ['registrado', ['declarar', 'editar', 'eliminar'], ['declarar', 'editar'], []],
  ['observado', ['editar', 'eliminar'], ['editar'], []],
  ['declarado', [], [], ['aceptar', 'observar']],
  ['pagado', ['declarar'], ['declarar'], []],
  ['aceptado', ['imprimir'], ['imprimir'], ['imprimir']],
  ['anulado', [], [], []],
];

const titles: Readonly<Record<Estado, string>> = {
  registrado: '[E-4-10, E-4-30]',
  observado: '[E-4-32]',
  declarado: '[E-4-21, E-4-34]',
  pagado: '[E-4-36]',
  aceptado: '[E-4-38]',
  anulado: '',
};

describe('what may be done with a registration notice', () => {
  test('the table covers every state', () => {
    expect(table.map(([estado]) => estado).sort()).toEqual([...estados].sort());
  });

  for (const [estado, unpaid, paid, staff] of table) {
    test(`${titles[estado]} ${estado}: by role`, () => {
      expect(allowed(estado, 'empresa', false)).toEqual(unpaid);
      expect(allowed(estado, 'personal', false)).toEqual(staff);
      expect(allowed(estado, 'otro', false)).toEqual([]);
    });
    test(`[E-4-25, E-2.2-03] ${estado}: once paid nobody deletes it`, () => {
      expect(allowed(estado, 'empresa', true)).toEqual(paid);
      expect(allowed(estado, 'personal', true)).toEqual(staff);
    });
  }

  test('[E-4-01] a notice not saved yet has no state and offers nothing but its form', () => {
    for (const rol of ['empresa', 'personal', 'otro'] as const) expect(allowed(null, rol, false)).toEqual([]);
  });

  test('[decision 9] the state Pagado alone hides delete even when a definition lists it', () => {
    const careless = { actions: { ...accionesDeAlta, pagado: ['declarar', 'eliminar'] as const } };
    expect([...allowedActions(careless, { estado: 'pagado', pagado: false, rol: 'empresa' })]).toEqual(['declarar']);
  });
});
