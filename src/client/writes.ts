import { createStore } from 'zustand';

/**
 * The number of pending writes: the overlay is shown while there are any. It is in its own file because the calls load later.
 */
export const writesUnderWay = createStore<{ count: number }>(() => ({ count: 0 }));
