import type { Fallo } from '#client/errors.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';

/** Why a call failed, where there is one line only: the number of the services' message stands behind the text (spec F 8). */
export const enUnaLinea = ({ message, numero = '' }: Fallo): string =>
  numero === '' ? message : fill(general.conCodigo, { texto: message, codigo: numero });
