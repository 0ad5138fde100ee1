import type { IsoDate } from '#lib/dates.ts';

/** A row as far as it is counted: no name, no document. */
export interface Fila {
  readonly id: number;
  /** '' if it has none: then it is in every range. */
  readonly fecha: IsoDate;
  /** What the count goes by. */
  readonly estado: string;
}

/** A range of days, both included. */
export interface Rango {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** The rows that a count knows, of the days that it is about. */
export interface Contado {
  readonly rango: Rango;
  readonly filas: ReadonlyMap<number, Fila>;
  /** Rows that a figure counts without naming them. */
  readonly resto: number;
}

/** What an answer says of the rows of a count. */
export interface Lectura {
  readonly filas: readonly Fila[];
  /** The days of which it has every row, or every row in `deEstado`; null if it is narrowed otherwise. */
  readonly completa: Rango | null;
  readonly deEstado?: string;
  /** The days that the count is about, if the answer has all its rows: the count starts from it. */
  readonly funda?: Rango;
  /** A figure instead of rows: the count starts from it. */
  readonly cifra?: number;
}

const esta = ({ fecha }: Fila, { desde, hasta }: Rango): boolean => fecha === '' || (desde <= fecha && fecha <= hasta);

const siempre: Rango = { desde: '', hasta: '9999' };

/**
 * A count after an answer. An answer with all rows replaces what was known. Another one corrects it, so that the number never
 * contradicts the list in view: rows it shows are as it shows them, and rows it should show and does not are gone. `idas`:
 * the rows that the same search found before and does not find now. Undefined while no answer had all rows.
 */
export function reunir(antes: Contado | undefined, lectura: Lectura, idas: readonly number[]): Contado | undefined {
  const { filas, completa, deEstado, funda, cifra } = lectura;
  if (cifra !== undefined) return { rango: siempre, filas: new Map(), resto: cifra };
  if (funda)
    return { rango: funda, filas: new Map(filas.filter((f) => esta(f, funda)).map((f) => [f.id, f])), resto: 0 };
  if (!antes) return undefined;
  const known = new Map(antes.filas);
  let { resto } = antes;
  const found = new Set(filas.map(({ id }) => id));
  const seVeria = (fila: Fila) =>
    completa !== null && esta(fila, completa) && (deEstado === undefined || fila.estado === deEstado);
  for (const [id, fila] of known) if (seVeria(fila) && !found.has(id)) known.delete(id);
  for (const id of idas) if (!known.delete(id) && resto > 0) resto -= 1;
  for (const fila of filas) {
    if (!esta(fila, antes.rango)) known.delete(fila.id);
    // A figure counts the row already.
    else if (antes.resto === 0 || known.has(fila.id)) known.set(fila.id, fila);
  }
  return { ...antes, filas: known, resto };
}
