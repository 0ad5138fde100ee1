import { isCallError } from '#client/errors.ts';
import { takeTurns } from '#lib/turns.ts';
import type { Diario } from './diario.ts';
import type { Puertos } from './puertos.ts';

/** How many numbers are read at a time. */
const A_LA_VEZ = 4;

/**
 * Reads the numbers of registered notices that the journal lacks: the browser was closed before they were known. What cannot
 * be read now stays without.
 */
export async function numerar(diario: Diario, { numeroDe }: Pick<Puertos, 'numeroDe'>): Promise<void> {
  const turno = takeTurns(A_LA_VEZ);
  const faltan = [...diario.asientos()].filter(([, { paso, nroAviso }]) => paso === 'registrada' && !nroAviso);
  await Promise.all(
    faltan.map(([numero, asiento]) =>
      turno(async () => {
        try {
          const nroAviso = await numeroDe(asiento.idPersonaNovedad);
          if (nroAviso !== '') await diario.anotar(numero, { ...asiento, nroAviso });
        } catch (error) {
          if (!isCallError(error)) throw error;
        }
      }),
    ),
  );
}
