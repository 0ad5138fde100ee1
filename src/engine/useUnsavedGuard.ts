import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { session } from '#client/session.ts';
import { setUnsaved } from '#client/unsaved.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { engineMessages } from './messages.ts';

/** Asks whether what was typed may be lost; `detalle` says where it was typed. */
export const preguntarSalir = (detalle: string = engineMessages.detalleSalir): Promise<boolean> =>
  confirm({
    title: engineMessages.salirSinGuardar,
    message: detalle,
    accept: engineMessages.salir,
    cancel: engineMessages.seguirEditando,
    tone: 'danger',
    focus: 'cancel',
  });

/**
 * Asks before unsaved work is left: within the portal by a dialog, on closing the tab by the browser's own question.
 * `onLeave` runs when the person chose to lose it. Returns a function that lets the next move pass, after a save.
 */
export function useUnsavedGuard(dirty: boolean, onLeave: () => void, detalle?: string): () => void {
  const id = useId();
  const guarding = useRef(dirty);
  const passing = useRef(false);
  guarding.current = dirty && !passing.current;
  useEffect(() => {
    setUnsaved(id, dirty);
    // Clean again: what is typed from here on is guarded anew.
    if (!dirty) passing.current = false;
    return () => setUnsaved(id, false);
  }, [id, dirty]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guarding.current &&
      session.getState().user !== null &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const asking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') asking.current = false;
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void preguntarSalir(detalle).then((leave) => {
      if (!leave) return blocker.reset();
      // First: what is forgotten draws the form anew, which would ask once more.
      blocker.proceed();
      onLeave();
    });
  }, [blocker, onLeave, detalle]);
  return () => {
    passing.current = true;
    guarding.current = false;
  };
}
