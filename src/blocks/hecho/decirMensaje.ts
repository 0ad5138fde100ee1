import type { Mensaje } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Shows a message of the services as a toast of its type. Small below it stand `de`, what it is about, and its optional
 * number (spec F 8). `text`: instead of its own.
 */
export function decirMensaje(mensaje: Mensaje, de = '', text = mensaje.Descripcion): void {
  toast[mensaje.TipoMensaje](text, { small: [de, mensaje.IdMensaje].filter(Boolean).join(' · ') });
}
