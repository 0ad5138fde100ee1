import type { Mensaje } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Shows a message of the services as a toast of its type. In small letters below it: `de`, what it is about, and its
 * optional number (spec F 8). `text` replaces the text of the message.
 */
export function decirMensaje(mensaje: Mensaje, de = '', text = mensaje.Descripcion): void {
  toast[mensaje.TipoMensaje](text, { small: [de, mensaje.IdMensaje].filter(Boolean).join(' · ') });
}
