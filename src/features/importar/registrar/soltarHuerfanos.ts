import type { Fila } from '../fila/fila.ts';
import { soltar } from './archivosDeFila.ts';
import { type Asiento, type Diario, deOtros } from './diario.ts';
import { buscadaDe, leerIncierta } from './leerFila.ts';
import type { Puertos } from './puertos.ts';

/** Rows whose files may wait at the services without a notice. A refused row dropped its own. */
const conArchivos: ReadonlySet<Asiento['paso']> = new Set(['subiendo', 'enviando', 'sinConfirmar']);

/** A row that is only in the journal. */
const sinTextos = { preparada: null, valores: {}, textos: {} } as const;

/**
 * Before the journal is erased: reads the rows that were sent and not confirmed once more, and deletes the files of
 * rows that are not registered, because nothing would delete them later. Returns the rows that are registered after
 * all. If the services do not answer, the files stay until the next notice of that person deletes them.
 */
export async function soltarHuerfanos(
  diario: Pick<Diario, 'asientos'>,
  puertos: Puertos,
  filas: readonly Fila[],
): Promise<readonly number[]> {
  const porNumero = new Map(filas.map((fila) => [fila.numero, fila]));
  const halladas: number[] = [];
  for (const [numero, asiento] of diario.asientos()) {
    if (!conArchivos.has(asiento.paso)) continue;
    const buscada = buscadaDe(porNumero.get(numero) ?? sinTextos, asiento);
    const { tipo } = await leerIncierta(puertos, buscada, deOtros(diario, asiento.conocidos), [0]);
    if (tipo === 'hallada') halladas.push(numero);
    if (tipo === 'no aparece') await soltar(puertos, buscada);
  }
  return halladas;
}
