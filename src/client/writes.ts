import { createStore } from 'zustand';

/** How many writes are under way: the overlay shows while there are any. Apart from the calls, which load later. */
export const writesUnderWay = createStore<{ count: number }>(() => ({ count: 0 }));
