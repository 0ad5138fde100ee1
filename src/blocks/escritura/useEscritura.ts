import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Escritura } from './asentar.ts';
import { type Duda, escribir, type Hecha, type Trato } from './escribir.ts';

/** Makes one write of a form, which remembers whether an earlier try may be done. */
export type Escribir = <E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  trato?: Omit<Trato, 'duda'>,
) => Promise<Hecha<T> | null>;

/** The writes of one form or one button, outside React. `dudosa`: an earlier one may be done. */
export interface Escrituras {
  readonly escribir: Escribir;
  readonly dudosa: () => boolean;
}

/** Begins the writes of a form: none may be done yet. */
export function crearEscritura(): Escrituras {
  const duda: Duda = { anterior: null };
  return {
    escribir: (escritura, trato = {}) => escribir(escritura, { ...trato, duda }),
    dudosa: () => duda.anterior !== null,
  };
}

/** The writes of one form or one button. */
export function useEscritura(): Escrituras {
  const [api] = useState(crearEscritura);
  return api;
}
