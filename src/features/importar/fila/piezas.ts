import type { Send } from '#lib/answering.ts';
import type { Celda, FilaDeArchivo, Lectura, Planilla } from './planilla.ts';

/** A file to read in the worker. */
export interface PreguntaDeLectura {
  readonly archivo: File;
  readonly hoja: string | undefined;
}

/**
 * A few rows, or the end: the reading without its rows. A payroll repeats its texts: each one travels once, as a cell that was
 * not sent before, and the rows are places in the list of all cells sent.
 */
export type ParteDeLectura =
  | {
      readonly clase: 'filas';
      readonly numeros: readonly number[];
      /** The cells that are new in this piece: their texts, and the digit of the class of each. */
      readonly nuevas: readonly string[];
      readonly clases: string;
      /** The place of each cell, row after row. */
      readonly lugares: Uint32Array<ArrayBuffer>;
    }
  | { readonly clase: 'fin'; readonly lectura: Lectura };

/** Rows in one message: taking them keeps a slow processor busy for a few milliseconds. */
const PIEZA = 250;

/** The classes of cells, by the digit that stands for each on the way. */
const orden: readonly Celda['clase'][] = ['texto', 'numero', 'fecha'];

/** Numbers the different cells of a file in the order in which they are first met. */
function numerador() {
  const vistas = new Map<string, number>();
  return (celdas: Iterable<Celda>, total: number) => {
    const lugares = new Uint32Array(total);
    const nuevas: string[] = [];
    let [clases, at] = ['', 0];
    for (const { texto, clase } of celdas) {
      const clave = orden.indexOf(clase) + texto;
      const known = vistas.get(clave);
      lugares[at] = known ?? vistas.size;
      at += 1;
      if (known !== undefined) continue;
      vistas.set(clave, vistas.size);
      nuevas.push(texto);
      clases += orden.indexOf(clase);
    }
    return { nuevas, clases, lugares };
  };
}

/** Sends a reading in pieces. */
export function partir(lectura: Lectura, send: Send<ParteDeLectura>): void {
  if (!lectura.ok) {
    send({ clase: 'fin', lectura });
    return;
  }
  const { filas, ...planilla } = lectura.planilla;
  const numerar = numerador();
  for (let at = 0; at < filas.length; at += PIEZA) {
    const estas = filas.slice(at, at + PIEZA);
    const celdas = estas.flatMap((fila) => fila.celdas);
    const parte = numerar(celdas, celdas.length);
    send({ clase: 'filas', numeros: estas.map(({ numero }) => numero), ...parte }, [parte.lugares.buffer]);
  }
  send({ clase: 'fin', lectura: { ok: true, planilla: { ...planilla, filas: [] } } });
}

/** Puts the pieces of a reading together. `tomar` returns true for the last one; `lectura` is null until then. */
export function reunir(): {
  readonly tomar: (parte: ParteDeLectura) => boolean;
  readonly lectura: () => Lectura | null;
} {
  const filas: FilaDeArchivo[] = [];
  const vistas: Celda[] = [];
  let fin: Lectura | null = null;
  const agregar = ({ numeros, nuevas, clases, lugares }: Extract<ParteDeLectura, { clase: 'filas' }>): void => {
    nuevas.forEach((texto, n) => {
      vistas.push({ texto, clase: orden[Number(clases[n])] ?? 'texto' });
    });
    const ancho = lugares.length / numeros.length;
    numeros.forEach((numero, n) => {
      const celdas: Celda[] = [];
      for (const lugar of lugares.subarray(n * ancho, (n + 1) * ancho)) {
        const celda = vistas[lugar];
        if (celda) celdas.push(celda);
      }
      filas.push({ numero, celdas });
    });
  };
  const terminar = (lectura: Lectura): Lectura =>
    lectura.ok ? { ok: true, planilla: { ...lectura.planilla, filas } satisfies Planilla } : lectura;
  return {
    tomar(parte) {
      if (parte.clase === 'filas') agregar(parte);
      else fin = terminar(parte.lectura);
      return parte.clase === 'fin';
    },
    lectura: () => fin,
  };
}
