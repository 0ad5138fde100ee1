import { ContractViolation, ServiceRejection } from '#client/errors.ts';
import type { Hallazgo } from './asentar.ts';

/**
 * Reads whether a record is gone. The services refuse to show one that is; they may refuse for another reason as well, so
 * its list has to leave it out too. Throws the errors of `call`: then nobody knows.
 */
export async function quitado(porId: () => Promise<boolean>, enLista: () => Promise<boolean>): Promise<Hallazgo<true>> {
  try {
    return (await porId()) ? 'sin hacer' : null;
  } catch (error) {
    if (!(error instanceof ServiceRejection || error instanceof ContractViolation)) throw error;
  }
  return (await enLista()) ? null : { hecha: true };
}
