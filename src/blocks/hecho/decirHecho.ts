import type { Mensaje } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Shows that something was done: the services' own words with their type, or `propio` if they said nothing. The type
 * may be an error although `ok` says that it was done (spec F 8, E 7.5).
 */
export function decirHecho(mensaje: Mensaje | null, propio: string, tono: 'success' | 'info' = 'success'): void {
  if (mensaje?.Descripcion) toast[mensaje.TipoMensaje](mensaje.Descripcion);
  else toast[tono](propio);
}
