import { describe, expect, onTestFinished, test } from 'vitest';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { queryClient, reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { type Estado, estados, tipoNovedad } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import { empresas } from '#contract/services/empresas.ts';
import { parametros } from '#contract/services/parametros.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion, ReglaContexto } from '#engine/definition/definition.ts';
import { consultaDependiente, etiquetaDeDependiente } from '#engine/definition/dependentLists.ts';
import { FECHA } from '#engine/definition/fields.ts';
import { EMPRESA, esOtraRegional, REGIONAL, UBICACION } from '#engine/family/traslado.ts';
import { filtroDe } from '#engine/list/filtroLista.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { camposDe, huecosDe, todosLosCampos, validar } from '#engine/values/validar.ts';
import { avisoDeTransferencia as transfer } from '#features/novedades/transferencia/definition.ts';
import { transferencia } from '#features/novedades/transferencia/familia.ts';
import { lista as listaTransferencia } from '#features/novedades/transferencia/list.ts';
import { buildNovedadForm, buildPacienteBuscado } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { leer } from '#support/schemas.ts';

const complete = buildNovedadForm({
  paciente: { IdDepartamento: 3 },
  novedad: {
    IdTipoNovedad: tipoNovedad.TRANSFERENCIA_COTIZANTE,
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

/** The transfer's own column of spec E 4, with decisions 7, 8 and 71: state, employer, staff. Nuevo is always available. */
const table: readonly [Estado, string, readonly Accion[], readonly Accion[]][] = [
  ['registrado', '[E-4-40, E-4-12, E-2.6-01]', ['declarar', 'editar', 'eliminar'], []],
  ['observado', '[E-4-41]', ['editar', 'eliminar'], []],
  ['declarado', '[E-4-42, E-4-12, E-1-03]', [], ['aceptar', 'observar']],
  ['aceptado', '[E-4-43, E-4-12, E-2.6-01]', ['imprimir'], ['imprimir']],
  ['pagado', '[E-4-12]', [], []],
  ['anulado', '[E-4-12]', [], []],
];

describe('what may be done with a transfer notice', () => {
  const allowed = (estado: Estado | null, rol: Rol, pagado = false) =>
    [...accionesPermitidas(transferencia, { estado, pagado, rol })].sort();

  test('the table covers every state', () => {
    expect(table.map(([estado]) => estado).sort()).toEqual([...estados].sort());
  });

  for (const [estado, ids, empresa, personal] of table)
    test(`${ids} ${estado}: by role`, () => {
      expect(allowed(estado, 'empresa')).toEqual(empresa);
      expect(allowed(estado, 'personal')).toEqual(personal);
      expect(allowed(estado, 'otro')).toEqual([]);
    });

  test.each(estados)('%s with a payment nobody asks for: never deleted', (estado) => {
    expect(allowed(estado, 'empresa', true)).not.toContain('eliminar');
  });
});

describe('what a transfer notice asks for', () => {
  test('[E-5.5-01, decision 15] its fields are called what their messages call them, and the company is the session’s', async () => {
    const fields = camposDe(transfer, 'novedad').filter((field) => field.rule.required);
    expect(fields.map((field) => [field.path, field.label])).toEqual([
      [FECHA, 'Fecha de transferencia'],
      [REGIONAL, 'Regional transferencia'],
      [EMPRESA, 'Empresa transferencia'],
      [UBICACION, 'Ubicación de transferencia'],
    ]);
    for (const { label, rule } of fields) expect(rule.check(null)).toBe(`${label}, no tiene información.`);
    for (const { kind, label, rule } of fields) {
      if (kind !== 'list') continue;
      expect([rule.check(0), rule.check(1)]).toEqual([`${label}, no tiene información.`, null]);
    }
    expect(transfer.secciones.novedad.map((one) => one.title)).toContain('Destino');
    expect(await transfer.seleccionar(buildPacienteBuscado(), 0, null, {})).toEqual({
      ok: false,
      text: 'Hubo un problema al recuperar la información de la empresa.',
    });
  });

  test('[E-2.6-06, E-5.5-08, E-5.5-09, decision 15] a day, and a destination of three lists: two of them wait for the regional', () => {
    const [aviso, destino] = transfer.secciones.novedad;
    expect(aviso?.fields).toMatchObject([{ path: FECHA, kind: 'date', span: 3 }]);
    expect(destino?.title).toBe('Destino');
    const delRegional = (name: string) => ({
      ...{ kind: 'list', span: 6 },
      listOf: { name, path: REGIONAL, before: 'Elija primero la regional de transferencia.' },
    });
    expect(destino?.fields).toMatchObject([
      { ...{ path: REGIONAL, kind: 'list', span: 6, list: 'departamentos' }, ficha: 'IdDepartamento' },
      { ...{ path: EMPRESA, ficha: 'IdEmpresa' }, ...delRegional('empresasDeRegional') },
      { ...{ path: UBICACION, ficha: 'IdUbicacionEmpresa' }, ...delRegional('localidadesDeRegional') },
    ]);
    expect(destino?.fields.map(({ offers, placeholder }) => [offers, placeholder])).toEqual([
      [esOtraRegional, 'SELECCIONE REGIONAL'],
      [undefined, 'SELECCIONE EMPRESA'],
      [undefined, 'SELECCIONE UBICACIÓN'],
    ]);
  });

  test('a complete one has nothing wrong', () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    ['[E-5.5-01, E-5.5-02] no date', FECHA, '', 'Fecha de transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-03] no regional', REGIONAL, null, 'Regional transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-04] no company', EMPRESA, null, 'Empresa transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-05] no location', UBICACION, null, 'Ubicación de transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-03] the regional 0', REGIONAL, 0, 'Regional transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-04] the company 0', EMPRESA, 0, 'Empresa transferencia, no tiene información.'],
    ['[E-5.5-01, E-5.5-05] the location 0', UBICACION, 0, 'Ubicación de transferencia, no tiene información.'],
    [
      '[E-3-06] a long observation',
      'SegurosPersonasNovedad.Observacion',
      'x'.repeat(501),
      'Observación: el máximo es de 500 caracteres.',
    ],
  ] as const)('%s', (_, path, value, text) => {
    expect(problems({ [path]: value })).toEqual([{ path, text }]);
  });

  test('[E-5.5-01, E-5.5-02, E-5.5-03, E-5.5-04, E-5.5-05] [F-5.5-03] ids of 0 and 1900-01-01 are nothing chosen', () => {
    const none = buildNovedadForm({
      paciente: { IdDepartamento: 0 },
      novedad: { ...complete.SegurosPersonasNovedad, IdEmpresaDestino: 0, IdUbicacion: 0, FechaNovedad: '1900-01-01' },
    });
    expect(validar(transfer, aFormulario(transfer, none), context)).toEqual([
      { path: FECHA, text: 'Fecha de transferencia, no tiene información.' },
      { path: REGIONAL, text: 'Regional transferencia, no tiene información.' },
      { path: EMPRESA, text: 'Empresa transferencia, no tiene información.' },
      { path: UBICACION, text: 'Ubicación de transferencia, no tiene información.' },
    ]);
  });

  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('[E-5.5-06] [decision 14] a transfer on %s lies within the period: %s', (date, ok) => {
    const text =
      'La fecha de transferencia debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
    expect(problems({ [FECHA]: date })).toEqual(ok ? [] : [{ path: FECHA, text, siEsUnico: true }]);
  });

  test('[E-5.5-06] without a period nothing is saved', () => {
    const text = 'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.';
    expect(problems({}, { periodo: null, sinPeriodo: text })).toEqual([{ path: FECHA, text, primero: 'enSuCampo' }]);
    // While it is being loaded: an error like the others.
    expect(problems({}, { periodo: null })).toEqual([{ path: FECHA, text }]);
    expect(transfer.limitesFecha(FECHA, valuesWith({}), { ...context, periodo: null })).toBeNull();
  });

  test('[E-5.5-07] the picker offers the period and nothing is typed', () => {
    expect(transfer.limitesFecha(FECHA, valuesWith({}), context)).toEqual({ min: '2026-11-01', max: '2026-11-30' });
    const fecha = todosLosCampos(transfer).find((field) => field.path === FECHA);
    expect(fecha?.kind).toBe('date');
    expect(fecha).not.toHaveProperty('typed');
  });

  test('[E-5.6-04] the headline of an incomplete block, and its tab', () => {
    const errors = problems({ [FECHA]: '' });
    const files = { faltaFotografia: false, faltantes: [] };
    expect(problemasAlGrabar(transfer, errors, files)).toMatchObject({
      headline:
        'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
      tab: 'novedad',
    });
  });

  test('[E-5.6-09] [E-5.6-10] its questions', () => {
    expect(transfer.messages.confirmSave('ÑÁÑEZ ÓSCAR')).toBe(
      '¿Desea guardar la transferencia del asegurado(a) ÑÁÑEZ ÓSCAR?',
    );
    expect(transfer.messages.confirmDelete('ÑÁÑEZ ÓSCAR')).toBe(
      '¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ÑÁÑEZ ÓSCAR?',
    );
  });
});

describe('the destination', () => {
  test('[E-5.5-08, R-2.5-08] is a regional, not one of the other places documents come from, and not the session’s own', () => {
    expect([0, 2, 9, 10, 11].filter(esOtraRegional)).toEqual([2, 9]);
    const before = session.getState();
    onTestFinished(() => session.setState(before));
    session.setState({ user: readOrNull(usuarioSesion, { id_usuario: 7, id_regional: 2 }) });
    expect([2, 9].filter(esOtraRegional)).toEqual([9]);
  });

  test('[E-5.5-09] another regional empties company and location, and nothing else', () => {
    expect(transfer.alElegir(REGIONAL, 2, complete)).toEqual({ [EMPRESA]: null, [UBICACION]: null });
    expect(transfer.alElegir(EMPRESA, 503, complete)).toEqual({});
  });

  test('[E-3-04] [E-3-08] goes where the services look for it', () => {
    const wire = aEnvio(transfer, complete, valuesWith({ [REGIONAL]: 6, [EMPRESA]: 503, [UBICACION]: 601 }));
    expect(wire.SegurosPacientes).toEqual({ ...complete.SegurosPacientes, IdDepartamento: 6 });
    expect(wire.SegurosPersonasNovedad).toMatchObject({ IdEmpresaDestino: 503, IdUbicacion: 601, IdEmpresa: 1 });
  });
});

describe('a saved transfer', () => {
  const banco = (IdEmpresa: number, IdRegional: number) => ({
    ...{ IdEmpresa, IdRegional, IdEmpresaAnterior: '', RazonSocial: `Banco ${IdEmpresa}` },
    ...{ NumeroPatronal: '', Estado: 'ACTIVO' },
  });
  /** The services know this place, an active company of each regional, and others by their id. */
  const conLugar = (place: { readonly IdDepartamento: number } | null) => {
    onTestFinished(() => queryClient.clear());
    const saved = { Id: 301, Descripcion: 'MONTERO', Departamento: 'SANTA CRUZ' };
    const { queryKey } = reference(parametros.localidadPorId, { params: { id: 301 } });
    queryClient.setQueryData(queryKey, place && { ...saved, ...place });
    for (const idRegional of [0, 3, 6]) {
      const active = reference(empresas.deRegional, { params: { idRegional, estado: 'ACTIVO' } });
      queryClient.setQueryData(active.queryKey, [banco(500 + idRegional, idRegional)]);
    }
    for (const id of [0, 501, 506])
      queryClient.setQueryData(reference(empresas.porId, { params: { id } }).queryKey, banco(id, 6));
  };
  const destino = (IdEmpresaDestino: number) => ({
    ...complete,
    SegurosPersonasNovedad: { ...complete.SegurosPersonasNovedad, IdEmpresaDestino },
  });
  const listas = () => queryClient.getQueryCache().findAll({ queryKey: ['lista-dependiente'] });
  const loaded = (idRegional: number) =>
    queryClient.getQueryState(consultaDependiente('empresasDeRegional', idRegional).queryKey);

  test('[E-2.6-06, E-3-04] goes to the regional of its location, and the companies there are known by their names', async () => {
    conLugar({ IdDepartamento: 6 });
    expect(await transfer.alAbrir?.(complete, 'registrado')).toEqual({
      ...complete,
      SegurosPacientes: { ...complete.SegurosPacientes, IdDepartamento: 6 },
    });
    expect(complete.SegurosPacientes.IdDepartamento).toBe(3);
    expect(etiquetaDeDependiente('empresasDeRegional', 506)).toBe('Banco 506');
    expect(loaded(3)).toBeUndefined();
  });

  test('[F-3.7-03, E-3-08] names its destination, which is asked for by itself only if it is none of the companies there', async () => {
    conLugar({ IdDepartamento: 6 });
    for (const none of [506, 0]) await transfer.alAbrir?.(destino(none), 'registrado');
    expect(listas()).toHaveLength(1);
    await transfer.alAbrir?.(destino(501), 'registrado');
    expect(etiquetaDeDependiente('empresasDeRegional', 501)).toBe('Banco 501');
    expect(listas()).toHaveLength(2);
  });

  test.each([
    ['that nobody knows', null],
    ['of no department', { IdDepartamento: 0 }],
  ])('to a location %s has no regional, and no companies are looked for', async (_, place) => {
    conLugar(place);
    const opened = await transfer.alAbrir?.(complete, 'registrado');
    expect(opened?.SegurosPacientes).toEqual({ ...complete.SegurosPacientes, IdDepartamento: 0 });
    expect(loaded(0)).toBeUndefined();
    expect(listas()).toEqual([]);
  });
});

describe('the person of a transfer', () => {
  test('[E-2.6-05] is only shown: no field of hers is changed or keeps from saving', () => {
    expect(camposDe(transfer, 'persona').every((field) => field.readOnly)).toBe(true);
    expect(problems({ 'BasePersonas.Zona': '', 'BasePersonas.LatitudDireccion': '1' })).toEqual([]);
    const wire = aEnvio(transfer, complete, valuesWith({ 'BasePersonas.Zona': 'OTRA' }));
    expect(wire.BasePersonas).toEqual(complete.BasePersonas);
  });

  test('[E-5.2-08, E-9-05] [decision 11] a coordinate of one character is told; of two it is one', () => {
    for (const name of ['Latitud', 'Longitud']) {
      const field = todosLosCampos(transfer).find(({ path }) => path === `BasePersonas.${name}Direccion`);
      expect(field?.rule.check('1')).toMatch(new RegExp(`^${name}`));
      expect(field?.rule.check('-1')).toBeNull();
    }
    const missing = { 'BasePersonas.LatitudDireccion': '', 'BasePersonas.LongitudDireccion': '' };
    expect(huecosDe(transfer, 'persona', valuesWith(missing))).toEqual([
      'Latitud, no tiene información.',
      'Longitud, no tiene información.',
    ]);
  });
});

test('[E-7.3-01] the insert answers the notice’s id alone; the person’s is the form’s', () => {
  const { IdPersona } = complete.BasePersonas;
  expect(transfer.idsDeInsercion(902, complete)).toEqual({ idPersona: IdPersona, idPersonaNovedad: 902 });
});

test('[E-5.1-05] its list misses a state in words of its own', () => {
  const filter = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdTipoNovedad: 7, IdEstadoProceso: -1 };
  expect(leer(filtroDe(listaTransferencia.sinEstado), filter).errores).toEqual({
    IdEstadoProceso: 'Debe seleccionar un estado.',
  });
  expect(leer(filtroDe(listaTransferencia.sinEstado), { ...filter, IdEstadoProceso: 0 }).errores).toEqual({});
});
