import { useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cerrarMessages } from './messages.ts';
import { useGuardia } from './useGuardia.ts';

interface Cierre {
  /** Something stands in the dialog that closing would lose. */
  readonly dirty: boolean;
  /** What is being saved is waited for: the dialog stays. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  /** What is asked, where the dialog has words of its own. */
  readonly question?: Partial<Omit<Parameters<typeof confirm>[0], 'detail'>>;
}

const nothing = () => undefined;

/**
 * Closes a dialog that takes something in. With something in it, it asks first, and so do signing out, a new version, going
 * back and leaving the page. Esc, X and Cancelar all take the function it returns.
 */
export function useCerrar({ dirty, busy = false, onClose, question }: Cierre): () => void {
  const asking = useRef(false);
  const ask = () => confirm({ message: cerrarMessages.descartar, accept: general.descartar, ...question });
  useGuardia({
    of: 'dialog',
    dirty,
    // Nothing behind a dialog can be reached but by the browser's own back and forward.
    holds: ({ historyAction }) => dirty && !busy && historyAction === NavigationType.Pop,
    ask,
    onLeave: nothing,
  });
  const close = async () => {
    if (busy || asking.current) return;
    asking.current = true;
    const leaves = !dirty || (await ask());
    asking.current = false;
    if (leaves) onClose();
  };
  return () => void close();
}
