import type { StoreApi } from 'zustand';
import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import type { Paso, Resultado } from '../fila/fila.ts';

/** Whose import it is: the user and the company that were chosen when it began. */
export interface Dueno {
  readonly usuario: number;
  readonly empresa: number;
}

/** What a run needs to know besides the rows. */
export interface ContextoDeCorrida {
  /** The company's id at the services. */
  readonly idEmpresa: number;
  /** The definitions by their key. */
  readonly definiciones: ReadonlyMap<string, NovedadDefinition>;
  /** The period that the rows were checked with. */
  readonly periodo: ReglaContexto['periodo'];
  /** The day on which it was read, yyyy-mm-dd. */
  readonly hoy: string;
}

/** Why a run is paused. */
export type Causa = 'pedido' | 'sesion' | 'conexion' | 'bloqueo' | 'fallos' | 'inciertas' | 'periodo';

/** A pause, with the sentence to show: 'Se detuvo en la fila 57.' */
export interface Parada {
  readonly causa: Causa;
  /** The row at which it stopped, or 0. */
  readonly fila: number;
  readonly texto: string;
}

/** One line of "Qué pasó". `cuando` is a moment in milliseconds; `fila` the row that the line is about. */
export interface Suceso {
  readonly cuando: number;
  readonly texto: string;
  readonly fila?: number;
}

/** The number of rows in each step. They add up to `total`. */
export interface Cuentas {
  readonly total: number;
  readonly registradas: number;
  readonly noRegistradas: number;
  readonly sinConfirmar: number;
  /** Rows that the changed period left out. */
  readonly fuera: number;
  readonly enCurso: number;
  readonly esperan: number;
}

/**
 * 'lista': not begun. 'pausando' and 'deteniendo': no new row begins, those under way end. 'detenida' leaves the rest
 * unsent; 'terminada': no row waits.
 */
type Fase = 'lista' | 'corriendo' | 'pausando' | 'pausada' | 'deteniendo' | 'detenida' | 'terminada';

/** Everything that a screen shows of a run. */
export interface EstadoDeCorrida {
  readonly fase: Fase;
  /** Why it is paused; null while it is not. */
  readonly parada: Parada | null;
  readonly pasos: ReadonlyMap<number, Paso>;
  readonly resultados: ReadonlyMap<number, Resultado>;
  readonly cuentas: Cuentas;
  /** How many rows are sent at once now: 4, 2 or 1. */
  readonly aLaVez: number;
  /** Rows per minute, from the last 20; null before two are done. */
  readonly velocidad: number | null;
  /** Minutes left, rounded up; null before `velocidad` is known. */
  readonly minutos: number | null;
  /** The services asked to wait: 'Los servicios piden esperar {n} s'; null otherwise. `hasta` is a moment in milliseconds. */
  readonly espera: { readonly segundos: number; readonly hasta: number; readonly texto: string } | null;
  /** The last 200 lines of "Qué pasó", oldest first. */
  readonly sucesos: readonly Suceso[];
}

/** A run: pressing a button of it twice does the same as pressing it once. */
export interface Corrida {
  readonly estado: StoreApi<EstadoDeCorrida>;
  readonly comenzar: () => void;
  /** Lets the rows under way end; resolves when they did. */
  readonly pausar: () => Promise<void>;
  readonly continuar: () => void;
  /** The same, and leaves the rest unsent. It cannot continue. */
  readonly detener: () => Promise<void>;
  /** The clerk wants to send a row again: 'rechazada', or 'sinConfirmar', which is read once more before. */
  readonly repetir: (numero: number) => void;
  /** The screen goes away: no new row begins, and nothing outside is listened to. Resolves when no row is under way. */
  readonly soltar: () => Promise<void>;
}

/** A change of a row, reported when it happens. */
export interface CambioDeFila {
  readonly numero: number;
  readonly paso: Paso;
  readonly resultado: Resultado | null;
}

/** The category of a row in the result. Rows that were never sent are 'fuera'. */
type Categoria = 'registradas' | 'noRegistradas' | 'sinConfirmar' | 'fuera';

const categorias: Readonly<Partial<Record<Paso, Categoria>>> = {
  registrada: 'registradas',
  rechazada: 'noRegistradas',
  sinConfirmar: 'sinConfirmar',
  // A run that was stopped while it read the row: the result is not known yet.
  enviando: 'sinConfirmar',
  incierta: 'sinConfirmar',
  leyendo: 'sinConfirmar',
};

/** The category of a row in the result, by its step. */
export const categoriaDe = (paso: Paso): Categoria => categorias[paso] ?? 'fuera';
