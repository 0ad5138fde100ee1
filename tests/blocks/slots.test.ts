import { expect, test } from 'vitest';
import { armarSlots, type Cambio, estadoDeSlots } from '#blocks/adjuntos/slots.ts';
import { buildRecurso, buildSlot } from './slots.ts';

const requisito = (IdRequisito: number, Requerido = true) => buildSlot({ IdRequisito, Requerido }).requisito;
const subida = (estado: 'subiendo' | 'fallida') => ({ estado, archivo: new File([], 'a.pdf'), avance: 0, detalle: '' });
const archivo = (IdRequisito: number) => buildRecurso({ IdRecurso: IdRequisito * 10, IdRequisito });

test('[E-5.6-06] each required place without a file is missing, whatever the others have; one that is not required never is', () => {
  const requisitos = [requisito(3), requisito(7), requisito(8, false), requisito(10)];
  const faltan = (...conArchivo: readonly number[]) => {
    const guardados = conArchivo.map(archivo);
    const { faltantes } = estadoDeSlots(armarSlots({ requisitos, guardados, pendientes: [], cambios: {} }));
    return faltantes.map(({ IdRequisito }) => IdRequisito);
  };
  expect(faltan()).toEqual([3, 7, 10]);
  expect(faltan(3)).toEqual([7, 10]);
  expect(faltan(3, 7)).toEqual([10]);
  expect(faltan(7, 8, 10)).toEqual([3]);
  expect(faltan(3, 7, 10)).toEqual([]);
});

test.each([
  ['nothing', [], [], {}, true],
  ['a saved file', [10], [], {}, false],
  ['one that waits', [], [10], {}, false],
  ['one on its way', [], [], { subida: subida('subiendo') }, false],
  ['one that did not arrive', [], [], { subida: subida('fallida') }, true],
  ['one that was refused', [], [], { error: 'El archivo está vacío.' }, true],
  ['a saved file that the next save deletes', [10], [], { quitado: 100 }, true],
  ['another one in place of it', [10], [10], { quitado: 100 }, false],
] as const)(
  '[E-5.6-05, E-5.6-06] a required place that has %s, the photograph’s or another',
  (_, guardados, pendientes, cambio: Cambio, falta) => {
    const estado = (IdRequisito: number) => {
      const suyos = (ids: readonly number[]) => ids.map(() => buildRecurso({ IdRecurso: 100, IdRequisito }));
      const files = { guardados: suyos(guardados), pendientes: suyos(pendientes) };
      return estadoDeSlots(
        armarSlots({ requisitos: [requisito(IdRequisito)], ...files, cambios: { [IdRequisito]: cambio } }),
      );
    };
    expect(estado(10).faltantes).toHaveLength(falta ? 1 : 0);
    expect(estado(10).faltaFotografia).toBe(false);
    expect(estado(2).faltaFotografia).toBe(falta);
    expect(estado(2).faltantes).toEqual([]);
  },
);

test('[E-5.6-05] the photograph is missing even if it is not marked as required', () => {
  const requisitos = [requisito(2, false)];
  const { faltaFotografia } = estadoDeSlots(armarSlots({ requisitos, guardados: [], pendientes: [], cambios: {} }));
  expect(faltaFotografia).toBe(true);
});
