import { expect, test } from 'vitest';
import { comparar } from '#features/importar/comparar/comparar.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import type { Correspondencia, Planilla } from '#features/importar/fila/planilla.ts';
import { corresponder, sinCorresponder } from '#features/importar/lectura/corresponder.ts';
import { columnaDeProblemas, informe } from '#features/importar/lectura/informe.ts';
import { leerFilas, pruebasDe, releerFila } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { leerRecordadas, recordarCorrespondencia } from '#features/importar/lectura/recordadas.ts';
import { crearEstado } from '#features/importar/visita/estado.ts';
import { crearPreparacion } from '#features/importar/visita/preparacion.ts';
import { localKeys } from '#lib/storage.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { fixture, leer, unContexto } from './apoyo.ts';

const EMPRESA = 911;

async function abrir(texto: string): Promise<Planilla> {
  const lectura = await leerPlanilla(new File([texto], 'planilla.csv', { type: 'text/csv' }));
  if (!lectura.ok) throw new Error(lectura.texto);
  return lectura.planilla;
}

/** What was read in each row. A column that the report adds is empty in the rows that do not need it. */
const loLeido = (filas: readonly Fila[]) =>
  filas.map(({ textos, valores, tipo, hallazgos }) => ({
    ...{ valores, tipo, hallazgos },
    textos: Object.fromEntries(Object.entries(textos).filter(([, texto]) => texto !== '')),
  }));

test('[T3] a file that was matched by hand comes back without matching: in its own columns, with what was corrected', async () => {
  atTestEnd(() => localStorage.removeItem(localKeys.columnas));
  const planilla = await abrir(
    'Quién;Apellido;Nº;Desde cuándo;Dónde;Gana\nANA;VARGAS;5120984;31/11/2026;AGENCIA 9;3500.50\nLUIS;POMA;6120447;03/11/2026;AGENCIA 9;0\n',
  );
  const aMano: Correspondencia = {
    TipoAviso: { constante: 'ALTA' },
    Nombres: { indice: 0 },
    ApellidoPaterno: { indice: 1 },
    NumeroDocumento: { indice: 2 },
    FechaAviso: { indice: 3 },
    Ubicacion: { indice: 4, equivale: { agencia9: 'EL ALTO' } },
    HaberMensual: { indice: 5 },
  };
  recordarCorrespondencia(EMPRESA, planilla, aMano);
  const [una, otra] = await leerFilas(planilla, aMano);
  if (!una || !otra) throw new Error('no rows');
  const corregida = releerFila(una, { ...una.textos, FechaAviso: '05/11/2026' }, pruebasDe(planilla, aMano));

  const csv = await informe({
    filas: [corregida, otra],
    planilla,
    correspondencia: aMano,
    extra: [columnaDeProblemas],
  });
  const vuelta = await abrir(csv);
  expect(vuelta.titulos).toEqual([...planilla.titulos, 'TipoAviso', 'Motivo del problema']);
  const sola = corresponder(vuelta, leerRecordadas(EMPRESA));
  // Nothing is missing, and only the reason is left out.
  expect(sinCorresponder(vuelta, sola)).toEqual({ faltan: [], sobrantes: [7] });
  expect(loLeido(await leerFilas(vuelta, sola))).toEqual(loLeido([corregida, otra]));
});

test('[T3] the ministry’s payroll and a file with own columns come back without matching', async () => {
  for (const nombre of ['04-ministerio-ovt.csv', '05-columnas-propias-utf16.txt']) {
    const { planilla, filas } = await leer(nombre);
    const correspondencia = corresponder(planilla, {});
    const csv = await informe({ filas, planilla, correspondencia, extra: [columnaDeProblemas] });
    const vuelta = await abrir(csv);
    expect(vuelta.clase, nombre).toBe(planilla.clase);
    expect(loLeido(await leerFilas(vuelta, corresponder(vuelta, {}))), nombre).toEqual(loLeido(filas));
  }
});

test('[T3] the compared rows of the ministry’s payroll come back as the notices that they are', async () => {
  const Ubicacion = { constante: 'NUESTRA SEÑORA DE LA PAZ' };
  const contexto = await unContexto();
  const { planilla, filas, releer } = await leer('04-ministerio-ovt.csv', { Ubicacion });
  const correspondencia = { ...corresponder(planilla, {}), Ubicacion };
  const { signal } = new AbortController();
  const { altas, bajas } = await comparar(filas, contexto, { signal, releer });
  const propuestas = [...altas, ...bajas];
  expect([altas.length > 0, bajas.length > 0]).toEqual([true, true]);

  const csv = await informe({ filas: propuestas, planilla, correspondencia, extra: [columnaDeProblemas] });
  const vuelta = await abrir(csv);
  expect(vuelta.clase).toBe('ministerio');
  const sola = corresponder(vuelta, {});
  expect(loLeido(await leerFilas(vuelta, sola))).toEqual(loLeido(propuestas));

  // Its rows have their types: it is not compared a second time, with the exits where the entries were.
  const pantalla = crearEstado();
  const nada = async () => undefined;
  const preparacion = crearPreparacion({
    ...{ pantalla, dueno: { usuario: 1, empresa: EMPRESA } },
    ...{ alLeer: nada, alCambiarArchivos: nada, alLeerPlanilla: nada },
  });
  await preparacion.elegirPlanilla(new File([csv], 'planilla.csv'));
  expect(pantalla.getState().clase).toBe('avisos');
  await preparacion.elegirPlanilla(fixture('04-ministerio-ovt.csv'));
  expect(pantalla.getState().clase).toBe('mes');
});
