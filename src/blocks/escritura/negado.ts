import { ServiceRejection } from '#client/errors.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { general } from '#messages/general.ts';

/**
 * An answer that says no although `ok` is true: a false, an empty code. The services' words, else the text for it
 * (decision 18); words of a success do not say what went wrong.
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
