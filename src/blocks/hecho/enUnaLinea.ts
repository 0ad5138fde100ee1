import type { Fallo } from '#client/errors.ts';
import { fill } from '#lib/texts.ts';
import { hechoMessages } from './messages.ts';

/**
 * Why a call failed, where there is only one line: the number of the services' message comes after the text (spec F 8).
 * `texto` replaces the text of the message.
 */
export const enUnaLinea = ({ message, numero }: Fallo, texto = message): string =>
  numero ? fill(hechoMessages.conNumero, { texto, numero }) : texto;
