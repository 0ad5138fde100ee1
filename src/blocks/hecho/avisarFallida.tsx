import type { CallError } from '#client/errors.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { Motivo } from './Motivo.tsx';

interface As {
  readonly title?: string;
  readonly message?: string;
}

/** Shows why a call failed in a dialog; resolves when it is closed. `message`: instead of its own (spec F 8). */
export function avisarFallida(error: CallError, { message, ...as }: As = {}): Promise<void> {
  return notice({ ...as, message: <Motivo de={error} texto={message} /> });
}
