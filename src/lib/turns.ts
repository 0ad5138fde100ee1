/** Runs a task as soon as it is its turn. */
export type Turn = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `most` tasks at a time; the others wait, and start in the order in which they were asked for. */
export function takeTurns(most: number): Turn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // A task that ends passes its place to the next waiting one, so that no later task overtakes it.
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
