import { useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cerrarMessages } from './messages.ts';
import { useGuardia } from './useGuardia.ts';

interface Cierre {
  /** The dialog has unsaved input that closing would lose. */
  readonly dirty: boolean;
  /** A save is running, so the dialog stays open. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  /** The question, if the dialog has its own wording. */
  readonly question?: Partial<Omit<Parameters<typeof confirm>[0], 'detail'>>;
}

const nothing = () => undefined;

/**
 * Closes a dialog with input fields. If it has unsaved input, it asks first; so do signing out, a new version, going
 * back and leaving the page. Esc, X and Cancelar all call the function it returns.
 */
export function useCerrar({ dirty, busy = false, onClose, question }: Cierre): () => void {
  const asking = useRef(false);
  const ask = () => confirm({ message: cerrarMessages.descartar, accept: general.descartar, ...question });
  useGuardia({
    of: 'dialog',
    dirty,
    // While a dialog is open, only the browser's back and forward can leave the page behind it.
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
