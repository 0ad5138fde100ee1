import { describe, expect, test } from 'vitest';
import '#app/familias.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import type { ReglaContexto } from '#engine/definition/definition.ts';
import { FECHA } from '#engine/definition/fields.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { EMPRESA, REGIONAL, UBICACION } from '#engine/family/traslado.ts';
import { aEnvio } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { camposDe, huecosDe, validar } from '#engine/values/validar.ts';
import { avisoDeTransferenciaPasivo as transfer } from '#features/pasivo/transferencia/definition.ts';
import { transferenciaPasivo } from '#features/pasivo/transferencia/familia.ts';
import { lista as listaTransferenciaPasivo } from '#features/pasivo/transferencia/list.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { type LineaDeAcciones, permitidas, probarAcciones } from './accionesPorPago.ts';

const complete = buildNovedadForm({
  paciente: { IdDepartamento: 3 },
  novedad: {
    IdTipoNovedad: tipoNovedad.TRANSFERENCIA_PASIVO,
    FechaNovedad: '2026-11-17',
    HaberMensual: null,
    Cargo: '',
    IdEmpresaDestino: 501,
    IdUbicacion: 301,
  },
});
const context: ReglaContexto = { periodo: { start: '2026-11-01', end: '2026-11-30' }, today: TODAY, form: complete };

const valuesWith = (changes: Cambios) => typed(transfer, complete, changes);
const problems = (changes: Cambios, other: Partial<ReglaContexto> = {}) =>
  validar(transfer, valuesWith(changes), { ...context, ...other });

/** R 4.3 with decisions 7, 8 and 71: state, employer unpaid, employer paid, staff. */
const table: readonly LineaDeAcciones[] = [
  [
    'registrado',
    '[R-4.3-04, R-4.3-09, R-2.5-06, R-1-01]',
    ['declarar', 'editar', 'eliminar'],
    ['declarar', 'editar'],
    [],
  ],
  [
    'observado',
    '[R-4.3-05, R-4.3-09, R-2.5-06, R-1-01]',
    ['declarar', 'editar', 'eliminar'],
    ['declarar', 'editar'],
    [],
  ],
  ['declarado', '[R-4.3-06, R-4.3-09, R-2.5-06, E-1-03]', [], [], ['aceptar', 'observar']],
  ['aceptado', '[R-4.3-07, R-4.3-09, R-2.5-06]', ['imprimir'], ['imprimir'], ['imprimir']],
  ['pagado', '[R-4.3-09, R-2.5-06]', [], [], []],
  ['anulado', '[R-4.3-09, R-2.5-06]', [], [], []],
];

describe('what may be done with a retiree’s transfer', () => {
  probarAcciones(transferenciaPasivo, table);

  test('[R-4.3-01, R-4.3-08] without a state, new or deleted, nothing is offered', () => {
    expect(permitidas(transferenciaPasivo, null, false, 'empresa')).toEqual([]);
    expect(transfer.alEliminar).toBe('quedarse');
  });
});

describe('what a retiree’s transfer asks for', () => {
  test('a complete one has nothing wrong', () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    [FECHA, '', 'Fecha de transferencia, no tiene información.'],
    [REGIONAL, null, 'Regional transferencia, no tiene información.'],
    [EMPRESA, null, 'Empresa transferencia, no tiene información.'],
    [UBICACION, null, 'Ubicación de transferencia, no tiene información.'],
    [REGIONAL, 0, 'Regional transferencia, no tiene información.'],
    [EMPRESA, 0, 'Empresa transferencia, no tiene información.'],
    [UBICACION, 0, 'Ubicación de transferencia, no tiene información.'],
  ])('[R-5.4-04] without %s: %o', (path, value, text) => {
    expect(problems({ [path]: value })).toEqual([{ path, text }]);
  });

  test('[R-2.5-07, decision 14] a date out of the contribution period, or none known', () => {
    const text =
      'La fecha de transferencia debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    for (const date of ['2026-10-31', '2026-12-01'])
      expect(problems({ [FECHA]: date })).toEqual([{ path: FECHA, text, siEsUnico: true }]);
    for (const date of ['2026-11-01', '2026-11-30']) expect(problems({ [FECHA]: date })).toEqual([]);
    expect(problems({}, { periodo: null })).toHaveLength(1);
    expect(transfer.limitesFecha(FECHA, valuesWith({}), context)).toEqual({ min: '2026-11-01', max: '2026-11-30' });
  });

  test('[R-5.4-08] another regional forgets company and location', () => {
    expect(transfer.alElegir(REGIONAL, 2, complete)).toEqual({ [EMPRESA]: null, [UBICACION]: null });
    expect(transfer.alElegir(EMPRESA, 501, complete)).toEqual({});
  });

  test('[R-5.4-05, R-5.4-06] notice, photograph, attachments, each with its tab', () => {
    const files = { faltaFotografia: true, faltantes: [] };
    for (const path of [FECHA, REGIONAL, EMPRESA, UBICACION])
      expect(problemasAlGrabar(transfer, problems({ [path]: path === FECHA ? '' : null }), files), path).toMatchObject({
        tab: 'novedad',
        headline:
          'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
      });
    expect(problemasAlGrabar(transfer, [], files)).toMatchObject({
      tab: 'persona',
      headline: 'Por favor, realice la carga de fotografía.',
    });
    const both = { faltaFotografia: true, faltantes: [{ IdRequisito: 7 } as Requisito] };
    expect(problemasAlGrabar(transfer, [], both)).toMatchObject({
      tab: 'persona',
      problems: [{}, { tab: 'adjuntos' }],
    });
    const lacking = { faltaFotografia: false, faltantes: [{ IdRequisito: 7 } as Requisito] };
    expect(problemasAlGrabar(transfer, [], lacking)).toMatchObject({
      tab: 'adjuntos',
      headline: 'Por favor, realice la carga de los adjuntos solicitados.',
    });
    expect(problemasAlGrabar(transfer, [], { ...files, faltaFotografia: false })).toBeNull();
  });
});

describe('the person of a retiree’s transfer', () => {
  test.each([
    ['[R-5.4-01]', 'IdTipoDocumento', null],
    ['[R-5.4-01]', 'IdExtensionDocumento', null],
    ['[R-5.4-01]', 'IdSexo', null],
    ['[R-5.4-01]', 'IdEstadoCivil', null],
    ['[R-5.4-01]', 'IdNacionalidad', null],
    ['[R-5.4-01]', 'IdProfesion', null],
    ['[R-5.4-01]', 'IdUbicacionNacimiento', null],
    ['[R-5.4-01]', 'IdUbicacionDireccion', null],
    ['[R-5.4-01, R-2.5-05]', 'IdGradoInstruccion', null],
    ['[R-5.4-02]', 'Zona', ''],
    ['[R-5.4-02]', 'Celular', ''],
    ['[R-5.4-02]', 'Direccion', ''],
    ['[R-5.4-02]', 'Ocupacion', ''],
    ['[R-5.4-03]', 'LatitudDireccion', ''],
    ['[R-5.4-03]', 'LongitudDireccion', ''],
    ['[R-5.4-03]', 'CorreoElectronico', ''],
  ] as const)('%s a gap in %s is told and, as decision 11 says, blocks nothing', (_, name, value) => {
    const change = { [`BasePersonas.${name}`]: value };
    // For a foreigner too.
    for (const IdNacionalidad of [1, 2])
      expect(
        huecosDe(transfer, 'persona', valuesWith({ 'BasePersonas.IdNacionalidad': IdNacionalidad, ...change })),
      ).toHaveLength(1);
    expect(problems(change)).toEqual([]);
    // The services send 0 for an item that is not chosen.
    const form = { ...complete, BasePersonas: { ...complete.BasePersonas, [name]: value ?? 0 } };
    expect(huecosDe(transfer, 'persona', typed(transfer, form, {}))).toHaveLength(1);
  });

  test.each([
    ['LatitudDireccion', '-9', '9'],
    ['LongitudDireccion', '-6', '6'],
    ['CorreoElectronico', 'a@b.bo', 'a@b'],
  ])('[R-5.4-03, R-9-04] %s: %s is taken, %s is not', (name, good, bad) => {
    const rule = camposDe(transfer, 'persona').find((field) => field.path === `BasePersonas.${name}`)?.rule;
    expect(rule?.check(good)).toBeNull();
    expect(rule?.check(bad)).toEqual(expect.any(String));
  });

  test('[R-2.5-05] her fields are those of a deregistration and her education level, each with its list', () => {
    const fields = camposDe(transfer, 'persona');
    expect(fields.map(({ label }) => label)).toEqual([
      ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento'],
      ...['Zona', 'Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular'],
      ...['Correo electrónico', 'Ocupación', 'Grado de instrucción', 'Profesión'],
    ]);
    expect(fields.map(({ path, list }) => `${path.replace(/^.*\./, '')}${list ? `: ${list}` : ''}`)).toEqual([
      ...['IdTipoDocumento: tiposDocumentos', 'IdExtensionDocumento: extensiones', 'IdSexo: sexos'],
      ...['IdEstadoCivil: estadosCiviles', 'IdNacionalidad: paises', 'IdUbicacionNacimiento: localidades'],
      ...['Zona', 'Direccion', 'IdUbicacionDireccion: localidades', 'LatitudDireccion', 'LongitudDireccion'],
      ...['Telefono', 'Celular', 'CorreoElectronico', 'Ocupacion', 'IdGradoInstruccion: gradosInstruccion'],
      'IdProfesion: profesiones',
    ]);
  });

  test('[R-3.1-05] nothing of her is sent changed; the destination is', () => {
    expect(camposDe(transfer, 'persona').every((field) => field.readOnly)).toBe(true);
    const sent = aEnvio(transfer, complete, valuesWith({ 'BasePersonas.Zona': 'OTRA', [EMPRESA]: 502 }));
    expect(sent.BasePersonas).toEqual(complete.BasePersonas);
    expect(sent.SegurosPersonasNovedad.IdEmpresaDestino).toBe(502);
  });
});

describe('its words and ways', () => {
  test('[R-5.4-07] of its questions', () => {
    expect(transfer.messages.confirmSave('ANA')).toBe('¿Desea guardar la transferencia del asegurado(a) ANA?');
    expect(transfer.messages.confirmDelete('ANA')).toBe(
      '¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ANA?',
    );
  });

  test('[E-5.1-05] [R-2.5-06] [decision 5] the list names its states filter so, and [decision 27] has a name of its own', () => {
    expect(listaTransferenciaPasivo.sinEstado).toBe('Debe seleccionar un estado.');
    expect(familiaDe(tipoNovedad.TRANSFERENCIA_PASIVO)?.routes).toEqual({
      list: 'aviso-transferencia-pasivo-admin',
      edit: 'aviso-transferencia-pasivo-editar',
    });
  });

  test('[R-7.5-01] the insert answers the notice’s id', () => {
    expect(transfer.idsDeInsercion(7, complete)).toEqual({
      idPersona: complete.BasePersonas.IdPersona,
      idPersonaNovedad: 7,
    });
  });
});
