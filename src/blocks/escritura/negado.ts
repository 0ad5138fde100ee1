import { ServiceRejection } from '#client/errors.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { general } from '#messages/general.ts';

/**
 * Throws for an answer that means no although `ok` is true: a false, an empty code. The error has the services' words,
 * or else the default text for it (decision 18); the words of a success do not say what went wrong.
 */
export function negado(mensaje: Mensaje | null): never {
  const said = mensaje?.TipoMensaje === 'success' ? '' : (mensaje?.Descripcion ?? '');
  const none = { IdMensaje: '', TieneMensaje: false, contenido: null };
  throw new ServiceRejection({
    ...(mensaje ?? none),
    Descripcion: said || general.problemaAlRegistrar,
    TipoMensaje: said ? 'warning' : 'error',
    state: 'whole',
  });
}
