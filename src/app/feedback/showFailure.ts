import { decirMensaje } from '#blocks/hecho/decirMensaje.ts';
import { type CallError, ServiceRejection } from '#client/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Shows a failed call as a toast: the services' own text with its type and, in small, its IdMensaje (spec F 8). */
export function showFailure(error: CallError): void {
  if (!(error instanceof ServiceRejection)) {
    toast.error(error.message);
    return;
  }
  decirMensaje(error.mensaje, '', error.message);
}
