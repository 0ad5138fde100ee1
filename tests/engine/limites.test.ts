import { describe, expect, test } from 'vitest';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { observacionSchema } from '#engine/values/observacion.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { formularios as avisosDeAltaPasivo } from '#features/pasivo/alta/definition.ts';
import { avisoDeBajaPasivo } from '#features/pasivo/baja/definition.ts';
import { avisoDeTransferenciaPasivo } from '#features/pasivo/transferencia/definition.ts';

type Limites = Readonly<Record<string, number>>;

const iguales: Limites = { Zona: 100, CorreoElectronico: 100, Telefono: 50, Celular: 50, Observacion: 500 };
/** On a form where the person can be corrected. */
const editable: Limites = { ...iguales, Direccion: 100, Ocupacion: 150, Cargo: 100 };
/** On a form where the person is read-only. */
const mostrada: Limites = { ...iguales, Direccion: 150, Ocupacion: 50 };

const formularios: readonly (readonly [NovedadDefinition, Limites])[] = [
  ...avisosDeAlta.map((one) => [one, editable] as const),
  ...avisosDeAltaPasivo.map((one) => [one, editable] as const),
  ...avisosDeBaja.map((one) => [one, mostrada] as const),
  [avisoDeTransferencia, mostrada],
  [avisoDeBajaPasivo, mostrada],
  [avisoDeTransferenciaPasivo, mostrada],
];

/** A value for a field with the given length. */
const largo = (name: string, length: number) =>
  name === 'CorreoElectronico' ? `${'x'.repeat(length - 11)}@ejemplo.bo` : 'x'.repeat(length);

describe('text limits, form by form', () => {
  test('every notice form is here', () => {
    expect(formularios).toHaveLength(13);
  });

  test.each(formularios.map(([definition, limites]) => [definition.key, definition, limites] as const))(
    '[E-3-03] [R-5.3-09] [R-9-03] [E-9-04] [E-3-02] [E-3-06] [E-5.2-09] [R-5.2-02] [R-5.2-05] %s',
    (_, definition, limites) => {
      const fields = todosLosCampos(definition);
      const found = Object.keys(limites).map((name) => {
        const field = fields.find((one) => one.path.split('.')[1] === name);
        if (!field) throw new Error(`${definition.key} has no ${name}`);
        const most = limites[name] ?? 0;
        return [name, field.rule.check(largo(name, most)), field.rule.check(largo(name, most + 1))];
      });
      expect(found).toEqual(
        Object.entries(limites).map(([name, most]) => [name, null, expect.stringContaining(String(most))]),
      );
      expect(fields.filter(({ kind }) => kind === 'textarea').map(({ limit }) => limit)).toEqual([500]);
    },
  );

  const coordenadas: readonly (readonly [NovedadDefinition, number])[] = [
    ...avisosDeAltaPasivo.map((one) => [one, 1] as const),
    [avisoDeBajaPasivo, 2],
    [avisoDeTransferenciaPasivo, 2],
  ];
  test.each(coordenadas.map(([definition, least]) => [definition.key, least, definition] as const))(
    '[R-5.2-03, R-5.3-03, R-5.4-03, R-9-04] a coordinate on %s has at least %i characters',
    (_, least, definition) => {
      for (const name of ['LatitudDireccion', 'LongitudDireccion']) {
        const rule = todosLosCampos(definition).find((one) => one.path === `BasePersonas.${name}`)?.rule;
        expect(rule?.check('-9'.slice(-least))).toBeNull();
        expect(rule?.check('9'.repeat(least - 1))).not.toBeNull();
      }
    },
  );

  test('[R-5.3-08, R-9-03] what the staff observes, deregistrations included, has 200 characters', () => {
    const judged = (length: number) =>
      observacionSchema
        .safeParse({ observacion: largo('Observacion', length) })
        .error?.issues.map((one) => one.message);
    expect(judged(200)).toBeUndefined();
    expect(judged(201)).toEqual([expect.stringContaining('200')]);
  });
});
