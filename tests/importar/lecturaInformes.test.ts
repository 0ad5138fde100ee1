import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import { textosPorColumna } from '#features/importar/comprobar/opciones.ts';
import { columnasDeResultado } from '#features/importar/enviar/columnasDeResultado.ts';
import { enviada } from '#features/importar/enviar/enviada.ts';
import { columnas } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import type { Correspondencia, Planilla } from '#features/importar/fila/planilla.ts';
import { corresponder } from '#features/importar/lectura/corresponder.ts';
import { columnaDeProblemas, informe } from '#features/importar/lectura/informe.ts';
import { leerFilas, pruebasDe, releerFila } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { plantilla } from '#features/importar/lectura/plantilla.ts';
import { readCsv, writeCsv } from '#ui/files/csv.ts';
import { fixture, leer, unContexto } from './apoyo.ts';

async function abrir(archivo: File, mas: Correspondencia = {}) {
  const lectura = await leerPlanilla(archivo);
  if (!lectura.ok) throw new Error(lectura.texto);
  const { planilla } = lectura;
  const correspondencia = { ...corresponder(planilla, {}), ...mas };
  return { planilla, correspondencia, filas: await leerFilas(planilla, correspondencia) };
}

const NO_SE_SABE = 'No llegó la respuesta y la caja no la muestra todavía. Léala otra vez; nada se repite sin usted.';
const comoArchivo = (texto: string) => new File([texto], 'informe.csv', { type: 'text/csv' });
const deProblemas = (filas: readonly Fila[], planilla: Planilla, correspondencia: Correspondencia) =>
  informe({ filas, planilla, correspondencia, extra: [columnaDeProblemas] });
const leidas = (filas: readonly Fila[]) =>
  filas.map(({ textos, valores, tipo, hallazgos }) => ({ textos, valores, tipo, hallazgos }));

describe('[F1] the template', () => {
  const listas = {
    Ubicacion: ['EL ALTO · La Paz', 'VIACHA · La Paz'],
    RegionalDestino: ['LA PAZ', 'ORURO'],
    Sexo: ['F'],
  };
  const EMPRESA = 'Banco Altiplano S.A.';

  test('as CSV has the titles alone, and is recognised', async () => {
    const texto = await (await plantilla('csv', listas, EMPRESA)).text();
    expect(texto).toBe(`${columnas.join(';')}\r\n`);
    const bytes = new Uint8Array(await (await plantilla('csv', listas, EMPRESA)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lectura = await leerPlanilla(comoArchivo(`\uFEFF${texto}`));
    expect(lectura).toMatchObject({ ok: false, codigo: 'SIN_FILAS' });
  });

  test('as a workbook has the sheets Planilla, Ejemplos and Valores válidos; Planilla is empty', async () => {
    const libro = new File([await plantilla('xlsx', listas, EMPRESA)], 'plantilla.xlsx');
    expect(await leerPlanilla(libro)).toMatchObject({ ok: false, codigo: 'SIN_FILAS' });
    const valores = await leerPlanilla(libro, undefined, 'Valores válidos');
    if (!valores.ok) throw new Error(valores.texto);
    expect(valores.planilla.origen).toMatchObject({ hojas: ['Planilla', 'Ejemplos', 'Valores válidos'] });
    const porTitulo = Object.fromEntries(
      valores.planilla.titulos.map((titulo, n) => [
        titulo,
        valores.planilla.filas.flatMap(({ celdas }) => celdas[n]?.texto || []),
      ]),
    );
    expect(porTitulo).toEqual({
      TipoAviso: [
        'ALTA',
        'ALTA PASANTE',
        'ALTA VOLUNTARIO',
        'BAJA',
        'BAJA PASANTE',
        'BAJA VOLUNTARIO',
        'TRANSFERENCIA',
      ],
      TipoDocumento: ['CI', 'CEX', 'PAS'],
      ...listas,
    });
  });

  test('has examples that are read without a finding', async () => {
    const libro = new File([await plantilla('xlsx', listas, EMPRESA)], 'plantilla.xlsx');
    const lectura = await leerPlanilla(libro, undefined, 'Ejemplos');
    if (!lectura.ok) throw new Error(lectura.texto);
    const filas = await leerFilas(lectura.planilla, corresponder(lectura.planilla, {}));
    expect(filas.map(({ tipo }) => tipo)).toEqual([
      ...['alta-cotizante', 'alta-pasante', 'baja-cotizante', 'transferencia-cotizante'],
    ]);
    expect(filas.flatMap(({ hallazgos }) => hallazgos)).toEqual([]);
  });
});

/** The parts of a workbook, by name. */
async function partesDe(libro: Blob): Promise<ReadonlyMap<string, Document>> {
  const parts = unzipSync(new Uint8Array(await libro.arrayBuffer()));
  const parse = (bytes: Uint8Array) => new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, parse(bytes)]));
}

/** The parts of a sheet in the order that ECMA-376 (18.3.1.99) wants; Excel repairs a file with another one. */
const EN_ORDEN = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetProtection', 'autoFilter'],
  ...['mergeCells', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins', 'drawing'],
];

describe('[F1] the lists of the template, for Excel and LibreOffice', () => {
  const deHoy = async () => {
    const contexto = await unContexto();
    const listas = textosPorColumna(contexto);
    return { contexto, listas, libro: await plantilla('xlsx', listas, 'Banco Altiplano S.A.') };
  };

  test('each column with a list chooses from the cells below its name, and from no others', async () => {
    const { listas, libro } = await deHoy();
    const partes = await partesDe(libro);
    const hojas = [...(partes.get('xl/workbook.xml')?.getElementsByTagName('sheet') ?? [])];
    expect(hojas.map((hoja) => hoja.getAttribute('name'))).toEqual(['Planilla', 'Ejemplos', 'Valores válidos']);
    const hoja = partes.get('xl/worksheets/sheet1.xml')?.documentElement;
    const orden = [...(hoja?.children ?? [])].map(({ tagName }) => EN_ORDEN.indexOf(tagName));
    expect(orden).not.toContain(-1);
    expect(orden).toEqual(orden.toSorted((a, b) => a - b));

    const lectura = await leerPlanilla(new File([libro], 'p.xlsx'), undefined, 'Valores válidos');
    if (!lectura.ok) throw new Error(lectura.texto);
    const { titulos, filas } = lectura.planilla;
    const letras = (n: number): string =>
      (n < 26 ? '' : letras(Math.floor(n / 26) - 1)) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26];
    const elegibles = [...(hoja?.getElementsByTagName('dataValidation') ?? [])].map((one) => {
      const formula = one.getElementsByTagName('formula1')[0]?.textContent ?? '';
      // No list is written into the formula: 255 characters are all that it may have.
      const [, columna = '', hasta = ''] = /^'Valores válidos'!\$([A-Z]+)\$2:\$\1\$(\d+)$/.exec(formula) ?? [];
      const de = titulos.findIndex((_, n) => letras(n) === columna);
      const celdas = filas.map(({ celdas: todas }) => todas[de]?.texto ?? '');
      const [, propia = ''] = /^([A-Z]+)2:\1(\d+)$/.exec(one.getAttribute('sqref') ?? '') ?? [];
      expect([one.getAttribute('type'), one.getAttribute('sqref')?.endsWith('5001')]).toEqual(['list', true]);
      // LibreOffice and Excel hide the arrow where this is set.
      expect(one.getAttribute('showDropDown')).toBeNull();
      expect((one.getAttribute('error') ?? '').length).toBeLessThanOrEqual(225);
      const columnaPropia = columnas.find((_, n) => letras(n) === propia);
      expect(titulos[de]).toBe(columnaPropia);
      return [columnaPropia, [celdas.slice(0, Number(hasta) - 1), celdas.slice(Number(hasta) - 1)]] as const;
    });
    const conLista = Object.entries(listas).filter(
      ([columna, textos]) => columna !== 'TipoDocumento' && textos?.length,
    );
    const leidas = Object.fromEntries(elegibles);
    expect(elegibles).toHaveLength(conLista.length + 1);
    for (const [columna, textos = []] of conLista) {
      expect(leidas[columna]?.[0]).toEqual(textos);
      // Nothing of the list lies outside of what is offered.
      expect(leidas[columna]?.[1]?.filter(Boolean)).toEqual([]);
    }
    expect(leidas.TipoDocumento?.[0]?.slice(0, 3)).toEqual(['CI', 'CEX', 'PAS']);
  });

  test('the examples are rows that the notices admit', async () => {
    const { contexto, libro } = await deHoy();
    const lectura = await leerPlanilla(new File([libro], 'p.xlsx'), undefined, 'Ejemplos');
    if (!lectura.ok) throw new Error(lectura.texto);
    const filas = await leerFilas(lectura.planilla, corresponder(lectura.planilla, {}));
    const juzgadas = await comprobarFormato(filas, contexto);
    expect(juzgadas.flatMap(({ hallazgos }) => hallazgos.map(({ texto }) => texto))).toEqual([]);
  });
});

describe('[T3] the report of problems', () => {
  test('has the columns of the file and Motivo del problema', async () => {
    const { planilla, correspondencia, filas } = await abrir(fixture('08-fechas-montos-textos.csv'));
    const { rows } = readCsv((await deProblemas(filas.slice(0, 1), planilla, correspondencia)).slice(1));
    expect(rows[0]).toEqual([...columnas, 'Motivo del problema']);
    expect(rows[1]?.at(-1)).toBe('Fecha del aviso: esa fecha no existe. Escriba dd/mm/aaaa.');
    expect(rows[1]?.[10]).toBe('31/11/2026');
  });

  test.each([
    '01-plantilla-utf8-bom.csv',
    '02-windows1252-coma-decimal.csv',
    '03-coma-sin-bom.csv',
    '06-bajas.csv',
    '07-repetidas.csv',
    '08-fechas-montos-textos.csv',
    '13-transferencias.csv',
  ])('%s imports again without matching, and is the same', async (nombre) => {
    const { planilla, correspondencia, filas } = await abrir(fixture(nombre));
    const otra = await abrir(comoArchivo(await deProblemas(filas, planilla, correspondencia)));
    expect(leidas(otra.filas)).toEqual(leidas(filas));
    expect(otra.planilla.clase).toBe(planilla.clase);
  });

  test('export and import are the identity for any texts', async () => {
    const letras = [...'aÑé;,|"\n\r\t\'=+-@ 0123456789./', 'BAJA', '\u200b'];
    const celda = fc.array(fc.constantFrom(...letras), { maxLength: 8 }).map((parts) => parts.join(''));
    const filasDe = fc.array(fc.tuple(celda, celda, celda), { minLength: 1, maxLength: 6 });
    const titulos = ['TipoAviso', 'NumeroDocumento', 'FechaAviso', 'Observacion', 'Zona'];
    await fc.assert(
      fc.asyncProperty(filasDe, async (filas) => {
        const csv = writeCsv([titulos, ...filas.map(([uno, dos, tres]) => ['ALTA', uno, '03/11/2026', dos, tres])]);
        const una = await abrir(comoArchivo(csv));
        const otra = await abrir(comoArchivo(await deProblemas(una.filas, una.planilla, una.correspondencia)));
        expect(leidas(otra.filas)).toEqual(leidas(una.filas));
        // The second report writes the column of the first anew.
        const tercera = await deProblemas(otra.filas, otra.planilla, otra.correspondencia);
        expect(tercera).toBe(await deProblemas(una.filas, una.planilla, una.correspondencia));
      }),
      { numRuns: 100 },
    );
  });

  test('what is written reads back the same; a formula does nothing in a spreadsheet', () => {
    const celdas = ['=1+1', "'=1", "''=1", '+591 7', '-16.5', '-16,5', '@x', "O'CONNOR", '- nota', '＝x', '+5'];
    const texto = writeCsv([celdas]);
    expect(readCsv(texto.slice(1)).rows[0]).toEqual(celdas);
    expect(texto.slice(1).split(';')).toEqual([
      ...["'=1+1", "''=1", "'''=1", "'+591 7", '-16.5', '-16,5', "'@x", "O'CONNOR", "'- nota", "'＝x", '+5'],
    ]);
  });

  test('carries what was typed, also into the columns that the file does not have', async () => {
    const archivo = new File(['Carnet;Primer nombre;Otros nombres;Paterno\n5120984-1F;JUAN;PABLO;VARGAS\n'], 'p.csv');
    const mas = { TipoAviso: { constante: 'ALTA' }, FechaAviso: { constante: '03/11/2026' } };
    const { planilla, correspondencia, filas } = await abrir(archivo, mas);
    const [fila] = filas;
    if (!fila) throw new Error('no row');
    const pruebas = pruebasDe(planilla, correspondencia);
    const editada = releerFila(
      fila,
      { ...fila.textos, Nombres: 'JUAN CARLOS', FechaNacimiento: '12/05/1994' },
      pruebas,
    );
    const csv = await deProblemas([editada], planilla, correspondencia);
    const { rows } = readCsv(csv.slice(1));
    expect(rows).toEqual([
      [
        ...['Carnet', 'Primer nombre', 'Otros nombres', 'Paterno', 'TipoAviso', 'Complemento', 'FechaNacimiento'],
        ...['FechaAviso', 'Motivo del problema'],
      ],
      ['5120984-1F', 'JUAN CARLOS', '', 'VARGAS', 'ALTA', '1F', '12/05/1994', '03/11/2026', ''],
    ]);
    const otra = await abrir(comoArchivo(csv));
    expect(otra.filas[0]?.valores).toEqual(editada.valores);
  });

  test('a row of a workbook comes back with its dates as people read them', async () => {
    const { planilla, correspondencia, filas } = await abrir(fixture('09-plantilla.xlsx'));
    const otra = await abrir(comoArchivo(await deProblemas(filas, planilla, correspondencia)));
    expect(leidas(otra.filas)).toEqual(leidas(filas));
  });
});

test('[R8] the report of results says what became of each row, why, and its number', async () => {
  const { filas, planilla } = await leer('06-bajas.csv');
  const correspondencia = corresponder(planilla, {});
  const [una, otra, tercera, cuarta] = filas;
  if (!una || !otra || !tercera || !cuarta) throw new Error('no rows');
  const resultado = { motivo: '', nroAviso: '', idPersona: 1, idPersonaNovedad: 2 };
  const enviadas: readonly Fila[] = [
    { ...una, paso: 'registrada', resultado: { ...resultado, nroAviso: '2026-11-001' } },
    { ...otra, paso: 'rechazada', resultado: { ...resultado, motivo: 'Ya tiene un aviso.' } },
    { ...tercera, paso: 'sinConfirmar', resultado },
    { ...cuarta, paso: 'problema' },
  ];
  const { rows } = readCsv(
    (await informe({ filas: enviadas, planilla, correspondencia, extra: columnasDeResultado })).slice(1),
  );
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['Resultado', 'Motivo del resultado', 'NroAviso'],
    ['Registrada', '', '2026-11-001'],
    ['No registrada', 'Ya tiene un aviso.', ''],
    ['Sin confirmar', NO_SE_SABE, ''],
    ['Fuera', '', ''],
  ]);
  expect(rows[0]?.slice(0, -3)).toEqual(planilla.titulos);
});

test.each(['enviando', 'incierta', 'leyendo', 'sinConfirmar'] as const)(
  '[R4] [R8] %s: the report says of an uncertain row what the screen says of it',
  async (paso) => {
    const { planilla, correspondencia, filas } = await abrir(fixture('01-plantilla-utf8-bom.csv'));
    const [primera] = filas;
    if (!primera) throw new Error('no row');
    const fila: Fila = { ...primera, paso };
    const { situacion, detalle } = enviada(fila, { paso, resultado: null, corriendo: false });
    const csv = await informe({ filas: [fila], planilla, correspondencia, extra: columnasDeResultado });
    const [, dicho] = readCsv(csv.slice(1)).rows;
    expect(dicho?.slice(-3)).toEqual(['Sin confirmar', NO_SE_SABE, '']);
    expect([situacion, detalle]).toEqual(['sinConfirmar', NO_SE_SABE]);
  },
);
