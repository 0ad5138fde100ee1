import { queryClient } from '#client/query.ts';
import { endSession } from '#client/session.ts';
import { dismissQuestions } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Nobody is signed in, nothing is asked or said, no reply is kept: as before the first person. */
export function forgetPeople(): void {
  dismissQuestions();
  toast.clear();
  endSession();
  queryClient.clear();
}
