import { isCallError } from '#client/errors.ts';
import { anunciar } from './escribir.ts';

/** Loads what must be known before a write; null after a failure, which has been shown. */
export async function leyendo<T>(read: () => Promise<T>): Promise<{ readonly leido: T } | null> {
  try {
    return { leido: await read() };
  } catch (error) {
    if (!isCallError(error)) throw error;
    anunciar(error);
    return null;
  }
}
