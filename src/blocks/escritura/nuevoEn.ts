import { isCallError } from '#client/errors.ts';
import type { Comprobar } from './asentar.ts';

/** A list to which a write adds a row. */
export interface NuevoEn<Row> {
  /** Remembers the existing rows before the first try: `known`, or the ones it loads. Later calls change nothing. */
  readonly recordar: (known?: readonly Row[]) => Promise<unknown>;
  /** Looks for a new row that matches. */
  readonly buscar: (fits: (row: Row) => boolean) => Comprobar<Row>;
}

/**
 * Finds the row that a write added to a list, if the services would accept the same write twice: the row must match and
 * must not have existed before the first try. Create one per form. If the earlier list could not be loaded, the outcome
 * stays unknown.
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
