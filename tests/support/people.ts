import { queryClient } from '#client/query.ts';
import { endSession } from '#client/session.ts';
import { dismissQuestions } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Resets session, dialogs, toasts and cached replies. */
export function forgetPeople(): void {
  dismissQuestions();
  toast.clear();
  endSession();
  queryClient.clear();
}
