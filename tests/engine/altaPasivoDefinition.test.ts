import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import '#app/familias.ts';
import type { Rol } from '#blocks/rol/rolActual.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { type Estado, estados, nacionalidad, tipoNovedad, tipoPasivo } from '#contract/enumerations.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { FECHA, type FieldPath } from '#engine/definition/fields.ts';
import { registra } from '#engine/definition/registra.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { filtroDe } from '#engine/list/filtroLista.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { camposDe, todosLosCampos, validar } from '#engine/values/validar.ts';
import { formularios as avisosDeAltaPasivo } from '#features/pasivo/alta/definition.ts';
import { altaPasivo } from '#features/pasivo/alta/familia.ts';
import {
  algoritmoDe,
  filasDe,
  gestorSchema,
  pedidoDe,
  resolucionPorDefecto,
} from '#features/pasivo/alta/gestor-salud/gestorSalud.ts';
import { lista as listaAltaPasivo } from '#features/pasivo/alta/list.ts';
import { resolucionSchema } from '#features/pasivo/alta/resolucion.ts';
import { BENEFICIARIO, FECHA_RESOLUCION, PARENTESCO } from '#features/pasivo/alta/rules.ts';
import { conDefectos } from '#features/pasivo/alta/selection.ts';
import { bajaPasivo } from '#features/pasivo/baja/familia.ts';
import { lista as listaBajaPasivo } from '#features/pasivo/baja/list.ts';
import { transferenciaPasivo } from '#features/pasivo/transferencia/familia.ts';
import { lista as listaTransferenciaPasivo } from '#features/pasivo/transferencia/list.ts';
import { buildNovedadForm, buildPersona } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { leer } from '#support/schemas.ts';

const [ALGORITMO, JUBILACION, RESOLUCION, DERECHO] = [21, 22, 23, 24] as const;
const VARIANTES = [ALGORITMO, JUBILACION, RESOLUCION, DERECHO] as const;

function definicion(idTipo: number): NovedadDefinition {
  const found = avisosDeAltaPasivo.find((one) => one.idTipoPadre === idTipo);
  if (!found) throw new Error(`No definition of type ${idTipo}`);
  return found;
}

/** A complete registration of a variant, with its group. */
const completo = (idTipo: number): NovedadForm => ({
  ...buildNovedadForm({ novedad: { IdTipoNovedad: idTipo, FechaNovedad: '2026-11-17', HaberMensual: 2800 } }),
  ...(idTipo === RESOLUCION
    ? { PacientesResolucion: { NumeroResolucion: 'RA-1', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' } }
    : {}),
  ...(idTipo === DERECHO
    ? {
        PacientesDerechoHabiente: {
          IdPersona: 900,
          IdRelacionParentesco: 2,
          IdTipoBeneficiario: 202,
          NombreCompleto: 'ÑÁÑEZ ÓSCAR',
          MatriculaTitular: '580102ÑO',
        },
      }
    : {}),
});

const contexto = (form: NovedadForm): ReglaContexto => ({
  periodo: { start: '2026-11-01', end: '2026-11-30' },
  today: TODAY,
  form,
});

/** The problems of a complete form after some values change. */
function problemas(idTipo: number, changes: Cambios, other: Partial<ReglaContexto> = {}) {
  const v = definicion(idTipo);
  const form = completo(idTipo);
  return validar(v, typed(v, form, changes), { ...contexto(form), ...other });
}

/** R 4.1 with decisions 7, 8 and 72: state, employer, staff. Nuevo is always available. */
const tabla: readonly [Estado, string, readonly Accion[], readonly Accion[]][] = [
  [
    'registrado',
    '[R-4.1-04, R-4.1-09, R-1-01, R-2.3-05, R-2.3-06]',
    ['declarar', 'editar', 'eliminar'],
    ['editar', 'eliminar'],
  ],
  ['observado', '[R-4.1-05, R-4.1-09, R-1-01, R-2.3-05]', ['declarar', 'editar', 'eliminar'], ['editar', 'eliminar']],
  ['declarado', '[R-2.3-10, R-4.1-06, R-4.1-09, E-1-03]', [], ['aceptar', 'observar']],
  ['aceptado', '[R-4.1-09, R-4.1-10, R-2.3-05]', ['imprimir'], ['imprimir']],
  ['pagado', '[R-4.1-09, R-2.3-05, R-2.3-06]', [], []],
  ['anulado', '[R-4.1-09, R-2.3-05, R-2.3-06]', [], []],
];

describe.each(avisosDeAltaPasivo.map((one) => [one.key, one] as const))('what may be done with %s', (_, v) => {
  const allowed = (estado: Estado | null, rol: Rol) =>
    [...accionesPermitidas(altaPasivo, { estado, pagado: false, rol })].sort();

  test('the table covers every state', () => {
    expect(tabla.map(([estado]) => estado).sort()).toEqual([...estados].sort());
  });

  for (const [estado, ids, empresa, personal] of tabla)
    test(`${ids} ${estado}: by role`, () => {
      expect(allowed(estado, 'empresa')).toEqual(empresa);
      expect(allowed(estado, 'personal')).toEqual(personal);
      // An insured person may not change states. The employer declares what she registered (decision 7).
      expect(allowed(estado, 'asegurado')).toEqual(empresa.filter((action) => action !== 'declarar'));
      expect(allowed(estado, 'otro')).toEqual([]);
    });

  test('[R-2.2-05] the review desk knows its screen', () => {
    expect(familiaDe(v.idTipoPadre)?.routes.edit).toBe('aviso-alta-pasivo-editar');
  });

  test('[R-2.3-04, R-8-12] it is put into no payment order, and a deleted one leads to the list', () => {
    expect(v.conOrdenPago).toBe(false);
    expect(v.alEliminar).toBe('lista');
    expect(altaPasivo.routes.list).toBe('aviso-alta-pasivo-admin');
  });

  test('[R-4.1-02] the first save answers person and notice joined by a bar', () => {
    expect(v.idsDeInsercion('41|902', completo(v.idTipoPadre))).toEqual({ idPersona: 41, idPersonaNovedad: 902 });
    // Some services write the notice first: the person's is the one that was sent.
    const form = completo(v.idTipoPadre);
    const sent = { ...form, BasePersonas: { ...form.BasePersonas, IdPersona: 41 } };
    expect(v.idsDeInsercion('902|41', sent)).toEqual({ idPersona: 41, idPersonaNovedad: 902 });
  });
});

test('[R-5.1-02, R-9-08, E-5.1-03, E-5.1-04] its list requires state and type, 0 being all', () => {
  const filter = { FechaDesde: '2026-11-01', FechaHasta: TODAY, IdTipoNovedad: 0, IdEstadoProceso: 0 };
  expect(leer(filtroDe(listaAltaPasivo.sinEstado), filter).errores).toEqual({});
  for (const none of [-1, Number.NaN])
    expect(
      leer(filtroDe(listaAltaPasivo.sinEstado), { ...filter, IdTipoNovedad: none, IdEstadoProceso: none }).errores,
    ).toEqual({
      IdTipoNovedad: 'Debe seleccionar tipo novedad.',
      IdEstadoProceso: 'Debe seleccionar estado proceso.',
    });
});

test.each([
  ['deregistrations', listaBajaPasivo],
  ['transfers', listaTransferenciaPasivo],
])('[R-5.1-06, R-5.3-15, E-5.1-05] the list of %s words a missing state in its own way', (_, lista) => {
  const filter = { FechaDesde: '2026-11-01', FechaHasta: TODAY, IdTipoNovedad: 25 };
  for (const IdEstadoProceso of [-1, Number.NaN])
    expect(leer(filtroDe(lista.sinEstado), { ...filter, IdEstadoProceso }).errores).toEqual({
      IdEstadoProceso: 'Debe seleccionar un estado.',
    });
  expect(leer(filtroDe(lista.sinEstado), { ...filter, IdEstadoProceso: 0 }).errores).toEqual({});
});

test('[R-1-01, R-2.4-01] the three families are insured persons’ too, in list and form', () => {
  for (const one of [altaPasivo, bajaPasivo, transferenciaPasivo]) {
    for (const rol of ['empresa', 'personal', 'asegurado'] as const) expect(registra(one, rol)).toBe(true);
    expect(registra(one, 'otro')).toBe(false);
  }
});

test('[R-2.2-03] [R-2.2-04] the picker: four kinds, in their order', () => {
  expect(listaAltaPasivo.pickerTitle).toBe('Seleccione un Tipo de Afiliación Pasiva');
  expect(altaPasivo.tipos.map(({ id, nuevo }) => [id, nuevo])).toEqual([
    [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO, 'Por algoritmo'],
    [tipoNovedad.ALTA_PASIVO_POR_JUBILACION, 'Por jubilación'],
    [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION, 'Por resolución'],
    [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE, 'Derecho habiente'],
  ]);
});

test.each([
  [ALGORITMO, 'poblacion', false, true],
  [JUBILACION, 'asegurados', false, false],
  [RESOLUCION, 'poblacion', true, false],
  [DERECHO, 'poblacion', true, false],
] as const)('[R-2.3-12, R-2.3-13, R-2.3-14] the way of type %i to the person', (idTipo, buscarEn, antes, despues) => {
  const v = definicion(idTipo);
  expect(v.buscarEn).toBe(buscarEn);
  expect([v.partes?.Antes !== undefined, v.partes?.Despues !== undefined]).toEqual([antes, despues]);
});

test.each([
  [ALGORITMO, tipoPasivo.invalidez, 'Invalidez'],
  [JUBILACION, tipoPasivo.vejez, 'Vejez'],
  [RESOLUCION, tipoPasivo.vejez, 'Vejez'],
  [DERECHO, tipoPasivo.derechoHabiente, 'Derecho habiente'],
] as const)(
  '[R-4.1-17, F-3.11-10, R-3.1-08] type %i makes a retiree of kind %i, in every group that says so, and names it',
  (idTipo, kind, nombre) => {
    const saved = z.parse(altaPasivoForm, definicion(idTipo).alGrabar?.(completo(idTipo)));
    expect(saved.SegurosPacientes.IdTipoPasivo).toBe(kind);
    expect(saved.PacientesDerechoHabiente?.IdTipoPasivo).toBe(idTipo === DERECHO ? kind : undefined);
    const told = definicion(idTipo).datosNovedad(completo(idTipo), null);
    expect(told.find(({ label }) => label === 'Tipo de pasivo')?.value).toBe(nombre);
  },
);

test('[R-2.3-15, R-2.3-16] what it tells of person and notice, and what it asks for', () => {
  const v = definicion(JUBILACION);
  const form = completo(JUBILACION);
  const labels = (all: readonly { readonly label: string }[]) => all.map(({ label }) => label);
  expect(labels(v.datosPersona(form))).toEqual([
    ...['Apellido paterno', 'Apellido materno', 'Nombres', 'Número de documento', 'Fecha de nacimiento', 'Edad'],
    ...['Matrícula', 'Historia clínica'],
  ]);
  const withComplement = { ...form, BasePersonas: { ...form.BasePersonas, ComplementoDocumento: '1F' } };
  expect(v.datosPersona(withComplement).find((one) => one.label === 'Número de documento')?.value).toMatch(/-1F$/);
  const sinEdad = { ...form, BasePersonas: { ...form.BasePersonas, Edad: 0 } };
  expect(v.datosPersona(sinEdad).find((one) => one.label === 'Edad')?.value).toBe('36 años');
  expect(labels(camposDe(v, 'persona'))).toEqual([
    ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento'],
    ...['Zona', 'Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular'],
    ...['Correo electrónico', 'Ocupación', 'Grado de instrucción', 'Profesión'],
  ]);
  const SegurosPacientes = { ...form.SegurosPacientes, MatriculaTitular: '905412QMR' };
  expect(v.datosPersona({ ...form, SegurosPacientes }).map(({ value }) => value)).toEqual([
    ...['QUISPE', 'MAMANI', 'ROSA ELENA', '4821377', '12/04/1990', '36 años', '905412QMR', '900417QMR'],
  ]);
  const fields = (tab: 'persona' | 'novedad') =>
    camposDe(v, tab).map(({ path, list }) => `${path.replace(/^.*\./, '')}${list ? `: ${list}` : ''}`);
  expect(fields('persona')).toEqual([
    ...['IdTipoDocumento: tiposDocumentos', 'IdExtensionDocumento: extensiones', 'IdSexo: sexos'],
    ...['IdEstadoCivil: estadosCiviles', 'IdNacionalidad: paises', 'IdUbicacionNacimiento: localidades'],
    ...['Zona', 'Direccion', 'IdUbicacionDireccion: localidades', 'LatitudDireccion', 'LongitudDireccion'],
    ...['Telefono', 'Celular', 'CorreoElectronico', 'Ocupacion', 'IdGradoInstruccion: gradosInstruccion'],
    'IdProfesion: profesiones',
  ]);
  expect(labels(v.datosNovedad(form, 'declarado'))).toEqual([
    ...['Nº de aviso', 'Tipo novedad', 'Tipo de pasivo', 'Fecha de declaración'],
  ]);
  const declared = { NumeroDocumento: '2026-00012', FechaDeclaracion: '2026-11-18' };
  const SegurosPersonasNovedad = { ...form.SegurosPersonasNovedad, ...declared };
  expect(v.datosNovedad({ ...form, SegurosPersonasNovedad }, 'declarado').map(({ value }) => value)).toEqual([
    ...['2026-00012', 'Alta de pasivo por jubilación', 'Vejez', '18/11/2026'],
  ]);
  expect(fields('novedad')).toEqual([
    'FechaNovedad',
    'HaberMensual',
    'Cargo',
    'IdUbicacion: localidades',
    'Observacion',
  ]);
  expect(labels(camposDe(v, 'novedad'))).toEqual([
    ...['Fecha de ingreso', 'Haber mensual', 'Cargo', 'Ubicación empresa', 'Observación'],
  ]);
});

describe('what a registration asks for', () => {
  test.each(VARIANTES)('a complete one of type %i has nothing wrong', (idTipo) => {
    expect(problemas(idTipo, {})).toEqual([]);
  });

  test.each([
    ['[R-5.2-01] document type', 'BasePersonas.IdTipoDocumento', null, 'Tipo de documento, no tiene información.'],
    ['[R-5.2-01] extension', 'BasePersonas.IdExtensionDocumento', null, 'Extensión, no tiene información.'],
    ['[R-5.2-01] sex', 'BasePersonas.IdSexo', null, 'Sexo, no tiene información.'],
    ['[R-5.2-01] civil status', 'BasePersonas.IdEstadoCivil', null, 'Estado civil, no tiene información.'],
    ['[R-5.2-01] nationality', 'BasePersonas.IdNacionalidad', null, 'Nacionalidad, no tiene información.'],
    ['[R-5.2-01] education', 'BasePersonas.IdGradoInstruccion', null, 'Grado de instrucción, no tiene información.'],
    ['[R-5.2-02] long zone', 'BasePersonas.Zona', 'x'.repeat(101), 'Zona: el máximo es de 100 caracteres.'],
    [
      '[R-5.2-02] long address',
      'BasePersonas.Direccion',
      'x'.repeat(101),
      'Dirección: el máximo es de 100 caracteres.',
    ],
    ['[R-5.2-02] long telephone', 'BasePersonas.Telefono', '1'.repeat(51), 'Teléfono: el máximo es de 50 caracteres.'],
    ['[R-5.2-02] long mobile', 'BasePersonas.Celular', '1'.repeat(51), 'Celular: el máximo es de 50 caracteres.'],
    [
      '[R-5.2-02] long occupation',
      'BasePersonas.Ocupacion',
      'x'.repeat(151),
      'Ocupación: el máximo es de 150 caracteres.',
    ],
    ['[R-5.2-02] bad e-mail', 'BasePersonas.CorreoElectronico', 'a@b', 'Formato de correo electrónico no válido.'],
    ['[R-5.2-03] no latitude', 'BasePersonas.LatitudDireccion', '', 'Latitud, no tiene información.'],
    ['[R-5.2-03] no longitude', 'BasePersonas.LongitudDireccion', '', 'Longitud, no tiene información.'],
    ['[R-5.2-05] no date', FECHA, '', 'Fecha de ingreso, no tiene información.'],
    ['[R-5.2-05] no location', 'SegurosPersonasNovedad.IdUbicacion', null, 'Ubicación empresa, no tiene información.'],
    ['[R-5.2-05] no position', 'SegurosPersonasNovedad.Cargo', ' ', 'Cargo, no tiene información.'],
    [
      '[R-5.2-05] long position',
      'SegurosPersonasNovedad.Cargo',
      'x'.repeat(101),
      'Cargo: el máximo es de 100 caracteres.',
    ],
    [
      '[R-5.2-05] long observation',
      'SegurosPersonasNovedad.Observacion',
      'x'.repeat(501),
      'Observación: el máximo es de 500 caracteres.',
    ],
    ['[R-5.2-06] no amount', 'SegurosPersonasNovedad.HaberMensual', null, 'Haber mensual, no tiene información.'],
    [
      '[R-5.2-06, R-9-02] less than 1',
      'SegurosPersonasNovedad.HaberMensual',
      0.5,
      'Haber mensual no puede ser menor a 1.',
    ],
    [
      '[R-5.2-06, R-9-02] eight digits',
      'SegurosPersonasNovedad.HaberMensual',
      10_000_000,
      'Haber mensual: el máximo es 9,999,999.',
    ],
  ] as const)('%s', (_, path, value, text) => {
    // Nothing chosen is 0 as well.
    for (const none of value === null && /\.Id/.test(path) ? [null, 0] : [value])
      for (const idTipo of VARIANTES)
        expect(problemas(idTipo, { [path]: none }), `${idTipo}: ${none}`).toEqual([{ path, text }]);
  });

  test.each([1, 9_999_999])('[R-5.2-06, R-9-02] an amount of %i is taken', (amount) => {
    for (const idTipo of VARIANTES)
      expect(problemas(idTipo, { 'SegurosPersonasNovedad.HaberMensual': amount }), `${idTipo}`).toEqual([]);
  });

  test.each([
    [
      '[R-5.2-08, R-5.2-10] number',
      'PacientesResolucion.NumeroResolucion',
      '',
      'Debe registrar el Número de Resolución.',
    ],
    ['[R-5.2-08, R-5.2-09] date', FECHA_RESOLUCION, '', 'Debe registrar fecha de resolución.'],
    ['date to come', FECHA_RESOLUCION, '2026-11-21', 'La fecha de resolución no puede ser posterior a hoy.'],
    [
      '[R-5.2-08, R-5.2-10] number of blanks',
      'PacientesResolucion.NumeroResolucion',
      ' ',
      'Debe registrar el Número de Resolución.',
    ],
    [
      '[R-5.2-08, R-5.2-10] body',
      'PacientesResolucion.Instancia',
      ' ',
      'Debe registrar el nombre de la Instancia que emite la resolución.',
    ],
  ] as const)('of the resolution, its %s', (_, path, value, text) => {
    expect(problemas(RESOLUCION, { [path]: value })).toEqual([{ path, text }]);
  });

  test('[R-5.2-07] of a dependant, kinship and beneficiary type', () => {
    for (const none of [null, 0])
      expect(problemas(DERECHO, { [PARENTESCO]: none, [BENEFICIARIO]: none })).toEqual([
        { path: PARENTESCO, text: 'Relación de parentesco, no tiene información.' },
        { path: BENEFICIARIO, text: 'Tipo de beneficiario, no tiene información.' },
      ]);
  });

  test.each([
    ['Zona', 100, 'x'],
    ['Direccion', 100, 'x'],
    ['Telefono', 50, '1'],
    ['Celular', 50, '1'],
    ['Ocupacion', 150, 'x'],
    ['CorreoElectronico', 100, 'x'],
  ])('[R-5.2-02, R-9-03] %s holds %i characters and no more', (name, limit, one) => {
    const of = (length: number) =>
      name === 'CorreoElectronico' ? `${one.repeat(length - 8)}@caja.bo` : one.repeat(length);
    for (const idTipo of VARIANTES) {
      expect(problemas(idTipo, { [`BasePersonas.${name}`]: of(limit) }), `${idTipo}`).toEqual([]);
      expect(problemas(idTipo, { [`BasePersonas.${name}`]: of(limit + 1) }), `${idTipo}`).toHaveLength(1);
    }
  });

  test('[R-5.2-05, R-9-03] a position holds 100 characters, an observation 500', () => {
    const largos = {
      'SegurosPersonasNovedad.Cargo': 'x'.repeat(100),
      'SegurosPersonasNovedad.Observacion': 'x'.repeat(500),
    };
    for (const idTipo of VARIANTES) expect(problemas(idTipo, largos), `${idTipo}`).toEqual([]);
  });

  test('[R-5.2-03, R-5.2-04, R-9-04] profession, places, telephones, e-mail and occupation may be left open; one digit is a coordinate', () => {
    const open = ['IdProfesion', 'IdUbicacionDireccion', 'IdUbicacionNacimiento'].map((name) => [name, null]);
    const empty = ['Zona', 'Direccion', 'Telefono', 'Celular', 'CorreoElectronico', 'Ocupacion'].map((n) => [n, '']);
    const changes = Object.fromEntries(
      [...open, ...empty, ['LatitudDireccion', '0'], ['LongitudDireccion', '1']].map(([name, value]) => [
        `BasePersonas.${name}`,
        value,
      ]),
    );
    for (const idTipo of VARIANTES) expect(problemas(idTipo, changes), `${idTipo}`).toEqual([]);
  });

  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('[R-5.2-12, decision 14] an entry on %s lies within the period: %s', (date, ok) => {
    const text =
      'La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    for (const idTipo of VARIANTES)
      expect(problemas(idTipo, { [FECHA]: date }), `${idTipo}`).toEqual(
        ok ? [] : [{ path: FECHA, text, primero: 'conAviso' }],
      );
  });

  test('[R-2.3-17] the picker offers the period and nothing is typed; a resolution was issued by today', () => {
    for (const idTipo of VARIANTES) {
      const one = definicion(idTipo);
      const period = { min: '2026-11-01', max: '2026-11-30' };
      const form = completo(idTipo);
      expect(one.limitesFecha(FECHA, aFormulario(one, form), contexto(form)), one.key).toEqual(period);
      expect(todosLosCampos(one).find((field) => field.path === FECHA)?.typed, one.key).toBeUndefined();
    }
    const v = definicion(RESOLUCION);
    const values = aFormulario(v, completo(RESOLUCION));
    const bounds = (path: FieldPath, other: Partial<ReglaContexto> = {}) =>
      v.limitesFecha(path, values, { ...contexto(completo(RESOLUCION)), ...other });
    expect(bounds(FECHA)).toEqual({ min: '2026-11-01', max: '2026-11-30' });
    expect(bounds(FECHA, { periodo: null })).toBeNull();
    expect(bounds('PacientesResolucion.FechaResolucion')).toEqual({ max: TODAY });
    expect(bounds('BasePersonas.FechaNacimiento')).toBeNull();
    expect(todosLosCampos(v).find((field) => field.path === FECHA)?.kind).toBe('date');
  });
});

test('a resolution may be issued today', () => {
  expect(problemas(RESOLUCION, { [FECHA_RESOLUCION]: TODAY })).toEqual([]);
});

test('[R-5.2-12, decision 14] without a period nothing is registered, and the date says why', () => {
  expect(problemas(JUBILACION, {}, { periodo: null })).toEqual([
    { path: FECHA, text: 'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.' },
  ]);
});

test('[R-2.3-18, R-3.1-06, R-3.1-08] what was settled before the form is shown: the calculation, the holder; a dash where it is missing', () => {
  const datos = (idTipo: number, form: NovedadForm) =>
    definicion(idTipo)
      .secciones.novedad.flatMap((one) => one.datos?.(form) ?? [])
      .map(({ label, value }) => [label, value]);
  const PacientesAlgoritmo = { DiasCalculados: 27_099, DosUltimosDigitos: 7, IdTipoResolucion: 5, IdRegional: 1 };
  expect(datos(ALGORITMO, { ...completo(ALGORITMO), PacientesAlgoritmo })).toEqual([
    ['Días calculados', '27099'],
    ['Últimos dígitos', '07'],
  ]);
  expect(datos(ALGORITMO, completo(JUBILACION)).map(([, value]) => value)).toEqual(['—', '—']);
  expect(datos(DERECHO, completo(DERECHO))).toEqual([
    ['Titular', 'ÑÁÑEZ ÓSCAR'],
    ['Matrícula titular', '580102ÑO'],
  ]);
  expect(datos(DERECHO, completo(JUBILACION)).map(([, value]) => value)).toEqual(['—', '—']);
});

describe.each([
  [ALGORITMO, 'por algoritmo'],
  [JUBILACION, 'por jubilación'],
  [RESOLUCION, 'por resolución'],
  [DERECHO, 'por derecho habiente'],
] as const)('Grabar of type %i', (idTipo, como) => {
  const v = definicion(idTipo);
  const nada = { faltaFotografia: false, faltantes: [] };
  const requisito = { IdRequisito: 8, Nombre: 'RESOLUCIÓN' } as (typeof nada.faltantes)[number];
  const todo = { ...nada, faltaFotografia: true, faltantes: [requisito] };
  const PERSONA =
    'Existen campos que no tienen información en el registro de persona. Por favor, revise y vuelva a intentar.';
  const NOVEDAD =
    'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.';
  const con = (changes: Cambios, files: typeof todo | typeof nada = todo) =>
    problemasAlGrabar(v, problemas(idTipo, changes), files);
  const sinSexo = { 'BasePersonas.IdSexo': null } as const;
  const sinCargo = { 'SegurosPersonasNovedad.Cargo': '' } as const;

  test('[R-5.2-12] the period comes first, as a warning, whatever else is wrong', () => {
    const found = con({ ...sinSexo, ...sinCargo, [FECHA]: '2026-12-01' });
    expect(found).toMatchObject({ aviso: true, tab: 'novedad', headline: expect.stringMatching(/periodo de aporte/) });
    expect(found?.problems).toHaveLength(5);
  });

  test('[R-5.2-13] then the person', () => {
    expect(con({ ...sinSexo, ...sinCargo })).toMatchObject({ headline: PERSONA, tab: 'persona' });
  });

  test('[R-5.2-14] then the notice; an empty date is one of its gaps', () => {
    expect(con({ ...sinCargo, [FECHA]: '' })).toMatchObject({ headline: NOVEDAD, tab: 'novedad' });
    expect(con(sinCargo)?.aviso).toBeUndefined();
  });

  test('[R-5.2-15] then the photograph, then the attachments', () => {
    expect(con({})).toMatchObject({ headline: 'Por favor, realice la carga de fotografía.', tab: 'persona' });
    expect(con({}, { ...todo, faltaFotografia: false })).toMatchObject({
      headline: 'Por favor, realice la carga de los adjuntos solicitados.',
      tab: 'adjuntos',
    });
    expect(con({}, nada)).toBeNull();
  });

  test('[R-5.2-16] its questions', () => {
    expect(v.messages.confirmSave('ÑÁÑEZ ÓSCAR')).toBe(
      `¿Desea guardar el alta de pasivo ${como} de la persona ÑÁÑEZ ÓSCAR?`,
    );
    expect(v.messages.confirmDelete('ÑÁÑEZ ÓSCAR')).toBe(
      '¿Está seguro de eliminar el aviso de alta del asegurado(a) ÑÁÑEZ ÓSCAR?',
    );
  });
});

describe('the groups of its own', () => {
  test('[R-3.1-01, R-3.1-07] what is typed of a resolution goes into its group; the rest of the group travels untouched', () => {
    const v = definicion(RESOLUCION);
    const form: NovedadForm = {
      ...completo(RESOLUCION),
      PacientesResolucion: { IdPacientesResolucion: 7, NumeroResolucion: 'RA-1', FechaResolucion: '2026-10-01' },
    };
    const values = aFormulario(v, form);
    values.PacientesResolucion.Instancia = '  SENASIR ';
    expect(aEnvio(v, form, values).PacientesResolucion).toEqual({
      IdPacientesResolucion: 7,
      NumeroResolucion: 'RA-1',
      FechaResolucion: '2026-10-01',
      Instancia: 'SENASIR',
    });
  });

  test('[R-3.1-01, R-3.1-06, R-3.1-08] an edit sends the group of a dependant, or of a calculation, as it was', () => {
    const PacientesAlgoritmo = { IdTipoResolucion: 5, FechaNacimiento: '1950-01-01', DiasCalculados: 120 };
    const forms: readonly NovedadForm[] = [completo(DERECHO), { ...completo(ALGORITMO), PacientesAlgoritmo }];
    for (const form of forms) {
      const v = definicion(form.SegurosPersonasNovedad.IdTipoNovedad);
      const sent = aEnvio(v, form, aFormulario(v, form));
      for (const group of ['PacientesDerechoHabiente', 'PacientesAlgoritmo'] as const)
        expect(sent[group]).toEqual(form[group]);
    }
  });

  test('[R-3.1-01] a variant without a group sends none', () => {
    const v = definicion(JUBILACION);
    const wire = aEnvio(v, completo(JUBILACION), aFormulario(v, completo(JUBILACION)));
    expect(Object.keys(wire).sort()).toEqual(['BasePersonas', 'SegurosPacientes', 'SegurosPersonasNovedad']);
  });

  test('[R-5.8-03] [R-2.3-18] a dependant is father, mother, child, cohabitant or spouse; another kinship empties the beneficiary', () => {
    const v = definicion(DERECHO);
    const field = todosLosCampos(v).find((one) => one.path === PARENTESCO);
    const offered = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((id) => field?.offers?.(id));
    expect(offered).toEqual([2, 3, 4, 5, 9]);
    expect(v.alElegir(PARENTESCO, 3, completo(DERECHO))).toEqual({ [BENEFICIARIO]: null });
    expect(v.alElegir(BENEFICIARIO, 3, completo(DERECHO))).toEqual({});
  });
});

test('[R-5.2-21, F-3.5-03, E-3-02, R-5.2-22, decision 65] what is empty of a person has its default; an unknown nationality is to be chosen', () => {
  const empty = { IdEstadoCivil: 0, IdGradoInstruccion: 0, IdNacionalidad: 0 };
  expect(conDefectos(buildPersona(empty))).toMatchObject({
    IdEstadoCivil: 6,
    IdGradoInstruccion: 5,
    IdNacionalidad: 1,
  });
  const known = { IdEstadoCivil: 2, IdGradoInstruccion: 3, IdNacionalidad: 4 };
  expect(conDefectos(buildPersona(known))).toMatchObject(known);
  const form = {
    ...completo(JUBILACION),
    BasePersonas: conDefectos(buildPersona({ IdNacionalidad: nacionalidad.desconocida })),
  };
  expect(aFormulario(definicion(JUBILACION), form).BasePersonas.IdNacionalidad).toBeNull();
});

test.each([
  [
    { numeroResolucion: '', fechaResolucion: '', instanciaEmiteResolucion: ' ' },
    [
      'Debe registrar el Número de Resolución.',
      'Debe registrar fecha de resolución.',
      'Debe registrar el nombre de la Instancia que emite la resolución.',
    ],
  ],
  [
    { numeroResolucion: 'RA', fechaResolucion: '2026-11-21', instanciaEmiteResolucion: 'X' },
    ['La fecha de resolución no puede ser posterior a hoy.'],
  ],
  [
    { numeroResolucion: 'RA', fechaResolucion: '31/02/2026', instanciaEmiteResolucion: 'X' },
    ['Debe registrar fecha de resolución.'],
  ],
  [{ numeroResolucion: 'RA', fechaResolucion: '2026-11-20', instanciaEmiteResolucion: 'X' }, []],
])('[R-2.3-19, R-5.2-08, R-5.2-09, R-5.2-10] the dialog of the resolution: %j', (datos, texts) => {
  expect(Object.values(leer(resolucionSchema, datos).errores)).toEqual(texts);
});

describe('the health-manager calculator', () => {
  const datos = { idResolucion: 5, fechaNacimiento: '1946-11-17', idRegional: 1 };
  const answer = {
    EntesGestores: [
      { GestorSalud: 'CAJA NACIONAL ANDINA', Inicio: 0, Fin: 83, Codigo: 'CNA' },
      { GestorSalud: 'CAJA DE SALUD', Inicio: 84, Fin: 99, Codigo: 'CSBP' },
    ],
    DiasCalculados: 27_099,
    UltimosDigitos: 99,
    CodigoCorresponde: 'CSBP',
  };

  test('[R-2.3-20, R-5.2-11] asks for resolution, birth date and regional', () => {
    const vacio = { idResolucion: '', fechaNacimiento: '', idRegional: '' };
    expect(leer(gestorSchema(true), vacio).errores).toEqual({
      idResolucion: 'Debe seleccionar una resolución.',
      fechaNacimiento: 'Debe registrar fecha de nacimiento.',
      idRegional: 'Debe seleccionar una regional.',
    });
    expect(leer(gestorSchema(true), datos)).toEqual({ datos, errores: {} });
  });

  test('[F-9-19, R-9-10] starts with the resolution of 26-01-2021, and stores 5 whichever was chosen', () => {
    const list = [
      { IdResolucion: 4, Descripcion: 'A', FechaResolucion: '14/08/2017' },
      { IdResolucion: 9, Descripcion: 'B', FechaResolucion: '26/01/2021' },
    ];
    expect(resolucionPorDefecto(list)).toBe(9);
    const iso = list.map((one) => ({ ...one, FechaResolucion: one.IdResolucion === 9 ? '2021-01-26T00:00:00' : '' }));
    expect(resolucionPorDefecto(iso)).toBe(9);
    expect(resolucionPorDefecto([])).toBe(0);
    expect(algoritmoDe({ ...datos, idResolucion: 4 }, answer)).toMatchObject({ IdTipoResolucion: 5 });
  });

  test('[R-7.2-06, R-2.3-20, R-3.2-02] sends the birth date with dashes', () => {
    expect(pedidoDe(datos)).toEqual({ fechaNacimiento: '17-11-1946', idRegional: 1, idResolucion: 5 });
  });

  test.each([
    [0, 'CSBP', ['CSBP', '']],
    [49, 'CSBP', ['CSBP', '']],
    [50, 'CSBP', ['', 'CSBP']],
    [99, 'CSBP', ['', 'CSBP']],
    [10, '', ['', '']],
  ])(
    '[R-2.3-21, R-3.2-02] ranges without codes go by the last two digits: %i, of %j',
    (UltimosDigitos, CodigoCorresponde, codes) => {
      const EntesGestores = [
        { GestorSalud: 'A', Inicio: 0, Fin: 49, Codigo: '' },
        { GestorSalud: 'B', Inicio: 50, Fin: 99, Codigo: '' },
      ];
      const rows = filasDe({ DiasCalculados: 1, UltimosDigitos, CodigoCorresponde, EntesGestores });
      expect(rows.map(({ codigo }) => codigo)).toEqual(codes);
      expect(rows.map(({ corresponde }) => corresponde)).toEqual(codes.map((code) => code !== ''));
      expect(rows[1]).toMatchObject({ indice: 2, gestor: 'B', inicio: 50, fin: 99 });
    },
  );

  test('[R-2.3-21, R-3.2-02] a range with a code goes by the code alone', () => {
    const EntesGestores = [{ GestorSalud: 'A', Inicio: 0, Fin: 99, Codigo: 'CNA' }];
    const rows = filasDe({ DiasCalculados: 1, UltimosDigitos: 10, CodigoCorresponde: 'CSBP', EntesGestores });
    expect(rows).toMatchObject([{ codigo: 'CNA', corresponde: false }]);
  });

  test('[R-3.1-06, R-3.2-02, R-2.3-21] its answer: the ranges with the one that corresponds, and the group it leaves', () => {
    expect(filasDe(answer).map(({ indice, codigo, corresponde }) => [indice, codigo, corresponde])).toEqual([
      [1, 'CNA', false],
      [2, 'CSBP', true],
    ]);
    expect(algoritmoDe(datos, answer)).toEqual({
      IdPacienteAlgoritmo: 0,
      IdTipoResolucion: 5,
      IdPersonaNovedad: 0,
      IdPacientesResolucion: 0,
      DiasCalculados: 27_099,
      DosUltimosDigitos: 99,
      IdRegional: 1,
      FechaNacimiento: '1946-11-17',
    });
  });
});
