import { AxiosError } from 'axios';
import { HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type DatosForm,
  type DatosIdentidad,
  datosDePersona,
  datosEnBlanco,
  datosFormDe,
  datosSchema,
  mismoNumero,
  nombresSchema,
} from '#blocks/identidad/datos.ts';
import { personaConocida, personaEncontrada, personaManual } from '#blocks/identidad/elegida.ts';
import { buscarObservada, consultaBdpaDe, tipoBdpaDe } from '#blocks/identidad/registro.ts';
import { verificar } from '#blocks/identidad/segip.ts';
import { http as client } from '#client/http.ts';
import { busquedaObservada } from '#contract/entities/bdpa.ts';
import { basePersonas } from '#contract/entities/persona.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { buildPersona } from '#support/builders.ts';
import { leer } from '#support/schemas.ts';
import { contestan, fallosMostrados } from './servicio.ts';

const escrito: DatosForm = {
  tipoDocumento: '1',
  numeroDocumento: '4821377',
  complemento: '',
  fechaNacimiento: '1990-04-12',
  apellidoPaterno: 'Quispe',
  apellidoMaterno: 'Mamani',
  nombres: 'Rosa',
};
const datos: DatosIdentidad = {
  tipoDocumento: 1,
  numeroDocumento: '4821377',
  complemento: '1B',
  fechaNacimiento: '1990-04-12',
  apellidoPaterno: 'QUISPE',
  apellidoMaterno: 'MAMANI',
  nombres: 'ROSA',
};
const cincuenta = 'Ñ'.repeat(50);
const sinApellido = 'Debe registrar apellido paterno. Si no lo tiene, debe registrar apellido materno.';

describe('[F-5.2-01] [F-5.2-02] [F-5.2-03] [F-5.2-04] [F-5.2-05] [F-5.2-06] [F-5.2-10] [F-5.2-11] [F-5.2-12] [F-9-02] the data that identify a person', () => {
  test('[F-5.2-07] are cleaned: without spaces and dots in numbers, in upper case, the type as a number', () => {
    const typed = {
      tipoDocumento: '3',
      numeroDocumento: ' 4.821 377. ñ ',
      complemento: ' 1 b',
      fechaNacimiento: '1990-04-12',
      apellidoPaterno: '  ñáñez ',
      apellidoMaterno: 'de  la\tvega',
      nombres: ' rosa   elena ',
    };
    expect(leer(datosSchema, typed)).toEqual({
      datos: {
        tipoDocumento: 3,
        numeroDocumento: '4821377Ñ',
        complemento: '1B',
        fechaNacimiento: '1990-04-12',
        apellidoPaterno: 'ÑÁÑEZ',
        apellidoMaterno: 'DE LA VEGA',
        nombres: 'ROSA ELENA',
      },
      errores: {},
    });
  });

  test.each([
    ['no type', { tipoDocumento: '' }, { tipoDocumento: 'Debe seleccionar tipo documento.' }],
    ['no number', { numeroDocumento: ' . ' }, { numeroDocumento: 'Debe registrar número de documento de identidad.' }],
    ['no birth date', { fechaNacimiento: '' }, { fechaNacimiento: 'Debe registrar fecha de nacimiento.' }],
    [
      'a wrong birth date',
      { fechaNacimiento: '1990-02-30' },
      { fechaNacimiento: 'Fecha de nacimiento, es incorrecta.' },
    ],
    [
      'a birth date of another form',
      { fechaNacimiento: '12/04/1990' },
      { fechaNacimiento: 'Fecha de nacimiento, es incorrecta.' },
    ],
    [
      'a birth date with a time',
      { fechaNacimiento: '1990-04-12T00:00:00' },
      { fechaNacimiento: 'Fecha de nacimiento, es incorrecta.' },
    ],
    ['born on a leap day', { fechaNacimiento: '2000-02-29' }, {}],
    ['no names', { nombres: ' ' }, { nombres: 'Debe ingresar nombres.' }],
    ['no surname', { apellidoPaterno: ' ', apellidoMaterno: '' }, { apellidoPaterno: sinApellido }],
    ['no surname but blanks', { apellidoPaterno: '', apellidoMaterno: '  ' }, { apellidoPaterno: sinApellido }],
    ['the first surname only', { apellidoMaterno: '' }, {}],
    ['the second surname only', { apellidoPaterno: '' }, {}],
    ['fifty letters', { apellidoPaterno: cincuenta, apellidoMaterno: cincuenta, nombres: cincuenta }, {}],
    ['fifty letters between spaces', { nombres: `  ${cincuenta} `, apellidoMaterno: ` ${cincuenta}  ` }, {}],
    [
      'fifty-one letters',
      { apellidoPaterno: `${cincuenta}A`, apellidoMaterno: `${cincuenta}A`, nombres: `${cincuenta}A` },
      {
        apellidoPaterno: 'El apellido paterno debe tener como máximo 50 caracteres.',
        apellidoMaterno: 'El apellido materno debe tener como máximo 50 caracteres.',
        nombres: 'Los nombres deben tener como máximo 50 caracteres.',
      },
    ],
  ])('%s', (_what, over, errores) => {
    const read = leer(datosSchema, { ...escrito, ...over });
    expect(read.errores).toEqual(errores);
    expect(read.datos === null).toBe(Object.keys(errores).length > 0);
  });

  test.each([
    '1990-4-12',
    '1990-13-01',
    '1990-04-31',
    '1990-04-00',
    '1900-02-29',
    '2023-02-29',
    '1899-12-31',
    '2100-01-01',
  ])('nobody was born on %s', (fechaNacimiento) => {
    const errores = { fechaNacimiento: 'Fecha de nacimiento, es incorrecta.' };
    expect(leer(datosSchema, { ...escrito, fechaNacimiento })).toEqual({ datos: null, errores });
  });

  test.each(Object.entries(tipoDocumento))(
    'a missing birth date beside a %s is told, and is not also wrong',
    (_, id) => {
      const { error } = z.safeParse(datosSchema, { ...escrito, tipoDocumento: String(id), fechaNacimiento: '' });
      expect(error?.issues).toMatchObject([{ message: 'Debe registrar fecha de nacimiento.' }]);
    },
  );
});

describe('[F-4.2-05] [F-5.2-09] [F-5.2-11] [F-5.2-12] [F-9-02] the names typed a second time', () => {
  const nombres = { apellidoPaterno: 'quispe', apellidoMaterno: ' mamani', nombres: 'rosa  elena' };
  test.each([
    ['are cleaned', nombres, { apellidoPaterno: 'QUISPE', apellidoMaterno: 'MAMANI', nombres: 'ROSA ELENA' }, {}],
    ['need names', { ...nombres, nombres: ' ' }, null, { nombres: 'Debe registrar los nombres.' }],
    [
      'need a surname: both fields say so',
      { ...nombres, apellidoPaterno: '', apellidoMaterno: ' ' },
      null,
      {
        apellidoPaterno: 'Debe registrar el Apellido Paterno.',
        apellidoMaterno: 'Debe registrar el Apellido Materno.',
      },
    ],
    [
      'need one surname only',
      { ...nombres, apellidoPaterno: '' },
      { apellidoPaterno: '', apellidoMaterno: 'MAMANI', nombres: 'ROSA ELENA' },
      {},
    ],
    [
      'may have fifty letters between spaces',
      { apellidoPaterno: ` ${cincuenta} `, apellidoMaterno: `  ${cincuenta}`, nombres: `${cincuenta}  ` },
      { apellidoPaterno: cincuenta, apellidoMaterno: cincuenta, nombres: cincuenta },
      {},
    ],
    [
      'have at most fifty letters',
      { ...nombres, nombres: `${cincuenta}A` },
      null,
      { nombres: 'Los nombres deben tener como máximo 50 caracteres.' },
    ],
    [
      'have at most fifty letters in each surname',
      { ...nombres, apellidoPaterno: `${cincuenta}A`, apellidoMaterno: `${cincuenta}A` },
      null,
      {
        apellidoPaterno: 'El apellido paterno debe tener como máximo 50 caracteres.',
        apellidoMaterno: 'El apellido materno debe tener como máximo 50 caracteres.',
      },
    ],
    [
      'may have fifty letters each',
      { apellidoPaterno: cincuenta, apellidoMaterno: cincuenta, nombres: cincuenta },
      { apellidoPaterno: cincuenta, apellidoMaterno: cincuenta, nombres: cincuenta },
      {},
    ],
  ])('%s', (_what, form, expected, errores) => {
    expect(leer(nombresSchema, form)).toEqual({ datos: expected, errores });
  });
});

test.each([
  ['4821377', '4.821.377', true],
  ['4821377a', ' 482 1377A ', true],
  ['4821377', '4821378', false],
  ['4821377', '4821377A', false],
  ['4821377', '4821-377', false],
])('[F-4.2-01] %s and %s are the same document: %s', (one, other, expected) => {
  expect(mismoNumero(one, other)).toBe(expected);
});

describe('the search form', () => {
  test('[F-5.2-01] is empty but for the type, a carnet unless it was another', () => {
    const empty = {
      numeroDocumento: '',
      complemento: '',
      fechaNacimiento: '',
      apellidoPaterno: '',
      apellidoMaterno: '',
      nombres: '',
    };
    expect(datosEnBlanco()).toEqual({ tipoDocumento: '1', ...empty });
    expect(datosEnBlanco('3')).toEqual({ tipoDocumento: '3', ...empty });
  });

  const persona = buildPersona({ IdTipoDocumento: 3, ComplementoDocumento: '1B', FechaNacimiento: '12/04/1990' });
  test('[F-2.6-05] has the data of a known person', () => {
    expect(datosFormDe(persona)).toEqual({
      tipoDocumento: '3',
      numeroDocumento: '4821377',
      complemento: '1B',
      fechaNacimiento: '1990-04-12',
      apellidoPaterno: 'QUISPE',
      apellidoMaterno: 'MAMANI',
      nombres: 'ROSA ELENA',
    });
  });
  test('[F-5.2-01] [F-5.2-03] has nothing where a person has no type, or a date that cannot be read', () => {
    const unknown = buildPersona({ IdTipoDocumento: 0, FechaNacimiento: 'hace mucho' });
    expect(datosFormDe(unknown)).toMatchObject({ tipoDocumento: '', fechaNacimiento: '' });
  });
  test('a person is searched with the data as they are', () => {
    expect(datosDePersona(persona)).toEqual({
      tipoDocumento: 3,
      numeroDocumento: '4821377',
      complemento: '1B',
      fechaNacimiento: '12/04/1990',
      apellidoPaterno: 'QUISPE',
      apellidoMaterno: 'MAMANI',
      nombres: 'ROSA ELENA',
    });
  });
});

describe('the chosen person', () => {
  const nueva = buildPersona({ IdPersona: 0 });
  const observada = (IdPersona: number) => {
    const [found] = filled(busquedaObservada, {
      Personas: [{ IdPersona, NombreCompleto: 'QUISPE MAMANI ROSA', NumeroDocumento: '4821377' }],
    }).Personas;
    if (!found) throw new Error('nobody');
    return found;
  };

  test('[F-3.8-02] [F-2.6-04] [F-3.8-01] a found one has the new record only if the fund does not know the person', () => {
    expect(personaEncontrada(observada(0), nueva).nueva).toBe(nueva);
    expect(personaEncontrada(observada(501), nueva).nueva).toBeNull();
    expect(personaEncontrada(observada(501), nueva).persona).toMatchObject({
      IdPersona: 501,
      NombreCompleto: 'QUISPE MAMANI ROSA',
      HistoriaClinica: '',
      IdEmpresa: 0,
    });
  });

  test('[F-3.8-02] [F-3.5-01] [F-4.2-06] one typed by hand is a new record in the structure of the services', () => {
    const estructura = buildPersona({ IdPersona: 9, Estado: 'A', IdNacionalidad: 1, NombreCompleto: 'NADIE' });
    const { persona, nueva: record } = personaManual(datos, estructura);
    expect(record).toEqual({
      ...estructura,
      IdPersona: 0,
      IdTipoDocumento: 1,
      NumeroDocumento: '4821377',
      ComplementoDocumento: '1B',
      FechaNacimiento: '1990-04-12',
      ApellidoPaterno: 'QUISPE',
      ApellidoMaterno: 'MAMANI',
      Nombres: 'ROSA',
      NombreCompleto: 'QUISPE MAMANI ROSA',
    });
    expect(persona).toMatchObject({
      IdPersona: 0,
      NombreCompleto: 'QUISPE MAMANI ROSA',
      NumeroDocumento: '4821377',
      ComplementoDocumento: '1B',
      HistoriaClinica: '',
    });
  });

  test('[F-3.8-02] without a structure everything else is empty', () => {
    const { nueva: record } = personaManual({ ...datos, apellidoPaterno: '' }, null);
    expect(record).toEqual(
      filled(basePersonas, {
        IdPersona: 0,
        IdTipoDocumento: 1,
        NumeroDocumento: '4821377',
        ComplementoDocumento: '1B',
        FechaNacimiento: '1990-04-12',
        ApellidoMaterno: 'MAMANI',
        Nombres: 'ROSA',
        NombreCompleto: 'MAMANI ROSA',
      }),
    );
  });

  test('[F-4.2-06] the whole name has one space between its parts', () => {
    expect(personaManual({ ...datos, apellidoMaterno: '' }, null).persona.NombreCompleto).toBe('QUISPE ROSA');
  });

  test('[F-3.8-02] one whose data is loaded is known, unless there is a new record', () => {
    const known = personaConocida({ IdPersona: 501, NombreCompleto: 'QUISPE ROSA' });
    expect(known.nueva).toBeNull();
    expect(known.persona).toMatchObject({ IdPersona: 501, NombreCompleto: 'QUISPE ROSA', MatriculaTitular: '' });
    expect(personaConocida({ IdPersona: 0 }, nueva).nueva).toBe(nueva);
  });
});

describe('the question to the registry', () => {
  test.each([
    [1, 'CI'],
    [2, 'PAS'],
    [3, 'PAS'],
    [0, 'PAS'],
  ])('[F-5.3-07] [E-9-13] [F-7.4-01] document type %s is %s', (id, tipo) => {
    expect(tipoBdpaDe(id)).toBe(tipo);
  });

  const pregunta = {
    TipoDocumentoIdentidad: 'CI',
    NumeroDocumento: '4821377',
    ComplementoDocumento: '1B',
    FechaNacimiento: '1990-04-12',
  };
  test('[F-5.3-07] [E-9-13] [F-7.4-01] has document and birth date, and no names', () => {
    expect(consultaBdpaDe(datos)).toEqual(pregunta);
    for (const tipoDocumento of [2, 3])
      expect(consultaBdpaDe({ ...datos, tipoDocumento })).toEqual({ ...pregunta, TipoDocumentoIdentidad: 'PAS' });
  });

  const BUSCAR = 'Bdpa/BuscarPersonaYObservacion';
  const nadie = new AbortController().signal;
  test('[F-7.4-01] [F-3.8-01] is sent, and its answer is what fund and registry have', async () => {
    const pedidas = contestan({ [BUSCAR]: { Personas: [], IntegradoBdpa: true, PersonaNueva: null } });
    expect(await buscarObservada(datos, nadie)).toMatchObject({ Personas: [], IntegradoBdpa: true });
    expect(pedidas).toEqual([{ nombre: BUSCAR, valores: [], cuerpo: pregunta }]);
  });
  test.each([
    [{}, false],
    [{ IntegradoBdpa: false }, false],
    [{ IntegradoBdpa: 'N' }, false],
    [{ IntegradoBdpa: true }, true],
    [{ IntegradoBdpa: 'S' }, true],
    [{ IntegradoBdpa: 1 }, true],
  ])('[F-3.8-02] of nobody found, %j: the registry knows the document: %s', async (dicho, sabe) => {
    contestan({ [BUSCAR]: { Personas: [], PersonaNueva: null, ...dicho } });
    expect((await buscarObservada(datos, nadie)).IntegradoBdpa).toBe(sabe);
  });
  test('[F-8-08] [R-8-02] a failure is thrown and not shown', async () => {
    contestan({ [BUSCAR]: new HttpResponse('', { status: 500 }) });
    const told = fallosMostrados();
    await expect(buscarObservada(datos, nadie)).rejects.toThrow('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(told).toEqual([]);
  });
  test('can be cancelled', async () => {
    contestan({ [BUSCAR]: { Personas: [] } });
    await expect(buscarObservada(datos, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelado' });
  });
});

test('[F-5.3-05] an identity service that does not answer in time is unavailable', async () => {
  const { adapter } = client.defaults;
  onTestFinished(() => {
    if (adapter) client.defaults.adapter = adapter;
  });
  client.defaults.adapter = (config) => Promise.reject(new AxiosError('timeout', AxiosError.ETIMEDOUT, config));
  expect(await verificar(datos)).toEqual({
    tipo: 'impedido',
    texto: 'El servicio de SEGIP no se encuentra disponible.',
  });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
])(
  '[F-4.2-08] [F-5.3-01] [F-5.3-08] who has a document of type %i is checked too, as person type %i',
  async (tipoDocumento, tipoPersona) => {
    const flags = { NumeroDocumento: 1, Nombres: 1, PrimerApellido: 1, SegundoApellido: 1, FechaNacimiento: 0 };
    const respuesta = { CodigoRespuesta: '2', datosPersonaEnFormatoJson: JSON.stringify(flags) };
    const pedidas = contestan({ 'Afiliacion/SEGIPconsultaDatosPersona': respuesta });
    expect(await verificar({ ...datos, tipoDocumento })).toMatchObject({
      ...{ tipo: 'difiere', soloDocumento: false },
      campos: [{ campo: 'FechaNacimiento', sinVerificar: false }],
    });
    expect(pedidas).toMatchObject([{ cuerpo: { tipoPersona, ci: datos.numeroDocumento } }]);
  },
);
