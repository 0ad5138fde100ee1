import { type CallError, ServiceRejection } from '#client/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { decirMensaje } from './decirMensaje.ts';

/** Shows a failed call as a toast: the services' own text with its type and, in small, its IdMensaje (spec F 8). */
export function decirFallida(error: CallError): void {
  if (error instanceof ServiceRejection) decirMensaje(error.mensaje, '', error.message);
  else toast.error(error.message);
}
