import { sePerdio } from '#blocks/adjuntos/archivo.ts';
import { createAside } from '#lib/aside.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { fill, plainName } from '#lib/texts.ts';
import { type ParteDeLectura, type PreguntaDeLectura, reunir } from '../fila/piezas.ts';
import type { CodigoDeArchivo, Lectura } from '../fila/planilla.ts';
import { archivoMessages } from './messages.ts';
import worker from './planillaWorker.ts?worker&url';

/** Bytes of one MB and of the largest file. */
const MB = 1024 * 1024;
const MAXIMO_BYTES = 10 * MB;

const lector = createAside<PreguntaDeLectura, ParteDeLectura>(worker);

function rechazo(codigo: CodigoDeArchivo, n: number | string = ''): Lectura {
  return { ok: false, codigo, texto: fill(archivoMessages[codigo], { n }) };
}

/** Reads without a worker: its file did not load. The code itself may not load either. */
async function leerAqui({ archivo, hoja }: PreguntaDeLectura): Promise<Lectura> {
  try {
    const { leerBytes } = await import('./leerBytes.ts');
    return leerBytes({ nombre: plainName(archivo.name), bytes: new Uint8Array(await archivo.arrayBuffer()), hoja });
  } catch (error) {
    if (sePerdio(error)) return rechazo('PERDIDO');
    if (!isCodeMissing(error)) throw error;
    return rechazo('SIN_CODIGO');
  }
}

/** Why the worker failed: the file is not the one that was chosen any more, or a book with cells in its last columns filled the memory. */
async function porQueFallo({ archivo }: PreguntaDeLectura): Promise<Lectura> {
  try {
    await archivo.slice(0, 1).arrayBuffer();
  } catch (error) {
    if (!sePerdio(error)) throw error;
    return rechazo('PERDIDO');
  }
  return rechazo('NO_ES_PLANILLA');
}

async function leer(pregunta: PreguntaDeLectura, signal: AbortSignal | undefined): Promise<Lectura> {
  const { tomar, lectura } = reunir();
  // After an abort the pieces that still arrive are dropped.
  const asked = await lector
    .ask(pregunta, (parte) => signal?.aborted === true || tomar(parte))
    .catch(() => 'broken' as const);
  if (asked === false) return leerAqui(pregunta);
  return (asked === true && lectura()) || porQueFallo(pregunta);
}

/**
 * Reads a file: CSV, TSV, TXT or Excel (.xlsx), in a worker. `hoja` names a sheet of a workbook; without it the one
 * that looks most like a payroll is read. Rejects with the signal's reason, or with a defect.
 */
export async function leerPlanilla(archivo: File, signal?: AbortSignal, hoja?: string): Promise<Lectura> {
  signal?.throwIfAborted();
  if (archivo.size === 0) return rechazo('VACIO');
  if (archivo.size > MAXIMO_BYTES) return rechazo('PESO', Math.ceil((archivo.size / MB) * 10) / 10);
  const lectura = await leer({ archivo, hoja }, signal);
  signal?.throwIfAborted();
  return lectura;
}
