import { describe, expect, test } from 'vitest';
import {
  esDePersona,
  idTipoDocumentoDe,
  leerFila,
  opcionDe,
  palabras,
  regionalesDe,
  textoDe,
  tipoDeMotivo,
  tipoReingreso,
} from '#features/importar/comprobar/valores.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { filaCon } from './apoyo.ts';
import { avisoCon, campo, contextoCon, deAlta, deTransferencia, listas, opciones } from './deComprobar.ts';
import { unaFila } from './filas.ts';

const con = (valores: Fila['valores'], part: Partial<Fila> = {}) => unaFila(2, { valores, ...part });

test('the words of a text are compared without case, accents and signs', () => {
  expect(palabras('Cambio-de  RAZÓN (social) 2º.')).toEqual(['cambio', 'de', 'razon', 'social', '2º']);
  expect(palabras(' - ')).toEqual([]);
  expect(palabras('')).toEqual([]);
});

describe('[F1] a motive', () => {
  const tipos = listas['tiposDeNovedad:1'];

  test('names the type with its label, or the only one that has all its words', () => {
    expect(tipoDeMotivo(tipos, 'Ingreso a la empresa')?.value).toBe(2);
    expect(tipoDeMotivo(tipos, 'INGRESO')?.value).toBe(2);
    expect(tipoDeMotivo(tipos, 'razón social')?.value).toBe(5);
    expect(tipoDeMotivo(tipos, 'INGRESO SOCIAL')).toBeUndefined();
    expect(tipoDeMotivo([...tipos, { value: 6, label: 'INGRESO DE PRUEBA' }], 'INGRESO')).toBeUndefined();
  });

  test('without words names nothing, also where there is only one type', () => {
    const uno = [{ value: 70, label: 'TRANSFERENCIA' }];
    expect(tipoDeMotivo(uno, '')).toBeUndefined();
    expect(tipoDeMotivo(uno, '--')).toBeUndefined();
    expect(tipoDeMotivo(uno, 'transferencia')?.value).toBe(70);
  });

  test('the type of a re-entry is that of its notice, if it has one', () => {
    expect(tipoReingreso(contextoCon(), deAlta)).toEqual({ value: 3, label: 'REINGRESO' });
    expect(tipoReingreso(contextoCon(), deTransferencia)).toBeUndefined();
  });
});

describe('[F5] the item that a text stands for', () => {
  const extension = (text: string) => opcionDe('Extension', listas['extensiones:0'], text)?.label;
  const sexo = (text: string) => opcionDe('Sexo', listas['sexos:0'], text)?.label;

  test('is found by its label and by the short forms of its column', () => {
    expect(['La Paz', 'LP', 'l.p.', 'L. P.'].map(extension)).toEqual(['LA PAZ', 'LA PAZ', 'LA PAZ', 'LA PAZ']);
    expect(['CBBA', 'or', 'S.E.'].map(extension)).toEqual(['COCHABAMBA', 'ORURO', 'SIN EXTENSIÓN']);
    expect(['M', 'h', 'Varón', 'f.', 'MUJER'].map(sexo)).toEqual([
      ...['MASCULINO', 'MASCULINO', 'MASCULINO', 'FEMENINO', 'FEMENINO'],
    ]);
  });

  test('[F-3.11-03] is found for each regional, for Extranjero and for Sin extensión', () => {
    const todas = opciones(
      ...['LA PAZ', 'COCHABAMBA', 'SANTA CRUZ', 'ORURO', 'POTOSÍ', 'CHUQUISACA', 'TARIJA', 'BENI', 'PANDO'],
      ...['EXTRANJERO', 'SIN EXTENSIÓN'],
    );
    const id = (text: string) => opcionDe('Extension', todas, text)?.value;
    expect(['LP', 'CB', 'SC', 'OR', 'PT', 'CH', 'TJ', 'BE', 'PD', 'EXT', 'SE'].map(id)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ]);
    expect(['CBB', 'CBBA', 'SCZ', 'PTS', 'TJA', 'BN', 'PN', 'PA'].map(id)).toEqual([2, 2, 3, 5, 7, 8, 9, 9]);
  });

  test('a short form of another column says nothing, and neither does one whose item the list lacks', () => {
    expect(['m', 'pando', 'pd', 'constructor', ''].map(extension)).toEqual(Array(5).fill(undefined));
    expect(sexo('lp')).toBeUndefined();
    expect(opcionDe('Cargo', listas['extensiones:0'], 'LP')).toBeUndefined();
  });

  test('a label wins over a short form', () => {
    const propias = [{ value: 8, label: 'OR' }, ...listas['extensiones:0']];
    expect(opcionDe('Extension', propias, 'or')?.value).toBe(8);
  });

  test('a type of document is found by its id under any name, by its short form only in its own column', () => {
    const documentos = listas['tiposDocumentos:0'];
    expect(
      ['CI', 'c.i.', 'PAS', 'pasaporte'].map((text) => opcionDe('TipoDocumento', documentos, text)?.value),
    ).toEqual([1, 1, 3, 3]);
    expect(opcionDe('TipoDocumento', documentos, 'CEX')).toBeUndefined();
    expect(opcionDe('TipoDocumento', [{ value: 4, label: 'CEX' }], 'CEX')).toBeUndefined();
    expect(opcionDe('Extension', documentos, 'CI')).toBeUndefined();
  });

  test('a motive is found by its words, an item of another list is not', () => {
    const tipos = listas['tiposDeNovedad:1'];
    expect(opcionDe('Motivo', tipos, 'INGRESO')?.value).toBe(2);
    expect(opcionDe('Ubicacion', tipos, 'INGRESO')).toBeUndefined();
  });
});

describe('[F1] the text of a cell', () => {
  test('is its value, and of a coordinate what was typed', () => {
    const fila = con(
      { Cargo: 'CAJERO', HaberMensual: 3500, Latitud: -16.5, Longitud: -68.1, Sexo: null },
      {
        textos: { Cargo: 'cajero ', Latitud: '-16.50', HaberMensual: '3500.00' },
      },
    );
    const textos = (['Cargo', 'HaberMensual', 'Latitud', 'Longitud', 'Sexo'] as const).map((una) => textoDe(fila, una));
    expect(textos).toEqual(['CAJERO', '3500', '-16.50', '-68.1', '']);
  });

  test('an empty type of document is a carnet, or a foreigner’s for a number that begins with E-', () => {
    const tipo = (NumeroDocumento?: string) =>
      textoDe(con(NumeroDocumento === undefined ? {} : { NumeroDocumento }), 'TipoDocumento');
    expect([tipo(), tipo('4821377'), tipo('E-12'), tipo('e-12'), tipo('1E-2'), tipo('E12')]).toEqual([
      ...['CI', 'CI', 'CEX', 'CEX', 'CI', 'CI'],
    ]);
    expect(textoDe(con({ TipoDocumento: 'PAS', NumeroDocumento: 'E-12' }), 'TipoDocumento')).toBe('PAS');
  });

  test('an empty motive is an entry in a registration alone, and no other column has one', () => {
    expect(textoDe(con({}, { tipo: 'alta-pasante' }), 'Motivo')).toBe('INGRESO');
    expect(textoDe(con({}, { tipo: 'baja-cotizante' }), 'Motivo')).toBe('');
    expect(textoDe(con({}, { tipo: null }), 'Motivo')).toBe('');
    expect(textoDe(con({}), 'Cargo')).toBe('');
  });
});

test('the id of a document type is that of the list, or the carnet’s', () => {
  const id = (valores: Fila['valores'], contexto = contextoCon()) => idTipoDocumentoDe(con(valores), contexto);
  expect([id({}), id({ TipoDocumento: 'PAS' }), id({ TipoDocumento: 'X' }), id({ TipoDocumento: 'CEX' })]).toEqual([
    ...[1, 3, 1, 1],
  ]);
  expect(id({ TipoDocumento: 'PAS' }, contextoCon({ definiciones: new Map() }))).toBe(1);
  expect(id({ TipoDocumento: 'PAS' }, contextoCon({ listas: new Map() }))).toBe(1);
  const sinCampo = avisoCon([campo('SegurosPersonasNovedad.Cargo')]);
  expect(id({ TipoDocumento: 'PAS' }, contextoCon({ definiciones: new Map([[sinCampo.key, sinCampo]]) }))).toBe(1);
});

describe('[P1] a row read for its notice', () => {
  const TRANSFERENCIA: Textos = {
    ...{ TipoAviso: 'TRANSFERENCIA', NumeroDocumento: '4890023', FechaAviso: '20/11/2026' },
    ...{ RegionalDestino: 'COCHABAMBA', EmpresaDestino: 'Banco Altiplano S.A.', Ubicacion: 'SACABA' },
  };
  const aviso = avisoCon([
    ...deTransferencia.secciones.novedad.flatMap(({ fields }) =>
      fields.map((one) =>
        one.path === 'SegurosPacientes.IdDepartamento' ? { ...one, offers: (id: number) => id === 2 } : one,
      ),
    ),
  ]);
  const leer = (mas: Textos) => leerFila(filaCon({ ...TRANSFERENCIA, ...mas }), aviso, contextoCon());
  const [REGIONAL, EMPRESA, UBICACION] = [
    'SegurosPacientes.IdDepartamento',
    'SegurosPersonasNovedad.IdEmpresaDestino',
    'SegurosPersonasNovedad.IdUbicacion',
  ] as const;

  test('each text is the value of its field, those of a destination by its regional', () => {
    const { valores, hallazgos, dados, enEspera } = leer({});
    expect(valores).toEqual({
      ...{ 'SegurosPersonasNovedad.FechaNovedad': '2026-11-20', [REGIONAL]: 2, [EMPRESA]: 9, [UBICACION]: 201 },
    });
    expect([hallazgos, [...enEspera]]).toEqual([[], []]);
    expect([...dados].sort()).toEqual(['SegurosPersonasNovedad.FechaNovedad', REGIONAL, EMPRESA, UBICACION].sort());
  });

  test('a regional that is not offered is said, and what depends on it waits', () => {
    const { valores, hallazgos, dados, enEspera } = leer({ RegionalDestino: 'La Paz' });
    expect(hallazgos).toEqual([
      {
        ...{ nivel: 'problema', codigo: 'VALOR', lugar: 'RegionalDestino', grupo: 'VALOR|RegionalDestino|la paz' },
        texto: 'Regional transferencia: «La Paz» no se puede elegir en este aviso.',
        titulo: 'Regional transferencia: «La Paz» no se puede elegir en este aviso.',
      },
    ]);
    expect(Object.keys(valores)).toEqual(['SegurosPersonasNovedad.FechaNovedad']);
    expect([...enEspera].sort()).toEqual([EMPRESA, UBICACION].sort());
    expect(dados.has(REGIONAL) && dados.has(EMPRESA)).toBe(true);
  });

  test('a text that no item of its list has is a problem of its cell', () => {
    const { hallazgos, valores } = leer({ Ubicacion: 'VIACHA' });
    expect(hallazgos.map(({ codigo, lugar, grupo }) => [codigo, lugar, grupo])).toEqual([
      ['VALOR', 'Ubicacion', 'VALOR|Ubicacion|viacha'],
    ]);
    expect(UBICACION in valores).toBe(false);
  });

  test('an empty cell gives no value, and does not wait', () => {
    const { valores, dados, enEspera } = leer({ RegionalDestino: '', EmpresaDestino: '' });
    expect(REGIONAL in valores || dados.has(REGIONAL) || dados.has(EMPRESA)).toBe(false);
    expect([...enEspera]).toEqual([UBICACION]);
  });

  test('a text that was typed and cannot be read is given all the same', () => {
    const { dados, valores } = leer({ FechaAviso: '31/11/2026' });
    expect(dados.has('SegurosPersonasNovedad.FechaNovedad')).toBe(true);
    expect('SegurosPersonasNovedad.FechaNovedad' in valores).toBe(false);
  });

  test('what is taken for an empty cell is given too', () => {
    const { valores, dados } = leerFila(filaCon({ TipoAviso: 'ALTA' }), deAlta, contextoCon());
    expect(valores).toEqual({ 'SegurosPersonasNovedad.IdTipoNovedad': 2, 'BasePersonas.IdTipoDocumento': 1 });
    expect(dados.size).toBe(2);
  });

  test('the regionals of a row are those of its destination', () => {
    const de = (mas: Textos) => regionalesDe(filaCon({ ...TRANSFERENCIA, ...mas }), aviso, contextoCon());
    expect([de({}), de({ RegionalDestino: '' }), de({ RegionalDestino: 'ORURO' })]).toEqual([[2], [], []]);
    expect(regionalesDe(filaCon({ TipoAviso: 'ALTA' }), deAlta, contextoCon())).toEqual([]);
  });

  test('a field of the person is told by its group', () => {
    expect(esDePersona('BasePersonas.IdSexo')).toBe(true);
    expect(esDePersona('SegurosPacientes.IdDepartamento')).toBe(false);
  });
});
