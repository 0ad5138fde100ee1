import { createStore, type StoreApi } from 'zustand';
import type { Fila, Paso, Resultado } from '../fila/fila.ts';
import type { CambioDeFila, Cuentas, EstadoDeCorrida } from '../registrar/estado.ts';
import { A_LA_VEZ, VENTANA, velocidadDe } from '../registrar/ritmo.ts';

/** "Qué pasó" has at most this many lines. */
const SUCESOS = 200;

const enCurso: readonly Paso[] = ['recomprobando', 'subiendo', 'enviando'];
const sinConfirmar: readonly Paso[] = ['incierta', 'leyendo', 'sinConfirmar'];

/** Counts the rows in each step. */
function contar(pasos: ReadonlyMap<number, Paso>): Cuentas {
  const all = [...pasos.values()];
  const of = (...which: readonly Paso[]) => all.filter((paso) => which.includes(paso)).length;
  return {
    total: all.length,
    registradas: of('registrada'),
    noRegistradas: of('rechazada'),
    sinConfirmar: of(...sinConfirmar),
    fuera: of('problema'),
    enCurso: of(...enCurso),
    esperan: of('enEspera'),
  };
}

/** What a screen sees of a run, and how the run changes it. */
export interface Tablero {
  readonly estado: StoreApi<EstadoDeCorrida>;
  readonly poner: (numero: number, paso: Paso, resultado?: Resultado) => void;
  readonly cambiar: (part: Partial<EstadoDeCorrida>) => void;
  /** A line of "Qué pasó", about a row if it names one. */
  readonly contarSuceso: (texto: string, fila?: number) => void;
  /** A row ended: for the speed and the time left. */
  readonly terminoUna: () => void;
  /** The run goes on after a pause. The pause does not count, so the speed is measured again. */
  readonly medirDeNuevo: () => void;
}

/** The state of a run that has not begun. Rows that are registered already count. */
function abrir(filas: readonly Fila[]): EstadoDeCorrida {
  const pasos = new Map(
    filas.map(({ numero, paso }): [number, Paso] => [numero, paso === 'lista' || paso === 'aviso' ? 'enEspera' : paso]),
  );
  const resultados = new Map(
    filas.flatMap(({ numero, resultado }) => (resultado ? [[numero, resultado] as const] : [])),
  );
  return {
    ...{ fase: 'lista', parada: null, pasos, resultados, cuentas: contar(pasos), aLaVez: A_LA_VEZ },
    ...{ velocidad: null, minutos: null, espera: null, sucesos: [] },
  };
}

/** Creates the state of a run. Nothing moves a row that is registered. */
export function crearTablero(
  filas: readonly Fila[],
  ahora: () => number,
  alCambiar: (cambio: CambioDeFila) => void,
): Tablero {
  let fines: readonly number[] = [];
  const estado = createStore<EstadoDeCorrida>(() => abrir(filas));
  const cambiar = (part: Partial<EstadoDeCorrida>) => estado.setState(part);
  return {
    estado,
    cambiar,
    poner: (numero, paso, resultado) => {
      const now = estado.getState();
      if (now.pasos.get(numero) === 'registrada') throw new Error(`Row ${numero} is registered: nothing leaves that`);
      const next = new Map(now.pasos).set(numero, paso);
      const results = resultado ? new Map(now.resultados).set(numero, resultado) : now.resultados;
      cambiar({ pasos: next, resultados: results, cuentas: contar(next) });
      alCambiar({ numero, paso, resultado: results.get(numero) ?? null });
    },
    contarSuceso: (texto, fila) => {
      const { sucesos } = estado.getState();
      const suceso = { cuando: ahora(), texto, ...(fila === undefined ? {} : { fila }) };
      cambiar({ sucesos: [...sucesos, suceso].slice(-SUCESOS) });
    },
    terminoUna: () => {
      fines = [...fines, ahora()].slice(-VENTANA);
      const velocidad = velocidadDe(fines);
      const { esperan, enCurso: under } = estado.getState().cuentas;
      cambiar({ velocidad, minutos: velocidad ? Math.ceil((esperan + under) / velocidad) : null });
    },
    medirDeNuevo: () => {
      fines = [];
      cambiar({ velocidad: null, minutos: null });
    },
  };
}

/** A result without ids: why it was not registered. */
export const sinRegistro = (motivo: string): Resultado => ({ motivo, nroAviso: '', idPersona: 0, idPersonaNovedad: 0 });
