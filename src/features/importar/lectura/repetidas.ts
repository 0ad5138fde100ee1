import type { Fila, Hallazgo } from '../fila/fila.ts';
import { claseDe } from '../fila/tipos.ts';
import { documentoComparable } from '../fila/valores.ts';
import { hallazgosDeLectura } from './leerTexto.ts';

type Identificada = Pick<Fila, 'numero' | 'valores' | 'tipo'>;

/** The person of a row by document and complement; '' without a document. */
function personaDe({ valores }: Pick<Fila, 'valores'>): string {
  const numero = documentoComparable(String(valores.NumeroDocumento ?? ''));
  return numero && [numero, String(valores.Complemento ?? '').toUpperCase()].join('-');
}

/**
 * The rows that repeat the person of an earlier row, by row number. The first row of a person counts, whatever its type
 * of notice. Documents are compared without dots, spaces and leading zeros; the complement counts.
 */
export function repetidas(filas: readonly Identificada[]): ReadonlyMap<number, Hallazgo> {
  const primeras = new Map<string, Identificada>();
  const found = new Map<number, Hallazgo>();
  for (const fila of filas) {
    const persona = personaDe(fila);
    if (persona === '') continue;
    const primera = primeras.get(persona);
    if (!primera) primeras.set(persona, fila);
    else {
      const trasBaja = claseDe(primera.tipo) === 'baja' && claseDe(fila.tipo) === 'alta';
      found.set(
        fila.numero,
        trasBaja ? hallazgosDeLectura.repetidaTrasBaja(primera.numero) : hallazgosDeLectura.repetida(primera.numero),
      );
    }
  }
  return found;
}
