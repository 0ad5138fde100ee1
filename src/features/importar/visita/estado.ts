import { createStore, type StoreApi } from 'zustand';
import type { Comparacion } from '../comparar/comparar.ts';
import { type RevisionDeAdjuntos, sinAdjuntos } from '../comprobar/adjuntos.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import type { Declaracion, OrdenDeFilas } from '../enviar/QueSigue.tsx';
import type { Fila } from '../fila/fila.ts';
import type { Avance } from '../fila/importacion.ts';
import type { Correspondencia } from '../fila/planilla.ts';
import type { Pruebas } from '../fila/valores.ts';
import type { Adjunto } from '../lectura/adjuntos.ts';
import type { Reparto } from '../lectura/repartirAdjuntos.ts';
import type { ClaseDeArchivo } from '../preparar/correspondencia.ts';
import type { AdjuntosElegidos, ArchivoElegido } from '../preparar/PasoArchivo.tsx';
import type { Copia } from '../registrar/copia.ts';
import type { Empezada } from '../registrar/diario.ts';
import type { Corrida } from '../registrar/estado.ts';

/** The steps of the screen. 'comparar' belongs to Columnas in the row of steps: only a month's payroll has it. */
export type PasoDePantalla = 'archivo' | 'columnas' | 'comparar' | 'revisar' | 'registrar' | 'resultado';

/**
 * Cropped photographs by the file that they were cut from. They are not kept by person, because a row may turn out to
 * be about another person.
 */
export type Recortes = ReadonlyMap<File, File>;

/** Everything that the screen holds besides the rows. */
export interface EstadoDePantalla {
  readonly paso: PasoDePantalla;
  readonly clase: ClaseDeArchivo;
  readonly elegido: ArchivoElegido | null;
  readonly adjuntos: AdjuntosElegidos | null;
  /** The files of the folder or ZIP. They live in memory only. */
  readonly archivos: readonly Adjunto[];
  readonly correspondencia: Correspondencia | null;
  readonly pruebas: Pruebas | null;
  /** What the rows are checked with; null until it was read. */
  readonly contexto: Contexto | null;
  /** Why the lists could not be read; '' if they were or are on the way. */
  readonly sinListas: string;
  readonly comparacion: Comparacion | null;
  readonly comparando: Avance | null;
  /** Why the rows could not be compared; '' if they were or are on the way. */
  readonly sinComparar: string;
  readonly reparto: Reparto | null;
  readonly revisados: RevisionDeAdjuntos;
  /** Photographs that the clerk cropped, in place of those that are cropped around their centre. */
  readonly recortes: Recortes;
  /** The rows that wait for the one confirmation. */
  readonly porConfirmar: readonly Fila[] | null;
  /** Why the services could not be asked about the rows; '' while they can. */
  readonly fallo: string;
  readonly corrida: Corrida | null;
  /** The rows that were handed over for registering. */
  readonly enviadas: readonly Fila[];
  /** When the run began and last ended, as moments in milliseconds; null before it ended. */
  readonly corrio: { readonly desde: number; readonly hasta: number } | null;
  readonly declaracion: Declaracion;
  readonly orden: OrdenDeFilas;
  /** The rows that were put into an order. */
  readonly ordenadas: ReadonlySet<number>;
  /** How many registered notices are paid before they are declared; null while that is not known. */
  readonly porPagar: number | null;
  /** What an earlier visit began: its journal, and the working copy of this tab. */
  readonly empezada: Empezada | null;
  readonly copia: Copia | null;
  /** How the chosen file relates to what was begun: null while there is nothing to say. */
  readonly parecido: 'mismo' | 'otro' | null;
  /** Why this tab may not import: another one has the company's import open. '' if it may. */
  readonly ajena: string;
  /** The rows that were declared. */
  readonly declaradas: ReadonlySet<number>;
  /** This browser keeps nothing. */
  readonly sinAlmacen: boolean;
}

/** The screen as it opens: no file yet. */
export const estadoInicial: EstadoDePantalla = {
  paso: 'archivo',
  clase: 'avisos',
  elegido: null,
  adjuntos: null,
  archivos: [],
  correspondencia: null,
  pruebas: null,
  contexto: null,
  sinListas: '',
  comparacion: null,
  comparando: null,
  sinComparar: '',
  reparto: null,
  revisados: sinAdjuntos,
  recortes: new Map(),
  porConfirmar: null,
  fallo: '',
  corrida: null,
  enviadas: [],
  corrio: null,
  declaracion: { fase: 'nada', hechas: 0, total: 0, lineas: [] },
  orden: { fase: 'nada', texto: '', abrir: null },
  ordenadas: new Set(),
  porPagar: null,
  empezada: null,
  copia: null,
  parecido: null,
  ajena: '',
  declaradas: new Set(),
  sinAlmacen: false,
};

export type TiendaDePantalla = StoreApi<EstadoDePantalla>;

/** The state of one visit of the screen. */
export const crearEstado = (): TiendaDePantalla => createStore<EstadoDePantalla>(() => estadoInicial);
