import { describe, expect, test } from 'vitest';
import { columnas } from '#features/importar/fila/columnas.ts';
import type { Correspondencia, Planilla } from '#features/importar/fila/planilla.ts';
import { columnaDeProblemas, informe, porQueFuera } from '#features/importar/lectura/informe.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { plantilla } from '#features/importar/lectura/plantilla.ts';
import {
  columnasDe,
  constantesOfrecidas,
  constantesPosibles,
  correspondenciaDe,
  ejemplosDe,
  esFecha,
  type FormDeColumnas,
  faltantes,
  formDe,
  necesarias,
  schemaDeColumnas,
} from '#features/importar/preparar/correspondencia.ts';
import { readCsv } from '#ui/files/csv.ts';
import { dudoso, hallazgo, sinFecha, unaFila } from './filas.ts';

const planillaCon = (titulos: readonly string[], filas: readonly (readonly string[])[] = []): Planilla => ({
  ...{ nombre: 'p.csv', huella: 'a1', titulos, clase: 'otra', ignoradas: [], peso: 9, vaciasAlFinal: 0 },
  origen: { clase: 'texto', codificacion: 'UTF-8', separador: 'coma' },
  filas: filas.map((textos, at) => ({
    numero: at + 2,
    celdas: textos.map((texto) => ({ texto, clase: 'texto' as const })),
  })),
});

describe('[F3] the form of the columns', () => {
  const planilla = planillaCon(['Carnet', 'Nombre', 'Otro nombre', 'Agencia']);
  const correspondencia: Correspondencia = {
    NumeroDocumento: { indice: 0 },
    Nombres: { indice: 1, siguientes: [2] },
    TipoAviso: { constante: 'ALTA' },
    FechaAviso: { constante: '03/11/2026' },
  };
  const form = formDe(planilla, correspondencia);
  const con = (part: Partial<FormDeColumnas>): FormDeColumnas => ({ ...form, ...part });

  test('shows what each column of the file is, and one text for all rows; dates as the field has them', () => {
    expect(form.destinos).toEqual(['NumeroDocumento', 'Nombres', '', '']);
    const { TipoAviso, FechaAviso, FechaFinContrato, FechaNacimiento, ...otras } = form.constantes;
    expect([TipoAviso, FechaAviso, FechaFinContrato, FechaNacimiento]).toEqual(['ALTA', '2026-11-03', '', '']);
    expect(Object.keys(otras)).toHaveLength(columnas.length - 4);
    expect(new Set(Object.values(otras))).toEqual(new Set([null]));
    expect(form.agregadas).toEqual(['TipoAviso', 'FechaAviso']);
    expect([form.agregar, form.enlaces, form.recordar]).toEqual(['', {}, true]);
    const enlaces = { Sexo: { _dama: 'FEMENINO' } };
    expect(formDe(planilla, {}, enlaces).enlaces).toBe(enlaces);
  });

  test('left as it was gives back the matches, with what else is known of them', () => {
    expect(columnasDe(form, correspondencia)).toEqual(correspondencia);
    expect(columnasDe(form, correspondencia).Nombres).toBe(correspondencia.Nombres);
  });

  test('a column that was chosen anew knows nothing else', () => {
    const destinos = ['NumeroDocumento', '', 'Nombres', 'Ubicacion'];
    expect(columnasDe(con({ destinos }), correspondencia)).toMatchObject({
      ...{ Nombres: { indice: 2 }, Ubicacion: { indice: 3 } },
    });
    expect(columnasDe(con({ destinos }), correspondencia).Nombres).toEqual({ indice: 2 });
    expect(
      columnasDe(con({ destinos }), { ...correspondencia, Ubicacion: { constante: 'EL ALTO' } }).Ubicacion,
    ).toEqual({
      indice: 3,
    });
  });

  test('a column of the file wins over a constant; what is no column, and an empty constant, is left out', () => {
    const constantes = {
      ...form.constantes,
      NumeroDocumento: '1',
      Cargo: '',
      Nada: 'X',
      FechaFinContrato: '2026-12-31',
    };
    const hecha = columnasDe(con({ constantes, destinos: ['NumeroDocumento', 'Nada', '', ''] }), {});
    expect(hecha).toEqual({
      ...{ NumeroDocumento: { indice: 0 }, TipoAviso: { constante: 'ALTA' }, FechaAviso: { constante: '03/11/2026' } },
      FechaFinContrato: { constante: '31/12/2026' },
    });
  });

  test('linked texts are added to those that stand for an item already', () => {
    const antes: Correspondencia = { Ubicacion: { indice: 3, equivale: { central: 'EL ALTO', sur: 'VIACHA' } } };
    const enlaces = {
      Ubicacion: { _sur: 'EL ALTO', _norte: 'VIACHA', _este: null },
      Sexo: { _dama: 'FEMENINO' },
      TipoAviso: { _x: 'ALTA' },
      Nombres: { _: null },
      Nada: { _x: 'Y' },
    };
    const hecha = correspondenciaDe(con({ destinos: ['NumeroDocumento', 'Nombres', '', 'Ubicacion'], enlaces }), antes);
    expect(hecha).toEqual({
      ...{ NumeroDocumento: { indice: 0 }, Nombres: { indice: 1 }, TipoAviso: { constante: 'ALTA' } },
      FechaAviso: { constante: '03/11/2026' },
      Ubicacion: { indice: 3, equivale: { central: 'EL ALTO', sur: 'EL ALTO', norte: 'VIACHA' } },
    });
  });

  test('a file of notices needs type, document and date; a payroll the document alone', () => {
    expect(necesarias('avisos')).toEqual(['TipoAviso', 'NumeroDocumento', 'FechaAviso']);
    expect(necesarias('mes')).toEqual(['NumeroDocumento']);
    const vacio = { destinos: [''], constantes: { FechaAviso: '', TipoAviso: null } };
    expect(faltantes(vacio, 'avisos')).toEqual(['TipoAviso', 'NumeroDocumento', 'FechaAviso']);
    expect(faltantes({ destinos: ['FechaAviso'], constantes: { TipoAviso: 'ALTA' } }, 'avisos')).toEqual([
      'NumeroDocumento',
    ]);
    expect(faltantes(vacio, 'mes')).toEqual(['NumeroDocumento']);
  });

  test('the form says which column is missing and which is there twice', () => {
    const dice = (part: Partial<FormDeColumnas>, clase: 'avisos' | 'mes' = 'avisos') => {
      const leido = schemaDeColumnas(clase).safeParse(con(part));
      return leido.success ? [] : leido.error.issues.map(({ path, message }) => [path.join('.'), message]);
    };
    expect(dice({})).toEqual([]);
    expect(dice({ destinos: ['Nombres', '', '', ''] })).toEqual([
      ['constantes.NumeroDocumento', 'Enlace o escriba: Número de documento.'],
    ]);
    expect(dice({ destinos: ['NumeroDocumento', 'Cargo', '', 'Cargo'] })).toEqual([
      ['destinos.3', 'Otra columna ya es «Cargo».'],
    ]);
    expect(dice({ destinos: ['NumeroDocumento', 'x', 'x', ''] })).toEqual([]);
    expect(dice({ constantes: {} })).toEqual([
      ['constantes.TipoAviso', 'Enlace o escriba: Tipo de aviso.'],
      ['constantes.FechaAviso', 'Enlace o escriba: Fecha del aviso.'],
    ]);
    expect(dice({ constantes: {} }, 'mes')).toEqual([]);
  });

  test('three columns are dates', () => {
    expect(columnas.filter(esFecha)).toEqual(['FechaNacimiento', 'FechaAviso', 'FechaFinContrato']);
  });

  test('up to three different texts of a column are its examples', () => {
    const de = planillaCon(['A', 'B'], [['uno', ' '], [' uno ', ''], ['dos', 'x'], ['tres'], ['cuatro', 'y']]);
    expect([ejemplosDe(de, 0), ejemplosDe(de, 1), ejemplosDe(de, 2)]).toEqual([['uno', 'dos', 'tres'], ['x', 'y'], []]);
  });

  test('a constant is offered at once for the usual columns that the file lacks, and for those that have one', () => {
    const vacio = con({ destinos: ['NumeroDocumento', '', '', ''], agregadas: [] });
    const usuales = ['TipoAviso', 'TipoDocumento', 'FechaAviso', 'Ubicacion'];
    expect(constantesOfrecidas(vacio, 'avisos')).toEqual(usuales);
    expect(constantesOfrecidas(vacio, 'mes')).toEqual(usuales.slice(1));
    expect(constantesOfrecidas(con({ destinos: ['TipoAviso', 'Ubicacion'], agregadas: ['Cargo'] }), 'avisos')).toEqual([
      ...['TipoDocumento', 'FechaAviso', 'Cargo'],
    ]);
    expect(constantesOfrecidas(con({ destinos: [], agregadas: ['TipoAviso', 'Cargo'] }), 'mes')).toEqual([
      ...['TipoDocumento', 'FechaAviso', 'Cargo', 'Ubicacion'],
    ]);
  });

  test('a constant may be given to any other column that the file lacks and that differs from no person to the other', () => {
    const vacio = con({ destinos: ['NumeroDocumento', 'Motivo', '', ''], agregadas: ['Cargo'] });
    const deTodos = [
      ...['Extension', 'FechaFinContrato', 'HaberMensual', 'RegionalDestino', 'EmpresaDestino', 'Observacion', 'Sexo'],
      ...['EstadoCivil', 'Nacionalidad', 'UbicacionNacimiento', 'Zona', 'UbicacionDireccion', 'Ocupacion'],
      ...['GradoInstruccion', 'Profesion'],
    ];
    expect(constantesPosibles(vacio, 'avisos')).toEqual(deTodos);
    expect(constantesPosibles(vacio, 'mes')).toEqual(deTodos);
    expect(constantesPosibles(con({ destinos: ['Sexo', 'Zona'], agregadas: [] }), 'avisos')).toEqual([
      ...columnas.filter((una) => ['Motivo', 'Cargo', ...deTodos].includes(una) && una !== 'Sexo' && una !== 'Zona'),
    ]);
  });
});

describe('[F1] the template', () => {
  const EMPRESA = 'Banco Altiplano S.A.';

  /** The rows of a sheet, by their titles. */
  async function hoja(listas: Parameters<typeof plantilla>[1], nombre: string) {
    const libro = new File([await plantilla('xlsx', listas, EMPRESA)], 'plantilla.xlsx');
    const leida = await leerPlanilla(libro, undefined, nombre);
    if (!leida.ok) throw new Error(leida.texto);
    const { titulos, filas } = leida.planilla;
    return filas.map(({ celdas }) =>
      Object.fromEntries(titulos.flatMap((titulo, n) => (celdas[n]?.texto ? [[titulo, celdas[n]?.texto]] : []))),
    );
  }

  const ana = {
    ...{ TipoDocumento: 'CI', Extension: 'LP', FechaNacimiento: '12/05/1994' },
    ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI', Nombres: 'ANA MARÍA' },
  };
  const puesto = { Motivo: 'INGRESO', Cargo: 'CAJERO' };
  const deAlta = { ...ana, ...puesto, TipoAviso: 'ALTA', NumeroDocumento: '1234567', FechaAviso: '03/11/2026' };
  const luis = {
    ...{ ...puesto, TipoAviso: 'ALTA PASANTE', TipoDocumento: 'CEX', NumeroDocumento: 'E-7654321' },
    ...{ FechaNacimiento: '07/03/1988', ApellidoPaterno: 'FLORES', Nombres: 'LUIS', FechaAviso: '03/11/2026' },
    ...{ FechaFinContrato: '30/04/2027', HaberMensual: '0' },
  };
  const deBaja = {
    ...{ ...ana, TipoAviso: 'BAJA', NumeroDocumento: '2345678', Complemento: '1A', FechaAviso: '20/11/2026' },
  };
  const mudanza = {
    ...{ ...ana, TipoAviso: 'TRANSFERENCIA', NumeroDocumento: '3456789', FechaAviso: '16/11/2026' },
    EmpresaDestino: EMPRESA,
  };

  test('has four made-up people with the first items of the lists, and a place of the regional to which one moves', async () => {
    const listas = {
      Ubicacion: ['EL ALTO · La Paz', 'VILLA COCHABAMBA · Oruro', 'SACABA · Cochabamba'],
      RegionalDestino: ['COCHABAMBA', 'ORURO'],
    };
    expect(await hoja(listas, 'Ejemplos')).toEqual([
      { ...deAlta, HaberMensual: '3500.50', Ubicacion: 'EL ALTO · La Paz' },
      { ...luis, Ubicacion: 'EL ALTO · La Paz' },
      deBaja,
      { ...mudanza, RegionalDestino: 'COCHABAMBA', Ubicacion: 'SACABA · Cochabamba' },
    ]);
  });

  test('without the lists the examples lack their items', async () => {
    expect(await hoja({}, 'Ejemplos')).toEqual([{ ...deAlta, HaberMensual: '3500.50' }, luis, deBaja, mudanza]);
    const [, , , sinRegional] = await hoja({ Ubicacion: ['EL ALTO · ', 'SACABA'] }, 'Ejemplos');
    expect(sinRegional).toEqual(mudanza);
    const [, , , sinLugar] = await hoja({ RegionalDestino: ['ORURO'], Ubicacion: ['EL ALTO · LA PAZ'] }, 'Ejemplos');
    expect(sinLugar).toEqual({ ...mudanza, RegionalDestino: 'ORURO' });
  });

  test('its valid values are those of each list, the types of notice its own, documents its short forms first', async () => {
    const listas = { TipoAviso: ['OTRO'], TipoDocumento: ['PASAPORTE', 'CI'], Sexo: ['FEMENINO'], Zona: [] };
    expect(await hoja(listas, 'Valores válidos')).toEqual([
      { TipoAviso: 'ALTA', TipoDocumento: 'CI', Sexo: 'FEMENINO' },
      { TipoAviso: 'ALTA PASANTE', TipoDocumento: 'CEX' },
      { TipoAviso: 'ALTA VOLUNTARIO', TipoDocumento: 'PAS' },
      { TipoAviso: 'BAJA', TipoDocumento: 'PASAPORTE' },
      ...['BAJA PASANTE', 'BAJA VOLUNTARIO', 'TRANSFERENCIA'].map((TipoAviso) => ({ TipoAviso })),
    ]);
  });

  test('as CSV is a text file of its titles', async () => {
    const blob = await plantilla('csv', {}, EMPRESA);
    expect(blob.type).toBe('text/csv;charset=utf-8');
    expect(await blob.text()).toBe(`${columnas.join(';')}\r\n`);
  });
});

describe('[T3] a report', () => {
  const extra = [{ titulo: 'Motivo del problema', texto: () => 'No.' }];
  const correspondencia: Correspondencia = {
    NumeroDocumento: { indice: 0 },
    Nombres: { indice: 1, siguientes: [2] },
    Cargo: { constante: 'CAJERO' },
  };
  const fila = (celdas: readonly string[], textos: Parameters<typeof unaFila>[1] & object) => ({
    ...unaFila(2, textos),
    ...{ celdas, textos: textos.textos ?? {} },
  });
  const filasDe = async (...partes: Parameters<typeof informe>) => readCsv((await informe(...partes)).slice(1)).rows;

  test('has the file’s own cells as they were, and what the file lacks under the template’s names', async () => {
    const planilla = { titulos: ['Carnet', 'Nombre', 'Otro', 'Nota'] };
    const suyos = { NumeroDocumento: '1', Nombres: 'ANA MARÍA', Cargo: 'CAJERO', Zona: '' };
    const filas = [
      fila(['1', ' ANA', 'MARÍA ', 'x'], { textos: suyos }),
      fila(['1'], { textos: { NumeroDocumento: '1' } }),
    ];
    expect(await filasDe({ filas, planilla, correspondencia, extra })).toEqual([
      ['Carnet', 'Nombre', 'Otro', 'Nota', 'Cargo', 'Motivo del problema'],
      ['1', ' ANA', 'MARÍA ', 'x', 'CAJERO', 'No.'],
      ['1', '', '', '', '', 'No.'],
    ]);
  });

  test('an edit stands in the first of its columns, and those that followed are empty', async () => {
    const planilla = { titulos: ['Carnet', 'Nombre', 'Otro'] };
    const una = fila(['1', 'ANA', 'MARÍA'], { textos: { NumeroDocumento: '2', Nombres: 'EVA' } });
    const otra = fila(['1', 'ANA', 'MARÍA'], { textos: { Nombres: 'ANA MARÍA' } });
    expect((await filasDe({ filas: [una, otra], planilla, correspondencia, extra: [] })).slice(1)).toEqual([
      ['2', 'EVA', ''],
      ['', 'ANA', 'MARÍA'],
    ]);
  });

  test('a column that an earlier report added is written anew', async () => {
    const planilla = { titulos: ['motivo del PROBLEMA', 'Carnet'] };
    const una = fila(['Antes.', '1'], { textos: { NumeroDocumento: '1' } });
    const suya: Correspondencia = { NumeroDocumento: { indice: 1 } };
    expect(await filasDe({ filas: [una], planilla, correspondencia: suya, extra })).toEqual([
      ['Carnet', 'Motivo del problema'],
      ['1', 'No.'],
    ]);
  });

  const ya = hallazgo({ nivel: 'aviso', codigo: 'YA_REGISTRADA', lugar: null, texto: 'Ya registrada.' });

  test('says the problems of a row in one cell, and no warnings', () => {
    const dos = unaFila(2, { hallazgos: [sinFecha, dudoso, { ...sinFecha, texto: 'Falta el cargo.' }, ya] });
    expect(columnaDeProblemas.titulo).toBe('Motivo del problema');
    expect(columnaDeProblemas.texto(dos)).toBe(
      'Fecha de ingreso: esa fecha no existe. Escriba dd/mm/aaaa. Falta el cargo.',
    );
    expect(columnaDeProblemas.texto(unaFila(2, { hallazgos: [dudoso] }))).toBe('');
  });

  test('says why a row was left out: its problems, or else that it needs no notice', () => {
    const difiere = { ...ya, codigo: 'SOLO_DIFERENCIA' as const, texto: 'Cargo: distinto.' };
    expect(porQueFuera(unaFila(2, { hallazgos: [dudoso, ya, difiere] }))).toBe('Ya registrada. Cargo: distinto.');
    expect(porQueFuera(unaFila(2, { hallazgos: [ya, sinFecha] }))).toBe(sinFecha.texto);
    expect(porQueFuera(unaFila(2, { hallazgos: [dudoso] }))).toBe('');
  });
});
