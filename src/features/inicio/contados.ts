import { createStore, useStore } from 'zustand';
import type { Aviso } from './useAvisos.ts';

interface Contados {
  /** The company's notices as they were read last; null while nobody read them. */
  readonly avisos: readonly Aviso[] | null;
  /** How many of them the fund decided since the person last looked. */
  readonly decididos: number;
}

const contados = createStore<Contados>(() => ({ avisos: null, decididos: 0 }));

/** Says what the menu and the bell count. */
export const decirContados = (now: Contados): void => contados.setState(now);

/** How many notices of the list of a family wait for the employer, to correct or to declare; 0 while that is not known. */
export const useEsperan = (ids: readonly number[]): number =>
  useStore(
    contados,
    ({ avisos }) =>
      (avisos ?? []).filter(
        ({ estado, IdTipoNovedadPadre, IdTipoNovedad }) =>
          (estado === 'observado' || estado === 'registrado') &&
          (ids.includes(IdTipoNovedad) || ids.includes(IdTipoNovedadPadre)),
      ).length,
  );

/** How many notices the fund decided since the person last looked; 0 while that is not known. */
export const useRecienDecididos = (): number => useStore(contados, ({ decididos }) => decididos);
