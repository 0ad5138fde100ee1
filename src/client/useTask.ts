import { useCallback, useRef, useState } from 'react';

/**
 * Something that must not run twice at once. The lock is set before the first step, so a double click, Enter with a
 * click, or a shortcut held down runs it once; what comes while it runs gets the same promise.
 */
export function useTask<A extends readonly unknown[], R>(
  task: (...args: A) => Promise<R>,
): readonly [(...args: A) => Promise<R>, boolean] {
  const [busy, setBusy] = useState(false);
  const latest = useRef(task);
  latest.current = task;
  const running = useRef<Promise<R> | null>(null);
  const start = useCallback((...args: A): Promise<R> => {
    if (running.current) return running.current;
    setBusy(true);
    const promise = latest.current(...args).finally(() => {
      running.current = null;
      setBusy(false);
    });
    running.current = promise;
    return promise;
  }, []);
  return [start, busy];
}
