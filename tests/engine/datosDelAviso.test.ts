import { describe, expect, test } from 'vitest';
import { canal, type Estado } from '#contract/enumerations.ts';
import { enUnaFila, fechaDeDeclaracion, numeroDeAviso, pagado, pagadoAlDeclarar } from '#engine/family/datos.ts';
import { datosPersona, documentoCorto } from '#engine/family/datosPersona.ts';
import { buildNovedadForm, buildPersona } from '#support/builders.ts';

const aviso = (novedad: NonNullable<Parameters<typeof buildNovedadForm>[0]>['novedad'] = {}) =>
  buildNovedadForm({ novedad });

describe('the person of a notice', () => {
  test.each([
    [1, '4821377', '', 'CI 4821377'],
    [1, '4821377', '1A', 'CI 4821377-1A'],
    [2, 'E-10', '', 'Doc. E-10'],
    [1, '', '1A', 'CI 1A'],
    [1, '', '', ''],
    [2, '', '', ''],
  ])(
    '[E-2.2-07] a document of type %i, %j and %j, reads %j',
    (IdTipoDocumento, NumeroDocumento, ComplementoDocumento, text) => {
      const persona = buildPersona({ IdTipoDocumento, NumeroDocumento, ComplementoDocumento });
      expect(documentoCorto(persona)).toBe(text);
    },
  );

  test('[E-2.2-07, E-2.4-03, E-2.6-05, R-2.4-11, R-2.5-05] is told in eight facts, in this order', () => {
    const form = buildNovedadForm({
      persona: { ComplementoDocumento: '1A' },
      paciente: { MatriculaTitular: '900412QMR', MatriculaBeneficiario: '150301QRS', HistoriaClinica: '77' },
    });
    expect(datosPersona(form).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Apellido paterno: QUISPE',
      'Apellido materno: MAMANI',
      'Nombres: ROSA ELENA',
      'Número de documento: 4821377-1A',
      'Fecha de nacimiento: 12/04/1990',
      'Edad: 36 años',
      'Matrícula: 900412QMR',
      'Historia clínica: 77',
    ]);
  });
});

describe('the facts of a notice', () => {
  test('[E-2.2-09, E-2.4-04, E-2.6-06, R-2.3-16, R-2.5-07] its number can be copied; before it has one it says why', () => {
    const label = 'Nº de aviso';
    const numero = (NumeroDocumento: string, IdPersonaNovedad: number) =>
      numeroDeAviso(aviso({ NumeroDocumento, IdPersonaNovedad }));
    expect(numero('1207', 7)).toEqual({ label, value: '1207', copy: '1207' });
    for (const none of ['', '0']) {
      expect(numero(none, 7)).toEqual({ label, value: '—' });
      expect(numero(none, 0)).toEqual({ label, value: 'Se asigna al grabar' });
    }
  });

  test.each<[Estado | null, boolean, string, boolean]>([
    [null, false, 'No', false],
    ['registrado', false, 'No', false],
    ['registrado', true, 'Sí', true],
    ['observado', false, 'No', false],
    ['pagado', false, 'Sí', true],
    ['declarado', false, 'No', true],
    ['declarado', true, 'Sí', true],
    ['aceptado', false, 'No', true],
    ['anulado', false, 'No', false],
  ])(
    '[E-2.2-09, E-2.2-14, E-2.4-07, decision 70] in state %s with the payment flag %s: paid “%s”, told with the declaration %s',
    (estado, Pagado, value, told) => {
      const fact = { label: 'Pagado', value };
      expect(pagado(aviso({ Pagado }), estado)).toEqual(fact);
      expect(pagadoAlDeclarar(aviso({ Pagado }), estado)).toEqual(told ? [fact] : []);
    },
  );

  test.each<[Estado | null, number, boolean]>([
    ['declarado', canal.virtual, true],
    ['aceptado', canal.virtual, true],
    ['declarado', canal.presencial, false],
    ['aceptado', canal.presencial, false],
    // A channel that the portal does not know is not the virtual one.
    ['declarado', 3, false],
    ['aceptado', 0, false],
    ['registrado', canal.virtual, false],
    ['observado', canal.virtual, false],
    ['pagado', canal.virtual, false],
    [null, canal.virtual, false],
  ])(
    '[E-2.2-13, E-2.4-07, E-2.6-06, R-2.4-14, decision 69, E-9-08] in state %s of channel %i: its declaration date is told %s',
    (estado, IdCanal, told) => {
      const form = aviso({ IdCanal, FechaDeclaracion: '2026-11-19T10:00:00' });
      expect(fechaDeDeclaracion(form, estado)).toEqual(
        told ? [{ label: 'Fecha de declaración', value: '19/11/2026' }] : [],
      );
    },
  );

  test.each([
    [1, 6],
    [2, 6],
    [3, 4],
    [4, 3],
  ])('%i facts fill one row, each with %i columns', (n, span) => {
    const facts = Array.from({ length: n }, (_, at) => ({ label: `Dato ${at}`, value: 'x' }));
    expect(enUnaFila(facts)).toEqual(facts.map((fact) => ({ ...fact, span })));
  });
});
