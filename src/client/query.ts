import { type FetchQueryOptions, hashKey, QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type Endpoint, type Input, pattern } from '#contract/endpoint.ts';
import type { Turn } from '#lib/turns.ts';
import { call } from './call.ts';
import { TransportFailure } from './errors.ts';

/** Longest time (ms) to wait before a retry, if the services ask for it. */
const restMs = 5000;

const againOf = (error: Error): number => (error instanceof TransportFailure ? error.again : Number.NaN);

/** An answer with at most this many rows is compared with the previous one. */
const COMPARED = 1000;

/** Keeps the identity of unchanged data, so that it is not rendered again. Long lists are not compared. */
const keepingEqual = (before: unknown, fresh: unknown): unknown =>
  Array.isArray(fresh) && fresh.length > COMPARED ? fresh : replaceEqualDeep(before, fresh);

/** Longest time (ms) that a prefetched answer counts as fresh before its screen uses it. */
const aheadMs = 10_000;

/** Hashes of the queries that were prefetched and not used yet. */
const ahead = new Set<string>();

/**
 * Server data is only in this cache. Nothing is retried automatically: the person decides. The exception is a read that
 * the services themselves ask to repeat within seconds: it is retried once (fault 8).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection a read fails and shows it, instead of waiting silently.
      networkMode: 'always',
      structuralSharing: keepingEqual,
      retry: (times, error) => times === 0 && againOf(error) <= restMs,
      retryDelay: (_times, error) => againOf(error),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 0,
      // A prefetched answer is not requested again when its screen mounts.
      refetchOnMount: ({ queryHash, state }) => !ahead.has(queryHash) || Date.now() - state.dataUpdatedAt > aheadMs,
    },
  },
});
queryClient.getQueryCache().subscribe((event) => {
  // This event comes before the screen decides whether to fetch, so the query stays marked as prefetched until then.
  if (event.type === 'observerAdded') queueMicrotask(() => ahead.delete(event.query.queryHash));
});

/** Prefetches a query that a screen will need. If it fails, the screen fetches again and shows the failure. */
export function askAhead<T>(options: FetchQueryOptions<T>): Promise<void> {
  ahead.add(hashKey(options.queryKey));
  return queryClient.prefetchQuery(options);
}

/** The cache key of a call: its route and its input. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] =>
  input === undefined
    ? [endpoint.method, pattern(endpoint, 'others')]
    : [endpoint.method, pattern(endpoint, 'others'), input];

const atOnce: Turn = (task) => task();

/**
 * Options of a read for `useQuery`. The call is quiet, because the failure is shown in the place of the data. Throws at once
 * for an endpoint that writes: those are operations. `turn` may let the call wait for its turn.
 */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>, turn: Turn = atOnce) {
  if (endpoint.effect === 'write') throw new Error(`${pattern(endpoint, 'others')} writes and cannot be a query`);
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => turn(() => call(endpoint, input, { signal, quiet: true })),
  });
}

/** The same for reference lists: read once per session. */
export const reference = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  ...query(endpoint, input),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Changes the cached answers under a key. A read that is on its way was asked for before the change, and its answer would undo
 * it: it is cancelled and sent again.
 */
export async function changeCached<T>(queryKey: readonly unknown[], change: (data: T) => T): Promise<void> {
  const running = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  if (running.length > 0) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  if (running.length > 0)
    void queryClient.refetchQueries({ queryKey, predicate: (one) => running.some((asked) => asked === one) });
}

/** Invalidates the cached answers of some calls, so that they are loaded again. */
export async function forget(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
}

/** Marks the cached answers of some calls as stale: the next screen that shows them loads them again, this one does not. */
export function expire(...endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints)
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint), refetchType: 'none' });
}
