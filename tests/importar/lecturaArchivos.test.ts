import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { columnas } from '#features/importar/fila/columnas.ts';
import { type ParteDeLectura, type PreguntaDeLectura, partir, reunir } from '#features/importar/fila/piezas.ts';
import type { Planilla } from '#features/importar/fila/planilla.ts';
import { leerBytes } from '#features/importar/lectura/leerBytes.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { workerThat } from '#support/worker.ts';
import { fixture } from './apoyo.ts';

const archivo = (datos: string | Uint8Array, nombre = 'planilla.csv') =>
  new File([typeof datos === 'string' ? datos : Uint8Array.from(datos)], nombre);

async function planillaDe(datos: string | Uint8Array | File, hoja?: string): Promise<Planilla> {
  const lectura = await leerPlanilla(datos instanceof File ? datos : archivo(datos), undefined, hoja);
  if (!lectura.ok) throw new Error(lectura.texto);
  return lectura.planilla;
}

const textos = ({ filas }: Planilla) => filas.map(({ celdas }) => celdas.map(({ texto }) => texto));
const rechazo = async (datos: string | Uint8Array | File) => {
  const lectura = await leerPlanilla(datos instanceof File ? datos : archivo(datos));
  return lectura.ok ? null : { codigo: lectura.codigo, texto: lectura.texto };
};

/** Bytes of a text in the encodings that payrolls have. Windows-1252 shares the letters of Spanish with Latin-1. */
const codificar = {
  'UTF-8': (texto: string) => new TextEncoder().encode(texto),
  'UTF-8 with BOM': (texto: string) => new TextEncoder().encode(`\uFEFF${texto}`),
  'UTF-16 LE': (texto: string) => Uint8Array.from(Buffer.from(`\uFEFF${texto}`, 'utf16le')),
  'UTF-16 BE': (texto: string) => Uint8Array.from(Buffer.from(`\uFEFF${texto}`, 'utf16le').swap16()),
  'Windows-1252': (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1')),
} as const;

const comillas = (texto: string, separador: string) =>
  /["\r\n]/.test(texto) || texto.includes(separador) || /^\s|\s$/.test(texto)
    ? `"${texto.replaceAll('"', '""')}"`
    : texto;
const csv = (filas: readonly (readonly string[])[], separador: string, fin: string) =>
  filas.map((fila) => fila.map((celda) => comillas(celda, separador)).join(separador)).join(fin) + fin;

describe('reading a file', () => {
  const encabezado = ['TipoAviso', 'NumeroDocumento', 'Nombres', 'FechaAviso', 'Observacion'];
  const letras = [...'abcÑñáéíóúü ;,|"\n.-0123456789'];
  const celda = fc.array(fc.constantFrom(...letras), { maxLength: 12 }).map((parts) => parts.join(''));
  const fila = fc
    .tuple(celda, celda, celda, celda)
    .map((celdas) => ['ALTA', ...celdas])
    // A row is no row of totals, and is not empty.
    .filter((celdas) => !celdas.some((texto) => /total/i.test(texto)));

  test('[F4] the same rows in any encoding, separator and line end read equal', async () => {
    const modo = fc.record({
      codificacion: fc.constantFrom(...(Object.keys(codificar) as (keyof typeof codificar)[])),
      separador: fc.constantFrom(';', ',', '\t', '|'),
      fin: fc.constantFrom('\n', '\r\n', '\r'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fila, { minLength: 1, maxLength: 8 }), modo, async (filas, como) => {
        const { codificacion, separador, fin } = como;
        const planilla = await planillaDe(codificar[codificacion](csv([encabezado, ...filas], separador, fin)));
        expect(planilla.titulos).toEqual(encabezado);
        expect(textos(planilla)).toEqual(filas);
        expect(planilla.filas.map(({ numero }) => numero)).toEqual(filas.map((_, at) => at + 2));
      }),
      { numRuns: 150 },
    );
  });

  test('[F4] the encoding and the separator are named', async () => {
    const origen = async (nombre: string) => (await planillaDe(fixture(nombre))).origen;
    expect(await origen('01-plantilla-utf8-bom.csv')).toEqual({
      ...{ clase: 'texto', codificacion: 'UTF-8', separador: 'punto y coma' },
    });
    expect(await origen('04-ministerio-ovt.csv')).toMatchObject({ codificacion: 'Windows-1252' });
    expect(await origen('05-columnas-propias-utf16.txt')).toMatchObject({
      ...{ codificacion: 'UTF-16', separador: 'tabulador' },
    });
    expect(await origen('03-coma-sin-bom.csv')).toMatchObject({ separador: 'coma' });
  });

  test('[F4] empty rows do not count, and rows keep their number', async () => {
    const planilla = await planillaDe(fixture('03-coma-sin-bom.csv'));
    expect(planilla.filas.map(({ numero }) => numero)).toEqual([2, 4, 5, 6]);
    expect(planilla.vaciasAlFinal).toBe(2);
  });

  test('[F4] a workbook ends with its last row that says something: rows with spaces or a format alone are none, and nothing is told', async () => {
    const celda = (value: string) => ({ value, type: String });
    const vacia = { value: '', type: String, backgroundColor: '#ffff00' } as const;
    const filas = [
      ['TipoAviso', 'NumeroDocumento'],
      ['ALTA', '1'],
      [' ', ''],
      ['ALTA', '2'],
      [' ', ' '],
      ['', ' '],
    ];
    const libroDe = async (fin: readonly (typeof vacia)[][]) => {
      const data = [...filas.map((fila) => fila.map(celda)), ...fin];
      const bytes = Uint8Array.from(await writeExcelFile([{ data, sheet: 'Planilla' }]).toBuffer());
      return planillaDe(new File([bytes], 'p.xlsx'));
    };
    for (const fin of [[], Array.from({ length: 6000 }, () => [vacia, vacia])]) {
      const planilla = await libroDe(fin);
      expect(planilla.filas.map(({ numero }) => numero)).toEqual([2, 4]);
      expect(planilla.vaciasAlFinal).toBe(0);
    }
  });

  test('[F4] a cell may hold separators, quotation marks and line ends', async () => {
    const planilla = await planillaDe(fixture('03-coma-sin-bom.csv'));
    expect(planilla.filas[0]?.celdas.at(-1)?.texto).toBe('Reemplaza a "Pérez", sección 2');
  });

  test('[F4] a quotation mark that nobody closed swallows no row', async () => {
    const planilla = await planillaDe('TipoAviso;Cargo\nALTA;"TUBERO 5\nBAJA;CHOFER\n');
    expect(textos(planilla)).toEqual([
      ['ALTA', '"TUBERO 5'],
      ['BAJA', 'CHOFER'],
    ]);
  });

  test('[F4] the separator that a spreadsheet writes into the first line is believed', async () => {
    const planilla = await planillaDe('sep=|\r\nTipoAviso|Cargo\r\nALTA|A;B;C\r\n');
    expect(textos(planilla)).toEqual([['ALTA', 'A;B;C']]);
    expect(planilla.filas[0]?.numero).toBe(3);
  });

  test('[F4] the sheet with the titles of a payroll is read, or the one that is asked for', async () => {
    const planilla = await planillaDe(fixture('09-plantilla.xlsx'));
    expect(planilla.origen).toEqual({
      ...{ clase: 'libro', hoja: 'Planilla', hojas: ['Instrucciones', 'Planilla', 'Valores válidos'] },
    });
    const { titulos, origen } = await planillaDe(fixture('09-plantilla.xlsx'), 'Valores válidos');
    expect([titulos, origen]).toEqual([
      ['Ubicacion', 'TipoAviso'],
      expect.objectContaining({ hoja: 'Valores válidos' }),
    ]);
  });

  test('[F4] a workbook tells numbers and dates from texts', async () => {
    const [primera] = (await planillaDe(fixture('09-plantilla.xlsx'))).filas;
    const de = (titulo: string) => primera?.celdas[columnas.indexOf(titulo as 'Motivo')];
    expect(de('NumeroDocumento')).toEqual({ texto: '6843217', clase: 'numero' });
    expect(de('FechaNacimiento')).toEqual({ texto: '1994-05-12', clase: 'fecha' });
    expect(primera?.celdas[1]).toEqual({ texto: 'INGRESO', clase: 'texto' });
  });

  test('[F4] a large workbook is read without a worker of the library', async () => {
    const filas = Array.from({ length: 4000 }, (_, n) =>
      columnas.map((columna) => `${columna} ${n} ${(n * 7919) % 997}`),
    );
    const data = [[...columnas], ...filas].map((fila) => fila.map((value) => ({ value, type: String })));
    const bytes = Uint8Array.from(await writeExcelFile([{ data, sheet: 'Planilla' }]).toBuffer());
    vi.stubGlobal('Worker', undefined);
    const lectura = await leerBytes({ nombre: 'p.xlsx', bytes });
    vi.unstubAllGlobals();
    expect(lectura.ok && lectura.planilla.filas).toHaveLength(4000);
  });

  test('the same bytes have the same mark, other bytes another', async () => {
    const [una, otra, mas] = await Promise.all(
      ['A;B\n1;2\n', 'A;B\n1;2\n', 'A;B\n1;3\n'].map(async (texto) => (await planillaDe(texto)).huella),
    );
    expect([una === otra, una === mas, una?.length]).toEqual([true, false, 64]);
  });

  test('[S3] each sheet of a workbook has a mark of its own, the same each time: its rows have a journal of their own', async () => {
    const libro = () => fixture('09-plantilla.xlsx');
    const [primera, pedida, otra] = await Promise.all(
      [undefined, 'Planilla', 'Valores válidos'].map(async (hoja) => (await planillaDe(libro(), hoja)).huella),
    );
    expect([primera === pedida, primera === otra, otra?.length]).toEqual([true, false, 64]);
  });
});

describe('[F6] a file is refused whole', () => {
  const NO_ES = 'El archivo no es una planilla CSV ni de Excel (.xlsx).';
  const cfb = (texto = '') => {
    const bytes = new Uint8Array(2048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes.set(Buffer.from(texto, 'utf16le'), 1024);
    return bytes;
  };
  const conFilas = (n: number) => `TipoAviso;NumeroDocumento\n${'ALTA;1234567\n'.repeat(n)}`;

  test.each([
    ['empty', '', 'VACIO', 'El archivo está vacío.'],
    ['only empty rows', ';;\n;;\n', 'VACIO', 'El archivo está vacío.'],
    ['over 10 MB', new Uint8Array(10 * 1024 ** 2 + 1), 'PESO', 'El archivo pesa 10.1 MB. El máximo es 10 MB.'],
    ['5,001 rows', conFilas(5001), 'MUCHAS_FILAS', 'El archivo tiene 5,001 filas. El máximo es 5,000: divídalo.'],
    ['12,345 rows', conFilas(12_345), 'MUCHAS_FILAS', 'El archivo tiene 12,345 filas. El máximo es 5,000: divídalo.'],
    ['header only', 'TipoAviso;Cargo\n', 'SIN_FILAS', 'El archivo no tiene filas debajo del encabezado.'],
    ['.xls', cfb(), 'XLS', 'Los archivos .xls no se leen. Ábralo en Excel y guárdelo como .xlsx.'],
    ['password', cfb('EncryptedPackage'), 'CONTRASENA', 'El libro tiene contraseña. Guárdelo sin ella.'],
    ['PDF', '%PDF-1.4\nx;y\n', 'NO_ES_PLANILLA', NO_ES],
    ['page', '<!doctype html><table><tr><td>a;b', 'NO_ES_PLANILLA', NO_ES],
    ['picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70), 'NO_ES_PLANILLA', NO_ES],
    ['letter', 'Estimados señores:\nLes saludo.\n', 'NO_ES_PLANILLA', NO_ES],
    ['other ZIP', zipSync({ 'a.txt': new Uint8Array(3) }), 'NO_ES_PLANILLA', NO_ES],
    ['damaged workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9), 'NO_ES_PLANILLA', NO_ES],
    [
      'same header twice',
      'TipoAviso;Nombres;NOMBRES \nALTA;A;B\n',
      'TITULOS',
      'Hay dos columnas con el título "NOMBRES". Cambie una.',
    ],
  ] as const)('%s', async (_, datos, codigo, texto) => {
    expect(await rechazo(datos)).toEqual({ codigo, texto });
  });

  test('5,000 rows and a single known column are not', async () => {
    expect(await rechazo(conFilas(5000))).toBeNull();
    expect(await rechazo('Carnet\n1234567\n')).toBeNull();
  });

  test.each([
    ['10a-vacio.csv', 'VACIO'],
    ['10b-solo-encabezado.csv', 'SIN_FILAS'],
    ['10c-excel-antiguo.xls', 'XLS'],
    ['10d-pdf-con-otro-nombre.csv', 'NO_ES_PLANILLA'],
    ['10e-titulos-repetidos.csv', 'TITULOS'],
  ])('%s', async (nombre, codigo) => {
    expect((await rechazo(fixture(nombre)))?.codigo).toBe(codigo);
  });
});

describe('the worker', () => {
  const trabajar = async ({ archivo: uno, hoja }: PreguntaDeLectura, send: (parte: ParteDeLectura) => void) =>
    partir(await leerBytes({ nombre: uno.name, bytes: new Uint8Array(await uno.arrayBuffer()), hoja }), send);

  test('[B1] rows arrive in pieces of at most 250, and are those of the file', async () => {
    const texto = `TipoAviso;NumeroDocumento\n${Array.from({ length: 5000 }, (_, n) => `ALTA;${n}`).join('\n')}\n`;
    const partes: ParteDeLectura[] = [];
    await trabajar({ archivo: archivo(texto), hoja: undefined }, (parte) => void partes.push(parte));
    const largos = partes.map((parte) => (parte.clase === 'filas' ? parte.numeros.length : 0));
    expect([Math.max(...largos), largos.length]).toEqual([250, 21]);
    const { tomar, lectura } = reunir();
    expect(partes.map(tomar).indexOf(true)).toBe(partes.length - 1);
    expect(lectura()).toEqual(await leerBytes({ nombre: 'planilla.csv', bytes: new TextEncoder().encode(texto) }));
  });

  test('classes of cells survive the way between the threads', async () => {
    const bytes = new Uint8Array(readFileSync('tests/importar/fixtures/09-plantilla.xlsx'));
    const leida = await leerBytes({ nombre: '09-plantilla.xlsx', bytes });
    const { tomar, lectura } = reunir();
    partir(leida, (parte) => void tomar(structuredClone(parte)));
    expect(lectura()).toEqual(leida);
  });

  test('a file whose reading breaks off is told as no payroll', async () => {
    const { StandIn } = workerThat('breaks off');
    vi.stubGlobal('Worker', StandIn);
    expect((await rechazo(fixture('06-bajas.csv')))?.codigo).toBe('NO_ES_PLANILLA');
    vi.unstubAllGlobals();
  });

  test.each([
    ['in the worker', () => workerThat('breaks off').StandIn],
    ['without a worker', () => undefined],
  ])('a file that was moved or changed after it was chosen is told as that, %s', async (_, Worker) => {
    vi.stubGlobal('Worker', Worker());
    onTestFinished(() => void vi.unstubAllGlobals());
    const perdido = fixture('06-bajas.csv');
    const noSeLee = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    Object.assign(perdido, { arrayBuffer: noSeLee, slice: () => ({ arrayBuffer: noSeLee }) });
    expect(await rechazo(perdido)).toEqual({
      codigo: 'PERDIDO',
      texto: 'El archivo se movió o cambió después de elegirlo. Elíjalo otra vez.',
    });
  });

  test('an abort ends the reading', async () => {
    const fin = new AbortController();
    const leyendo = leerPlanilla(fixture('06-bajas.csv'), fin.signal);
    fin.abort(new Error('another file'));
    await expect(leyendo).rejects.toThrow('another file');
  });
});
