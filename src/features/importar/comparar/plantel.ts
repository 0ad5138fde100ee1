import { call } from '#client/call.ts';
import { ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { Consulta } from '#engine/definition/definition.ts';
import { takeTurns } from '#lib/turns.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { A_LA_VEZ } from '../comprobar/servicios.ts';

/** The most people that a search answers: with as many there may be more, and the search is split. */
const TOPE = 200;

/** How a document number begins, and how it goes on: 'E-0012345', '5120984-1F'. */
const INICIALES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SIGUIENTES = [...INICIALES, '-'];

/** A document number is not longer; a search for more would only ask again and again. */
const LARGO = 16;

/** Whether the services take no search by the beginning of a number. Any other failure says nothing about it. */
const noLaHay = (error: unknown): boolean =>
  error instanceof ServiceRejection || (error instanceof TransportFailure && error.kind === 'solicitud');

/**
 * Everybody with a job in the company now or before, by the beginnings of their documents: no call lists them. null if
 * the services take no such search. Whether it finds everybody has to be seen from people who are known to be there.
 */
export async function reunirPlantel(
  { idEmpresa }: Contexto,
  consulta: Consulta,
  alReunir: (personas: number) => void,
): Promise<readonly PacienteBuscado[] | null> {
  const turno = takeTurns(A_LA_VEZ);
  const personas = new Map<number, PacienteBuscado>();
  const reunir = async (term: string): Promise<void> => {
    const params = { term, idEmpresa, rol: rolAfiliacion.titular };
    const found = await turno(() => call(pacientes.porDocumentoEnEmpresa, { params }, consulta));
    for (const persona of found) personas.set(persona.IdPersona, persona);
    alReunir(personas.size);
    if (found.length < TOPE || term.length >= LARGO) return;
    await Promise.all(SIGUIENTES.map((next) => reunir(term + next)));
  };
  try {
    await Promise.all(INICIALES.map(reunir));
  } catch (error) {
    if (noLaHay(error)) return null;
    throw error;
  }
  return [...personas.values()];
}
