import { CancelledError } from '@tanstack/react-query';

/** True if the work was cancelled: by its signal, or by the end of the session, which cancels what is being read. */
export const seCorto = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof CancelledError;
