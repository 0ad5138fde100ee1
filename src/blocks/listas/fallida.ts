/** The state of a query that its place on the screen needs. */
export interface Lectura {
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isFetched: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** It failed, or it failed and is being retried: the error and its button stay in place and keep the focus. */
export const fallida = (one: Lectura): boolean => one.isError || (one.isPending && one.isFetched);
