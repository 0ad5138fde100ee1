import { useCallback, useRef, useState } from 'react';

/**
 * A task that must not run twice at the same time. The lock is set before the first step, so a double click, Enter with a
 * click, or a held shortcut runs it once. Calls made while it runs get the same promise.
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
