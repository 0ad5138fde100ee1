import { describe, expect, test } from 'vitest';
import '#app/familias.ts';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';
import { type Estado, tipoNovedad } from '#contract/enumerations.ts';
import { preguntaDelResumen } from '#engine/declare/preguntas.ts';
import type { ReglaContexto } from '#engine/definition/definition.ts';
import { FECHA } from '#engine/definition/fields.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { aEnvio } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { camposDe, huecosDe, todosLosCampos, validar } from '#engine/values/validar.ts';
import { avisoDeBajaPasivo as baja } from '#features/pasivo/baja/definition.ts';
import { bajaPasivo } from '#features/pasivo/baja/familia.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { type LineaDeAcciones, permitidas, probarAcciones } from './accionesPorPago.ts';

const LUGAR = 'SegurosPersonasNovedad.IdLugarFallecimiento';
const MUERTE = 'SegurosPersonasNovedad.IdUbicacionFallecimiento';
const REGISTRO = 'SegurosPersonasNovedad.IdUbicacion';
const OBSERVACION = 'SegurosPersonasNovedad.Observacion';

const complete = buildNovedadForm({
  novedad: {
    IdTipoNovedad: tipoNovedad.BAJA_PASIVO,
    IdCanal: 1,
    FechaNovedad: '2026-11-17',
    IdUbicacion: 101,
    IdLugarFallecimiento: 2,
    IdUbicacionFallecimiento: 102,
    NombreCompletoTitular: '',
  },
});
const context: ReglaContexto = { periodo: null, today: TODAY, form: complete };

const valuesWith = (changes: Cambios) => typed(baja, complete, changes);
const problems = (changes: Cambios) => validar(baja, valuesWith(changes), context);

/** R 4.2 with decisions 7, 8 and 72: state, employer unpaid, employer paid, staff. */
const table: readonly LineaDeAcciones[] = [
  [
    'registrado',
    '[R-4.2-16, R-4.2-03, R-2.4-07, R-2.4-10, R-1-01]',
    ['declarar', 'editar', 'eliminar'],
    ['declarar', 'editar'],
    [],
  ],
  [
    'observado',
    '[R-4.2-17, R-4.2-11, R-4.2-03, R-2.4-07, R-2.4-09, R-2.4-10, R-1-01]',
    ['editar', 'eliminar'],
    ['editar'],
    [],
  ],
  ['declarado', '[R-4.2-18, R-4.2-09, E-1-03]', [], [], ['aceptar', 'observar']],
  ['aceptado', '[R-4.2-15]', ['imprimir'], ['imprimir'], ['imprimir']],
  ['pagado', '[R-4.2-03, R-2.4-07, R-2.4-09, R-2.4-10]', [], [], []],
  ['anulado', '[R-4.2-03, R-2.4-07, R-2.4-09, R-2.4-10]', [], [], []],
];

describe('what may be done with a retiree’s deregistration', () => {
  probarAcciones(bajaPasivo, table);

  test('[R-4.2-19] before its first save only its form is open', () => {
    for (const rol of ['empresa', 'personal', 'otro'] as const)
      expect(permitidas(bajaPasivo, null, false, rol)).toEqual([]);
  });
});

describe('what a deregistration asks for', () => {
  test('a complete one has nothing wrong, with no contribution period known', () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    ['[R-5.3-04] no date', FECHA, '', 'Fecha de Baja, no tiene información.'],
    ['[R-5.3-04] no locality of registration', REGISTRO, null, 'Localidad de registro, no tiene información.'],
    ['[R-5.3-04] locality 0', REGISTRO, 0, 'Localidad de registro, no tiene información.'],
    ['[R-5.3-06, R-5.3-04] place 0', LUGAR, 0, 'Lugar de fallecimiento, no tiene información.'],
    ['[R-5.3-05, R-5.3-04] town of death 0', MUERTE, 0, 'Ubicación de fallecimiento, no tiene información.'],
    ['[R-5.3-06, R-5.3-04] no place', LUGAR, null, 'Lugar de fallecimiento, no tiene información.'],
    ['[R-5.3-05, R-5.3-04] no town of death', MUERTE, null, 'Ubicación de fallecimiento, no tiene información.'],
    [
      '[R-2.4-13, R-5.3-09] a long observation',
      OBSERVACION,
      'x'.repeat(501),
      'Observación: el máximo es de 500 caracteres.',
    ],
    ['[R-5.3-07] tomorrow', FECHA, '2026-11-21', 'La fecha de baja no puede ser posterior a hoy.'],
  ] as const)('%s', (_, path, value, text) => {
    expect(problems({ [path]: value })).toEqual([{ path, text }]);
  });

  test('[R-2.4-13, R-5.3-07, R-5.3-09, decision 14] today and long ago are allowed: a death is told of late', () => {
    for (const date of [TODAY, '2024-02-29']) expect(problems({ [FECHA]: date })).toEqual([]);
    expect(problems({ [OBSERVACION]: 'x'.repeat(500) })).toEqual([]);
    expect(camposDe(baja, 'novedad').find(({ path }) => path === OBSERVACION)?.limit).toBe(500);
  });

  test('[R-5.3-07] a contribution period that lasts longer allows no later day', () => {
    const periodo = { start: '2026-11-01', end: '2026-11-30' };
    expect(validar(baja, valuesWith({ [FECHA]: '2026-11-21' }), { ...context, periodo })).toEqual([
      { path: FECHA, text: 'La fecha de baja no puede ser posterior a hoy.' },
    ]);
  });

  test('[R-2.4-12] the picker ends today', () => {
    expect(baja.limitesFecha(FECHA, valuesWith({}), context)).toEqual({ max: TODAY });
    expect(baja.limitesFecha('PacientesResolucion.FechaResolucion', valuesWith({}), context)).toBeNull();
  });

  test('[R-5.3-10, R-5.3-11, R-4.2-19] the notice first, then the photograph, then the files', () => {
    const none = { faltaFotografia: false, faltantes: [] };
    const certificado = {
      Extension: 'pdf',
      IdRequisito: 9,
      IdRequisitoTipoNovedad: 2509,
      IdTipoNovedad: 25,
      Nombre: 'CERTIFICADO DE DEFUNCIÓN',
      Requerido: true,
      TamanioMb: 5,
    };
    const fotografia = (Requerido: boolean): AdjuntoSlot => ({
      requisito: { ...certificado, IdRequisito: 2, Requerido },
      ...{ guardado: null, recurso: null, pendiente: false, porQuitar: false, tieneArchivo: false },
      ...{ subida: null, preparando: false, error: null },
    });
    const missing = { faltaFotografia: true, faltantes: [certificado], fotografia: fotografia(true) };
    const save = (errors: ReturnType<typeof problems>, files: typeof missing | typeof none) => {
      const found = problemasAlGrabar(baja, errors, files);
      return found && [found.tab, found.headline, found.problems.length];
    };
    expect(save(problems({ [LUGAR]: null }), missing)).toEqual([
      'novedad',
      'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
      3,
    ]);
    expect(save([], missing)).toEqual(['persona', 'Por favor, realice la carga de fotografía.', 2]);
    expect(save([], { ...missing, faltaFotografia: false })).toEqual([
      'adjuntos',
      'Por favor, realice la carga de los adjuntos solicitados.',
      1,
    ]);
    expect(save([], none)).toBeNull();
    // Decision 20: for somebody who died, a missing photo is no obstacle unless it is marked as required.
    expect(save([], { ...missing, fotografia: fotografia(false) })?.[0]).toBe('adjuntos');
    expect(save([], { ...missing, faltantes: [], fotografia: fotografia(false) })).toBeNull();
  });
});

describe('the person of a deregistration', () => {
  const gaps = (changes: Cambios) => huecosDe(baja, 'persona', valuesWith(changes));

  test('[R-2.4-11] is only shown: nothing of her is changed or sent', () => {
    expect(camposDe(baja, 'persona').every((field) => field.readOnly)).toBe(true);
    expect(aEnvio(baja, complete, valuesWith({ 'BasePersonas.Zona': 'OTRA' })).BasePersonas).toEqual(
      complete.BasePersonas,
    );
  });

  test('[R-2.4-11] her facts, and her fields, each with its list', () => {
    expect(baja.datosPersona(complete).map(({ label }) => label)).toEqual([
      ...['Apellido paterno', 'Apellido materno', 'Nombres', 'Número de documento', 'Fecha de nacimiento', 'Edad'],
      ...['Matrícula', 'Historia clínica', 'Titular'],
    ]);
    const fields = camposDe(baja, 'persona');
    expect(fields.map(({ label }) => label)).toEqual([
      ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento'],
      ...['Zona', 'Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular'],
      ...['Correo electrónico', 'Ocupación', 'Profesión'],
    ]);
    expect(fields.map(({ path, list }) => `${path.replace(/^.*\./, '')}${list ? `: ${list}` : ''}`)).toEqual([
      ...['IdTipoDocumento: tiposDocumentos', 'IdExtensionDocumento: extensiones', 'IdSexo: sexos'],
      ...['IdEstadoCivil: estadosCiviles', 'IdNacionalidad: paises', 'IdUbicacionNacimiento: localidades'],
      ...['Zona', 'Direccion', 'IdUbicacionDireccion: localidades', 'LatitudDireccion', 'LongitudDireccion'],
      ...['Telefono', 'Celular', 'CorreoElectronico', 'Ocupacion', 'IdProfesion: profesiones'],
    ]);
  });

  test('[R-2.5-05] her education level is not shown here', () => {
    const paths = todosLosCampos(baja).map((field) => field.path);
    expect(paths).not.toContain('BasePersonas.IdGradoInstruccion');
    expect(paths).toContain('BasePersonas.IdProfesion');
  });

  test.each([
    ['[R-5.3-01]', 'Zona', '', 'Zona, no tiene información.'],
    ['[R-5.3-01]', 'Direccion', '', 'Dirección, no tiene información.'],
    ['[R-5.3-01]', 'Celular', '', 'Celular, no tiene información.'],
    ['[R-5.3-01]', 'Ocupacion', '', 'Ocupación, no tiene información.'],
    ['[R-5.3-02]', 'IdTipoDocumento', null, 'Tipo de documento, no tiene información.'],
    ['[R-5.3-02]', 'IdExtensionDocumento', null, 'Extensión, no tiene información.'],
    ['[R-5.3-02]', 'IdSexo', null, 'Sexo, no tiene información.'],
    ['[R-5.3-02]', 'IdEstadoCivil', null, 'Estado civil, no tiene información.'],
    ['[R-5.3-02]', 'IdNacionalidad', null, 'Nacionalidad, no tiene información.'],
    ['[R-5.3-02]', 'IdProfesion', null, 'Profesión, no tiene información.'],
    ['[R-5.3-02]', 'IdUbicacionNacimiento', null, 'Ubicación de nacimiento, no tiene información.'],
    ['[R-5.3-02]', 'IdUbicacionDireccion', null, 'Ubicación de la dirección, no tiene información.'],
    ['[R-5.3-03]', 'LatitudDireccion', '', 'Latitud, no tiene información.'],
    ['[R-5.3-03]', 'LongitudDireccion', '', 'Longitud, no tiene información.'],
    ['[R-5.3-03]', 'CorreoElectronico', '', 'Correo electrónico, no tiene información.'],
  ] as const)('%s a gap in %s is told and, as decision 11 says, blocks nothing', (_, name, value, text) => {
    const change = { [`BasePersonas.${name}`]: value };
    // For a foreigner too.
    for (const IdNacionalidad of name === 'IdNacionalidad' ? [1] : [1, 2])
      expect(gaps({ 'BasePersonas.IdNacionalidad': IdNacionalidad, ...change })).toEqual([text]);
    expect(problems(change)).toEqual([]);
    // The services send 0 for an item that is not chosen.
    const form = { ...complete, BasePersonas: { ...complete.BasePersonas, [name]: value ?? 0 } };
    expect(huecosDe(baja, 'persona', typed(baja, form, {}))).toEqual([text]);
  });

  test.each([
    ['LatitudDireccion', '-9', '9'],
    ['LongitudDireccion', '-6', '6'],
    ['CorreoElectronico', 'a@b.bo', 'a@b'],
  ])('[R-5.3-03, R-9-04] %s: %s is taken, %s is not', (name, good, bad) => {
    const rule = camposDe(baja, 'persona').find((field) => field.path === `BasePersonas.${name}`)?.rule;
    expect(rule?.check(good)).toBeNull();
    expect(rule?.check(bad)).toEqual(expect.any(String));
  });

  test('[R-3.1-04] her holder is named: whom she hangs on, or herself', () => {
    const titular = (form: typeof complete) => baja.datosPersona(form).find((dato) => dato.label === 'Titular')?.value;
    expect(titular(complete)).toBe(complete.BasePersonas.NombreCompleto);
    const novedad = { ...complete.SegurosPersonasNovedad, NombreCompletoTitular: 'ÑÁÑEZ ÓSCAR' };
    expect(titular({ ...complete, SegurosPersonasNovedad: novedad })).toBe('ÑÁÑEZ ÓSCAR');
    const dependant = { ...complete, SegurosPacientes: { ...complete.SegurosPacientes, IdPacientePadre: 9 } };
    expect(titular(dependant)).toBe('—');
  });
});

describe('its words', () => {
  const facts = (estado: Estado | null, IdCanal = 1) =>
    baja
      .datosNovedad(
        buildNovedadForm({ novedad: { IdCanal, FechaDeclaracion: '2026-11-18', NumeroDocumento: '2026-1' } }),
        estado,
      )
      .map((dato) => `${dato.label} ${dato.value}`);

  test('[R-2.4-13, R-2.4-14, decision 69] its type always, its declaration in declared and accepted of the virtual channel', () => {
    const always = ['Nº de aviso 2026-1', 'Tipo de baja Baja de pasivo'];
    for (const estado of [null, 'registrado', 'observado', 'anulado'] as const) expect(facts(estado)).toEqual(always);
    for (const estado of ['declarado', 'aceptado'] as const) {
      expect(facts(estado)).toEqual([...always, 'Fecha de declaración 18/11/2026']);
      expect(facts(estado, 2)).toEqual(always);
    }
  });

  test('[R-2.4-06, R-2.4-17] heading, and the search for holders', () => {
    expect(baja.heading).toBe('Registro de Aviso de Baja Pasivo');
    expect(baja.busqueda).toEqual({ titulo: 'Asegurados Pasivos', rol: 1 });
  });

  test('[R-5.3-12, R-8-18, R-8-19] of its questions', () => {
    const { confirmSave, confirmDelete, confirmDeclare, descartar } = baja.messages;
    expect(confirmSave('ANA')).toBe('¿Desea guardar la baja del pasivo(a) ANA?');
    expect(confirmDelete('ANA')).toBe('¿Está seguro de eliminar el aviso de baja del asegurado(a) ANA?');
    expect(confirmDeclare('ANA')).toEqual({
      title: 'Declarar la novedad',
      message:
        'Una vez declarada la novedad no podrá modificar la misma. ¿Está seguro de declarar la baja de pasivo del asegurado(a) ANA?',
    });
    expect(descartar).toBe('Cancelar');
    // Saved and declared in one go, it asks both.
    expect(preguntaDelResumen(baja, 'ANA', 'grabarYDeclarar').frases).toEqual([
      ...[confirmDeclare('ANA').message, confirmSave('ANA')],
    ]);
  });

  test('[R-4.2-02, R-4.2-07] of its tracking: its own first state, arrow and subject', () => {
    const { seguimiento } = baja.messages;
    expect(seguimiento.transicion(seguimiento.sinEstado, 'Registrado')).toBe('Ninguno → Registrado');
    expect(seguimiento.asuntoDeclarado).toBe('Registro baja pasivo declarado');
  });
});

describe('where it leads', () => {
  test('[R-2.4-03, R-2.4-08, R-8-12, decision 12, decision 21] refused or deleted, back to the retirees’ list', () => {
    expect(bajaPasivo.routes).toEqual({ list: 'aviso-baja-pasivo-admin', edit: 'aviso-baja-pasivo-editar' });
    expect(baja.alEliminar).toBe('lista');
  });

  test('[R-2.4-03] the review desk opens it by its own type', () => {
    const familia = familiaDe(tipoNovedad.BAJA_PASIVO);
    expect(familia?.routes).toEqual({ list: 'aviso-baja-pasivo-admin', edit: 'aviso-baja-pasivo-editar' });
    expect(tipoDeFila({ IdTipoNovedad: tipoNovedad.BAJA_PASIVO, IdTipoNovedadPadre: 0 })).toBe(tipoNovedad.BAJA_PASIVO);
  });

  test('[R-7.4-02] the insert answers the notice’s id alone; the person’s is the form’s', () => {
    expect(baja.idsDeInsercion(500_123, complete)).toEqual({
      idPersona: complete.BasePersonas.IdPersona,
      idPersonaNovedad: 500_123,
    });
  });
});
