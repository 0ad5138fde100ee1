/** Records of the seed that wait for a journey. A journey has what it took for itself until it gives it back. */
export interface Pool {
  /** The next ones, as many as there are. */
  take(count: number): number[];
  give(id: number): void;
  /** The share that is left, from 1 to 0. */
  left(): number;
}

/** A pool of ids, in the given order. */
export function createPool(ids: readonly number[]): Pool {
  const waiting = [...ids];
  return {
    take: (count) => waiting.splice(0, count),
    give: (id) => {
      waiting.push(id);
    },
    left: () => (ids.length > 0 ? waiting.length / ids.length : 0),
  };
}
