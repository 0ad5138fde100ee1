import { expect, test } from 'vitest';
import {
  canal,
  estadoAlta,
  estadoBaja,
  nombreRegional,
  parentesco,
  requisitoFotografia,
  rolAfiliacion,
  sexo,
  tabla,
  tipoAsegurado,
  tipoPasivo,
  tipoSeguimiento,
} from '#contract/enumerations.ts';
import { multiplicidad } from '#contract/enumerationsAfiliacion.ts';

/**
 * The numbers the specification writes (F 3.10, 3.11, E 3, 9), each in full: portal and sandbox share them, so a wrong one
 * would pass in every other test.
 */
test.each([
  ['[F-3.11-05] sexes', sexo, { masculino: 1, femenino: 2, desconocido: 3, indeterminado: 4 }],
  ['[F-3.11-07] insured types', tipoAsegurado, { activo: 1, pasivo: 2, seguroVoluntario: 3, particular: 4 }],
  ['[F-3.11-08] roles', rolAfiliacion, { noAplica: 0, titular: 1, beneficiario: 2, particular: 4 }],
  [
    '[F-3.11-09] kinships',
    parentesco,
    {
      ...{ particular: 1, esposo: 2, hijo: 3, padre: 4, madre: 5, hermano: 6, titular: 7, pasante: 8, conviviente: 9 },
      ...{ hijastro: 10, nieto: 11, voluntariado: 12 },
    },
  ],
  ['[F-3.11-10] kinds of retiree', tipoPasivo, { vejez: 1, invalidez: 2, derechoHabiente: 3 }],
  [
    '[F-3.11-11] kinds of birth',
    multiplicidad,
    {
      ...{ desconocido: 0, unico: 1, gemelo: 2, mellizo: 3, trillizo: 4, cuatrillizo: 5, quintillizo: 6 },
      ...{ sextillizo: 7, septillizo: 8, octillizo: 9 },
    },
  ],
  ['[F-3.11-12, E-1-07] channels', canal, { virtual: 1, presencial: 2 }],
  [
    '[E-3-17] states of a registration',
    estadoAlta,
    { registrado: 1, declarado: 2, aceptado: 3, observado: 4, anulado: 24, pagado: 80 },
  ],
  [
    '[E-3-18] states of a termination',
    estadoBaja,
    { registrado: 14, declarado: 15, observado: 16, aceptado: 17, anulado: 25, pagado: 81 },
  ],
  [
    '[F-3.10-03, E-3-12] tables of a tracking',
    tabla,
    { novedad: 'seguros_personas_novedad', ordenPago: 'seguros_orden_pago_cabecera' },
  ],
])('%s', (_, numbers, specified) => {
  expect(numbers).toEqual(specified);
});

test('[F-3.10-04, E-3-12] 1 marks the entries of a state', () => {
  expect(tipoSeguimiento.MENSAJE).toBe(1);
});

test('[E-3-11, R-9-05] 2 is the photograph', () => {
  expect(requisitoFotografia).toBe(2);
});

test('[F-3.11-03, F-3.11-04, E-9-01] the regionals by their ids; 10 and 11 are none', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(nombreRegional)).toEqual([
    ...['La Paz', 'Cochabamba', 'Santa Cruz', 'Oruro', 'Potosí', 'Chuquisaca', 'Tarija', 'Beni', 'Pando'],
    ...['Ninguno.', 'Ninguno.'],
  ]);
});
