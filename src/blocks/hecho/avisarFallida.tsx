import { type CallError, ServiceRejection } from '#client/errors.ts';
import { notice } from '#ui/dialogs/confirm.ts';

interface As {
  readonly title?: string;
  readonly message?: string;
}

/** Shows why a call failed in a dialog, with the message's optional number below; resolves when it is closed (spec F 8). */
export function avisarFallida(error: CallError, { message = error.message, ...as }: As = {}): Promise<void> {
  const number = error instanceof ServiceRejection ? error.mensaje.IdMensaje : '';
  const text = number ? (
    <>
      {message}
      <p className="modal-small">{number}</p>
    </>
  ) : (
    message
  );
  return notice({ ...as, message: text });
}
