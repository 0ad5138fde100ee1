import { createStore, type StoreApi } from 'zustand';
import {
  abrirFilas,
  aplicarRevision,
  confirmarGrupo,
  deshacerHecho,
  editarFilas,
  type Filas,
  marcarFilas,
  marcarRepetidas,
  pedirComprobacion,
  type Releer,
} from './cambios.ts';
import type { Textos } from './columnas.ts';
import type { Fila, Hallazgo } from './fila.ts';

/** How far the checks are. */
export interface Avance {
  /** What is counted, if it is not rows: the files are looked into before the services are asked. */
  readonly que?: 'archivos';
  readonly hechas: number;
  readonly total: number;
  /** Seconds that are left, by the last rows; null while that cannot be known. */
  readonly resta: number | null;
}

/** The state of the review: the rows and how far their checks are. */
interface Importacion extends Filas {
  /** null while no check of all rows runs. */
  readonly avance: Avance | null;
  /** When all rows were last checked, as hh:mm; '' before. */
  readonly comprobadasA: string;
}

/** The rows of an import, outside React: checks and the run change them, the screens follow. */
export interface TiendaDeImportacion extends Pick<StoreApi<Importacion>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Rows of a file that was read, or of the copy that this browser kept. `releer` reads the texts of an edited row. */
  readonly cargar: (filas: readonly Fila[], releer: Releer) => void;
  /** Writes texts into the cells of these rows, as one act. They then wait for a check ('porComprobar'). */
  readonly editar: (numeros: readonly number[], textos: Textos) => void;
  /** Confirms a group of warnings for all its rows. */
  readonly confirmar: (grupo: string) => void;
  readonly marcar: (numeros: readonly number[], marcada: boolean) => void;
  /** Undoes the clerk's last act. Rows with other texts may wait for a check then. */
  readonly deshacer: () => void;
  /** The rows were handed over for registering: nothing before can be undone. */
  readonly sellar: () => void;
  /** These rows wait for a check again, with the texts they have. */
  readonly pedir: (numeros: readonly number[]) => void;
  /** Takes what the checks found. Rows that were edited meanwhile keep their texts and wait for the next check. */
  readonly aplicar: (revisadas: readonly Fila[]) => void;
  /** Marks the rows that repeat another one; to be called with every change of documents, types and dates. */
  readonly repetir: (repetidas: ReadonlyMap<number, Hallazgo>) => void;
  /** How far the check of all rows is; null when it ended or was cancelled. */
  readonly avanzar: (avance: Avance | null) => void;
  /** All rows were checked at this time (hh:mm). */
  readonly anotarComprobadas: (hora: string) => void;
}

const sinReleer: Releer = () => {
  throw new Error('no rows were loaded');
};

/** The rows of one import. Each act replaces only the rows it changes, so that the other rows are not drawn again. */
export function crearImportacion(): TiendaDeImportacion {
  const tienda = createStore<Importacion>(() => ({ ...abrirFilas([]), avance: null, comprobadasA: '' }));
  const { getState, getInitialState, subscribe, setState } = tienda;
  let releer = sinReleer;
  const cambiar = (cambio: (filas: Filas) => Filas) => setState((estado) => cambio(estado));
  return {
    ...{ getState, getInitialState, subscribe },
    cargar(filas, nuevo) {
      releer = nuevo;
      setState({ ...abrirFilas(filas), avance: null, comprobadasA: '' });
    },
    editar: (numeros, textos) => cambiar((estado) => editarFilas(estado, numeros, textos, releer)),
    confirmar: (grupo) => cambiar((estado) => confirmarGrupo(estado, grupo)),
    marcar: (numeros, marcada) => cambiar((estado) => marcarFilas(estado, numeros, marcada)),
    deshacer: () => cambiar(deshacerHecho),
    sellar: () => setState({ hechos: [] }),
    pedir: (numeros) => cambiar((estado) => pedirComprobacion(estado, numeros)),
    aplicar: (revisadas) => cambiar((estado) => aplicarRevision(estado, revisadas)),
    repetir: (repetidas) => cambiar((estado) => marcarRepetidas(estado, repetidas)),
    avanzar: (avance) => setState({ avance }),
    anotarComprobadas: (comprobadasA) => setState({ comprobadasA }),
  };
}
