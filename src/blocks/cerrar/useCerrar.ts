import { useEffect, useId, useRef } from 'react';
import { setUnsaved } from '#client/unsaved.ts';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cerrarMensajes } from './messages.ts';

interface Cierre {
  /** Something stands in the dialog that closing would lose. */
  readonly dirty: boolean;
  /** What is being saved is waited for: the dialog stays. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  /** What is asked, where the dialog has words of its own. */
  readonly question?: Partial<Omit<Parameters<typeof confirm>[0], 'detail'>>;
}

/**
 * Closes a dialog that takes something in. With something in it, it asks first, and so do signing out, a new version and
 * leaving the page. Esc, X and Cancelar all take the function it returns.
 */
export function useCerrar({ dirty, busy = false, onClose, question }: Cierre): () => void {
  const id = useId();
  const asking = useRef(false);
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
  const close = async () => {
    if (busy || asking.current) return;
    asking.current = true;
    const leaves =
      !dirty || (await confirm({ message: cerrarMensajes.descartar, accept: general.descartar, ...question }));
    asking.current = false;
    if (leaves) onClose();
  };
  return () => void close();
}
