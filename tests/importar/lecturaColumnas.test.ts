import { describe, expect, test } from 'vitest';
import { columnas } from '#features/importar/fila/columnas.ts';
import type { Planilla } from '#features/importar/fila/planilla.ts';
import { corresponder, sinCorresponder } from '#features/importar/lectura/corresponder.ts';
import { leerFilas } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { leerRecordadas, recordarCorrespondencia } from '#features/importar/lectura/recordadas.ts';
import { localKeys } from '#lib/storage.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { fixture, leer } from './apoyo.ts';

const planillaDe = async (texto: string): Promise<Planilla> => {
  const lectura = await leerPlanilla(new File([texto], 'p.csv'));
  if (!lectura.ok) throw new Error(lectura.texto);
  return lectura.planilla;
};
const MINISTERIO = '04-ministerio-ovt.csv';
/** The ministry's fixture with its columns in another order. */
async function enOtroOrden(orden: (titulos: readonly string[]) => readonly number[]): Promise<File> {
  const lineas = new TextDecoder('windows-1252')
    .decode(await fixture(MINISTERIO).arrayBuffer())
    .trimEnd()
    .split('\r\n');
  const titulos = lineas[1]?.split(';') ?? [];
  const lugares = orden(titulos);
  return new File(
    [[lineas[0], ...lineas.slice(1).map((linea) => lugares.map((n) => linea.split(';')[n]).join(';'))].join('\n')],
    MINISTERIO,
  );
}

describe("[F2] the labour ministry's payroll", () => {
  test('is recognised by its titles: heading and totals are left out, each with its reason', async () => {
    const { planilla } = await leer(MINISTERIO);
    expect(planilla.clase).toBe('ministerio');
    expect(planilla.titulos).toHaveLength(34);
    expect(planilla.ignoradas).toEqual([
      { numero: 1, porque: 'Está encima del encabezado.' },
      { numero: 10, porque: 'Es una fila de totales.' },
    ]);
    expect(planilla.filas.map(({ numero }) => numero)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  test('gives names from two columns, sex from 0 and 1, entry and exit, and the basic salary', async () => {
    const { filas } = await leer(MINISTERIO);
    expect(filas[3]?.valores).toEqual({
      ...{ TipoDocumento: 'CI', NumeroDocumento: '5120984', Complemento: '1F', Extension: 'CB' },
      ...{ ApellidoPaterno: 'VARGAS', ApellidoMaterno: 'TÓRREZ', Nombres: 'JUAN PABLO', FechaNacimiento: '1994-05-12' },
      ...{ FechaAviso: '2026-11-02', Cargo: 'CHOFER', HaberMensual: 3200, Sexo: 'MASCULINO', Nacionalidad: 'BOLIVIA' },
    });
    expect(filas[2]?.valores).toMatchObject({ FechaAviso: '2024-05-22', FechaFinContrato: '2026-11-20' });
    expect(filas[5]?.valores).toMatchObject({ TipoDocumento: 'PAS', Sexo: 'FEMENINO' });
  });

  test('reads the same with its columns in another order', async () => {
    const lectura = await leerPlanilla(await enOtroOrden((titulos) => titulos.map((_, n) => titulos.length - 1 - n)));
    if (!lectura.ok) throw new Error(lectura.texto);
    const vuelta = await leerFilas(lectura.planilla, corresponder(lectura.planilla, {}));
    const { filas } = await leer(MINISTERIO);
    expect(vuelta.map(({ valores }) => valores)).toEqual(filas.map(({ valores }) => valores));
  });

  test('with some titles spelled in another way it is still this payroll; with half of them it is another file', async () => {
    const casi = await leerPlanilla(await enOtroOrden((titulos) => titulos.map((_, n) => n).slice(0, 24)));
    expect(casi.ok && casi.planilla.clase).toBe('ministerio');
    const media = await leerPlanilla(await enOtroOrden((titulos) => titulos.map((_, n) => n).slice(0, 14)));
    expect(media.ok && media.planilla.clase).toBe('otra');
  });

  test('has no Ubicación: it needs a constant, as does the type of notice', async () => {
    const { planilla } = await leer(MINISTERIO);
    expect(sinCorresponder(planilla, corresponder(planilla, {})).faltan).toEqual(['TipoAviso', 'Ubicacion']);
    const { filas } = await leer(MINISTERIO, { Ubicacion: { constante: 'EL ALTO' } });
    expect(filas.map(({ valores }) => valores.Ubicacion)).toEqual(filas.map(() => 'EL ALTO'));
  });
});

describe('[F3] any other file', () => {
  test('titles ignore case, accents, spaces and underscores', async () => {
    const { planilla } = await leer('03-coma-sin-bom.csv');
    const found = corresponder(planilla, {});
    expect(Object.keys(found).sort()).toEqual(
      [
        ...['NumeroDocumento', 'Complemento', 'Nombres', 'ApellidoPaterno', 'ApellidoMaterno', 'FechaNacimiento'],
        ...['TipoAviso', 'FechaAviso', 'Cargo', 'HaberMensual', 'Ubicacion', 'Observacion'],
      ].sort(),
    );
  });

  test('synonyms are recognised; what nobody knows is left to the clerk', async () => {
    const { planilla } = await leer('05-columnas-propias-utf16.txt');
    const found = corresponder(planilla, {});
    const porTitulo = Object.fromEntries(
      Object.entries(found).map(([columna, origen]) => [
        planilla.titulos['indice' in origen ? origen.indice : -1],
        columna,
      ]),
    );
    expect(porTitulo).toEqual({
      ...{ Carnet: 'NumeroDocumento', 'Exp.': 'Extension', Paterno: 'ApellidoPaterno', Materno: 'ApellidoMaterno' },
      ...{ 'Nombre(s)': 'Nombres', 'F. Nac.': 'FechaNacimiento', Puesto: 'Cargo', 'Sueldo Bs': 'HaberMensual' },
      Agencia: 'Ubicacion',
    });
    const { sobrantes, faltan } = sinCorresponder(planilla, found);
    expect(sobrantes.map((n) => planilla.titulos[n])).toEqual(['Ingreso', 'Banco']);
    expect(faltan).toEqual(['TipoAviso', 'FechaAviso']);
  });

  test('the own name of a column wins over a synonym', async () => {
    const planilla = await planillaDe('Sueldo;HaberMensual;Carnet\n1;2;3\n');
    expect(corresponder(planilla, {}).HaberMensual).toEqual({ indice: 1 });
  });

  test('every column of the template is recognised by its name', async () => {
    const planilla = await planillaDe(`${columnas.join(';')}\n${columnas.map(() => 'x').join(';')}\n`);
    expect(planilla.clase).toBe('plantilla');
    expect(corresponder(planilla, {})).toEqual(
      Object.fromEntries(columnas.map((columna, indice) => [columna, { indice }])),
    );
  });

  test('terminations need no Ubicación', async () => {
    const planilla = await planillaDe(
      'TipoAviso;Carnet;FechaAviso\nBAJA;1234567;20/11/2026\nBaja pasante;2;20/11/2026\n',
    );
    expect(sinCorresponder(planilla, corresponder(planilla, {})).faltan).toEqual([]);
  });

  test('a row of totals is left out, a row without a document is not', async () => {
    const planilla = await planillaDe('Carnet;Nombres;Sueldo\n1234567;ANA;10\n;LUIS;20\n;TOTAL;30\n');
    expect(planilla.filas.map(({ numero }) => numero)).toEqual([2, 3]);
    expect(planilla.ignoradas).toEqual([{ numero: 4, porque: 'Es una fila de totales.' }]);
  });
});

describe('[F3] matches are remembered per company', () => {
  const forget = () => atTestEnd(() => localStorage.removeItem(localKeys.columnas));

  test('columns and equivalent texts, also for a file with other columns beside them', async () => {
    forget();
    const { planilla } = await leer('05-columnas-propias-utf16.txt');
    const aMano = {
      ...corresponder(planilla, {}),
      FechaAviso: { indice: 6 },
      Ubicacion: { indice: 9, equivale: { agenciacentral: 'EL ALTO' } },
      TipoAviso: { constante: 'ALTA' },
    };
    recordarCorrespondencia(7, planilla, aMano);
    const otra = await planillaDe('AGENCIA;Ingreso;Carnet\nAgencia central;03/11/2026;1234567\n');
    const found = corresponder(otra, leerRecordadas(7));
    expect(found).toMatchObject({
      FechaAviso: { indice: 1, recordada: true },
      Ubicacion: { indice: 0, recordada: true },
    });
    expect(found.TipoAviso).toBeUndefined();
    const [fila] = await leerFilas(otra, found);
    expect(fila?.valores).toMatchObject({ Ubicacion: 'EL ALTO', FechaAviso: '2026-11-03' });
    expect(leerRecordadas(8)).toEqual({});
  });

  test('what the clerk unmatched is forgotten, what other files have stays', async () => {
    forget();
    const una = await planillaDe('Ingreso;Carnet\n03/11/2026;1\n');
    recordarCorrespondencia(7, una, { FechaAviso: { indice: 0 }, NumeroDocumento: { indice: 1 } });
    const otra = await planillaDe('Ingreso;Puesto\n5;x\n');
    recordarCorrespondencia(7, otra, { Cargo: { indice: 1 } });
    expect(leerRecordadas(7)).toEqual({ carnet: { columna: 'NumeroDocumento' }, puesto: { columna: 'Cargo' } });
  });

  test('a recognised column that the clerk left out stays out of the next file, until she matches it again', async () => {
    forget();
    const una = await planillaDe('Carnet;Puesto;Sueldo\n1;x;5\n');
    const { Cargo, ...sinCargo } = corresponder(una, {});
    expect(Cargo).toEqual({ indice: 1 });
    recordarCorrespondencia(7, una, sinCargo);
    const otra = await planillaDe('Sueldo;PUESTO;Carnet\n5;x;1\n');
    expect(corresponder(otra, leerRecordadas(7)).Cargo).toBeUndefined();
    expect(corresponder(otra, leerRecordadas(8)).Cargo).toEqual({ indice: 1 });
    // A column of the own template means what it says: nobody is asked about it.
    const propia = await planillaDe('TipoAviso;NumeroDocumento;FechaAviso;Cargo\nALTA;1;03/11/2026;x\n');
    recordarCorrespondencia(7, await planillaDe('Cargo;Carnet\nx;1\n'), { NumeroDocumento: { indice: 1 } });
    expect(propia.clase).toBe('plantilla');
    expect(corresponder(propia, leerRecordadas(7)).Cargo).toEqual({ indice: 3 });

    recordarCorrespondencia(7, otra, { ...corresponder(otra, leerRecordadas(7)), Cargo: { indice: 1 } });
    expect(corresponder(una, leerRecordadas(7)).Cargo).toMatchObject({ indice: 1, recordada: true });
  });

  test('a title that gave way to another one of its file is still recognised alone', async () => {
    forget();
    const dos = await planillaDe('Carnet;Sueldo;Haber\n1;5;6\n');
    recordarCorrespondencia(7, dos, { ...corresponder(dos, {}), HaberMensual: { indice: 2 } });
    expect(corresponder(dos, leerRecordadas(7)).HaberMensual).toMatchObject({ indice: 2 });
    const sola = await planillaDe('Carnet;Sueldo\n1;5\n');
    expect(corresponder(sola, leerRecordadas(7)).HaberMensual).toEqual({ indice: 1 });
  });

  test('a column of the ministry that was left out stays out', async () => {
    forget();
    const { planilla } = await leer(MINISTERIO);
    const { Sexo: _, ...sinSexo } = corresponder(planilla, {});
    recordarCorrespondencia(7, planilla, sinSexo);
    const found = corresponder(planilla, leerRecordadas(7));
    expect(found.Sexo).toBeUndefined();
    expect(found.NumeroDocumento).toMatchObject({ recordada: true });
  });

  test.each(['{', '[]', '{"7":{"ingreso":{"columna":"Otra"}}}', '{"7":5}'])('%s in the storage is nothing', (texto) => {
    forget();
    localStorage.setItem(localKeys.columnas, texto);
    expect(leerRecordadas(7)).toEqual({});
  });

  test("the ministry's second given name follows also when the first was remembered", async () => {
    forget();
    const { planilla, filas } = await leer(MINISTERIO);
    recordarCorrespondencia(7, planilla, corresponder(planilla, {}));
    const otra = await leerFilas(planilla, corresponder(planilla, leerRecordadas(7)));
    expect(otra.map(({ valores }) => valores)).toEqual(filas.map(({ valores }) => valores));
  });
});
