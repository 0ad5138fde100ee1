import { describe, expect, test } from 'vitest';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as t } from '#contract/enumerations.ts';
import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import type { FieldPath, FormValues, Valor } from '#engine/definition/fields.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { camposDe, validar } from '#engine/values/validar.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';

const byKey = (key: string): NovedadDefinition => {
  const found = avisosDeAlta.find((definition) => definition.key === key);
  if (!found) throw new Error(key);
  return found;
};
const contributor = byKey('alta-cotizante');
const intern = byKey('alta-pasante');
const volunteer = byKey('alta-voluntario');

/** The four types of each registration, as the services number them. */
const cotizante = {
  ingreso: t.COTIZANTE_INGRESO_EMPRESA,
  reingreso: t.COTIZANTE_REINGRESO,
  fusion: t.COTIZANTE_FUSION_EMPRESA,
  cambioRazonSocial: t.COTIZANTE_CAMBIO_RAZON_SOCIAL,
};
const variants = [
  ['contributor', contributor, cotizante],
  [
    'intern',
    intern,
    {
      ingreso: t.PASANTE_INGRESO_EMPRESA,
      reingreso: t.PASANTE_REINGRESO,
      fusion: t.PASANTE_FUSION_EMPRESA,
      cambioRazonSocial: t.PASANTE_CAMBIO_RAZON_SOCIAL,
    },
  ],
  [
    'volunteer',
    volunteer,
    {
      ingreso: t.VOLUNTARIADO_INGRESO_EMPRESA,
      reingreso: t.VOLUNTARIADO_REINGRESO,
      fusion: t.VOLUNTARIADO_FUSION_EMPRESA,
      cambioRazonSocial: t.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL,
    },
  ],
] as const;
const tiposDe = (definition: NovedadDefinition) => variants.find(([, one]) => one === definition)?.[2] ?? cotizante;

const complete = buildNovedadForm({
  persona: { Telefono: '2712345', IdUbicacionNacimiento: 3 },
  paciente: { FechaIngreso: '2020-03-01', FechaBaja: '2024-05-31' },
  novedad: { FechaNovedad: '2026-11-17', FechaFinNovedad: '2027-05-17' },
});
const context: ReglaContexto = { periodo: { start: '2026-11-01', end: '2026-11-30' }, today: TODAY, form: complete };

function valuesWith(definition: NovedadDefinition, changes: Partial<Record<FieldPath, Valor>>): FormValues {
  const values = aFormulario(definition, complete);
  const { ingreso } = tiposDe(definition);
  const all: Partial<Record<FieldPath, Valor>> = { 'SegurosPersonasNovedad.IdTipoNovedad': ingreso, ...changes };
  for (const [path, value] of Object.entries(all)) {
    const [grupo, name] = path.split('.') as [keyof FormValues, string];
    values[grupo][name] = value ?? null;
  }
  return values;
}

const problems = (
  definition: NovedadDefinition,
  changes: Partial<Record<FieldPath, Valor>>,
  other: Partial<ReglaContexto> = {},
) =>
  validar(definition, valuesWith(definition, changes), { ...context, ...other }).map(
    (error) => `${error.path.split('.')[1]}: ${error.text}`,
  );

describe('what a registration notice asks for', () => {
  test('[E-1-04, E-5.2-01, E-5.2-03, E-5.3-05] a complete notice has nothing wrong, in each variant', () => {
    for (const definition of [contributor, intern, volunteer]) expect(problems(definition, {})).toEqual([]);
  });

  const required: readonly [string, string, FieldPath, Valor, string][] = [
    ['[E-5.3-01]', 'alta-cotizante', 'SegurosPersonasNovedad.IdTipoNovedad', null, 'Tipo alta, no tiene información.'],
    ['[E-5.3-01]', 'alta-pasante', 'SegurosPersonasNovedad.IdTipoNovedad', null, 'Tipo alta, no tiene información.'],
    ['[E-5.3-01]', 'alta-voluntario', 'SegurosPersonasNovedad.IdTipoNovedad', null, 'Tipo alta, no tiene información.'],
    [
      '[E-5.3-02, E-2.2-10]',
      'alta-cotizante',
      'SegurosPersonasNovedad.FechaNovedad',
      '',
      'Fecha de ingreso, no tiene información.',
    ],
    [
      '[E-5.3-02, E-2.2-10]',
      'alta-pasante',
      'SegurosPersonasNovedad.FechaNovedad',
      '',
      'Fecha inicio de contrato, no tiene información.',
    ],
    [
      '[E-5.3-02, E-2.2-10]',
      'alta-voluntario',
      'SegurosPersonasNovedad.FechaNovedad',
      '',
      'Fecha inicio de contrato, no tiene información.',
    ],
    ['[E-5.3-03]', 'alta-cotizante', 'SegurosPersonasNovedad.Cargo', '', 'Cargo, no tiene información.'],
    ['[E-5.3-03]', 'alta-cotizante', 'SegurosPersonasNovedad.Cargo', '  ', 'Cargo, no tiene información.'],
    ['[E-5.3-03]', 'alta-pasante', 'SegurosPersonasNovedad.Cargo', '', 'Cargo, no tiene información.'],
    ['[E-5.3-03]', 'alta-voluntario', 'SegurosPersonasNovedad.Cargo', '', 'Cargo, no tiene información.'],
    ...['alta-pasante', 'alta-voluntario'].map((key): [string, string, FieldPath, Valor, string] => [
      '[E-5.3-04]',
      key,
      'SegurosPersonasNovedad.IdUbicacion',
      null,
      'Ubicación empresa, no tiene información.',
    ]),
    [
      '[E-5.3-04]',
      'alta-cotizante',
      'SegurosPersonasNovedad.IdUbicacion',
      null,
      'Ubicación empresa, no tiene información.',
    ],
    [
      '[E-5.3-05, E-2.2-11]',
      'alta-cotizante',
      'SegurosPersonasNovedad.HaberMensual',
      null,
      'Haber mensual, no tiene información.',
    ],
    [
      '[E-5.3-05, E-2.2-11]',
      'alta-pasante',
      'SegurosPersonasNovedad.HaberMensual',
      null,
      'Estipendio, no tiene información.',
    ],
    [
      '[E-5.3-05, E-2.2-11]',
      'alta-voluntario',
      'SegurosPersonasNovedad.HaberMensual',
      null,
      'Estipendio, no tiene información.',
    ],
    [
      '[E-5.3-06]',
      'alta-cotizante',
      'SegurosPersonasNovedad.HaberMensual',
      0,
      'Haber mensual tiene que ser mayor a 0.',
    ],
    [
      '[E-5.3-06]',
      'alta-cotizante',
      'SegurosPersonasNovedad.HaberMensual',
      -1,
      'Haber mensual tiene que ser mayor a 0.',
    ],
    ['[E-5.3-07]', 'alta-pasante', 'SegurosPersonasNovedad.HaberMensual', -1, 'Estipendio no puede ser menor a 0.'],
    [
      '[E-5.3-08]',
      'alta-pasante',
      'SegurosPersonasNovedad.FechaFinNovedad',
      '',
      'Fecha fin de contrato, no tiene información.',
    ],
    ['[E-5.2-01]', 'alta-cotizante', 'BasePersonas.Zona', '', 'Zona, no tiene información.'],
    ['[E-5.2-01]', 'alta-cotizante', 'BasePersonas.Direccion', '', 'Dirección, no tiene información.'],
    ['[E-5.2-01]', 'alta-cotizante', 'BasePersonas.Celular', '', 'Celular, no tiene información.'],
    ['[E-5.2-01]', 'alta-cotizante', 'BasePersonas.Ocupacion', '', 'Ocupación, no tiene información.'],
    ['[E-5.2-02]', 'alta-cotizante', 'BasePersonas.Telefono', '', 'Teléfono, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdTipoDocumento', null, 'Tipo de documento, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdExtensionDocumento', null, 'Extensión, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdSexo', null, 'Sexo, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdEstadoCivil', null, 'Estado civil, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdNacionalidad', null, 'Nacionalidad, no tiene información.'],
    ['[E-5.2-03]', 'alta-cotizante', 'BasePersonas.IdProfesion', null, 'Profesión, no tiene información.'],
    [
      '[E-5.2-03]',
      'alta-cotizante',
      'BasePersonas.IdUbicacionDireccion',
      null,
      'Ubicación de la dirección, no tiene información.',
    ],
    [
      '[E-5.2-03]',
      'alta-cotizante',
      'BasePersonas.IdGradoInstruccion',
      null,
      'Grado de instrucción, no tiene información.',
    ],
    ['[E-5.2-05]', 'alta-cotizante', 'BasePersonas.CorreoElectronico', '', 'Correo electrónico, no tiene información.'],
    [
      '[E-5.2-05]',
      'alta-cotizante',
      'BasePersonas.CorreoElectronico',
      'rosa.quispe',
      'Formato de correo electrónico no válido.',
    ],
    ['[E-5.2-06]', 'alta-cotizante', 'BasePersonas.LatitudDireccion', '', 'Latitud, no tiene información.'],
    [
      '[E-5.2-06]',
      'alta-cotizante',
      'BasePersonas.LatitudDireccion',
      '-17.',
      'Latitud: escriba al menos 5 caracteres, por ejemplo -17.39350.',
    ],
    [
      '[E-5.2-06]',
      'alta-cotizante',
      'BasePersonas.LongitudDireccion',
      '-68',
      'Longitud: escriba al menos 5 caracteres, por ejemplo -17.39350.',
    ],
  ];
  test.each(required)(
    '[E-5.2-03, E-5.3-01] %s %s: %s empty or wrong as %o says it once',
    (_id, key, path, value, text) => {
      expect(problems(byKey(key), { [path]: value })).toEqual([`${path.split('.')[1]}: ${text}`]);
    },
  );

  test.each<[string, FieldPath]>([
    ['[E-5.2-01]', 'BasePersonas.Zona'],
    ['[E-5.2-01]', 'BasePersonas.Direccion'],
    ['[E-5.2-01]', 'BasePersonas.Celular'],
    ['[E-5.2-01]', 'BasePersonas.Ocupacion'],
    ['[E-5.2-02]', 'BasePersonas.Telefono'],
    ['[E-5.2-05]', 'BasePersonas.CorreoElectronico'],
    ['[E-5.2-06]', 'BasePersonas.LatitudDireccion'],
    ['[E-5.2-06]', 'BasePersonas.LongitudDireccion'],
    ['[E-5.3-03]', 'SegurosPersonasNovedad.Cargo'],
  ])('%s %s is missed in each variant, also if only blanks are typed', (_id, path) => {
    for (const definition of [contributor, intern, volunteer])
      for (const nothing of ['', '   '])
        expect(problems(definition, { [path]: nothing })).toEqual([
          expect.stringMatching(new RegExp(`^${path.split('.')[1]}: .*, no tiene información\\.$`)),
        ]);
  });

  test.each<FieldPath>([
    'BasePersonas.IdTipoDocumento',
    'BasePersonas.IdExtensionDocumento',
    'BasePersonas.IdSexo',
    'BasePersonas.IdEstadoCivil',
    'BasePersonas.IdNacionalidad',
    'BasePersonas.IdProfesion',
    'BasePersonas.IdUbicacionDireccion',
    'BasePersonas.IdGradoInstruccion',
  ])('[E-5.2-03] %s is chosen in each variant, and 0 is nothing', (path) => {
    for (const definition of [contributor, intern, volunteer]) {
      for (const nothing of [null, 0]) expect(problems(definition, { [path]: nothing })).toHaveLength(1);
      expect(problems(definition, { [path]: 1 })).toEqual([]);
    }
  });

  const limits: readonly [string, FieldPath, number][] = [
    ['[E-5.3-03, E-3-06]', 'SegurosPersonasNovedad.Cargo', 100],
    ['[E-3-06]', 'SegurosPersonasNovedad.Observacion', 500],
    ['[E-5.2-09, E-3-02]', 'BasePersonas.Zona', 100],
    ['[E-3-02]', 'BasePersonas.Direccion', 100],
    ['[E-3-02]', 'BasePersonas.Ocupacion', 150],
    ['[E-5.2-09]', 'BasePersonas.Telefono', 50],
    ['[E-5.2-09]', 'BasePersonas.Celular', 50],
  ];
  test.each(limits)('[E-5.2-09, E-9-04] %s %s holds at most %i characters', (_id, path, limit) => {
    for (const definition of [contributor, intern, volunteer]) {
      expect(problems(definition, { [path]: 'X'.repeat(limit) })).toEqual([]);
      expect(problems(definition, { [path]: 'X'.repeat(limit + 1) })).toHaveLength(1);
    }
  });

  test('[E-5.2-06] a coordinate of five characters is enough', () => {
    for (const definition of [contributor, intern, volunteer])
      for (const path of ['BasePersonas.LatitudDireccion', 'BasePersonas.LongitudDireccion'] as const) {
        expect(problems(definition, { [path]: '-17.3' })).toEqual([]);
        expect(problems(definition, { [path]: '17.3' })).toHaveLength(1);
      }
  });

  test('[E-5.3-06] the smallest amount is above nothing', () => {
    expect(problems(contributor, { 'SegurosPersonasNovedad.HaberMensual': 0.01 })).toEqual([]);
  });

  test('[E-5.2-05, E-3-02, E-9-04] an e-mail address holds at most 100 characters', () => {
    const address = (length: number) => `${'x'.repeat(length - '@caja.bo'.length)}@caja.bo`;
    expect(problems(contributor, { 'BasePersonas.CorreoElectronico': address(100) })).toEqual([]);
    expect(problems(contributor, { 'BasePersonas.CorreoElectronico': address(101) })).toHaveLength(1);
  });

  test('[E-5.3-05, E-9-03, E-2.2-11] the amount is at most 9999999', () => {
    const HABER = 'SegurosPersonasNovedad.HaberMensual';
    expect(problems(contributor, { [HABER]: 9_999_999 })).toEqual([]);
    for (const amount of [9_999_999.01, 9_999_999.5, 10_000_000]) {
      const said = 'el máximo es 9,999,999.';
      expect(problems(contributor, { [HABER]: amount })).toEqual([`HaberMensual: Haber mensual: ${said}`]);
      for (const definition of [intern, volunteer])
        expect(problems(definition, { [HABER]: amount })).toEqual([`HaberMensual: Estipendio: ${said}`]);
    }
  });

  test('[E-5.3-07] interns and volunteers may get nothing', () => {
    expect(problems(intern, { 'SegurosPersonasNovedad.HaberMensual': 0 })).toEqual([]);
    expect(problems(volunteer, { 'SegurosPersonasNovedad.HaberMensual': 0 })).toEqual([]);
    // A saved 0 is an amount, not an empty field.
    const saved = buildNovedadForm({ novedad: { HaberMensual: 0 } });
    for (const definition of [intern, volunteer])
      expect(aFormulario(definition, saved).SegurosPersonasNovedad.HaberMensual).toBe(0);
  });

  test('[E-5.2-04] nationals need a birth location, foreigners do not', () => {
    const without = { 'BasePersonas.IdUbicacionNacimiento': null } as const;
    expect(problems(contributor, without)).toEqual([
      'IdUbicacionNacimiento: Ubicación de nacimiento, no tiene información.',
    ]);
    expect(problems(contributor, { ...without, 'BasePersonas.IdNacionalidad': 25 })).toEqual([]);
    for (const definition of [intern, volunteer]) {
      expect(problems(definition, without)).toHaveLength(1);
      expect(problems(definition, { ...without, 'BasePersonas.IdNacionalidad': 2 })).toEqual([]);
    }
  });
});

describe.each([
  ['an intern', intern],
  ['a volunteer', volunteer],
])('the contract of %s', (_, definition) => {
  const novedad = (path: string): FieldPath => `SegurosPersonasNovedad.${path}` as FieldPath;

  test('[E-2.2-10, E-2.2-11, E-2.2-12, E-3-07, E-1-04] has the labels of a contract, and its end', () => {
    const labels = (one: NovedadDefinition) => camposDe(one, 'novedad').map(({ label }) => label);
    const deContrato = ['Fecha inicio de contrato', 'Fecha fin de contrato', 'Estipendio'];
    const deCotizante = ['Fecha de ingreso', 'Haber mensual'];
    expect(labels(definition)).toEqual(expect.arrayContaining(deContrato));
    expect(labels(contributor)).toEqual(expect.arrayContaining(deCotizante));
    for (const label of deContrato) expect(labels(contributor)).not.toContain(label);
    for (const label of deCotizante) expect(labels(definition)).not.toContain(label);
  });

  test('[E-2.2-09, E-2.2-10, E-2.2-11, E-2.2-12] shows its facts and fields in this order', () => {
    const facts = definition.datosNovedad(complete, 'registrado').map(({ label }) => label);
    expect([...facts, ...camposDe(definition, 'novedad').map(({ label }) => label)]).toEqual([
      ...['Nº de aviso', 'Pagado', 'Tipo alta', 'Fecha inicio de contrato', 'Fecha fin de contrato', 'Estipendio'],
      ...['Cargo', 'Ubicación empresa', 'Observación'],
    ]);
  });

  test('[E-5.3-07] may be paid nothing, and not less', () => {
    expect(problems(definition, { [novedad('HaberMensual')]: 0 })).toEqual([]);
    expect(problems(definition, { [novedad('HaberMensual')]: -1 })).toEqual([
      'HaberMensual: Estipendio no puede ser menor a 0.',
    ]);
  });

  test('[E-5.3-08, E-5.3-11, E-2.2-12, E-3-07] has an end, which is not before its start', () => {
    expect(problems(definition, { [novedad('FechaFinNovedad')]: '' })).toEqual([
      'FechaFinNovedad: Fecha fin de contrato, no tiene información.',
    ]);
    expect(problems(contributor, { [novedad('FechaFinNovedad')]: '' })).toEqual([]);
    expect(problems(definition, { [novedad('FechaFinNovedad')]: '2026-11-16' })).toEqual([
      'FechaFinNovedad: La fecha de fin de contrato no puede ser menor que la fecha de inicio de contrato.',
    ]);
    expect(problems(definition, { [novedad('FechaFinNovedad')]: '2026-11-17' })).toEqual([]);
  });

  test('[E-5.3-09, decision 14] starts within the period, or on any day up to today if it is not a first one', () => {
    const bounds = (IdTipoNovedad: number) =>
      definition.limitesFecha(
        novedad('FechaNovedad'),
        valuesWith(definition, { [novedad('IdTipoNovedad')]: IdTipoNovedad }),
        context,
      );
    const { ingreso, reingreso, fusion, cambioRazonSocial } = tiposDe(definition);
    expect(bounds(ingreso)).toEqual({ min: '2026-11-01', max: '2026-11-30' });
    for (const tipo of [reingreso, fusion, cambioRazonSocial])
      expect(bounds(tipo)).toEqual({ min: '1900-01-02', max: TODAY });
  });

  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('[E-5.3-12, E-2.2-10] starts on %s, within the period: %s', (date, ok) => {
    const outside =
      'FechaNovedad: La fecha de inicio de contrato debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    expect(problems(definition, { [novedad('FechaNovedad')]: date })).toEqual(ok ? [] : [outside]);
  });

  test('[E-5.3-10, E-5.3-11, E-2.2-12] ends from its start on, or from the first day that a start may have', () => {
    const bounds = (start: string, type: Partial<Record<FieldPath, Valor>> = {}) =>
      definition.limitesFecha(
        novedad('FechaFinNovedad'),
        valuesWith(definition, { [novedad('FechaNovedad')]: start, ...type }),
        context,
      );
    expect(bounds('2026-11-17')).toEqual({ min: '2026-11-17' });
    expect(bounds('')).toEqual({ min: '2026-11-01' });
    const reingreso = { [novedad('IdTipoNovedad')]: tiposDe(definition).reingreso };
    expect(bounds('', reingreso)).toEqual({ min: '1900-01-02' });
    expect(bounds('2019-02-10', reingreso)).toEqual({ min: '2019-02-10' });
  });
});

test('[E-2.2-09, E-2.2-10, E-2.2-11, E-2.2-12] the notice of a contributor shows its facts and fields in this order', () => {
  const facts = contributor.datosNovedad(complete, 'declarado').map(({ label }) => label);
  expect([...facts, ...camposDe(contributor, 'novedad').map(({ label }) => label)]).toEqual([
    ...['Nº de aviso', 'Pagado', 'Fecha de declaración', 'Tipo alta', 'Fecha de ingreso', 'Haber mensual'],
    ...['Cargo', 'Ubicación empresa', 'Observación'],
  ]);
});

describe('dates of a registration notice', () => {
  const FECHA = 'SegurosPersonasNovedad.FechaNovedad';
  const outside =
    'FechaNovedad: La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';

  test.each([
    ['2026-10-31', [outside]],
    ['2026-11-01', []],
    ['2026-11-30', []],
    ['2026-12-01', [outside]],
  ])('[E-5.3-12, decision 14] an entry on %s is held to the period, both ends included', (date, expected) => {
    expect(problems(contributor, { [FECHA]: date })).toEqual(expected);
  });

  test('[E-5.3-12, E-2.2-10] interns and volunteers read the words of the contract', () => {
    for (const definition of [intern, volunteer])
      expect(
        problems(definition, { [FECHA]: '2026-10-31', 'SegurosPersonasNovedad.FechaFinNovedad': '2027-01-01' })[0],
      ).toContain('La fecha de inicio de contrato debe estar entre');
  });

  test('[E-5.3-09] the date of each is picked, not typed', () => {
    for (const definition of [contributor, intern, volunteer]) {
      const fecha = camposDe(definition, 'novedad').find(({ path }) => path === FECHA);
      expect(fecha?.kind).toBe('date');
      expect(fecha).not.toHaveProperty('typed');
    }
  });

  test.each(variants)(
    '[E-5.3-13] re-entry, merger and change of name of a %s skip the period',
    (_, definition, tipos) => {
      for (const tipo of [tipos.reingreso, tipos.fusion, tipos.cambioRazonSocial])
        expect(problems(definition, { 'SegurosPersonasNovedad.IdTipoNovedad': tipo, [FECHA]: '2019-02-10' })).toEqual(
          [],
        );
    },
  );

  test('[E-5.3-02] while the period is being loaded, an empty date is just empty; once the reason is known, the date says it', () => {
    const empty = { [FECHA]: '' };
    expect(problems(contributor, empty, { periodo: null })).toEqual([
      'FechaNovedad: Fecha de ingreso, no tiene información.',
    ]);
    expect(problems(contributor, empty, { periodo: null, sinPeriodo: 'No hay.' })).toEqual(['FechaNovedad: No hay.']);
  });

  test('[E-5.3-12, decision 14] without a period an entry is not saved', () => {
    expect(problems(contributor, {}, { periodo: null })).toEqual([
      'FechaNovedad: No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.',
    ]);
  });

  test('[E-5.3-11, decision 2] a contract ends no earlier than it starts; one day is a contract', () => {
    const end = 'SegurosPersonasNovedad.FechaFinNovedad';
    expect(problems(intern, { [end]: '2026-11-16' })).toEqual([
      'FechaFinNovedad: La fecha de fin de contrato no puede ser menor que la fecha de inicio de contrato.',
    ]);
    expect(problems(intern, { [end]: '2026-11-17' })).toEqual([]);
    // Whichever is missing says so itself; nothing is compared with it.
    expect(problems(intern, { [end]: '' })).toEqual([expect.not.stringContaining('no puede ser menor')]);
    expect(problems(intern, { [FECHA]: '', [end]: '2026-11-16' })).toEqual([
      expect.not.stringContaining('no puede ser menor'),
    ]);
  });

  test('[E-5.3-09, E-5.3-10, decision 14, E-5.3-13] the pickers are bounded by the type', () => {
    const bounds = (definition: NovedadDefinition, path: FieldPath, changes: Partial<Record<FieldPath, Valor>> = {}) =>
      definition.limitesFecha(path, valuesWith(definition, changes), context);
    expect(bounds(contributor, FECHA)).toEqual({ min: '2026-11-01', max: '2026-11-30' });
    expect(bounds(contributor, FECHA, { 'SegurosPersonasNovedad.IdTipoNovedad': cotizante.fusion })).toEqual({
      min: '1900-01-02',
      max: TODAY,
    });
    expect(bounds(intern, 'SegurosPersonasNovedad.FechaFinNovedad')).toEqual({ min: '2026-11-17' });
    expect(bounds(intern, 'SegurosPersonasNovedad.FechaFinNovedad', { [FECHA]: '' })).toEqual({ min: '2026-11-01' });
    expect(bounds(intern, 'BasePersonas.FechaNacimiento')).toBeNull();
  });

  test.each(variants)(
    '[E-4-47, E-9-02, decision 52] a %s who is 18 on the day of entry may enter, who is a day younger may not',
    (_, definition) => {
      const bornOn = (FechaNacimiento: string) =>
        validar(definition, valuesWith(definition, { [FECHA]: '2026-11-17' }), {
          ...context,
          form: buildNovedadForm({ persona: { FechaNacimiento } }),
        }).map((error) => error.text);
      expect(bornOn('2008-11-17')).toEqual([]);
      expect(bornOn('2008-11-18')).toEqual([expect.stringContaining('porque es menor de edad.')]);
    },
  );

  test.each(variants)(
    '[E-5.7-01, E-9-06, F-5.5-03, R-9-09, decision 6] re-entry and change of name of a %s need an earlier relation, entry and merger none',
    (_, definition, { ingreso, reingreso, fusion, cambioRazonSocial }) => {
      const form = buildNovedadForm({ paciente: { FechaIngreso: '1900-01-01' } });
      const atType = (IdTipoNovedad: number) =>
        validar(definition, valuesWith(definition, { 'SegurosPersonasNovedad.IdTipoNovedad': IdTipoNovedad }), {
          ...context,
          form,
        }).map((error) => error.text);
      for (const type of [reingreso, cambioRazonSocial])
        expect(atType(type)).toEqual(['Tipo alta: el asegurado(a) no tiene un ingreso anterior en la empresa.']);
      for (const type of [ingreso, fusion]) expect(atType(type)).toEqual([]);
    },
  );

  test.each(variants)(
    '[E-2.5-06, E-2.2-19, E-9-06, F-5.5-03, R-9-09, decision 37, E-4-46] a %s who never entered is not offered re-entry',
    (_, definition, { ingreso, reingreso, fusion, cambioRazonSocial }) => {
      const without = buildNovedadForm({ paciente: { FechaIngreso: '1900-01-01' } });
      // 126: a type that the fund's staff added.
      const all = [ingreso, reingreso, fusion, cambioRazonSocial, 126];
      const offered = (form: NovedadForm) => all.filter((idTipo) => definition.seOfrece(idTipo, form));
      expect(offered(without)).toEqual([ingreso, fusion, cambioRazonSocial, 126]);
      expect(offered(complete)).toEqual(all);
      expect(
        validar(definition, valuesWith(definition, { 'SegurosPersonasNovedad.IdTipoNovedad': reingreso }), {
          ...context,
          form: without,
        }).map((e) => e.path),
      ).toEqual(['SegurosPersonasNovedad.IdTipoNovedad']);
    },
  );

  test.each(variants)(
    '[E-4-45] re-entry and change of name of a %s take the existing dates',
    (_, definition, tipos) => {
      const following = (idTipo: number) =>
        definition.alElegir('SegurosPersonasNovedad.IdTipoNovedad', idTipo, complete);
      expect(following(tipos.reingreso)).toEqual({ [FECHA]: '2024-05-31' });
      expect(following(tipos.cambioRazonSocial)).toEqual({ [FECHA]: '2020-03-01' });
      for (const tipo of [tipos.ingreso, tipos.fusion]) expect(following(tipo)).toEqual({ [FECHA]: '' });
      expect(definition.alElegir('BasePersonas.IdSexo', 1, complete)).toEqual({});
    },
  );

  test.each(variants)(
    '[E-4-45] [E-9-06] [R-9-09] [F-5.5-03] of a %s who never entered, or never left, they take none',
    (_, definition, tipos) => {
      const never = buildNovedadForm({ paciente: { FechaIngreso: '1900-01-01', FechaBaja: '1900-01-01' } });
      for (const tipo of [tipos.reingreso, tipos.cambioRazonSocial])
        expect(definition.alElegir('SegurosPersonasNovedad.IdTipoNovedad', tipo, never)).toEqual({ [FECHA]: '' });
    },
  );

  test.each(variants)('[E-4-46] a merger of a %s starts on 1 January 1900', (_, definition, tipos) => {
    const saved = (IdTipoNovedad: number) =>
      definition.alGrabar?.({
        ...complete,
        SegurosPersonasNovedad: { ...complete.SegurosPersonasNovedad, IdTipoNovedad },
      }).SegurosPacientes.FechaIngreso;
    expect(saved(tipos.fusion)).toBe('1900-01-01');
    for (const tipo of [tipos.ingreso, tipos.reingreso, tipos.cambioRazonSocial])
      expect(saved(tipo)).toBe(complete.SegurosPacientes.FechaIngreso);
  });

  test.each([
    [contributor, 'el aviso de alta', 'aviso de alta'],
    [intern, 'el alta de pasante', 'alta de pasante'],
    [volunteer, 'el alta de voluntario', 'alta de voluntario'],
  ])(
    '[E-5.6-10, E-4-22, E-1-04] saving and deleting are asked in the words of its kind: %#',
    (definition, guardar, eliminar) => {
      expect(definition.messages.confirmSave('ANA')).toBe(`¿Desea guardar ${guardar} de la persona ANA?`);
      expect(definition.messages.confirmDelete('ANA')).toBe(
        `¿Está seguro de eliminar el ${eliminar} del asegurado(a) ANA?`,
      );
    },
  );

  test.each([
    ['registrado', false],
    ['observado', false],
    ['pagado', false],
    ['anulado', false],
    ['declarado', true],
    ['aceptado', true],
  ] as const)(
    '[E-2.2-09, E-2.2-13, E-9-08, F-3.11-12] the declaration date of a notice in %s is shown: %s',
    (estado, shown) => {
      const shows = (definition: NovedadDefinition, IdCanal: number) =>
        definition
          .datosNovedad(buildNovedadForm({ novedad: { FechaDeclaracion: '2026-11-18', IdCanal } }), estado)
          .some(({ label }) => label === 'Fecha de declaración');
      for (const definition of [contributor, intern, volunteer]) {
        expect(shows(definition, 1)).toBe(shown);
        // Declared at a counter of the fund.
        expect(shows(definition, 2)).toBe(false);
      }
    },
  );
});

test.each(variants)(
  '[E-4-03, E-7.1-01] the first save of a %s answers person and notice joined by a bar',
  (_, definition) => {
    expect(definition.idsDeInsercion('41|902', complete)).toEqual({ idPersona: 41, idPersonaNovedad: 902 });
  },
);

describe('an entry that is not a first one', () => {
  const [FECHA, TIPO]: [FieldPath, FieldPath] = [
    'SegurosPersonasNovedad.FechaNovedad',
    'SegurosPersonasNovedad.IdTipoNovedad',
  ];

  test.each(variants)(
    '[E-5.3-09, E-5.3-13, E-2.2-10, decision 14] of a %s was today or before, and says so by its label',
    (_, definition, { reingreso, fusion, cambioRazonSocial }) => {
      const dia = definition === contributor ? 'ingreso' : 'inicio de contrato';
      for (const tipo of [reingreso, fusion, cambioRazonSocial]) {
        expect(problems(definition, { [TIPO]: tipo, [FECHA]: TODAY })).toEqual([]);
        expect(problems(definition, { [TIPO]: tipo, [FECHA]: '2026-11-21' })).toEqual([
          `FechaNovedad: La fecha de ${dia} no puede ser posterior a hoy.`,
        ]);
      }
    },
  );

  test('[E-5.3-12] a first one may be later in its period', () => {
    expect(problems(contributor, { [FECHA]: '2026-11-21' })).toEqual([]);
  });

  test('[E-4-45, F-5.5-03, decision 38] it starts with the earlier date, unless that day has not come', () => {
    const desde = (FechaBaja: string) => {
      const form = { ...complete, SegurosPacientes: { ...complete.SegurosPacientes, FechaBaja } };
      return contributor.alElegir(TIPO, cotizante.reingreso, form)[FECHA];
    };
    expect([desde('2024-05-31'), desde(TODAY), desde('2026-11-21')]).toEqual(['2024-05-31', TODAY, '']);
    // Who never left has no day to start with.
    expect(desde('1900-01-01')).toBe('');
    const entrada = (FechaIngreso: string) =>
      contributor.alElegir(TIPO, cotizante.cambioRazonSocial, {
        ...complete,
        SegurosPacientes: { ...complete.SegurosPacientes, FechaIngreso },
      })[FECHA];
    expect([entrada('2020-03-01'), entrada(TODAY), entrada('1900-01-01')]).toEqual(['2020-03-01', TODAY, '']);
  });
});
