import type { ReactNode } from 'react';
import type { Columna } from '../fila/columnas.ts';
import type { Fila } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';

/** How many of the files that a row needs are there. */
export interface CuentaDeAdjuntos {
  readonly hay: number;
  readonly piden: number;
}

/** One repeated text and what it stands for in a column with a list. */
export interface Equivalencia {
  readonly columna: Columna;
  readonly de: string;
  readonly a: string;
}

/** What the review of the rows needs from the rest of the import. All functions have to be stable. */
export interface RevisarProps {
  /** The files of the rows, between the rows and the bar that registers them. */
  readonly children?: ReactNode;
  readonly tienda: TiendaDeImportacion;
  /** The texts that a cell may have; null for a cell that is typed. It returns the same list for the same cell. */
  readonly opcionesDe: (fila: Fila, columna: Columna) => readonly string[] | null;
  /** Files of each row by its number; a row that needs none is missing. */
  readonly adjuntos: ReadonlyMap<number, CuentaDeAdjuntos>;
  /** Calls and minutes of registering these rows. */
  readonly costoDe: (filas: readonly Fila[]) => { readonly llamadas: number; readonly minutos: number };
  /**
   * These rows have other texts, or wait for a check again: mark repeats again, then check those that are
   * 'porComprobar'.
   */
  readonly alComprobar: (numeros: readonly number[]) => void;
  /** Choose further files for the rows. */
  readonly alAdjuntar: () => void;
  /** Check all rows again. */
  readonly alComprobarTodo: () => void;
  /** Stop the check of all rows; what was found stays. */
  readonly alCancelar: () => void;
  /** Download the rows with a problem as a file that imports again. */
  readonly alDescargar: (filas: readonly Fila[]) => Promise<void> | void;
  /** All warnings of the ticked rows are confirmed: ask for the one confirmation and register them. */
  readonly alRegistrar: (filas: readonly Fila[]) => void;
  /** Keep an equivalence for the next files of this company. */
  readonly alRecordar: (equivalencia: Equivalencia) => void;
}
