import { createStore, useStore } from 'zustand';
import { session } from '#client/session.ts';

/** How long (ms) the number is known after the desk closed: as long as the desk itself goes without reading again. */
const VALE = 120_000;

const esperando = createStore<{ readonly cuantos: number | null }>(() => ({ cuantos: null }));
let vence: ReturnType<typeof setTimeout> | undefined;

/** The desk counted its queue; null: it does not know yet. */
export function decirEsperando(cuantos: number | null): void {
  clearTimeout(vence);
  esperando.setState({ cuantos });
}

/** The desk closed: the number is old soon. */
export function olvidarEsperando(): void {
  clearTimeout(vence);
  vence = setTimeout(() => esperando.setState({ cuantos: null }), VALE);
}

// Another person or regional has another queue.
session.subscribe((now, before) => {
  if (now.user !== before.user) decirEsperando(null);
});

/** How many notices wait for a review; null while nobody counted them. No call is made for it. */
export const useEsperando = (): number | null => useStore(esperando, ({ cuantos }) => cuantos);
