import { describe, expect, test } from 'vitest';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { type Estado, estados } from '#contract/enumerations.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion, NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { alta } from '#features/novedades/alta/familia.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { baja } from '#features/novedades/baja/familia.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { transferencia } from '#features/novedades/transferencia/familia.ts';

/**
 * A line of spec E 4 with decisions 7, 8 and 9: the employer unpaid and paid, then the staff. Nobody else may do anything,
 * not even an insured person.
 */
interface Linea {
  readonly ids: string;
  readonly empresa: readonly Accion[];
  readonly pagado: readonly Accion[];
  readonly personal: readonly Accion[];
}
type Tabla = Readonly<Record<Estado, Linea>>;

const nada = { empresa: [], pagado: [], personal: [] };
const declarado = { ...nada, personal: ['aceptar', 'observar'] } as const;
const aceptado = { empresa: ['imprimir'], pagado: ['imprimir'], personal: ['imprimir'] } as const;
const registrado = { ...nada, empresa: ['declarar', 'editar', 'eliminar'], pagado: ['declarar', 'editar'] } as const;
const observado = { ...nada, empresa: ['editar', 'eliminar'], pagado: ['editar'] } as const;
const pagado = { ...nada, empresa: ['declarar'], pagado: ['declarar'] } as const;

const deAlta: Tabla = {
  registrado: { ids: '[E-4-10, E-4-25, E-4-30, E-2.2-03, E-2.2-02]', ...registrado },
  observado: { ids: '[E-4-10, E-4-25, E-4-32, E-2.2-03, E-2.2-02]', ...observado },
  declarado: { ids: '[E-1-03, E-4-10, E-4-21, E-4-34, E-2.2-02]', ...declarado },
  pagado: { ids: '[E-4-10, E-4-25, E-4-36, E-2.2-03, E-2.2-02]', ...pagado },
  aceptado: { ids: '[E-4-10, E-4-38, E-2.2-02]', ...aceptado },
  anulado: { ids: '[E-4-10]', ...nada },
};
const deBaja: Tabla = {
  registrado: { ids: '[E-4-11, E-4-26, E-4-31, E-2.4-01]', ...registrado },
  observado: { ids: '[E-4-26, E-4-33]', ...observado },
  declarado: { ids: '[E-1-03, E-4-11, E-4-35]', ...declarado },
  pagado: { ids: '[E-4-11, E-4-26, E-4-37]', ...pagado },
  aceptado: { ids: '[E-4-11, E-4-39, E-2.4-01]', ...aceptado },
  anulado: { ids: '[E-4-11]', ...nada },
};
/** Its own column, without payment. The flag, which nobody sets, only forbids deleting. */
const deTransferencia: Tabla = {
  registrado: { ids: '[E-4-12, E-4-40, E-2.6-01]', ...registrado },
  observado: { ids: '[E-4-41]', ...observado },
  declarado: { ids: '[E-1-03, E-4-12, E-4-42]', ...declarado },
  pagado: { ids: '[E-4-12]', ...nada },
  aceptado: { ids: '[E-4-12, E-4-43, E-2.6-01]', ...aceptado },
  anulado: { ids: '[E-4-12]', ...nada },
};

const avisos: readonly (readonly [NovedadDefinition, FamiliaDeAvisos, Tabla])[] = [
  ...avisosDeAlta.map((one) => [one, alta, deAlta] as const),
  ...avisosDeBaja.map((one) => [one, baja, deBaja] as const),
  [avisoDeTransferencia, transferencia, deTransferencia],
];
const allowed = (familia: Pick<FamiliaDeAvisos, 'actions'>, estado: Estado | null, rol: Rol, paid: boolean) =>
  [...accionesPermitidas(familia, { estado, pagado: paid, rol })].sort();

test('the seven employer notices are here, in every state', () => {
  expect(avisos).toHaveLength(7);
  for (const [, , tabla] of avisos) expect(Object.keys(tabla).sort()).toEqual([...estados].sort());
});

describe.each(avisos)('what may be done with $key', (definition, familia, tabla) => {
  for (const estado of estados)
    test(`${tabla[estado].ids} [E-6-04] [F-6-06] [decision 7] [decision 9] ${estado}: by role, unpaid and paid`, () => {
      const { empresa, pagado: paid, personal } = tabla[estado];
      expect(allowed(familia, estado, 'empresa', false)).toEqual(empresa);
      expect(allowed(familia, estado, 'empresa', true)).toEqual(paid);
      for (const flag of [false, true]) {
        expect(allowed(familia, estado, 'personal', flag)).toEqual(personal);
        for (const rol of ['asegurado', 'otro'] as const) expect(allowed(familia, estado, rol, flag)).toEqual([]);
      }
    });

  test('[E-6-04, F-6-06, E-4-01] not saved yet it has no state and offers nothing but its form', () => {
    for (const rol of ['empresa', 'personal', 'otro'] as const)
      for (const flag of [false, true]) expect(allowed(familia, null, rol, flag)).toEqual([]);
  });

  test('[E-6-04, F-6-06, decision 8, E-4-10, E-4-32] Observado has one way out: edit, save, declare', () => {
    for (const flag of [false, true]) expect(allowed(familia, 'observado', 'empresa', flag)).not.toContain('declarar');
  });

  test('[E-4-23, E-4-24, E-4-22, decision 21] after deleting: the list, a new form, or the form that stays', () => {
    const { edit } = familia.routes;
    expect(definition.alEliminar).toBe(
      edit === 'aviso-alta-editar' ? 'lista' : edit === 'aviso-baja-editar' ? 'nuevo' : 'quedarse',
    );
  });
});

test('[E-6-04, F-6-06, decision 9, E-2.2-03, E-4-25, E-4-36] the state Pagado alone hides delete even when a definition lists it', () => {
  const careless = { actions: { ...alta.actions, pagado: ['declarar', 'eliminar'] as const } };
  expect(allowed(careless, 'pagado', 'empresa', false)).toEqual(['declarar']);
});
