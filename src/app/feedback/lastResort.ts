import { app } from '#app/messages.ts';
import { isCallError } from '#client/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Says that an act ended with an error that nobody handled: a defect, or something the browser refused. Without a word the press
 * would seem to do nothing. Failed calls are told by the client, and what was cancelled needs no word. Scripts from elsewhere,
 * such as the robot check, reject with what is no error. Returns a function that stops it.
 */
export function tellUnhandled(): () => void {
  const tell = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name !== 'AbortError' && !isCallError(reason)) toast.error(app.sinTerminar);
  };
  window.addEventListener('unhandledrejection', tell);
  return () => window.removeEventListener('unhandledrejection', tell);
}
