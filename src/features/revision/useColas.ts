import { useEffect, useState } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Cola, useCola } from '#engine/review/cola.ts';
import { idDe } from './filas.ts';

/** The types that answered within this time (ms) are shown, and the longest waiting of their notices is the first in view. */
const PRIMERO = 600;

/** What was observed is asked for after this time (ms) although the first notice is not there. */
const SIN_PRIMERO = 5000;

const sinFilas: readonly FilaNovedad[] = [];

/**
 * A queue, without rows until all types have answered or a moment has passed since the first one did: rows that come in
 * between would push the others away from the pointer.
 */
function useColaAsentada(cola: Cola): Cola {
  const [paso, setPaso] = useState(false);
  const hayFilas = cola.rows.length > 0;
  useEffect(() => {
    if (!hayFilas) return;
    const timer = setTimeout(() => setPaso(true), PRIMERO);
    return () => clearTimeout(timer);
  }, [hayFilas]);
  return paso || !cola.contando ? cola : { ...cola, rows: sinFilas };
}

/**
 * Whether the queue has come first: its first notice is there, it has none, or that notice has not opened for long. Once it
 * has, it stays so.
 */
function useColaAtendida({ contando, rows }: Cola, hayAvisoListo: boolean): boolean {
  const [atendida, setAtendida] = useState(false);
  const cuantas = rows.length;
  useEffect(() => {
    if (contando) return;
    if (hayAvisoListo || cuantas === 0) return setAtendida(true);
    const timer = setTimeout(() => setAtendida(true), SIN_PRIMERO);
    return () => clearTimeout(timer);
  }, [contando, cuantas, hayAvisoListo]);
  return atendida;
}

/**
 * The two lists of the desk. What was observed is asked for when the queue is attended to, or when its list is in view.
 * `hayAvisoListo`: a notice is open and read.
 */
export function useColas({ verObservados, hayAvisoListo }: { verObservados: boolean; hayAvisoListo: boolean }) {
  const llegados = useCola('declarado');
  const declarados = useColaAsentada(llegados);
  const atendida = useColaAtendida(declarados, hayAvisoListo);
  const seBuscanObservados = atendida || verObservados;
  const observados = useCola('observado', seBuscanObservados);
  return {
    declarados,
    observados,
    seBuscanObservados,
    /** What the rows say beyond their lists, such as their tracking, may be asked for by now. */
    atendida,
    /** The row of a notice in either list; null if it is in none. A notice that the address names waits for no others. */
    filaDe: (id: number): FilaNovedad | null => {
      const deEste = (row: FilaNovedad) => idDe(row) === id;
      return llegados.rows.find(deEste) ?? observados.rows.find(deEste) ?? null;
    },
  };
}

/** The two lists of the desk, and when they are asked for. */
export type Colas = ReturnType<typeof useColas>;
