import { describe, expect, test } from 'vitest';
import type { Estado } from '#contract/enumerations.ts';
import { lugaresDe } from '#engine/observe/etiquetas.ts';
import { escribirMotivos } from '#engine/observe/motivos.ts';
import { observadoDe } from '#engine/observe/observado.ts';
import { avisoDeAlta, requisitosDelFondo, todosLosAvisos } from '#support/avisos.ts';
import { buildNovedadForm } from '#support/builders.ts';

const entrada = (asunto: string, texto = '', campos: readonly string[] = []) => ({
  asunto,
  texto,
  fecha: '2026-11-19T10:00:00-04:00',
  cambios: campos.map((campo) => ({ campo, valorAnterior: 'a', valorNuevo: 'b' })),
});
const declarado = entrada('Registro declarado', 'Registrado -> Declarado');
const editado = (...campos: string[]) => entrada('Registro actualizado', 'Observado -> Registrado', campos);

describe('what a notice was observed for', () => {
  test.each(todosLosAvisos.map((one) => [one.key, one] as const))(
    '[D19, D20] of %s: each label of its form leads to its field, file or fact, and the tracking ticks it',
    (_key, definition) => {
      const requisitos = requisitosDelFondo(definition.idTipoPadre);
      const form = buildNovedadForm();
      const lugares = lugaresDe(definition, requisitos, form);
      const half = lugares.filter((_one, at) => at % 2 === 0).map(({ etiqueta }) => etiqueta);
      const texto = escribirMotivos(lugares.map(({ etiqueta }) => ({ etiqueta, texto: 'está mal' })));
      const loaded = { form, estado: 'registrado' as const };
      const found = observadoDe({ definition, loaded, requisitos }, [editado(...half), entrada('Observado', texto)]);
      expect(found?.puntos.map(({ lugar }) => lugar)).toEqual(lugares);
      expect(found?.puntos.filter(({ cambio }) => cambio).map(({ etiqueta }) => etiqueta)).toEqual(half);
    },
  );

  /** The newest entry comes first. */
  const historias: readonly (readonly [string, Estado, ReturnType<typeof entrada>[], string | null])[] = [
    ['never observed', 'registrado', [declarado], null],
    ['saved since', 'registrado', [editado('Cargo'), entrada('Observado', 'uno')], 'uno'],
    ['paid since', 'pagado', [editado('Cargo'), entrada('Observado', 'uno')], 'uno'],
    ['declared and back for another reason', 'registrado', [declarado, entrada('Observado', 'uno')], null],
    ['observed twice', 'registrado', [entrada('Observado', 'dos'), declarado, entrada('Observado', 'uno')], 'dos'],
    ['declared again', 'declarado', [declarado, editado('Cargo'), entrada('Observado', 'uno')], 'uno'],
    ['accepted', 'aceptado', [entrada('Aceptado'), declarado, entrada('Observado', 'uno')], null],
    [
      'observed, as the portal writes a state',
      'registrado',
      [entrada('Cambio de estado', 'Declarado -> Observado')],
      'Declarado -> Observado',
    ],
  ];
  test.each(historias)('[D4, D20] %s (%s)', (_what, estado, entradas, texto) => {
    const { definition, loaded, adjuntos } = avisoDeAlta({}, estado);
    expect(observadoDe({ definition, loaded, ...adjuntos }, entradas)?.texto ?? null).toBe(texto);
  });

  test('[D20] an observed notice has its own text, even before its tracking is read', () => {
    const { definition, loaded, adjuntos } = avisoDeAlta({ novedad: { ObservacionCaja: 'Cargo: mal.' } }, 'observado');
    expect(observadoDe({ definition, loaded, ...adjuntos }, [])).toMatchObject({
      texto: 'Cargo: mal.',
      puntos: [{ etiqueta: 'Cargo', cambio: false }],
    });
  });

  test('[D20] what is said in general stands beside the points; alone it is no point', () => {
    const puntosDe = (ObservacionCaja: string) => {
      const { definition, loaded, adjuntos } = avisoDeAlta({ novedad: { ObservacionCaja } }, 'observado');
      return observadoDe({ definition, loaded, ...adjuntos }, [])?.puntos.map(({ texto }) => texto);
    };
    expect(puntosDe('Faltan papeles.\nCargo: mal.')).toEqual(['Faltan papeles', 'mal']);
    expect(puntosDe('Faltan papeles.')).toEqual([]);
  });

  test.each(['registrado', 'pagado', 'declarado'] as const)(
    '[D20] of a notice that is %s now, the tracking counts, not the text it still carries',
    (estado) => {
      const { definition, loaded, adjuntos } = avisoDeAlta({ novedad: { ObservacionCaja: 'Cargo: mal.' } }, estado);
      const de = (...entradas: ReturnType<typeof entrada>[]) =>
        observadoDe({ definition, loaded, ...adjuntos }, entradas)?.texto ?? null;
      expect(de()).toBeNull();
      expect(de(editado('Zona'), entrada('Observado', 'Zona: mal.'))).toBe('Zona: mal.');
    },
  );

  test('[F-3.10-05] [D20] several saves are one change: from the first old value to the last new one', () => {
    const { definition, loaded, adjuntos } = avisoDeAlta({}, 'registrado');
    const saves = [
      { ...editado(), cambios: [{ campo: 'Cargo', valorAnterior: 'b', valorNuevo: 'c' }] },
      { ...editado(), cambios: [{ campo: 'Cargo', valorAnterior: 'a', valorNuevo: 'b' }] },
    ];
    const found = observadoDe({ definition, loaded, ...adjuntos }, [...saves, entrada('Observado', 'Cargo: mal.')]);
    expect(found?.cambios).toEqual([{ campo: 'Cargo', valorAnterior: 'a', valorNuevo: 'c' }]);
  });
});
