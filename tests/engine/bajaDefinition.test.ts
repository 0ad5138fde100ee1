import { describe, expect, test } from 'vitest';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { type Estado, estados } from '#contract/enumerations.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import type { FieldPath } from '#engine/definition/fields.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { camposDe, huecosDe, todosLosCampos, validar } from '#engine/values/validar.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { baja } from '#features/novedades/baja/familia.ts';
import { corresponde } from '#features/novedades/baja/selection.ts';
import { bajaCotizante, bajaPasante, bajaVoluntario } from '#features/novedades/baja/variants.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';

const byKey = (key: string): NovedadDefinition => {
  const found = avisosDeBaja.find((definition) => definition.key === key);
  if (!found) throw new Error(key);
  return found;
};
const worker = byKey('baja-cotizante');
const intern = byKey('baja-pasante');
const volunteer = byKey('baja-voluntario');

const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';
const HABER: FieldPath = 'SegurosPersonasNovedad.HaberMensual';

const complete = buildNovedadForm({
  paciente: { FechaIngreso: '2020-03-01' },
  novedad: { FechaNovedad: '2026-11-17', HaberMensual: 4850, IdUbicacion: 101, IdTipoNovedad: 33 },
});
const context: ReglaContexto = { periodo: { start: '2026-11-01', end: '2026-11-30' }, today: TODAY, form: complete };
const entered = (FechaIngreso: string): Partial<ReglaContexto> => ({
  form: { ...complete, SegurosPacientes: { ...complete.SegurosPacientes, FechaIngreso } },
});

const valuesWith = (definition: NovedadDefinition, changes: Cambios) => typed(definition, complete, changes);
const problems = (definition: NovedadDefinition, changes: Cambios, other: Partial<ReglaContexto> = {}) =>
  validar(definition, valuesWith(definition, changes), { ...context, ...other }).map((error) => error.text);

/** Spec E 4 with decisions 7, 8 and 9: state, then unpaid and paid for the employer, then for the staff. */
const table: readonly [Estado, string, readonly Accion[], readonly Accion[], readonly Accion[]][] = [
  ['registrado', '[E-4-31, E-4-11, E-2.4-01]', ['declarar', 'editar', 'eliminar'], ['declarar', 'editar'], []],
  ['observado', '[E-4-33]', ['editar', 'eliminar'], ['editar'], []],
  ['declarado', '[E-4-35, E-4-11, E-1-03]', [], [], ['aceptar', 'observar']],
  ['pagado', '[E-4-37, E-4-11]', ['declarar'], ['declarar'], []],
  ['aceptado', '[E-4-39, E-4-11, E-2.4-01]', ['imprimir'], ['imprimir'], ['imprimir']],
  ['anulado', '[E-4-11]', [], [], []],
];

describe('what may be done with a termination notice', () => {
  const allowed = (estado: Estado, rol: Rol, pagado: boolean) =>
    [...accionesPermitidas(baja, { estado, pagado, rol })].sort();

  test('[E-1-05] the table covers every state, and the three kinds share it', () => {
    expect(table.map(([estado]) => estado).sort()).toEqual([...estados].sort());
    expect(baja.tipos.map(({ id }) => id)).toEqual([worker, intern, volunteer].map((one) => one.idTipoPadre));
  });

  for (const [estado, ids, unpaid, paid, staff] of table)
    test(`${ids} ${estado}: by role; [E-4-26] once paid nobody deletes it`, () => {
      expect(allowed(estado, 'empresa', false)).toEqual(unpaid);
      expect(allowed(estado, 'empresa', true)).toEqual(paid);
      for (const pagado of [true, false]) {
        expect(allowed(estado, 'personal', pagado)).toEqual(staff);
        expect(allowed(estado, 'otro', pagado)).toEqual([]);
      }
    });
});

describe('what a termination notice asks for', () => {
  test('a complete one has nothing wrong, in each kind', () => {
    for (const definition of [worker, intern, volunteer]) expect(problems(definition, {})).toEqual([]);
  });

  test.each([
    ['[E-5.4-01]', 'Tipo baja, no tiene información.', worker, 'SegurosPersonasNovedad.IdTipoNovedad', null],
    ['[E-5.4-01]', 'Tipo baja, no tiene información.', intern, 'SegurosPersonasNovedad.IdTipoNovedad', null],
    ['[E-5.4-01]', 'Tipo baja, no tiene información.', volunteer, 'SegurosPersonasNovedad.IdTipoNovedad', null],
    ['[E-5.4-02]', 'Fecha baja, no tiene información.', worker, FECHA, ''],
    ['[E-5.4-02, E-2.4-06]', 'Fecha fin de contrato, no tiene información.', intern, FECHA, ''],
    ['[E-5.4-02, E-2.4-06]', 'Fecha fin de contrato, no tiene información.', volunteer, FECHA, ''],
    ['[E-5.4-03]', 'Ubicación empresa, no tiene información.', worker, 'SegurosPersonasNovedad.IdUbicacion', null],
    ['[E-5.4-03]', 'Ubicación empresa, no tiene información.', intern, 'SegurosPersonasNovedad.IdUbicacion', null],
    ['[E-5.4-03]', 'Ubicación empresa, no tiene información.', volunteer, 'SegurosPersonasNovedad.IdUbicacion', null],
    ['[E-5.4-04]', 'Haber mensual, no tiene información.', worker, HABER, null],
    ['[E-5.4-04]', 'Estipendio, no tiene información.', intern, HABER, null],
    ['[E-5.4-04]', 'Estipendio, no tiene información.', volunteer, HABER, null],
    ['[E-5.4-04]', 'Haber mensual: el máximo es 9,999,999.', worker, HABER, 10_000_000],
    ['[E-5.4-04]', 'Haber mensual: el máximo es 9,999,999.', worker, HABER, 9_999_999.01],
    ['[E-5.4-04]', 'Estipendio: el máximo es 9,999,999.', intern, HABER, 9_999_999.01],
    ['[E-5.4-04]', 'Estipendio: el máximo es 9,999,999.', volunteer, HABER, 9_999_999.01],
    ['[E-5.4-05]', 'Haber mensual tiene que ser mayor a 0.', worker, HABER, 0],
    ['[E-5.4-05]', 'Haber mensual tiene que ser mayor a 0.', worker, HABER, -1],
    ['[E-5.4-06]', 'Estipendio no puede ser menor a 0.', intern, HABER, -1],
    ['[E-5.4-06]', 'Estipendio no puede ser menor a 0.', volunteer, HABER, -1],
  ] as const)('%s %s', (_, text, definition, path, value) => {
    expect(problems(definition, { [path]: value })).toEqual([text]);
  });

  test('[E-5.4-04] the largest amount; [E-5.4-05] the smallest; [E-5.4-06] nothing, for interns and volunteers', () => {
    for (const definition of [worker, intern, volunteer])
      expect(problems(definition, { [HABER]: 9_999_999 })).toEqual([]);
    expect(problems(worker, { [HABER]: 0.01 })).toEqual([]);
    for (const definition of [intern, volunteer]) expect(problems(definition, { [HABER]: 0 })).toEqual([]);
  });

  test('[E-5.4-01, E-5.4-02, E-5.4-03, E-5.4-04] ids of 0, 1900-01-01 and no amount are nothing entered', () => {
    const novedad = { IdTipoNovedad: 0, IdUbicacion: 0, HaberMensual: null };
    for (const FechaNovedad of ['1900-01-01', '1900-01-01T00:00:00', '']) {
      const none = buildNovedadForm({ novedad: { ...novedad, FechaNovedad } });
      const lacks = (definition: NovedadDefinition) =>
        validar(definition, aFormulario(definition, none), context).map(({ text }) => text);
      const others = ['Tipo baja, no tiene información.', 'Ubicación empresa, no tiene información.'];
      expect(lacks(worker)).toEqual([
        ...['Fecha baja, no tiene información.', 'Haber mensual, no tiene información.', ...others],
      ]);
      for (const definition of [intern, volunteer])
        expect(lacks(definition)).toEqual([
          ...['Fecha fin de contrato, no tiene información.', 'Estipendio, no tiene información.', ...others],
        ]);
    }
  });

  test('[E-3-06, E-9-04] an observation over its limit', () => {
    for (const definition of [worker, intern, volunteer]) {
      expect(problems(definition, { 'SegurosPersonasNovedad.Observacion': 'x'.repeat(500) })).toEqual([]);
      expect(problems(definition, { 'SegurosPersonasNovedad.Observacion': 'x'.repeat(501) })).toHaveLength(1);
    }
  });

  test.each([
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-10-31', false],
    ['2026-12-01', false],
  ])('[E-5.4-08] [decision 14] on %s, within the period: %s', (date, ok) => {
    expect(problems(worker, { [FECHA]: date })).toEqual(
      ok
        ? []
        : [
            'La fecha de baja debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
          ],
    );
    const deContrato =
      'La fecha de fin de contrato debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    for (const definition of [intern, volunteer])
      expect(problems(definition, { [FECHA]: date })).toEqual(ok ? [] : [deContrato]);
  });

  test('[E-5.4-08] in the words of each kind, and refused while the period is not known', () => {
    for (const definition of [intern, volunteer])
      expect(problems(definition, { [FECHA]: '2026-10-31' })[0]).toMatch(
        /^La fecha de fin de contrato debe estar entre/,
      );
    // Alone it is told in a warning of its own.
    for (const definition of [worker, intern, volunteer])
      expect(validar(definition, valuesWith(definition, { [FECHA]: '2026-12-01' }), context)).toMatchObject([
        { path: FECHA, siEsUnico: true },
      ]);
    expect(problems(worker, {}, { periodo: null })).toEqual([
      'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.',
    ]);
  });

  test('[E-5.4-07] [E-9-06] [R-9-09] [decision 3] not before the start date, on the same day it may, and 1900 is no start date', () => {
    const late = entered('2026-11-18');
    expect(problems(worker, {}, late)).toEqual([
      'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.',
    ]);
    for (const definition of [intern, volunteer])
      expect(problems(definition, {}, late)).toEqual([
        'La fecha fin de contrato del asegurado(a) en la empresa no puede ser menor que la fecha inicio de contrato.',
      ]);
    for (const definition of [worker, intern, volunteer]) {
      // The services may add an hour to the day.
      for (const same of ['2026-11-17', '2026-11-17T00:00:00', '17/11/2026'])
        expect(problems(definition, {}, entered(same))).toEqual([]);
      expect(problems(definition, {}, entered('1900-01-01'))).toEqual([]);
    }
  });

  test('[E-5.4-07] [E-5.4-08] its picker offers the period, from the start date on where that is later', () => {
    for (const definition of [worker, intern, volunteer]) {
      const bounds = (other: Partial<ReglaContexto> = {}) =>
        definition.limitesFecha(FECHA, valuesWith(definition, {}), { ...context, ...other });
      expect(bounds()).toEqual({ min: '2026-11-01', max: '2026-11-30' });
      for (const later of ['2026-11-10', '2026-11-10T00:00:00'])
        expect(bounds(entered(later))).toEqual({ min: '2026-11-10', max: '2026-11-30' });
      expect(bounds({ periodo: null })).toBeNull();
    }
    expect(worker.limitesFecha('BasePersonas.FechaNacimiento', valuesWith(worker, {}), context)).toBeNull();
  });

  test('[E-5.4-07] [E-5.4-08] a date before the start says that alone, though it is outside the period too; on the start date only the period counts', () => {
    expect(problems(worker, { [FECHA]: '2026-10-30' }, entered('2026-10-31'))).toEqual([
      'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.',
    ]);
    expect(problems(worker, { [FECHA]: '2026-10-31' }, entered('2026-10-31'))).toEqual([
      expect.stringContaining('periodo de aporte actual'),
    ]);
  });
});

describe('the person of a termination notice', () => {
  const persona = (changes: Cambios) => huecosDe(worker, 'persona', valuesWith(worker, changes));

  test('[E-2.4-03] is only shown: nothing of her is changed or sent', () => {
    for (const definition of [worker, intern, volunteer])
      expect(camposDe(definition, 'persona').every((field) => field.readOnly)).toBe(true);
    const values = valuesWith(worker, { 'BasePersonas.Zona': 'OTRA', [HABER]: 5000 });
    const sent = aEnvio(worker, complete, values);
    expect(sent.BasePersonas).toEqual(complete.BasePersonas);
    expect(sent.SegurosPersonasNovedad.HaberMensual).toBe(5000);
  });

  test('[decision 11] what she lacks is told and blocks nothing; a telephone is not asked for', () => {
    const gaps = { 'BasePersonas.Zona': '', 'BasePersonas.IdProfesion': null, 'BasePersonas.Telefono': '' };
    expect(persona(gaps)).toEqual(['Zona, no tiene información.', 'Profesión, no tiene información.']);
    expect(problems(worker, gaps)).toEqual([]);
  });

  test('[E-5.2-04] a birth location is missed of nationals only', () => {
    const without = (IdNacionalidad: number) =>
      persona({ 'BasePersonas.IdUbicacionNacimiento': null, 'BasePersonas.IdNacionalidad': IdNacionalidad });
    expect(without(1)).toEqual(['Ubicación de nacimiento, no tiene información.']);
    expect(without(2)).toEqual([]);
  });

  test.each([
    ['[E-3-03]', 'BasePersonas.Direccion', 'x'.repeat(150), 'x'.repeat(151)],
    ['[E-3-03]', 'BasePersonas.Ocupacion', 'x'.repeat(50), 'x'.repeat(51)],
    ['[E-5.2-07]', 'BasePersonas.LatitudDireccion', '-16.509801', '-16.50980'],
    ['[E-5.2-07]', 'BasePersonas.LongitudDireccion', '-68.127401', '-68.12740'],
  ] as const)('%s %s has the limit of this screen, which blocks nothing', (_, path, within, off) => {
    for (const definition of [worker, intern, volunteer]) {
      const rule = todosLosCampos(definition).find((field) => field.path === path)?.rule;
      expect(rule?.check(within)).toBeNull();
      expect(rule?.check(off)).not.toBeNull();
    }
    expect(problems(worker, { [path]: off })).toEqual([]);
  });

  test('[E-5.2-07] latitude and longitude are missed', () => {
    expect(persona({ 'BasePersonas.LatitudDireccion': '', 'BasePersonas.LongitudDireccion': '' })).toEqual([
      'Latitud, no tiene información.',
      'Longitud, no tiene información.',
    ]);
  });
});

describe('whom a termination ends', () => {
  const record = (IdTipoBeneficiario: number, IdRelacionParentesco: number) => ({
    IdTipoBeneficiario,
    IdRelacionParentesco,
  });
  test.each([
    ['[E-5.7-09]', bajaCotizante, [record(1, 7)], [record(1, 3), record(13, 7), record(1, 8), record(2, 7)]],
    [
      '[E-5.7-10]',
      bajaPasante,
      [record(13, 7), record(1, 8)],
      [record(1, 7), record(14, 7), record(13, 8), record(1, 12)],
    ],
    [
      '[E-5.7-11]',
      bajaVoluntario,
      [record(14, 7), record(1, 12)],
      [record(1, 7), record(13, 7), record(14, 12), record(1, 8)],
    ],
  ])('%s [F-3.11-09] by beneficiary type and kinship', (_, variante, fits, others) => {
    for (const one of fits) expect(corresponde(variante, one)).toBe(true);
    for (const one of others) expect(corresponde(variante, one)).toBe(false);
  });
});

describe('its words', () => {
  const labels = (definition: NovedadDefinition, estado: Estado | null = null) => [
    ...definition.datosNovedad(complete, estado).map((dato) => dato.label),
    ...camposDe(definition, 'novedad').map((field) => field.label),
  ];

  test('[E-2.4-04, E-2.4-05] of a worker', () => {
    expect(labels(worker)).toEqual([
      'Nº de aviso',
      'Fecha de Ingreso',
      'Fecha de baja',
      'Haber mensual',
      'Tipo baja',
      'Ubicación empresa',
      'Observación',
    ]);
  });

  test('[E-2.4-04, E-1-05, E-2.4-06] of interns and volunteers', () => {
    for (const definition of [intern, volunteer])
      expect(labels(definition)).toEqual([
        'Nº de aviso',
        'Fecha inicio de contrato',
        'Fecha fin de contrato',
        'Estipendio',
        'Tipo baja',
        'Ubicación empresa',
        'Observación',
      ]);
  });

  test.each([
    ['worker', worker],
    ['intern', intern],
    ['volunteer', volunteer],
  ])(
    '[E-2.4-04] [E-2.4-07] [decision 70] of a %s: declaration and payment show from Declarado on, payment also once it is paid',
    (_, definition) => {
      const later = (estado: Estado | null, form = complete) =>
        definition
          .datosNovedad(form, estado)
          .slice(2)
          .map((dato) => `${dato.label} ${dato.value}`);
      const declared = buildNovedadForm({ novedad: { IdCanal: 1, FechaDeclaracion: '2026-11-18' } });
      for (const estado of [null, 'registrado', 'observado', 'anulado'] as const) expect(later(estado)).toEqual([]);
      for (const estado of ['declarado', 'aceptado'] as const)
        expect(later(estado, declared)).toEqual(['Fecha de declaración 18/11/2026', 'Pagado No']);
      expect(later('pagado')).toEqual(['Pagado Sí']);
      expect(later('registrado', buildNovedadForm({ novedad: { Pagado: true } }))).toEqual(['Pagado Sí']);
    },
  );

  test('[E-2.4-04] [E-9-06] [R-9-09] who has no day of entry, or 1900 for one, is shown a dash', () => {
    const ingreso = (FechaIngreso: string) => {
      const form = { ...complete, SegurosPacientes: { ...complete.SegurosPacientes, FechaIngreso } };
      return [worker, intern, volunteer].map((one) => one.datosNovedad(form, null)[1]?.value);
    };
    for (const none of ['1900-01-01', '1900-01-01T00:00:00', '']) expect(ingreso(none)).toEqual(['—', '—', '—']);
    expect(ingreso('1900-01-02')).toEqual(['02/01/1900', '02/01/1900', '02/01/1900']);
  });

  test('[E-5.6-08, E-5.6-11] of its questions', () => {
    const { confirmSave, confirmDelete } = worker.messages;
    expect(confirmSave('ANA')).toBe('¿Desea guardar el aviso de baja de la persona ANA?');
    expect(intern.messages.confirmSave('ANA')).toBe('¿Desea guardar el aviso de baja de pasante de la persona ANA?');
    expect(volunteer.messages.confirmSave('ANA')).toBe(
      '¿Desea guardar el aviso de baja de voluntario de la persona ANA?',
    );
    for (const definition of avisosDeBaja) expect(definition.messages.confirmDelete('ANA')).toBe(confirmDelete('ANA'));
    expect(confirmDelete('ANA')).toBe('¿Está seguro de eliminar el aviso de baja del asegurado(a) ANA?');
  });

  test.each([
    ['without its date', { [FECHA]: '' }],
    ['with a date out of the period, among others', { [FECHA]: '2026-09-30', [HABER]: null }],
  ])('[E-5.6-03] of an invalid notice %s, which leads to its tab', (_, change) => {
    const files = { faltaFotografia: true, faltantes: [] };
    for (const definition of [worker, intern, volunteer]) {
      const errors = validar(definition, valuesWith(definition, change), context);
      expect(problemasAlGrabar(definition, errors, files)).toMatchObject({
        tab: 'novedad',
        headline:
          'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
      });
    }
  });
});

test('[E-7.2-01] the insert answers the notice’s id alone; the person’s is the form’s', () => {
  for (const definition of [worker, intern, volunteer])
    expect(definition.idsDeInsercion(500_123, complete)).toEqual({
      idPersona: complete.BasePersonas.IdPersona,
      idPersonaNovedad: 500_123,
    });
});
