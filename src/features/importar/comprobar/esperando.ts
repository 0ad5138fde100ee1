import { TransportFailure } from '#client/errors.ts';

/** The longest time, in milliseconds, that the services may ask to wait, and how often. */
const ESPERA = 60_000;
const VECES = 3;

const pasado = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      reject(new TransportFailure('cancelado', 0, ''));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/**
 * Does something that only reads, again after the time that the services ask to wait: twice at most, and a minute each. Throws
 * what `leer` throws, or a TransportFailure 'cancelado' if the signal ended the wait.
 */
export async function esperando<T>(signal: AbortSignal, leer: () => Promise<T>, vez = 1): Promise<T> {
  try {
    return await leer();
  } catch (error) {
    const again = error instanceof TransportFailure ? error.again : Number.NaN;
    if (!(again <= ESPERA) || vez >= VECES) throw error;
    await pasado(again, signal);
    return esperando(signal, leer, vez + 1);
  }
}
