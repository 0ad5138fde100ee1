import type { CellPlace } from '#ui/grid/grid.ts';
import { type Estado, estadoDe, type Fila, type Hallazgo, type Lugar } from '../fila/fila.ts';
import { columnasDe, porResolver } from './notas.ts';

/** Which rows are shown: those of a state, or those of a group of findings. */
export type Filtro =
  | { readonly que: 'estado'; readonly estado: 'todas' | 'lista' | 'aviso' | 'problema' }
  | { readonly que: 'grupo'; readonly grupo: string; readonly titulo: string };

/** All rows. */
export const TODAS: Filtro = { que: 'estado', estado: 'todas' };

/** Whether a row is one of those. */
export function pasa(filtro: Filtro, fila: Fila): boolean {
  if (filtro.que === 'grupo') return fila.hallazgos.some(({ grupo }) => grupo === filtro.grupo);
  return filtro.estado === 'todas' || estadoDe(fila) === filtro.estado;
}

/** How many rows there are of each state. */
export function contarEstados(filas: readonly Fila[]): Readonly<Record<Estado, number>> {
  const cuenta = { lista: 0, aviso: 0, problema: 0, pendiente: 0, registrada: 0, rechazada: 0, sinConfirmar: 0 };
  for (const fila of filas) cuenta[estadoDe(fila)] += 1;
  return cuenta;
}

/** The columns of the grid, by id, in their order. */
type Columnas = readonly { readonly id: string }[];

/** The column in which a finding is gone to: its own, or the state of the row while its own is not shown. */
export function columnaDeLugar(lugar: Lugar, columnas: Columnas): string {
  const [propia] = columnasDe(lugar);
  return columnas.find(({ id }) => id === propia)?.id ?? 'estado';
}

/** The columns of a row in which something of a level is to be resolved, in their order. */
function paradasDe(fila: Fila, nivel: Hallazgo['nivel'], columnas: Columnas): readonly string[] {
  if (estadoDe(fila) !== nivel) return [];
  const suyas = new Set(
    porResolver(fila)
      .filter((uno) => uno.nivel === nivel)
      .map(({ lugar }) => columnaDeLugar(lugar, columnas)),
  );
  return columnas.map(({ id }) => id).filter((id) => suyas.has(id));
}

/**
 * The next cell with something to resolve, after a cell or before it, around the ends: a problem, or a warning to confirm
 * where no row has a problem. null if there is none.
 */
export function siguienteParada(
  { filas, columnas, desde }: { filas: readonly Fila[]; columnas: Columnas; desde: CellPlace | null },
  paso: 1 | -1,
): CellPlace | null {
  const aqui = Math.max(
    0,
    filas.findIndex(({ numero }) => numero === desde?.key),
  );
  const lugarDe = (id: string | undefined): number => columnas.findIndex((una) => una.id === id);
  const enColumna = lugarDe(desde?.column);
  for (const nivel of ['problema', 'aviso'] as const) {
    // The row itself comes twice: first what is beyond the cell, at last all of it.
    for (let n = 0; n <= filas.length; n += 1) {
      const fila = filas[(aqui + paso * n + filas.length * 2) % filas.length];
      const todas = fila ? paradasDe(fila, nivel, columnas) : [];
      const quedan = n === 0 ? todas.filter((id) => (lugarDe(id) - enColumna) * paso > 0) : todas;
      const parada = quedan.at(paso === 1 ? 0 : -1);
      if (fila && parada !== undefined) return { key: fila.numero, column: parada };
    }
  }
  return null;
}
