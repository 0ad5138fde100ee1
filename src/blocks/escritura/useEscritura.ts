import { useState } from 'react';
import { TransportFailure } from '#client/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { transport } from '#messages/transport.ts';
import { type Escritura, hallada, mirar } from './asentar.ts';
import { anunciar, type Duda, escribir, type Hecha, type Trato } from './escribir.ts';

/** Sends one write of a form, which remembers an earlier uncertain try. */
export type Escribir = <E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  trato?: Omit<Trato, 'duda'>,
) => Promise<Hecha<T> | null>;

/** The writes of one form or one button, outside React. `dudosa`: an earlier write may have been done. */
export interface Escrituras {
  readonly escribir: Escribir;
  readonly dudosa: () => boolean;
}

/** Creates the writes of a form, with no uncertain try yet. */
export function crearEscritura(): Escrituras {
  const duda: Duda = { anterior: null };
  return {
    escribir: (escritura, trato = {}) => escribir(escritura, { ...trato, duda }),
    dudosa: () => duda.anterior !== null,
  };
}

/**
 * Sends one write and asks nothing after a lost answer: for one of many in a row. `fallo` tells why it was not done, or
 * that nobody knows.
 */
export const escribirSinPreguntar: Escribir = (escritura, trato = {}) =>
  escribir(escritura, { ...trato, duda: { anterior: null }, otraVez: false });

/**
 * The same for one whose earlier try got no certain answer: it is read first, and sent only if it was not done. If that cannot
 * be read, nothing is sent, and nobody knows.
 */
export const escribirSiFalta: Escribir = async (escritura, trato = {}) => {
  const found = await mirar(escritura.comprobar);
  if (hallada(found)) return { datos: found.hecha, mensaje: null };
  if (found === 'sin hacer') return escribirSinPreguntar(escritura, trato);
  const { fallo = anunciar, nadieSabe = transport.sinRespuesta } = trato;
  await fallo(new TransportFailure('sinRespuesta', 0, nadieSabe));
  return null;
};

/** The writes of one form or one button. */
export function useEscritura(): Escrituras {
  const [api] = useState(crearEscritura);
  return api;
}
