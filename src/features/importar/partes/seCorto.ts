import { CancelledError } from '@tanstack/react-query';

/** True if nobody waits for the work any more: its signal ended it, or the session did, which drops what is being read. */
export const seCorto = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof CancelledError;
