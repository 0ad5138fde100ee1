import { useEffect, useRef } from 'react';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cerrarMessages } from './messages.ts';
import { useGuardia } from './useGuardia.ts';

/** Asks whether unsaved input may be lost; `detalle` says where it was typed. */
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
 * Asks before the user leaves unsaved work. `onLeave` runs if the user chose to lose it. Returns a function that lets
 * the next navigation pass without a question, for use after a save.
 */
export function useGuardiaSinGrabar(dirty: boolean, onLeave: () => void, detalle?: string): () => void {
  const guarding = useRef(dirty);
  const passing = useRef(false);
  const atRisk = useRef(dirty);
  atRisk.current = dirty;
  guarding.current = dirty && !passing.current;
  useEffect(() => {
    // The form is clean again: what is typed from now on is guarded.
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
    // The saved data may already be loaded again. Then the form is clean, no navigation has to pass, and new input is
    // guarded.
    passing.current = atRisk.current;
    guarding.current = false;
  };
}
