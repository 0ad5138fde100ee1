import { createStore } from 'zustand';

/**
 * The number of pending writes: the overlay is shown while there are any, unless a part of the screen shows them itself. It is
 * in its own file because the calls load later.
 */
export const writesUnderWay = createStore<{ count: number; shown: number }>(() => ({ count: 0, shown: 0 }));

/**
 * A part of the screen shows the pending writes itself, with what can be pressed meanwhile: the overlay does not cover it.
 * Returns a function that ends this.
 */
export function showWrites(): () => void {
  const add = (change: number) => writesUnderWay.setState(({ shown }) => ({ shown: shown + change }));
  add(1);
  return () => add(-1);
}
