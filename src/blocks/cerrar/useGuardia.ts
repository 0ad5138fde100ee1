import { useEffect, useId, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { session } from '#client/session.ts';
import { setUnsaved } from '#client/unsaved.ts';

type Move = Parameters<BlockerFunction>[0];

interface Guardia {
  readonly of: 'screen' | 'dialog';
  /** Something typed is not saved. */
  readonly dirty: boolean;
  /** True when this move would lose it. */
  readonly holds: (move: Move) => boolean;
  /** Asks the person; true when she leaves. */
  readonly ask: () => Promise<boolean>;
  /** She chose to lose it. */
  readonly onLeave: () => void;
}

/** What is guarded now, by the hook that guards it. */
const guardias = new Map<string, { readonly current: Guardia }>();

/**
 * Keeps what is not saved from being lost by leaving: a move within the portal asks (`usePreguntaAlMover`), so do signing
 * out and a new version, and the browser does on closing the tab.
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
 * Asks before a move within the portal that would lose something guarded. The router takes one blocker, so one place asks
 * for all guards: in a screen's words, if there is one. For the frame around the screens.
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
      // First: what is forgotten draws the form anew, which would ask once more.
      blocker.proceed();
      for (const { onLeave } of held.current) onLeave();
    });
  }, [blocker]);
}
