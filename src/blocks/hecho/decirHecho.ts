import type { Mensaje } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Tells that something is done: the services' own words with their type, which may be an error although `ok` decided that
 * it is done (spec F 8, E 7.5), and `propio` where they said nothing.
 */
export function decirHecho(mensaje: Mensaje | null, propio: string, tono: 'success' | 'info' = 'success'): void {
  if (mensaje?.Descripcion) toast[mensaje.TipoMensaje](mensaje.Descripcion);
  else toast[tono](propio);
}
