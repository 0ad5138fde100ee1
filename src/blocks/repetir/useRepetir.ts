import { useRef } from 'react';
import { mayBeDone } from '#client/errors.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { repetirMensajes as texts } from './messages.ts';

/**
 * For a write the services would make a second time: one whose answer never came may be done, and is only made again
 * once the person says so (fault matrix 10). `may` answers whether to go on, asking `usual` where there is no doubt;
 * `failed` is told each error.
 */
export function useRepetir() {
  const unsure = useRef(false);
  return {
    may: async (usual?: () => Promise<boolean>): Promise<boolean> => {
      if (!unsure.current) return usual ? usual() : true;
      return confirm({ title: texts.titulo, message: texts.pregunta, accept: texts.otraVez, focus: 'cancel' });
    },
    failed: (error: unknown): void => {
      unsure.current ||= mayBeDone(error);
    },
    /** True while a write of before may be done. */
    unsure: (): boolean => unsure.current,
    /** It is done: the next one is another. */
    done: (): void => {
      unsure.current = false;
    },
  };
}
