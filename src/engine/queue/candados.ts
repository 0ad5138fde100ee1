import { type Release, takeLock } from '#client/tabLock.ts';
import { candadoDelAviso } from './decision.ts';

type Candado = Promise<Release | null>;

/**
 * Locks by notice id. Each is held from the moment of the decision until the decision is answered, refused, taken back
 * or dropped.
 */
const candados = new Map<number, Candado>();

/** The lock of a notice, taken now if this tab does not have it. It ends in null if another tab has it. */
export function candadoDe(id: number): Candado {
  const held = candados.get(id) ?? takeLock(candadoDelAviso(id));
  candados.set(id, held);
  return held;
}

/** True while this lock of a notice was neither released nor taken anew. */
export const esElCandado = (id: number, held: Candado): boolean => candados.get(id) === held;

/** Forgets a lock that this tab did not get. */
export function olvidarCandado(id: number): void {
  candados.delete(id);
}

/** Releases the lock of a notice, if this tab has it. */
export function soltarCandado(id: number): void {
  const held = candados.get(id);
  candados.delete(id);
  void held?.then((soltar) => soltar?.());
}

/** Releases every lock. */
export function soltarCandados(): void {
  for (const id of [...candados.keys()]) soltarCandado(id);
}
