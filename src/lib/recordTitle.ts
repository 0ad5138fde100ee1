import { createStore } from 'zustand';

/**
 * What the title of the page says of the record on the screen: its number, '' for none. Never a name: the browser's history
 * keeps titles.
 */
export const recordTitle = createStore<{ readonly text: string }>(() => ({ text: '' }));
