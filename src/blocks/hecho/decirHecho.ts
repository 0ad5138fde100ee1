import type { Mensaje } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';
import { decirMensaje } from './decirMensaje.ts';

/**
 * Shows that something was done: the services' own words with their type, or `propio` if they said nothing. The type
 * may be an error although `ok` says that it was done (spec F 8, E 7.5). `de` names what it was done to, if that is no
 * longer in view.
 */
export function decirHecho(
  mensaje: Mensaje | null,
  propio: string,
  tono: 'success' | 'info' = 'success',
  de = '',
): void {
  if (mensaje?.Descripcion) decirMensaje(mensaje, de);
  else toast[tono](propio, { small: de });
}
