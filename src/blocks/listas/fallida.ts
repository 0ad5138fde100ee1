/** A read as its place on the screen needs to know it. */
export interface Lectura {
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isFetched: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** It failed, or failed and is asked for again: what told so, and its button, keep their place and the focus. */
export const fallida = (one: Lectura): boolean => one.isError || (one.isPending && one.isFetched);
