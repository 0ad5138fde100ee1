import type { BasePersonas } from '#contract/entities/persona.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { engineMessages } from '#engine/definition/messages.ts';

/** A person's document in one line, with its kind: 'CI 4821377-1A', 'Doc. BO000123'; '' for none. */
export function documentoCorto({ IdTipoDocumento, NumeroDocumento, ComplementoDocumento }: BasePersonas): string {
  const number = [NumeroDocumento, ComplementoDocumento].filter(Boolean).join('-');
  if (number === '') return '';
  return `${IdTipoDocumento === tipoDocumento.carnet ? engineMessages.carnet : engineMessages.otroDocumento} ${number}`;
}
