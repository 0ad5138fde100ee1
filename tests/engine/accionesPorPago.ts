import { expect, test } from 'vitest';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { type Estado, estados } from '#contract/enumerations.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';

/** State, the requirements it proves, and the actions of the employer unpaid, the employer paid, and the staff. */
export type LineaDeAcciones = readonly [Estado, string, readonly Accion[], readonly Accion[], readonly Accion[]];

/** The actions of a role on a notice of a family, in alphabetical order. */
export const permitidas = (familia: FamiliaDeAvisos, estado: Estado | null, pagado: boolean, rol: Rol): Accion[] =>
  [...accionesPermitidas(familia, { estado, pagado, rol })].sort();

/** What those who register a notice of a company may do besides the company: never declare it (decision 7). */
const registran: readonly Accion[] = ['editar', 'eliminar', 'imprimir'];

/** Tests a whole table of actions. Insured persons and the staff register too; the staff also reviews (spec R 1). */
export function probarAcciones(familia: FamiliaDeAvisos, tabla: readonly LineaDeAcciones[]): void {
  test('the table covers every state', () => {
    expect(tabla.map(([estado]) => estado).sort()).toEqual([...estados].sort());
  });

  for (const [estado, ids, unpaid, paid, staff] of tabla)
    test(`${ids} [F-6-06] ${estado}: by role and payment`, () => {
      const may = (pagado: boolean, rol: Rol) => permitidas(familia, estado, pagado, rol);
      expect(may(false, 'empresa')).toEqual(unpaid);
      expect(may(true, 'empresa')).toEqual(paid);
      for (const [pagado, own] of [
        [false, unpaid],
        [true, paid],
      ] as const) {
        const registered = own.filter((action) => registran.includes(action));
        expect(may(pagado, 'asegurado')).toEqual(registered);
        expect(may(pagado, 'personal')).toEqual([...new Set([...staff, ...registered])].sort());
        expect(may(pagado, 'otro')).toEqual([]);
      }
    });
}
