import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { guardarDeRevision, leerDeRevision, useDeRevision } from '#engine/decide/preferencia.ts';

/** The last ones that were seen observed; older ones are long corrected or gone. */
const MUCHOS = 1000;
const ids = z.array(z.number());
const ninguno: readonly number[] = [];

const observadosAntes = (): readonly number[] => z.safeParse(ids, leerDeRevision('observados')).data ?? ninguno;

/**
 * Whether a declared notice was observed before: this reviewer saw it among the observed ones (design D24). Only ids are
 * kept. The rows do not say it, and the tracking of each would be one call per row.
 */
export function useCorregidos(observados: readonly FilaNovedad[]): (id: number) => boolean {
  const before = useDeRevision(observadosAntes);
  useEffect(() => {
    const known = new Set(observadosAntes());
    const fresh = observados.map(({ IdPersonaNovedad }) => IdPersonaNovedad).filter((id) => !known.has(id));
    if (fresh.length > 0) guardarDeRevision('observados', [...known, ...fresh].slice(-MUCHOS));
  }, [observados]);
  const seen = new Set(before);
  return (id) => seen.has(id);
}
