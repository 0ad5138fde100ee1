import { useEffect, useRef } from 'react';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cerrarMessages } from './messages.ts';
import { useGuardia } from './useGuardia.ts';

/** Asks whether what was typed may be lost; `detalle` says where it was typed. */
export const preguntarSalir = (detalle: string = cerrarMessages.detalleSalir): Promise<boolean> =>
  confirm({
    title: cerrarMessages.salirSinGuardar,
    message: detalle,
    accept: cerrarMessages.salir,
    cancel: cerrarMessages.seguirEditando,
    tone: 'danger',
    focus: 'cancel',
  });

/**
 * Asks before unsaved work is left. `onLeave` runs when the person chose to lose it. Returns a function that lets the next
 * move pass, after a save.
 */
export function useGuardiaSinGrabar(dirty: boolean, onLeave: () => void, detalle?: string): () => void {
  const guarding = useRef(dirty);
  const passing = useRef(false);
  const atRisk = useRef(dirty);
  atRisk.current = dirty;
  guarding.current = dirty && !passing.current;
  useEffect(() => {
    // Clean again: what is typed from here on is guarded anew.
    if (!dirty) passing.current = false;
  }, [dirty]);
  useGuardia({
    of: 'screen',
    dirty,
    holds: ({ currentLocation: from, nextLocation: to }) =>
      guarding.current && from.pathname + from.search !== to.pathname + to.search,
    ask: () => preguntarSalir(detalle),
    onLeave,
  });
  return () => {
    // What was saved may be read anew already: then nothing waits to pass, and what is typed next is guarded.
    passing.current = atRisk.current;
    guarding.current = false;
  };
}
