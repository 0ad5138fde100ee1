import { isCallError } from '#client/errors.ts';
import type { Comprobar } from './asentar.ts';

/** A list in which a write leaves a new row. */
export interface NuevoEn<Row> {
  /** Remembers which rows there are, before the first try, or those known already; later tries remember nothing else. */
  readonly recordar: (known?: readonly Row[]) => Promise<unknown>;
  /** Looks for the row that fits and was not there before. */
  readonly buscar: (fits: (row: Row) => boolean) => Comprobar<Row>;
}

/**
 * Finds what a write has added to a list, where the services would take the same twice: only a row that was not there
 * before the first try is it. Made once for each form; without the list of before nobody can tell.
 */
export function nuevoEn<Row>(listar: () => Promise<readonly Row[]>, idDe: (row: Row) => number): NuevoEn<Row> {
  let before: Promise<ReadonlySet<number> | null> | null = null;
  const read = async () => {
    try {
      return new Set((await listar()).map(idDe));
    } catch (error) {
      if (!isCallError(error)) throw error;
      return null;
    }
  };
  return {
    recordar: (known) => {
      before ??= known ? Promise.resolve(new Set(known.map(idDe))) : read();
      return before;
    },
    buscar: (fits) => async () => {
      const known = await before;
      if (!known) return null;
      const [row, ...others] = (await listar()).filter((one) => fits(one) && !known.has(idDe(one)));
      if (!row) return 'no aparece';
      return others.length === 0 ? { hecha: row } : null;
    },
  };
}
