import { isCodeMissing } from '#lib/codeMissing.ts';
import { kitMessages } from '../messages.ts';
import { toast } from './toast.ts';

/** Runs an act whose code loads when it is needed. If the code does not load, it says so; the next press loads it again. */
export async function withItsCode(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    toast.warning(kitMessages.partMissing);
  }
}
