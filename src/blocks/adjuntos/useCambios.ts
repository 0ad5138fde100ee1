import { useCallback, useState } from 'react';
import type { Cambio, Cambios } from './slots.ts';

const none: Cambios = {};

/** The changes per requirement since a notice was loaded. Another notice starts without changes. */
export function useCambios(aviso: string) {
  const [state, setState] = useState<{ aviso: string; cambios: Cambios }>({ aviso, cambios: none });
  const set = useCallback(
    (idRequisito: number, cambio: Cambio) =>
      setState((old) => {
        const before = old.aviso === aviso ? old.cambios : none;
        return { aviso, cambios: { ...before, [idRequisito]: { ...before[idRequisito], ...cambio } } };
      }),
    [aviso],
  );
  const clear = useCallback(() => setState({ aviso, cambios: none }), [aviso]);
  return { cambios: state.aviso === aviso ? state.cambios : none, set, clear };
}
