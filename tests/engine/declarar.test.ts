import { describe, expect, test } from 'vitest';
import { preguntaDelResumen } from '#engine/declare/preguntas.ts';
import type { ModoDelResumen } from '#engine/declare/useResumen.ts';
import { familias } from '#engine/family/familias.ts';
import '#app/familias.ts';

const M160 = 'Una vez declarada la novedad no podrá modificar la misma.';
const formas = (await Promise.all(familias().map(({ formularios }) => formularios()))).flatMap(
  ({ formularios }) => formularios,
);

describe('[H13] the question of each notice', () => {
  test.each(formas.map((definition) => [definition.key, definition] as const))(
    '[E-4-15, E-4-16, E-4-17, R-4.1-07, R-4.2-04, R-4.3-09, E-5.6-08, E-5.6-09, R-5.2-16, R-5.3-12, R-5.4-07, decision 50] %s warns first, and asks last',
    (_key, definition) => {
      const { frases } = preguntaDelResumen(definition, 'ROSA APAZA', 'grabarYDeclarar');
      expect(frases[0]).toMatch(new RegExp(`^${M160}`));
      expect(frases.at(-1)).toBe(definition.messages.confirmSave('ROSA APAZA'));
      expect(frases.at(-1)).toMatch(/\?$/);
      const sola = preguntaDelResumen(definition, 'ROSA APAZA', 'declarar');
      expect(sola.frases.join(' ')).toMatch(new RegExp(`^${M160}`));
      expect(sola.frases.join(' ')).not.toContain(definition.messages.confirmSave('ROSA APAZA'));
    },
  );

  test('[decision 50] names what follows: of a saved notice the declaration and its entry, else the save and the payment too', () => {
    for (const definition of formas) {
      const de = (modo: ModoDelResumen) => preguntaDelResumen(definition, 'ROSA APAZA', modo).pasos;
      expect(de('declarar'), definition.key).toEqual(['declarar', 'seguimiento']);
      expect(de('grabarYDeclarar'), definition.key).toEqual(['grabar', 'pago', 'declarar', 'seguimiento']);
    }
  });

  test('there are all of them', () => {
    expect(formas.length).toBeGreaterThan(6);
  });
});
