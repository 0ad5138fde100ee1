import { describe, expect, onTestFinished, test } from 'vitest';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import {
  campoDeNovedad,
  campoDePersona,
  FECHA,
  type Field,
  type FieldPath,
  soloLectura,
} from '#engine/definition/fields.ts';
import { buscarOpcion } from '#engine/definition/opciones.ts';
import { libre } from '#engine/family/rules.ts';
import { llenar } from '#engine/values/aplicar.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { recordarCostumbres, semillaDeCostumbre, sugeridosDe } from '#engine/values/costumbres.ts';
import { aEnvio, aFormulario, valorDeControl } from '#engine/values/formValues.ts';
import { estadoConSemilla, sembrar, semillaDeFecha, semillaEn, semillaIgual } from '#engine/values/semilla.ts';
import { huecosDe, primeroPorLlenar, validar } from '#engine/values/validar.ts';
import { ilegible } from '#engine/values/valorCrudo.ts';
import { valorDeTexto } from '#engine/values/valorDeTexto.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';

const [definition] = avisosDeAlta;
if (!definition) throw new Error('no definition');
const alta = definition;

const CARGO: FieldPath = 'SegurosPersonasNovedad.Cargo';
const TIPO: FieldPath = 'SegurosPersonasNovedad.IdTipoNovedad';
const UBICACION: FieldPath = 'SegurosPersonasNovedad.IdUbicacion';

const HABER: FieldPath = 'SegurosPersonasNovedad.HaberMensual';

const campo = (kind: Field['kind']) => campoDeNovedad('Cargo', 'Campo', kind, libre);
const lugares = [
  { value: 1, label: 'SUCRE · CHUQUISACA' },
  { value: 2, label: 'TARIJA · TARIJA' },
  { value: 3, label: 'SAN PEDRO · PANDO' },
  { value: 4, label: 'SAN PEDRO · SANTA CRUZ' },
];

describe('the text of a cell, as if it were typed', () => {
  test.each<[Field['kind'], string | number, unknown]>([
    ['list', '', { valor: null }],
    ['money', '  ', { valor: null }],
    ['date', '', { valor: '' }],
    ['text', '', { valor: '' }],
    ['date', '2026-11-20', { valor: '2026-11-20' }],
    ['date', '20/11/2026', { valor: '2026-11-20' }],
    ['date', '31/11/2026', { error: 'Escriba una fecha que exista, como 17/11/2026.' }],
    ['money', 3500.5, { valor: 3500.5 }],
    ['money', '-3500', { valor: -3500 }],
    ['money', '3.500,5', { error: 'Campo: «3.500,5» no es un monto.' }],
    ['money', 'x3500', { error: 'Campo: «x3500» no es un monto.' }],
    ['money', '3500x', { error: 'Campo: «3500x» no es un monto.' }],
    ['list', 'Sucre', { valor: 1 }],
    ['list', 'San Pedro', { error: 'Campo: «San Pedro» no está en la lista.' }],
    ['text', ' auxiliar   de  ñandú ', { valor: 'AUXILIAR DE ÑANDÚ' }],
    ['textarea', ' una línea\n  otra ', { valor: 'UNA LÍNEA\n  OTRA' }],
    ['email', ' Ana@Ejemplo.bo ', { valor: 'Ana@Ejemplo.bo' }],
  ])('%s: %j', (kind, given, read) => expect(valorDeTexto(campo(kind), given, lugares)).toEqual(read));

  test('[E-5.2-10] texts are in upper case, as the form writes them; an e-mail address stays as it is', () => {
    const read = (kind: Field['kind']) => valorDeTexto(campo(kind), 'año de Ñandú');
    for (const kind of ['text', 'textarea'] as const) expect(read(kind)).toEqual({ valor: 'AÑO DE ÑANDÚ' });
    expect(read('email')).toEqual({ valor: 'año de Ñandú' });
  });

  test('a list without items takes nothing', () => {
    expect(valorDeTexto(campo('list'), 'Sucre')).toEqual({ error: 'Campo: «Sucre» no está en la lista.' });
  });
});

test('an item is found by its whole label, and by its name alone if no other has it', () => {
  const found = (text: string) => buscarOpcion(lugares, text)?.value;
  expect(['sucre', 'Súcre · Chuquisaca', ' san  pedro · pando', 'san pedro', 'chuquisaca', ''].map(found)).toEqual([
    1,
    1,
    3,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[E-9-06] [F-5.5-03] [E-4-46] [E-5.2-12] a control holds nothing for the values that mean nothing', () => {
  const held = (kind: Field['kind'], raw: unknown) => valorDeControl(campo(kind), raw);
  expect([held('date', '1900-01-01'), held('date', null), held('date', '20/11/2026')]).toEqual(['', '', '2026-11-20']);
  expect([held('list', 0), held('list', -1), held('list', undefined), held('list', 6)]).toEqual([null, null, null, 6]);
  expect([held('money', 0), held('money', '12'), held('money', null)]).toEqual([0, null, null]);
  expect([held('text', null), held('text', 7)]).toEqual(['', '7']);
});

test('[F-3.11-05] [F-3.11-06] [R-3.2-06] of the sexes a control holds the two that may be chosen', () => {
  const sex = campoDePersona('IdSexo', 'Sexo', 'list', libre, { list: 'sexos' });
  expect([1, 2, 3, 4].map((id) => valorDeControl(sex, id))).toEqual([1, 2, null, null]);
});

test('[E-3-01] what was typed is sent tidy, and what the controls do not hold as it came', () => {
  const form = buildNovedadForm({ novedad: { Observacion: 'antes', IdPersonaNovedad: 41 } });
  const values = aFormulario(alta, form);
  const typed = {
    ...values,
    SegurosPersonasNovedad: {
      ...values.SegurosPersonasNovedad,
      Cargo: '  AUXILIAR   CONTABLE ',
      Observacion: ' una   línea \n  otra \n\n',
      IdTipoNovedad: null,
      HaberMensual: null,
      FechaNovedad: '',
    },
  };
  const { SegurosPersonasNovedad: sent, BasePersonas } = aEnvio(alta, form, typed);
  expect(sent).toMatchObject({
    Cargo: 'AUXILIAR CONTABLE',
    Observacion: 'una línea\notra',
    IdTipoNovedad: 0,
    HaberMensual: null,
    FechaNovedad: '',
    IdPersonaNovedad: 41,
  });
  expect(BasePersonas).toMatchObject({ IdPersona: 501, NombreCompleto: 'QUISPE MAMANI ROSA ELENA' });
  expect(form.SegurosPersonasNovedad.Cargo).toBe('AUXILIAR CONTABLE');
});

test('a read-only field is sent as the services sent it', () => {
  const form = buildNovedadForm({ persona: { Zona: '  zona   sin  ordenar ' } });
  const values = aFormulario(avisoDeTransferencia, form);
  expect(aEnvio(avisoDeTransferencia, form, values).BasePersonas.Zona).toBe('  zona   sin  ordenar ');
});

test('[E-3-13, F-3.10-05, R-4.1-12, R-4.3-03] the changes of an edit name each changed field, with its old and its new value', () => {
  const fields = [
    campoDeNovedad('Cargo', 'Cargo', 'text', libre),
    campoDeNovedad('HaberMensual', 'Haber', 'money', libre),
  ];
  const before = aFormulario(alta, buildNovedadForm({ novedad: { Cargo: 'UNO', HaberMensual: 10 } }));
  const after = aFormulario(alta, buildNovedadForm({ novedad: { Cargo: 'DOS', HaberMensual: 10 } }));
  expect(camposCambiados(fields, before, after, (field, value) => `${field.label}=${value}`)).toEqual([
    { campo: 'Cargo', valorAnterior: 'Cargo=UNO', valorNuevo: 'Cargo=DOS' },
  ]);
});

test('a value that the services sent and nobody can read is shown unchanged', () => {
  const form = buildNovedadForm({ novedad: { FechaNovedad: '31/11/2026', HaberMensual: '1.234' } });
  const fecha = campoDeNovedad('FechaNovedad', 'Fecha', 'date', libre);
  const haber = campoDeNovedad('HaberMensual', 'Haber', 'money', libre);
  const cargo = campoDeNovedad('Cargo', 'Cargo', 'text', libre);
  expect([fecha, haber, cargo].map((field) => ilegible(form, field))).toEqual(['31/11/2026', '1.234', '']);
  const clean = buildNovedadForm();
  expect([fecha, haber].map((field) => ilegible(clean, field))).toEqual(['', '']);
});

test('a value that nobody can read is asked for, until one is entered in its place', () => {
  const form = buildNovedadForm({ novedad: { FechaFinNovedad: '31/11/2026' } });
  const fin = campoDeNovedad('FechaFinNovedad', 'Fecha fin', 'date', libre);
  const definition = { ...alta, reglas: [], secciones: { persona: [], novedad: [{ title: '', fields: [fin] }] } };
  const errors = (value: string) => {
    const values = aFormulario(definition, form);
    values.SegurosPersonasNovedad.FechaFinNovedad = value;
    return validar(definition, values, { form, periodo: null, today: TODAY });
  };
  expect(errors('')).toEqual([{ path: fin.path, text: 'Fecha fin, no tiene información.' }]);
  expect(errors('2026-11-30')).toEqual([]);
});

test('the first field to fill in is the person’s, then the notice’s; the notice’s first if none is missing', () => {
  const first = (parts: Parameters<typeof buildNovedadForm>[0]) =>
    primeroPorLlenar(alta, aFormulario(alta, buildNovedadForm(parts)));
  const complete = { Telefono: '2712345' };
  expect(first({ persona: { ...complete, Zona: '' }, novedad: { Cargo: '' } })).toBe('BasePersonas.Zona');
  expect(first({ persona: complete, novedad: { Cargo: '' } })).toBe(CARGO);
  expect(first({ persona: complete })).toBe(TIPO);
});

test('what read-only facts lack is said once for each, and only if they are empty', () => {
  const gaps = (Zona: string) =>
    huecosDe(
      avisoDeTransferencia,
      'persona',
      aFormulario(avisoDeTransferencia, buildNovedadForm({ persona: { Zona } })),
    );
  const without = gaps('').filter((text) => !gaps('SOPOCACHI').includes(text));
  expect(without).toEqual(['Zona, no tiene información.']);
  expect(huecosDe(alta, 'persona', aFormulario(alta, buildNovedadForm({ persona: { Zona: '' } })))).toEqual([]);
  const zona = soloLectura(campoDePersona('Zona', 'Zona', 'text', libre));
  expect(zona).toMatchObject({ readOnly: true, path: 'BasePersonas.Zona' });
});

describe('a form that starts with values', () => {
  const limites = { periodo: { start: '2026-11-01', end: '2026-11-30' }, today: TODAY };
  const start = buildNovedadForm({ novedad: { Cargo: '', FechaNovedad: '', IdUbicacion: 0 } });
  const ofrece = (field: Field, id: number) => field.path !== TIPO || id === alta.idTipoPadre + 1;
  const seeded = (semilla: Parameters<typeof sembrar>[2]) =>
    sembrar(alta, start, semilla, { limites, ofrece }).SegurosPersonasNovedad;

  test('takes what it offers, and dates within its limits', () => {
    expect(seeded({ [CARGO]: 'CAJERO', [UBICACION]: 7, [FECHA]: '2026-11-30' })).toMatchObject({
      Cargo: 'CAJERO',
      IdUbicacion: 7,
      FechaNovedad: '2026-11-30',
    });
    expect(seeded({ [FECHA]: '2026-11-01' }).FechaNovedad).toBe('2026-11-01');
  });

  test.each<[string, Parameters<typeof sembrar>[2]]>([
    ['a date after its limits', { [FECHA]: '2026-12-01' }],
    ['a date before its limits', { [FECHA]: '2026-10-31' }],
    ['an item its list does not offer', { [TIPO]: 999 }],
    ['nothing', { [CARGO]: '', [UBICACION]: null }],
    ['a value its rule refuses', { [CARGO]: 'x'.repeat(101) }],
  ])('leaves out %s', (_, semilla) => expect(seeded(semilla)).toEqual(start.SegurosPersonasNovedad));

  test('a further notice takes the date, or also type, position, salary and location, of the one before', () => {
    const form = buildNovedadForm({ novedad: { Observacion: 'propia' } });
    expect(semillaDeFecha(alta, form)).toEqual({ [FECHA]: TODAY });
    expect(semillaIgual(alta, form)).toEqual({
      [TIPO]: 2,
      [FECHA]: TODAY,
      [CARGO]: 'AUXILIAR CONTABLE',
      [HABER]: 3500,
      [UBICACION]: 1,
    });
  });

  test('the state of a navigation carries a seed; any other state has none', () => {
    expect(semillaEn(estadoConSemilla({ [CARGO]: 'CAJERO' }))).toEqual({ [CARGO]: 'CAJERO' });
    for (const state of [null, 'x', { semilla: 'x' }, { semilla: { a: {} } }]) expect(semillaEn(state)).toEqual({});
  });

  test('[E-5.5-09] a value of a list is chosen before the others are typed, with what follows from it', () => {
    const order: string[] = [];
    const spying = {
      ...avisoDeTransferencia,
      alElegir: (...given: Parameters<typeof avisoDeTransferencia.alElegir>) => {
        order.push(given[0]);
        return avisoDeTransferencia.alElegir(...given);
      },
    };
    const form = buildNovedadForm({ novedad: { IdUbicacion: 9, IdEmpresaDestino: 8 } });
    const next = llenar(spying, form, {
      [FECHA]: TODAY,
      'SegurosPacientes.IdDepartamento': 3,
      'BasePersonas.Zona': 'X',
    });
    expect(order).toEqual(['SegurosPacientes.IdDepartamento', FECHA]);
    expect(next.SegurosPersonasNovedad).toMatchObject({ IdUbicacion: null, IdEmpresaDestino: null });
    expect([next.SegurosPacientes?.IdDepartamento, next.BasePersonas.Zona]).toEqual([3, 'SOPOCACHI']);
    expect(form.SegurosPersonasNovedad.IdUbicacion).toBe(9);
  });
});

describe('the habits of a form', () => {
  const signIn = (id_usuario: number, IdEmpresa: number) => {
    const before = session.getState();
    const user = readOrNull(usuarioSesion, { id_usuario, usuario: 'empresa' });
    session.setState({ user, empresa: { ...before.empresa, IdEmpresa } });
    onTestFinished(() => {
      session.setState(before);
      browser.remove(localKeys.costumbres);
    });
  };
  const save = (novedad: NonNullable<Parameters<typeof buildNovedadForm>[0]>['novedad']) =>
    recordarCostumbres(alta, aFormulario(alta, buildNovedadForm({ novedad: novedad ?? {} })));
  const blank = buildNovedadForm({ novedad: { IdUbicacion: 0 } });

  test('are the last type, the last location and the last eight jobs, the newest first', () => {
    signIn(5, 9);
    expect([semillaDeCostumbre(alta, blank), sugeridosDe(alta, CARGO)]).toEqual([{}, []]);
    for (const job of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'C']) save({ Cargo: ` ${job} `, IdUbicacion: 4 });
    save({ Cargo: '', IdTipoNovedad: 3, IdUbicacion: 0 });
    expect(sugeridosDe(alta, CARGO)).toEqual(['C', 'I', 'H', 'G', 'F', 'E', 'D', 'B']);
    expect(semillaDeCostumbre(alta, blank)).toEqual({ [TIPO]: 3, [UBICACION]: 4 });
    // The location is taken only if the record has none.
    expect(semillaDeCostumbre(alta, buildNovedadForm({ novedad: { IdUbicacion: 2 } }))).toEqual({ [TIPO]: 3 });
  });

  test('belong to a person, a company and a form', () => {
    signIn(5, 9);
    save({ Cargo: 'CAJERO' });
    const other = avisosDeAlta[1];
    expect(other && sugeridosDe(other, CARGO)).toEqual([]);
    for (const [person, company] of [
      [6, 9],
      [5, 8],
      [5, 0],
    ] as const) {
      signIn(person, company);
      expect(sugeridosDe(alta, CARGO)).toEqual([]);
    }
    signIn(5, 9);
    expect(sugeridosDe(alta, CARGO)).toEqual(['CAJERO']);
  });

  test('without a company nothing is remembered, and what is unreadable affects nothing else', () => {
    signIn(5, 0);
    save({ Cargo: 'CAJERO' });
    expect(browser.read(localKeys.costumbres)).toBe('');
    signIn(5, 9);
    browser.write(
      localKeys.costumbres,
      JSON.stringify({ '5|9': { [alta.key]: { ultimo: 7, sugeridos: { [CARGO]: ['X'] } } } }),
    );
    expect([sugeridosDe(alta, CARGO), semillaDeCostumbre(alta, blank)]).toEqual([['X'], {}]);
    browser.write(localKeys.costumbres, '{"5|9":4}');
    expect(sugeridosDe(alta, CARGO)).toEqual([]);
  });
});
