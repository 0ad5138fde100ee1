import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { comparar } from '../comparar/comparar.ts';
import { abrirContexto, type Contexto } from '../comprobar/contexto.ts';
import { textosPorColumna } from '../comprobar/opciones.ts';
import type { Textos } from '../fila/columnas.ts';
import type { Fila } from '../fila/fila.ts';
import type { Correspondencia, Planilla } from '../fila/planilla.ts';
import { abrirAdjuntos } from '../lectura/adjuntos.ts';
import { corresponder, diceTipos, sinCorresponder } from '../lectura/corresponder.ts';
import { leerFilas, pruebasDe, releerFila } from '../lectura/leerFilas.ts';
import { leerPlanilla } from '../lectura/leerPlanilla.ts';
import { plantilla } from '../lectura/plantilla.ts';
import { leerRecordadas, recordarCorrespondencia } from '../lectura/recordadas.ts';
import { seCorto } from '../partes/seCorto.ts';
import { type ClaseDeArchivo, necesarias } from '../preparar/correspondencia.ts';
import type { Elegida } from '../preparar/PasoComparar.tsx';
import { SinListas } from '../preparar/sinListas.ts';
import type { Dueno } from '../registrar/estado.ts';
import type { EstadoDePantalla, TiendaDePantalla } from './estado.ts';

/** The acts of the steps before the review. */
export interface Preparacion {
  /** Reads what rows are checked with, once; null if that failed, which is shown. */
  readonly leerListas: () => Promise<Contexto | null>;
  readonly elegirClase: (clase: ClaseDeArchivo) => void;
  readonly elegirPlanilla: (archivo: File, hoja?: string) => Promise<void>;
  /** null takes the chosen files away. */
  readonly elegirAdjuntos: (archivos: readonly File[] | null) => Promise<void>;
  readonly continuar: () => Promise<void>;
  readonly aceptarColumnas: (correspondencia: Correspondencia, recordar: boolean) => Promise<void>;
  /** The proposals that the clerk chose. */
  readonly aceptarPropuestas: (elegidas: readonly Elegida[]) => Promise<void>;
  readonly cancelarComparacion: () => void;
  readonly bajarPlantilla: (formato: 'xlsx' | 'csv') => Promise<Blob>;
  /** Ends what still reads. */
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly dueno: Dueno;
  /** The rows of the file are read: the review begins with them. */
  readonly alLeer: (filas: readonly Fila[], contexto: Contexto) => Promise<void>;
  /** The files were chosen again while the rows are there. */
  readonly alCambiarArchivos: () => Promise<void>;
  /** A file was read: what was begun with it is looked up. */
  readonly alLeerPlanilla: (planilla: Planilla) => Promise<void>;
}

/** One thing at a time: a new one ends the one before. */
function relevo() {
  let actual = new AbortController();
  return {
    nuevo: (): AbortSignal => {
      actual.abort();
      actual = new AbortController();
      return actual.signal;
    },
    cortar: () => actual.abort(),
  };
}

/** Runs work that a signal may end; true if it came to its end. Other failures are passed on. */
async function mientras(signal: AbortSignal, trabajo: () => Promise<void>): Promise<boolean> {
  try {
    await trabajo();
    return !signal.aborted;
  } catch (error) {
    if (!seCorto(error, signal)) throw error;
    return false;
  }
}

/** Reads a row again as its file was read. */
export const releerCon = ({ pruebas }: Pick<EstadoDePantalla, 'pruebas'>) => {
  if (!pruebas) throw new Error('no file was read');
  return (fila: Fila, textos: Textos): Fila => releerFila(fila, textos, pruebas);
};

/** Steps 1 and 2 and the comparison, without React. */
export function crearPreparacion({ pantalla, dueno, alLeer, alCambiarArchivos, alLeerPlanilla }: Medios): Preparacion {
  const { getState, setState } = pantalla;
  const [lectura, apertura, comparacion, listas] = [relevo(), relevo(), relevo(), new AbortController()];
  let pedidas: Promise<Contexto | null> | null = null;

  async function pedirListas(): Promise<Contexto | null> {
    setState({ sinListas: '' });
    try {
      const contexto = await abrirContexto(listas.signal);
      setState({ contexto });
      return contexto;
    } catch (error) {
      pedidas = null;
      if (seCorto(error, listas.signal)) return null;
      if (!isCallError(error)) throw error;
      setState({ sinListas: error.message });
      return null;
    }
  }
  const leerListas = (): Promise<Contexto | null> => {
    pedidas ??= pedirListas();
    return pedidas;
  };

  async function compararFilas(filas: readonly Fila[], contexto: Contexto): Promise<void> {
    const signal = comparacion.nuevo();
    const releer = releerCon(getState());
    setState({ paso: 'comparar', comparacion: null, comparando: { hechas: 0, total: 0, resta: null } });
    await mientras(signal, async () => {
      const hecha = await comparar(filas, contexto, {
        signal,
        releer,
        avance: (comparando) => setState({ comparando }),
      });
      signal.throwIfAborted();
      setState({ comparacion: hecha });
    });
    if (!signal.aborted) setState({ comparando: null });
  }

  async function aceptarColumnas(correspondencia: Correspondencia, recordar: boolean): Promise<void> {
    const { elegido, clase } = getState();
    if (!elegido?.planilla) return;
    const { planilla } = elegido;
    if (recordar) recordarCorrespondencia(dueno.empresa, planilla, correspondencia);
    const contexto = await leerListas();
    if (!contexto) return;
    setState({ correspondencia, pruebas: pruebasDe(planilla, correspondencia) });
    const filas = await leerFilas(planilla, correspondencia);
    if (clase === 'mes') await compararFilas(filas, contexto);
    else await alLeer(filas, contexto);
  }

  return {
    leerListas,
    elegirClase: (clase) => setState({ clase }),
    elegirPlanilla: async (archivo, hoja) => {
      const signal = lectura.nuevo();
      setState({ elegido: { archivo, planilla: null, rechazo: '' }, paso: 'archivo', recortes: new Map() });
      await mientras(signal, async () => {
        const leida = await leerPlanilla(archivo, signal, hoja);
        signal.throwIfAborted();
        if (!leida.ok) return setState({ elegido: { archivo, planilla: null, rechazo: leida.texto } });
        const { planilla } = leida;
        const correspondencia = corresponder(planilla, leerRecordadas(dueno.empresa));
        // The ministry's file is a whole payroll, unless a report of it gave its rows a type of notice.
        const entera = planilla.clase === 'ministerio' ? 'mes' : getState().clase;
        const clase = diceTipos(correspondencia) ? 'avisos' : entera;
        setState({ elegido: { archivo, planilla, rechazo: '' }, correspondencia, clase });
        await alLeerPlanilla(planilla);
      });
    },
    elegirAdjuntos: async (elegidos) => {
      const signal = apertura.nuevo();
      setState({ recortes: new Map() });
      if (!elegidos) setState({ adjuntos: null, archivos: [] });
      else {
        setState({ adjuntos: { cuantos: null, rechazo: '' }, archivos: [] });
        await mientras(signal, async () => {
          const abiertos = await abrirAdjuntos(elegidos, signal);
          signal.throwIfAborted();
          setState(
            abiertos.ok
              ? { adjuntos: { cuantos: abiertos.archivos.length, rechazo: '' }, archivos: abiertos.archivos }
              : { adjuntos: { cuantos: 0, rechazo: abiertos.texto }, archivos: [] },
          );
        });
      }
      if (!signal.aborted) await alCambiarArchivos();
    },
    continuar: async () => {
      const { elegido, clase, correspondencia } = getState();
      if (!elegido?.planilla || !correspondencia) return;
      const { faltan } = sinCorresponder(elegido.planilla, correspondencia);
      const falta = faltan.some((columna) => necesarias(clase).includes(columna));
      // Everything of the own template is known: there is nothing to ask.
      if (elegido.planilla.clase === 'plantilla' && !falta) await aceptarColumnas(correspondencia, false);
      else setState({ paso: 'columnas' });
    },
    aceptarColumnas,
    aceptarPropuestas: async (elegidas) => {
      const { contexto } = getState();
      if (!contexto) return;
      const releer = releerCon(getState());
      const filas = elegidas.map(({ fila, fecha }) =>
        fecha === null ? fila : { ...releer(fila, { ...fila.textos, FechaAviso: fecha }), desmarcada: false },
      );
      await alLeer(filas, contexto);
    },
    cancelarComparacion: () => {
      comparacion.cortar();
      setState({ paso: 'columnas', comparando: null, comparacion: null });
    },
    bajarPlantilla: async (formato) => {
      const contexto = await leerListas();
      if (!contexto) throw new SinListas();
      return plantilla(formato, textosPorColumna(contexto), session.getState().empresa.RazonSocial);
    },
    soltar: () => {
      for (const uno of [lectura, apertura, comparacion]) uno.cortar();
      listas.abort();
    },
  };
}
