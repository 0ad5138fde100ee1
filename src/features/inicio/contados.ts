import { createStore, useStore } from 'zustand';

/** How many notices the other side moved since the person last looked: the fund, or for the staff the employers. */
const nuevos = createStore<{ readonly cuantos: number }>(() => ({ cuantos: 0 }));

/** Says what the bell shows. */
export const decirNuevos = (cuantos: number): void => nuevos.setState({ cuantos });

/** How many notices were moved since the person last looked; 0 while that is not known. */
export const useNuevosEnCampana = (): number => useStore(nuevos, ({ cuantos }) => cuantos);
