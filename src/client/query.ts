import { type FetchQueryOptions, hashKey, QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type Endpoint, type Input, pattern } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { TransportFailure } from './errors.ts';

/** Longest a screen waits (ms) because the services ask for it. */
const restMs = 5000;

const againOf = (error: Error): number => (error instanceof TransportFailure ? error.again : Number.NaN);

/** Rows up to which a fresh answer is compared with the one before. */
const COMPARED = 1000;

/** What did not change stays the very same, so that nothing of it is drawn anew; a long list is not looked through for it. */
const keepingEqual = (before: unknown, fresh: unknown): unknown =>
  Array.isArray(fresh) && fresh.length > COMPARED ? fresh : replaceEqualDeep(before, fresh);

/** Longest (ms) an answer waits for its screen and still counts as fresh. */
const aheadMs = 10_000;

/** Hashes of what was asked for ahead of the screen that shows it. */
const ahead = new Set<string>();

/**
 * Server data lives here and nowhere else. Nothing is repeated by itself: the person decides. But for a read the services
 * themselves ask to repeat within seconds: once (fault matrix 8).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection a read fails and says so; it does not wait for one in silence.
      networkMode: 'always',
      structuralSharing: keepingEqual,
      retry: (times, error) => times === 0 && againOf(error) <= restMs,
      retryDelay: (_times, error) => againOf(error),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 0,
      // What came ahead of its screen is not asked for a second time when the screen is there.
      refetchOnMount: ({ queryHash, state }) => !ahead.has(queryHash) || Date.now() - state.dataUpdatedAt > aheadMs,
    },
  },
});
queryClient.getQueryCache().subscribe((event) => {
  // Told before the screen decides whether to ask: what was ahead is so until it did.
  if (event.type === 'observerAdded') queueMicrotask(() => ahead.delete(event.query.queryHash));
});

/** Asks for what a screen will show before it is there. A failure is told on the screen, which asks again. */
export function askAhead<T>(options: FetchQueryOptions<T>): Promise<void> {
  ahead.add(hashKey(options.queryKey));
  return queryClient.prefetchQuery(options);
}

/** The cache key of a call: its route and what it was asked with. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] =>
  input === undefined
    ? [endpoint.method, pattern(endpoint, 'others')]
    : [endpoint.method, pattern(endpoint, 'others'), input];

/**
 * Options of a read for `useQuery`. The failure is shown where the data would stand, so the call is quiet.
 * Throws at once for an endpoint that writes: those are operations.
 */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>) {
  if (endpoint.effect === 'write') throw new Error(`${pattern(endpoint, 'others')} writes and cannot be a query`);
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet: true }),
  });
}

/** The same for reference lists: read once a session. */
export const reference = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  ...query(endpoint, input),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Forgets the cached answers of some calls, so that the next look is fresh. */
export async function forget(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
}
