import { app } from '#app/messages.ts';
import { isCallError } from '#client/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Shows that an act ended with an error that no code handled: a defect, or something the browser refused. Without the
 * message the press would seem to do nothing. The client shows failed calls, and cancelled work needs no message. Other
 * scripts, such as the robot check, reject with values that are not errors. Returns a function that stops it.
 */
export function tellUnhandled(): () => void {
  const tell = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name !== 'AbortError' && !isCallError(reason)) toast.error(app.sinTerminar);
  };
  window.addEventListener('unhandledrejection', tell);
  return () => window.removeEventListener('unhandledrejection', tell);
}
