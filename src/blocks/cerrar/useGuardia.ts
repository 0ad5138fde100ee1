import { useEffect, useId, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { session } from '#client/session.ts';
import { setUnsaved } from '#client/unsaved.ts';

type Move = Parameters<BlockerFunction>[0];

interface Guardia {
  readonly of: 'screen' | 'dialog';
  /** There is unsaved input. */
  readonly dirty: boolean;
  /** True if this navigation would lose it. */
  readonly holds: (move: Move) => boolean;
  /** Asks the user; true if they leave. */
  readonly ask: () => Promise<boolean>;
  /** Called when the user chose to lose the input. */
  readonly onLeave: () => void;
}

/** The active guards, by the id of their hook. */
const guardias = new Map<string, { readonly current: Guardia }>();

/**
 * Protects unsaved input: navigation within the portal asks first (`usePreguntaAlMover`), and so do signing out and a
 * new version. The browser asks when the tab is closed.
 */
export function useGuardia(guardia: Guardia): void {
  const id = useId();
  const { dirty } = guardia;
  const own = useRef(guardia);
  own.current = guardia;
  useEffect(() => {
    guardias.set(id, own);
    return () => void guardias.delete(id);
  }, [id]);
  useEffect(() => {
    setUnsaved(id, dirty);
    return () => setUnsaved(id, false);
  }, [id, dirty]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/**
 * Asks before a navigation within the portal that would lose unsaved input. The router allows only one blocker, so one
 * place asks for all guards, with a screen's wording if there is one. For the frame around the screens.
 */
export function usePreguntaAlMover(): void {
  const held = useRef<readonly Guardia[]>([]);
  const blocker = useBlocker((move) => {
    held.current = [...guardias.values()].map(({ current }) => current).filter((one) => one.holds(move));
    return session.getState().user !== null && held.current.length > 0;
  });
  const asking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') asking.current = false;
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    const asks = held.current.find((one) => one.of === 'screen') ?? held.current[0];
    void asks?.ask().then((leave) => {
      if (!leave) return blocker.reset();
      // Before `onLeave`: it discards the draft, which renders the form again, and that would ask once more.
      blocker.proceed();
      for (const { onLeave } of held.current) onLeave();
    });
  }, [blocker]);
}
