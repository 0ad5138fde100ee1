import type { Fallo } from '#client/errors.ts';
import { fill } from '#lib/texts.ts';
import { hechoMessages } from './messages.ts';

/**
 * Why a call failed, where there is one line only: the number of the services' message stands behind the text (spec F 8).
 * `texto`: instead of its own.
 */
export const enUnaLinea = ({ message, numero }: Fallo, texto = message): string =>
  numero ? fill(hechoMessages.conNumero, { texto, numero }) : texto;
