import { describe, expect, test } from 'vitest';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import { parecida, textosPorColumna } from '#features/importar/comprobar/opciones.ts';
import { columnas } from '#features/importar/fila/columnas.ts';
import type { Correspondencia } from '#features/importar/fila/planilla.ts';
import { corresponder } from '#features/importar/lectura/corresponder.ts';
import { leerFilas } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { columnasDe, correspondenciaDe, formDe } from '#features/importar/preparar/correspondencia.ts';
import { enlacesIniciales, porEnlazar } from '#features/importar/preparar/enlaces.ts';
import { comprobadas, fixture, unContexto } from './apoyo.ts';

const EL_ALTO = 'EL ALTO · LA PAZ';

async function abrir(archivo: File, mas: Correspondencia = {}) {
  const lectura = await leerPlanilla(archivo);
  if (!lectura.ok) throw new Error(lectura.texto);
  const { planilla } = lectura;
  return { planilla, correspondencia: { ...corresponder(planilla, {}), ...mas } };
}

const texto = (lineas: readonly string[]) => new File([lineas.join('\n')], 'p.csv');

function enlazables({ planilla, correspondencia }: Awaited<ReturnType<typeof abrir>>, contexto: Contexto) {
  const listas = textosPorColumna(contexto);
  const opcionesDe = (columna: (typeof columnas)[number]) => listas[columna] ?? null;
  return porEnlazar({ planilla, correspondencia, opcionesDe, contexto }, columnas);
}

describe('[F3] texts of the file that stand for an item of a list', () => {
  test('are counted by column, the most frequent first; what a list has, by name or short form, is not asked', async () => {
    const contexto = await unContexto();
    const abierto = await abrir(
      texto([
        'TipoAviso;Carnet;Exp.;Agencia;Sexo',
        'ALTA;1;L.P.;Agencia Central;F',
        'ALTA;2;CBB;agencia  central;Mujer',
        'ALTA;3;La Paz;Agencia El Alto;F',
        'ALTA;4;LP;El Alto;Dama',
        'ALTA;5;LP;;F',
      ]),
    );
    expect(Object.fromEntries(enlazables(abierto, contexto))).toEqual({
      Ubicacion: [
        { clave: '_agenciacentral', texto: 'Agencia Central', filas: 2, parecida: null },
        { clave: '_agenciaelalto', texto: 'Agencia El Alto', filas: 1, parecida: EL_ALTO },
        { clave: '_', texto: '', filas: 1, parecida: null },
      ],
      Sexo: [{ clave: '_dama', texto: 'Dama', filas: 1, parecida: null }],
    });
  });

  test('are asked only of rows whose notice reads the column from one list', async () => {
    const contexto = await unContexto();
    const filas = ['TipoAviso;Carnet;Agencia', 'BAJA;1;', 'TRANSFERENCIA;2;Agencia Central'];
    expect(enlazables(await abrir(texto(filas)), contexto).size).toBe(0);
    // The fund knows where a job that ends is: empty cells of a file with terminations stand for nothing.
    const conAltas = [...filas, 'ALTA;3;Agencia Central', 'ALTA;4;'];
    expect([...enlazables(await abrir(texto(conAltas)), contexto)]).toEqual([
      ['Ubicacion', [{ clave: '_agenciacentral', texto: 'Agencia Central', filas: 1, parecida: null }]],
    ]);
  });

  test('a type of notice by another name is one of them', async () => {
    const abierto = await abrir(texto(['Novedad;Carnet', 'Ingreso;1', 'ALTA;2', 'Retiro;3', 'Retiro;4']));
    expect(enlazables(abierto, await unContexto()).get('TipoAviso')).toMatchObject([
      { texto: 'Retiro', filas: 2 },
      { texto: 'Ingreso', filas: 1 },
    ]);
  });

  test('the probable item is the only one in the text, around it, or one letter away', () => {
    const lista = [EL_ALTO, 'VIACHA · LA PAZ', 'SAN BORJA · BENI', 'SAN BORJA · LA PAZ', 'LA PAZ · LA PAZ'];
    expect(parecida(lista, 'Sucursal El Alto')).toBe(EL_ALTO);
    expect(parecida(lista, 'Biacha')).toBe('VIACHA · LA PAZ');
    expect(parecida(lista, 'San Borja')).toBeNull();
    expect(parecida(lista, 'Agencia Central')).toBeNull();
    expect(parecida(lista, '')).toBeNull();
  });

  test('once linked, the rows are read with the item, empty cells too, and the column has nothing more to link', async () => {
    const contexto = await unContexto();
    const abierto = await abrir(fixture('05-columnas-propias-utf16.txt'), {
      TipoAviso: { constante: 'ALTA' },
      FechaAviso: { indice: 6 },
    });
    const { planilla, correspondencia } = abierto;
    const form = formDe(planilla, correspondencia, enlacesIniciales(enlazables(abierto, contexto)));
    expect(form.enlaces).toEqual({ Ubicacion: { _agenciacentral: null, _agenciaelalto: EL_ALTO } });
    const enlazada = correspondenciaDe(
      { ...form, enlaces: { Ubicacion: { ...form.enlaces.Ubicacion, _agenciacentral: 'VIACHA · LA PAZ' } } },
      correspondencia,
    );
    expect(enlazables({ planilla, correspondencia: enlazada }, contexto).size).toBe(0);
    const filas = await leerFilas(planilla, enlazada);
    expect(filas.map(({ textos }) => textos.Ubicacion)).toEqual(['VIACHA · LA PAZ', 'VIACHA · LA PAZ', EL_ALTO]);
    const juzgadas = await comprobadas(filas, contexto);
    expect(juzgadas.flatMap(({ hallazgos }) => hallazgos.filter(({ lugar }) => lugar === 'Ubicacion'))).toEqual([]);

    const vacia = await abrir(texto(['TipoAviso;Carnet;Agencia', 'ALTA;1;']));
    const conVacia = correspondenciaDe(
      { ...formDe(vacia.planilla, vacia.correspondencia), enlaces: { Ubicacion: { _: EL_ALTO } } },
      vacia.correspondencia,
    );
    expect((await leerFilas(vacia.planilla, conVacia))[0]?.textos.Ubicacion).toBe(EL_ALTO);
  });

  test('a link of a column that is matched to nothing any more is dropped', async () => {
    const { planilla, correspondencia } = await abrir(texto(['Carnet;Agencia', '1;Central']));
    const form = { ...formDe(planilla, correspondencia), enlaces: { Ubicacion: { _central: EL_ALTO } } };
    expect(correspondenciaDe(form, correspondencia).Ubicacion).toEqual({ indice: 1, equivale: { central: EL_ALTO } });
    expect(correspondenciaDe({ ...form, destinos: ['NumeroDocumento', ''] }, correspondencia)).toEqual({
      NumeroDocumento: { indice: 0 },
    });
    expect(columnasDe(form, correspondencia).Ubicacion).toEqual({ indice: 1 });
  });
});
