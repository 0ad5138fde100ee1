import { useEffect, useState } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import { prepararAviso } from '#engine/review/prepararAviso.ts';
import type { Marca } from './FilaDeCola.tsx';
import { revisionMessages as textos } from './messages.ts';

/** How many of the next notices are read ahead. */
const ADELANTE = 2;

/** The result of a notice's checks, for the queue; null while one of them runs. */
function marcaDe(comprobaciones: readonly Comprobacion[]): Marca | null {
  if (comprobaciones.some(({ estado }) => estado === 'comprobando')) return null;
  const n = reparosDe(comprobaciones).length;
  return { bien: n === 0, texto: textos.reparos(n) };
}

/** The first rows after a notice that can be opened, to read them ahead. */
export function siguientes(
  rows: readonly FilaNovedad[],
  id: number,
  libre: (row: FilaNovedad) => boolean,
): readonly FilaNovedad[] {
  const at = rows.findIndex(({ IdPersonaNovedad }) => IdPersonaNovedad === id);
  return at < 0
    ? []
    : rows
        .slice(at + 1)
        .filter(libre)
        .slice(0, ADELANTE);
}

/**
 * What the checks found of the notice in view and of the next ones, which are read ahead while it is looked at.
 * `listo`: the notice in view is there.
 */
export function useMarcas(next: readonly FilaNovedad[], listo: boolean) {
  const [marcas, setMarcas] = useState<ReadonlyMap<number, Marca>>(new Map());
  const [anotar] = useState(() => (id: number, comprobaciones: readonly Comprobacion[] | null) => {
    const marca = comprobaciones && marcaDe(comprobaciones);
    if (!marca) return;
    setMarcas((now) => {
      const known = now.get(id);
      return known?.bien === marca.bien && known.texto === marca.texto ? now : new Map(now).set(id, marca);
    });
  });
  const [leidas] = useState(() => new Set<number>());
  const cuales = next.map(({ IdPersonaNovedad }) => IdPersonaNovedad).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the same while their ids are
  useEffect(() => {
    if (!listo) return;
    for (const row of next) {
      const { IdPersonaNovedad: id } = row;
      if (leidas.has(id)) continue;
      leidas.add(id);
      void prepararAviso(row).then((found) => anotar(id, found));
    }
  }, [cuales, listo, leidas, anotar]);
  return { marcaDe: (id: number): Marca | null => marcas.get(id) ?? null, anotar };
}
