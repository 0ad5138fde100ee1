import type { CellNote } from '#ui/grid/grid.ts';
import type { Columna } from '../fila/columnas.ts';
import { cerrada, dejaFuera, type Fila, type Hallazgo, type Lugar } from '../fila/fila.ts';

/** The columns of the grid that show several columns of the file, or none. */
export type IdDeColumna = Columna | 'fila' | 'estado' | 'documento' | 'nombre' | 'adjuntos';

/** The columns that a shown one is made of. */
export const partesDe = {
  documento: ['NumeroDocumento', 'Complemento'],
  nombre: ['ApellidoPaterno', 'ApellidoMaterno', 'Nombres'],
} as const satisfies Readonly<Record<string, readonly Columna[]>>;

/** Whether a column is shown as part of the document or the name. */
const esParte = (parte: keyof typeof partesDe, lugar: Columna): boolean =>
  (partesDe[parte] as readonly Columna[]).includes(lugar);

/** The columns of the grid in which a finding is shown, the first one with the focus. */
export function columnasDe(lugar: Lugar): readonly IdDeColumna[] {
  if (lugar === null) return ['estado'];
  if (lugar === 'Adjuntos') return ['adjuntos'];
  if (esParte('documento', lugar)) return ['documento'];
  return esParte('nombre', lugar) ? ['nombre', lugar] : [lugar];
}

const nota = ({ nivel, texto }: Hallazgo): CellNote => ({ tone: nivel === 'problema' ? 'bad' : 'warn', text: texto });
const ninguna: readonly CellNote[] = [];

const abierto =
  ({ confirmados }: Fila) =>
  (one: Hallazgo): boolean =>
    one.nivel === 'problema' || dejaFuera(one) || !confirmados.includes(one.grupo);

/**
 * What is to be resolved in a row: a confirmed warning is settled. One that leaves its row out is never confirmed. Nothing is
 * asked of a row that was sent.
 */
export const porResolver = (fila: Fila): readonly Hallazgo[] =>
  cerrada(fila) ? [] : fila.hallazgos.filter(abierto(fila));

/** What is to be resolved in a row, as sentences. */
export const motivosDe = (fila: Fila): string => [...new Set(porResolver(fila).map(({ texto }) => texto))].join(' ');

/** Rows are never changed in place, so that what is shown of one is found once. */
const notasPorFila = new WeakMap<Fila, ReadonlyMap<string, readonly CellNote[]>>();

function notasDe(fila: Fila): ReadonlyMap<string, readonly CellNote[]> {
  const hechas = notasPorFila.get(fila);
  if (hechas) return hechas;
  const notas = new Map<string, CellNote[]>();
  for (const hallazgo of porResolver(fila)) {
    for (const id of columnasDe(hallazgo.lugar)) notas.set(id, [...(notas.get(id) ?? []), nota(hallazgo)]);
  }
  notasPorFila.set(fila, notas);
  return notas;
}

/** What the checks found in a cell of the grid, without the warnings that the clerk confirmed. */
export const notasDeCelda = (fila: Fila, id: string): readonly CellNote[] => notasDe(fila).get(id) ?? ninguna;

/** The part of a name that is to be corrected: the one with a problem, else the first. */
export const parteDelNombre = ({ hallazgos }: Fila): Columna =>
  hallazgos
    .map(({ lugar }) => lugar)
    .find((lugar): lugar is Columna => lugar !== null && lugar !== 'Adjuntos' && esParte('nombre', lugar)) ??
  partesDe.nombre[0];
