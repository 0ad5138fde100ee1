import { ContractViolation, ServiceRejection } from '#client/errors.ts';
import type { Hallazgo } from './asentar.ts';

/**
 * Checks whether a record is deleted. The services refuse to show a deleted record, but they may refuse for another
 * reason too, so its list must not have it either. Throws the errors of `call`: then nobody knows.
 */
export async function quitado(porId: () => Promise<boolean>, enLista: () => Promise<boolean>): Promise<Hallazgo<true>> {
  try {
    return (await porId()) ? 'sin hacer' : null;
  } catch (error) {
    if (!(error instanceof ServiceRejection || error instanceof ContractViolation)) throw error;
  }
  return (await enLista()) ? null : { hecha: true };
}
