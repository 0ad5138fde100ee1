import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError } from '#client/errors.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { now, timeOfDay } from '#lib/dates.ts';
import { afterPaint, pause } from '#lib/pieces.ts';
import { conAdjuntos } from '../comprobar/adjuntos.ts';
import { alDia, type Contexto } from '../comprobar/contexto.ts';
import { comprobarFormato } from '../comprobar/formato.ts';
import { comprobarServicios, type Seguida } from '../comprobar/servicios.ts';
import type { Fila } from '../fila/fila.ts';
import type { Avance, TiendaDeImportacion } from '../fila/importacion.ts';
import { repetidas } from '../lectura/repetidas.ts';
import { seCorto } from '../partes/seCorto.ts';
import { juzgarArchivos, porComprobar, revisarArchivos } from './archivosDeFilas.ts';
import type { TiendaDePantalla } from './estado.ts';
import { visitaMessages as textos } from './messages.ts';

/**
 * Results are shown together, once in this many milliseconds: rendering the table for each of 5,000 rows would block
 * it.
 */
const JUNTAS = 150;

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  /** The services cannot be asked any more, such as after a lost session: why. */
  readonly alFallar: (motivo: string) => void;
}

/** The checks of the review: of all rows, of some, and of their files alone. One of all rows or files at a time. */
interface Comprobacion {
  readonly todo: () => Promise<void>;
  /** These rows have other texts, or wait for a check again. */
  readonly algunas: (numeros: readonly number[]) => Promise<void>;
  /** The files were chosen again, or this photograph was cropped. */
  readonly archivos: (cortada?: File) => Promise<void>;
  /** Ends the check of all rows or files; what was found stays. */
  readonly cancelar: () => void;
  /** The screen goes away: nothing goes on. */
  readonly soltar: () => void;
}

/** Collects rows and hands them over together. */
function porTandas(entregar: (filas: readonly Fila[]) => void) {
  let juntas: Fila[] = [];
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const ya = () => {
    clearTimeout(reloj);
    reloj = undefined;
    const estas = juntas;
    juntas = [];
    if (estas.length > 0) entregar(estas);
  };
  return {
    sumar: (fila: Fila) => {
      juntas.push(fila);
      reloj ??= setTimeout(ya, JUNTAS);
    },
    ya,
  };
}

/** Tells how many files were looked into, no more often than results are shown. `ultima` is the moment of the last time. */
function deArchivos(avanzar: (avance: Avance) => void, ultima: number) {
  let antes = ultima;
  return (hasta: Avance): void => {
    const ahora = performance.now();
    if (ahora - antes < JUNTAS) return;
    antes = ahora;
    avanzar({ ...hasta, que: 'archivos' });
  };
}

const filasDe = (tienda: TiendaDeImportacion, numeros: ReadonlySet<number>) =>
  tienda.getState().filas.filter(({ numero }) => numeros.has(numero));

const numerosDe = (filas: readonly Fila[]): ReadonlySet<number> => new Set(filas.map(({ numero }) => numero));

/** Asks the services about rows, and shows together what they say. */
async function preguntar({ pantalla, tienda }: Medios, filas: readonly Fila[], contexto: Contexto, seguida: Seguida) {
  const tandas = porTandas((juntas) => {
    const { revisados } = pantalla.getState();
    tienda.aplicar(juntas.map((fila) => (fila.paso === 'comprobando' ? fila : conAdjuntos(fila, revisados, contexto))));
  });
  try {
    await comprobarServicios(filas, contexto, { ...seguida, alComprobar: tandas.sumar });
  } finally {
    tandas.ya();
  }
}

/** Format, repeats, files, services: in this order. */
async function comprobar(medios: Medios, pedidas: readonly Fila[], seguida: Seguida): Promise<void> {
  const { pantalla, tienda } = medios;
  const { contexto } = pantalla.getState();
  const { signal, avance } = seguida;
  if (!contexto) return;
  const numeros = numerosDe(pedidas);
  // Judging, showing and comparing 5,000 rows are a piece of work each: the page handles key presses between them.
  tienda.aplicar(await comprobarFormato(pedidas, contexto));
  await pause();
  tienda.repetir(repetidas(tienda.getState().filas));
  await pause();
  const porVer = filasDe(tienda, numeros).filter(porComprobar);
  await revisarArchivos(medios, filasDe(tienda, numeros), {
    contexto,
    signal,
    ...(avance ? { avance: deArchivos(avance, Number.NEGATIVE_INFINITY) } : {}),
  });
  // Another check may have ended with some of them meanwhile, without their files.
  juzgarArchivos(medios, numerosDe(porVer), contexto);
  const porPreguntar = filasDe(tienda, numeros).filter(porComprobar);
  avance?.({ hechas: 0, total: porPreguntar.length, resta: null });
  await preguntar(medios, porPreguntar, contexto, seguida);
}

/**
 * A cancelled check is not a failure. Failed calls are shown, and also code of the portal that does not load. The
 * message of an earlier check is removed.
 */
async function sinFallar(
  { pantalla, alFallar }: Medios,
  signal: AbortSignal,
  trabajo: () => Promise<void>,
): Promise<void> {
  pantalla.setState({ fallo: '' });
  try {
    await trabajo();
  } catch (error) {
    if (seCorto(error, signal)) return;
    if (!isCallError(error) && !isCodeMissing(error)) throw error;
    alFallar(isCallError(error) ? enUnaLinea(error) : textos.sinCodigo);
  }
}

/** Checks all rows, with what the services have today. */
async function comprobarTodas(medios: Medios, signal: AbortSignal): Promise<void> {
  const { pantalla, tienda } = medios;
  const { filas } = tienda.getState();
  tienda.avanzar({ hechas: 0, total: filas.length, resta: null });
  await sinFallar(medios, signal, async () => {
    const { contexto } = pantalla.getState();
    if (contexto) pantalla.setState({ contexto: await alDia(contexto, signal) });
    // A check that was ended says nothing more of its progress: a later one may run already.
    const avance = (hasta: Avance) => {
      if (!signal.aborted) tienda.avanzar(hasta);
    };
    await comprobar(medios, filas, { signal, avance });
    if (!signal.aborted) tienda.anotarComprobadas(timeOfDay(now()));
  });
}

/** Checks rows whose texts were changed, once what was typed is shown: that must not wait for the whole file. */
async function comprobarAlgunas(medios: Medios, numeros: readonly number[], signal: AbortSignal): Promise<void> {
  const { tienda } = medios;
  await afterPaint();
  if (signal.aborted) return;
  const antes = new Set(tienda.getState().filas);
  tienda.repetir(repetidas(tienda.getState().filas));
  const pedidas = filasDe(tienda, new Set(numeros)).filter(porComprobar);
  // Rows that repeat none any more. The others that wait were left out on purpose: their check was cancelled.
  const otras = tienda
    .getState()
    .filas.filter((fila) => porComprobar(fila) && !antes.has(fila) && !numeros.includes(fila.numero));
  await comprobar(medios, [...pedidas, ...otras], { signal });
}

/** Looks into the files of rows. A few files are looked into before anybody could see a progress, so none is shown. */
async function comprobarArchivos(
  medios: Medios,
  filas: readonly Fila[],
  { contexto, signal, avance }: Required<Seguida> & { readonly contexto: Contexto },
): Promise<void> {
  await sinFallar(medios, signal, () =>
    revisarArchivos(medios, filas, { contexto, signal, avance: deArchivos(avance, performance.now()) }),
  );
}

/** What runs: the check of all rows, and that of all files; null while it does not. */
interface EnCurso {
  completa: AbortController | null;
  archivos: AbortController | null;
}

function cancelar({ completa, archivos }: EnCurso): void {
  completa?.abort();
  archivos?.abort();
}

async function todo(medios: Medios, enCurso: EnCurso): Promise<void> {
  cancelar(enCurso);
  const esta = new AbortController();
  enCurso.completa = esta;
  // A later check may run already; its progress stays.
  const esLaUltima = () => enCurso.completa === esta;
  try {
    await comprobarTodas(medios, esta.signal);
  } finally {
    if (esLaUltima()) {
      enCurso.completa = null;
      medios.tienda.avanzar(null);
    }
  }
}

/** The rows whose files have to be looked into: after a crop those that have that photograph, if nothing else is under way. */
function porMirar({ pantalla, tienda }: Medios, enCurso: EnCurso, cortada: File | undefined): readonly Fila[] {
  const { filas } = tienda.getState();
  const { reparto } = pantalla.getState();
  if (!cortada || enCurso.completa || enCurso.archivos) return filas;
  return filas.filter(({ numero }) => reparto?.porFila.get(numero)?.some(({ archivo }) => archivo === cortada));
}

async function archivos(medios: Medios, enCurso: EnCurso, cortada: File | undefined): Promise<void> {
  const { pantalla, tienda } = medios;
  const { contexto, paso } = pantalla.getState();
  if (!contexto || paso !== 'revisar') return;
  const filas = porMirar(medios, enCurso, cortada);
  enCurso.archivos?.abort();
  const esta = new AbortController();
  enCurso.archivos = esta;
  const avance = (hasta: Avance) => {
    if (enCurso.completa === null) tienda.avanzar(hasta);
  };
  try {
    await comprobarArchivos(medios, filas, { contexto, signal: esta.signal, avance });
  } finally {
    if (enCurso.archivos === esta) {
      enCurso.archivos = null;
      // Also after a cancelled check: rows whose files were not looked into lack those files.
      juzgarArchivos(medios, numerosDe(tienda.getState().filas), contexto);
      if (enCurso.completa === null) tienda.avanzar(null);
    }
  }
}

/** Creates the checks of one visit. */
export function crearComprobacion(medios: Medios): Comprobacion {
  const fin = new AbortController();
  const enCurso: EnCurso = { completa: null, archivos: null };
  return {
    todo: () => todo(medios, enCurso),
    archivos: (cortada) => archivos(medios, enCurso, cortada),
    cancelar: () => cancelar(enCurso),
    algunas: (numeros) => sinFallar(medios, fin.signal, () => comprobarAlgunas(medios, numeros, fin.signal)),
    soltar: () => {
      cancelar(enCurso);
      fin.abort();
    },
  };
}
