import { describe, expect, test } from 'vitest';
import type { Columna, Textos } from '#features/importar/fila/columnas.ts';
import { documentoComparable, documentoEnviado, probar } from '#features/importar/fila/valores.ts';
import { corresponder } from '#features/importar/lectura/corresponder.ts';
import { leerFilas, releerFila } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { leerTexto } from '#features/importar/lectura/leerTexto.ts';
import { repetidas } from '#features/importar/lectura/repetidas.ts';
import { filaCon, leer } from './apoyo.ts';

const nada = { decimal: null } as const;
const leido = (columna: Columna, texto: string, pruebas: Parameters<typeof leerTexto>[2] = nada) => {
  const { valor, hallazgo } = leerTexto(columna, texto, pruebas);
  return [valor, hallazgo ? `${hallazgo.nivel} ${hallazgo.codigo}` : ''];
};

describe('[F5] dates', () => {
  test.each([
    ['03/11/2026', '2026-11-03', ''],
    ['3/1/2026', '2026-01-03', ''],
    ['12-05-1994', '1994-05-12', ''],
    ['12.5.1994', '1994-05-12', ''],
    ['1994-05-12', '1994-05-12', ''],
    ['2026-11-03 00:00:00', '2026-11-03', ''],
    ['03/11/2026 0:00', '2026-11-03', ''],
    ['46329', '2026-11-03', 'aviso FECHA_SERIE'],
    ['99999', undefined, 'problema FECHA'],
    ['31/11/2026', undefined, 'problema FECHA'],
    ['2026-02-30', undefined, 'problema FECHA'],
    ['11/13/2026', undefined, 'problema FECHA'],
    ['12/5/94', undefined, 'problema FECHA'],
    ['3 de noviembre de 2026', undefined, 'problema FECHA'],
    ['03/11/2026 14:30', undefined, 'problema FECHA'],
    ['', undefined, ''],
  ])('[F-5.5-01] [F-5.5-02] %s', (texto, valor, hallazgo) => {
    expect(leido('FechaAviso', texto)).toEqual([valor, hallazgo]);
  });

  test('each refusal says what is wrong', () => {
    const dice = (texto: string) => leerTexto('FechaAviso', texto, nada).hallazgo?.texto;
    expect(dice('31/11/2026')).toBe('Fecha del aviso: esa fecha no existe. Escriba dd/mm/aaaa.');
    expect(dice('11/13/2026')).toBe('Fecha del aviso: no hay mes 13. ¿Está escrita mes/día/año? Escriba dd/mm/aaaa.');
    expect(dice('12/5/94')).toBe('Fecha del aviso: el año tiene dos cifras. Escriba dd/mm/aaaa, con las cuatro.');
    expect(dice('46329')).toBe('Fecha del aviso: «46329» es un número de Excel y se lee como 03/11/2026. Confírmelo.');
  });
});

describe('[F5] amounts', () => {
  test.each([
    ['3500', 3500, ''],
    ['3500.5', 3500.5, ''],
    ['3500,50', 3500.5, ''],
    ['3.500,50', 3500.5, ''],
    ['3,500.50', 3500.5, ''],
    ['1.234.567', 1234567, ''],
    ['1,234,567.8', 1234567.8, ''],
    ['99.999.999', 99999999, ''],
    ['Bs 3500', 3500, ''],
    ['Bs. 8 450,20', 8450.2, ''],
    ["12'000", 12000, ''],
    ['0,00', 0, ''],
    ['3500.0000', 3500, ''],
    ['3.500', 3500, 'aviso MONTO_DUDOSO'],
    ['12,750', 12750, 'aviso MONTO_DUDOSO'],
    ['3500.555', undefined, 'problema HABER'],
    ['3500.1234', undefined, 'problema HABER'],
    ['35 00', undefined, 'problema HABER'],
    ['1.23.456', undefined, 'problema HABER'],
    ['-500', undefined, 'problema HABER'],
    ['tres mil', undefined, 'problema HABER'],
    ['.', undefined, 'problema HABER'],
  ])('%s', (texto, valor, hallazgo) => {
    expect(leido('HaberMensual', texto)).toEqual([valor, hallazgo]);
  });

  test('the column proves its separators', () => {
    expect(probar(['3500', '3.500', '3.500,50'])).toEqual({ decimal: ',' });
    expect(probar(['3,500.50', '12.5'])).toEqual({ decimal: '.' });
    expect(probar(['3500', '3.500'])).toEqual(nada);
    // Two ways in one column prove nothing.
    expect(probar(['3500.50', '3.500,50'])).toEqual(nada);
    expect(leido('HaberMensual', '12.000', { decimal: ',' })).toEqual([12000, '']);
    expect(leido('HaberMensual', '12,000', { decimal: '.' })).toEqual([12000, '']);
    // Nobody writes three decimals where the others have two.
    expect(leido('HaberMensual', '12.000', { decimal: '.' })).toEqual([undefined, 'problema HABER']);
  });

  test('the doubtful amount names both readings, and its rows are one group', () => {
    const { hallazgo } = leerTexto('HaberMensual', '3.500', nada);
    expect([hallazgo?.titulo, hallazgo?.grupo]).toEqual([
      'Haber mensual «3.500» leído como 3,500.00',
      'MONTO_DUDOSO|HaberMensual|3.500',
    ]);
  });

  test('02: the comma of one row decides about the point of another', async () => {
    const { filas } = await leer('02-windows1252-coma-decimal.csv');
    expect(filas.map(({ valores }) => valores.HaberMensual)).toEqual([3500.5, 12000, 0, 99999999]);
    expect(filas.flatMap(({ hallazgos }) => hallazgos)).toEqual([]);
  });
});

test('[F5] coordinates are numbers, or a problem', () => {
  expect(leido('Latitud', '-16,5')).toEqual([-16.5, '']);
  expect(leido('Longitud', '-68.1193')).toEqual([-68.1193, '']);
  expect(leido('Latitud', '16° 30')).toEqual([undefined, 'problema VALOR']);
});

const completa: Textos = {
  ...{ TipoAviso: 'ALTA', TipoDocumento: 'CI', NumeroDocumento: '1234567', ApellidoPaterno: 'FLORES', Nombres: 'EVA' },
  ...{ FechaNacimiento: '12/05/1994', FechaAviso: '03/11/2026' },
};
const codigos = (textos: Textos) => filaCon(textos).hallazgos.map(({ codigo, lugar }) => `${codigo} ${lugar}`);

describe('[F5] documents and names', () => {
  test.each([
    ['4567890-1A', '4567890', '1A'],
    ['4567890 1a', '4567890', '1A'],
    ['4.567.890-1A', '4.567.890', '1A'],
    ['E-0012345', 'E-0012345', undefined],
    ['4567890-LP', '4567890-LP', undefined],
    ['0012345', '0012345', undefined],
  ])('%s', (texto, numero, complemento) => {
    const { textos } = filaCon({ ...completa, NumeroDocumento: texto });
    expect([textos.NumeroDocumento, textos.Complemento]).toEqual([numero, complemento]);
  });

  test('a complement beside the number and another in it is a problem, the same one is not', () => {
    expect(codigos({ ...completa, NumeroDocumento: '4567890-1A', Complemento: '1B' })).toEqual([
      'COMPLEMENTO Complemento',
    ]);
    expect(codigos({ ...completa, NumeroDocumento: '4567890-1A', Complemento: '1a' })).toEqual([]);
  });

  test('dots and spaces between digits are not sent, zeros are; both are not compared', () => {
    expect(['6.843.217', '06 843 217', 'e-0012345'].map(documentoEnviado)).toEqual([
      ...['6843217', '06843217', 'E-0012345'],
    ]);
    expect(['6.843.217', '06843217', '6843217 ', '0'].map(documentoComparable)).toEqual([
      ...['6843217', '6843217', '6843217', '0'],
    ]);
  });

  test("[F1] an empty type of document is a carnet, and after E- a foreigner's, with a warning", () => {
    expect(filaCon({ ...completa, TipoDocumento: '' })).toMatchObject({
      valores: { TipoDocumento: 'CI' },
      hallazgos: [],
    });
    const { valores, hallazgos } = filaCon({ ...completa, TipoDocumento: '', NumeroDocumento: 'E-0012345' });
    expect(valores.TipoDocumento).toBe('CEX');
    expect(hallazgos).toMatchObject([{ nivel: 'aviso', codigo: 'TIPO_DOC_SUPUESTO', lugar: 'TipoDocumento' }]);
  });

  test('[F1] an empty Motivo is INGRESO for a registration only', () => {
    expect(filaCon(completa).valores.Motivo).toBe('INGRESO');
    expect(filaCon({ ...completa, TipoAviso: 'BAJA' }).valores.Motivo).toBeUndefined();
  });

  test('one surname is enough; without a surname, name, document or birth date it is a problem', () => {
    expect(codigos({ ...completa, ApellidoPaterno: '', ApellidoMaterno: 'FLORES' })).toEqual([]);
    expect(
      codigos({ ...completa, ApellidoPaterno: '', Nombres: '', NumeroDocumento: '', FechaNacimiento: '' }),
    ).toEqual([
      'FALTA_DATO NumeroDocumento',
      'FALTA_DATO Nombres',
      'FALTA_DATO FechaNacimiento',
      'FALTA_DATO ApellidoPaterno',
    ]);
  });

  test.each([
    ['alta', 'alta-cotizante'],
    ['ALTA  PASANTE', 'alta-pasante'],
    ['Alta voluntario', 'alta-voluntario'],
    ['BAJA', 'baja-cotizante'],
    ['Baja_Pasante', 'baja-pasante'],
    ['BAJA VOLUNTARIO', 'baja-voluntario'],
    ['transferencia', 'transferencia-cotizante'],
    ['ASCENSO', null],
  ])('[F1] TipoAviso %s', (texto, tipo) => {
    const fila = filaCon({ ...completa, TipoAviso: texto });
    expect(fila.tipo).toBe(tipo);
    expect(fila.hallazgos.map(({ codigo }) => codigo)).toEqual(tipo === null ? ['VALOR'] : []);
  });

  test('formulas are text', async () => {
    const { filas } = await leer('08-fechas-montos-textos.csv');
    expect(filas[5]?.valores.ApellidoPaterno).toBe('=HYPERLINK("http:');
    expect(filas[5]?.hallazgos).toEqual([]);
  });

  test('a number of a workbook is told, until somebody types it', async () => {
    const { filas, releer } = await leer('09-plantilla.xlsx');
    expect(filas.map(({ documentoNumerico }) => documentoNumerico === true)).toEqual([true, false, true, true]);
    const [primera] = filas;
    if (!primera) throw new Error('no row');
    expect(releer(primera, { ...primera.textos, Cargo: 'CHOFER' }).documentoNumerico).toBe(true);
    expect(releer(primera, { ...primera.textos, NumeroDocumento: '06843217' }).documentoNumerico).toBeUndefined();
  });

  test("a workbook's amount is rounded to cents, and a date that it keeps as a number is a warning", async () => {
    const libro = (await import('write-excel-file/node')).default;
    const data = [
      ['TipoAviso', 'NumeroDocumento', 'HaberMensual', 'FechaAviso'].map((value) => ({ value, type: String })),
      [
        { value: 'ALTA', type: String },
        ...[1234567, 3500.1000000000004, 46329].map((value) => ({ value, type: Number })),
      ],
    ];
    const bytes = Uint8Array.from(await libro([{ data, sheet: 'Hoja1' }]).toBuffer());
    const lectura = await leerPlanilla(new File([bytes], 'p.xlsx'));
    if (!lectura.ok) throw new Error(lectura.texto);
    const [fila] = await leerFilas(lectura.planilla, corresponder(lectura.planilla, {}));
    expect(fila).toMatchObject({
      valores: { HaberMensual: 3500.1, FechaAviso: '2026-11-03' },
      textos: { HaberMensual: '3500.1' },
    });
    expect(fila?.hallazgos.map(({ codigo }) => codigo)).toContain('FECHA_SERIE');
  });
});

describe('an edited row', () => {
  test('is read as the file was: undoing an edit gives the same values and findings', async () => {
    for (const nombre of [
      '01-plantilla-utf8-bom.csv',
      '02-windows1252-coma-decimal.csv',
      '08-fechas-montos-textos.csv',
    ]) {
      const { filas, releer } = await leer(nombre);
      for (const fila of filas) {
        const otra = releer(fila, { ...fila.textos, Cargo: 'OTRO', FechaAviso: '32/13/2026' });
        expect(otra.hallazgos.map(({ codigo }) => codigo)).toContain('FECHA');
        expect(releer(otra, fila.textos)).toEqual(fila);
      }
    }
  });

  test('loses what the checks and the run said of it', () => {
    const fila = { ...filaCon(completa), paso: 'lista', marcada: true } as const;
    expect(releerFila(fila, { ...completa, Cargo: 'CHOFER' }, nada)).toMatchObject({
      ...{ paso: 'leida', marcada: false, preparada: null, resultado: null },
    });
  });
});

describe('[P1] repeats', () => {
  const repeticiones = async (nombre: string) => {
    const { filas } = await leer(nombre);
    return [...repetidas(filas)].map(([numero, { texto }]) => `${numero} ${/fila (\d+)/.exec(texto)?.[1]}`);
  };

  test('the first row of a person counts, whatever its type; zeros and dots make no difference', async () => {
    expect(await repeticiones('03-coma-sin-bom.csv')).toEqual(['5 2']);
    expect(await repeticiones('06-bajas.csv')).toEqual(['8 3']);
    expect(await repeticiones('07-repetidas.csv')).toEqual(['3 2', '5 4', '6 2']);
  });

  test('the complement makes another person', () => {
    const otra = filaCon({ ...completa, Complemento: '1A' }, 3);
    expect(repetidas([filaCon(completa), otra, filaCon({ ...completa, NumeroDocumento: '' }, 4)]).size).toBe(0);
  });

  test('a registration after a termination says what to do first', () => {
    const dice = repetidas([filaCon({ ...completa, TipoAviso: 'BAJA' }), filaCon(completa, 3)]).get(3);
    expect(dice?.texto).toBe(
      'La fila 2 es la baja de la misma persona. Registre su alta en otro archivo, cuando la caja acepte la baja.',
    );
    expect(dice?.titulo).toBe('Repite otra fila del archivo');
  });
});
