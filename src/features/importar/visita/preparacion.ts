import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { comparar } from '../comparar/comparar.ts';
import { abrirContexto, type Contexto } from '../comprobar/contexto.ts';
import { textosPorColumna } from '../comprobar/opciones.ts';
import type { Textos } from '../fila/columnas.ts';
import type { Fila } from '../fila/fila.ts';
import type { Avance } from '../fila/importacion.ts';
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
import { visitaMessages as textos } from './messages.ts';

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
  readonly compararOtraVez: () => Promise<void>;
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

interface Relevo {
  readonly nuevo: () => AbortSignal;
  readonly cortar: () => void;
}

/** One thing at a time: a new one ends the one before. */
function relevo(): Relevo {
  let actual = new AbortController();
  return {
    nuevo: () => {
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

/** What the acts share: what each of them reads, one at a time, and the lists, which are read once. */
interface Taller extends Medios {
  readonly lectura: Relevo;
  readonly apertura: Relevo;
  readonly comparacion: Relevo;
  readonly leerListas: () => Promise<Contexto | null>;
}

/** Why something could not be read: the call's own words, or that a part of the portal is missing. */
const decir = (error: unknown): string => (isCallError(error) ? enUnaLinea(error) : textos.sinCodigo);

/** Reads what rows are checked with, once; after a failure, which is shown, again. */
function crearListas({ pantalla: { setState } }: Medios, signal: AbortSignal): () => Promise<Contexto | null> {
  let pedidas: Promise<Contexto | null> | null = null;
  async function pedir(): Promise<Contexto | null> {
    setState({ sinListas: '' });
    try {
      const contexto = await abrirContexto(signal);
      setState({ contexto });
      return contexto;
    } catch (error) {
      pedidas = null;
      if (seCorto(error, signal)) return null;
      // The code of the forms loads with the lists.
      if (!isCallError(error) && !isCodeMissing(error)) throw error;
      setState({ sinListas: decir(error) });
      return null;
    }
  }
  return () => {
    pedidas ??= pedir();
    return pedidas;
  };
}

/** Reads a file's rows and matches its columns. */
async function elegirPlanilla(
  { pantalla, dueno, lectura, alLeerPlanilla }: Taller,
  archivo: File,
  hoja: string | undefined,
): Promise<void> {
  const { getState, setState } = pantalla;
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
}

/** Lists the files of a folder or ZIP; null takes them away. */
async function elegirAdjuntos(
  { pantalla: { setState }, apertura, alCambiarArchivos }: Taller,
  elegidos: readonly File[] | null,
): Promise<void> {
  const signal = apertura.nuevo();
  const adjuntos = elegidos ? { cuantos: null, rechazo: '' } : null;
  setState({ recortes: new Map(), adjuntos, archivos: [] });
  if (elegidos)
    await mientras(signal, async () => {
      const abiertos = await abrirAdjuntos(elegidos, signal);
      signal.throwIfAborted();
      setState(
        abiertos.ok
          ? { adjuntos: { cuantos: abiertos.archivos.length, rechazo: '' }, archivos: abiertos.archivos }
          : { adjuntos: { cuantos: 0, rechazo: abiertos.texto }, archivos: [] },
      );
    });
  if (!signal.aborted) await alCambiarArchivos();
}

async function compararFilas(
  { pantalla, comparacion }: Taller,
  filas: readonly Fila[],
  contexto: Contexto,
): Promise<void> {
  const { getState, setState } = pantalla;
  const signal = comparacion.nuevo();
  const releer = releerCon(getState());
  setState({
    ...{ paso: 'comparar', comparacion: null, sinComparar: '' },
    comparando: { hechas: 0, total: 0, resta: null },
  });
  try {
    await mientras(signal, async () => {
      const avance = (comparando: Avance) => setState({ comparando });
      const hecha = await comparar(filas, contexto, { signal, releer, avance });
      signal.throwIfAborted();
      setState({ comparacion: hecha });
    });
  } catch (error) {
    if (!isCallError(error) && !isCodeMissing(error)) throw error;
    // Without this, the reads in the queue would go on while the error is shown.
    comparacion.cortar();
    setState({ sinComparar: decir(error), comparando: null });
  } finally {
    if (!signal.aborted) setState({ comparando: null });
  }
}

/** Reads the rows with these columns, for the review or, of a whole payroll, for the comparison. */
async function aceptarColumnas(taller: Taller, correspondencia: Correspondencia, recordar: boolean): Promise<void> {
  const { pantalla, dueno, leerListas, alLeer } = taller;
  const { elegido, clase } = pantalla.getState();
  if (!elegido?.planilla) return;
  const { planilla } = elegido;
  if (recordar) recordarCorrespondencia(dueno.empresa, planilla, correspondencia);
  const contexto = await leerListas();
  if (!contexto) return;
  pantalla.setState({ correspondencia, pruebas: pruebasDe(planilla, correspondencia) });
  const filas = await leerFilas(planilla, correspondencia);
  if (clase === 'mes') await compararFilas(taller, filas, contexto);
  else await alLeer(filas, contexto);
}

/** Goes on from the file. Everything of the own template is known: there is nothing to ask about its columns. */
async function continuar(taller: Taller): Promise<void> {
  const { getState, setState } = taller.pantalla;
  const { elegido, clase, correspondencia } = getState();
  if (!elegido?.planilla || !correspondencia) return;
  const { faltan } = sinCorresponder(elegido.planilla, correspondencia);
  const falta = faltan.some((columna) => necesarias(clase).includes(columna));
  if (elegido.planilla.clase === 'plantilla' && !falta) await aceptarColumnas(taller, correspondencia, false);
  else setState({ paso: 'columnas' });
}

/** Compares once more, from the columns, after a failure. */
async function compararOtraVez(taller: Taller): Promise<void> {
  const { correspondencia } = taller.pantalla.getState();
  if (correspondencia) await aceptarColumnas(taller, correspondencia, false);
}

async function aceptarPropuestas({ pantalla, alLeer }: Taller, elegidas: readonly Elegida[]): Promise<void> {
  const { contexto } = pantalla.getState();
  if (!contexto) return;
  const releer = releerCon(pantalla.getState());
  const filas = elegidas.map(({ fila, fecha }) =>
    fecha === null ? fila : { ...releer(fila, { ...fila.textos, FechaAviso: fecha }), desmarcada: false },
  );
  await alLeer(filas, contexto);
}

async function bajarPlantilla({ leerListas }: Taller, formato: 'xlsx' | 'csv'): Promise<Blob> {
  const contexto = await leerListas();
  if (!contexto) throw new SinListas();
  return plantilla(formato, textosPorColumna(contexto), session.getState().empresa.RazonSocial);
}

/** Steps 1 and 2 and the comparison, without React. */
export function crearPreparacion(medios: Medios): Preparacion {
  const { setState } = medios.pantalla;
  const [lectura, apertura, comparacion, listas] = [relevo(), relevo(), relevo(), new AbortController()];
  const leerListas = crearListas(medios, listas.signal);
  const taller: Taller = { ...medios, lectura, apertura, comparacion, leerListas };
  return {
    leerListas,
    elegirClase: (clase) => setState({ clase }),
    elegirPlanilla: (archivo, hoja) => elegirPlanilla(taller, archivo, hoja),
    elegirAdjuntos: (elegidos) => elegirAdjuntos(taller, elegidos),
    continuar: () => continuar(taller),
    aceptarColumnas: (correspondencia, recordar) => aceptarColumnas(taller, correspondencia, recordar),
    aceptarPropuestas: (elegidas) => aceptarPropuestas(taller, elegidas),
    compararOtraVez: () => compararOtraVez(taller),
    cancelarComparacion: () => {
      comparacion.cortar();
      setState({ paso: 'columnas', comparando: null, comparacion: null });
    },
    bajarPlantilla: (formato) => bajarPlantilla(taller, formato),
    soltar: () => {
      for (const uno of [lectura, apertura, comparacion]) uno.cortar();
      listas.abort();
    },
  };
}
