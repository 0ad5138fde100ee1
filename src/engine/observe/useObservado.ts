import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { keyOf, query, queryClient } from '#client/query.ts';
import { tabla } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { observadoDe } from './observado.ts';

/** The tracking of a notice, read. Its key starts with the call's key, so that a write makes it stale. */
const historiaDe = (id: number) => ({
  queryKey: [...keyOf(seguimiento.lista), 'leido', id],
  queryFn: async () => {
    const [items, { leerEntradas }] = await Promise.all([
      queryClient.fetchQuery(query(seguimiento.lista, { body: { IdTabla: id, Tabla: tabla.novedad } })),
      import('#blocks/seguimiento/leerEntradas.ts'),
    ]);
    return leerEntradas(items);
  },
});

const nada = [] as const;

/**
 * The observation that counts for a notice, and what changed since; null if there is none, or while it is not known.
 * `fallo`: the tracking could not be read, so nobody knows what changed.
 */
export function useObservado(
  definition: NovedadDefinition,
  loaded: LoadedNovedad,
  { requisitos }: Pick<Adjuntos, 'requisitos'>,
) {
  const { IdPersonaNovedad: id } = loaded.form.SegurosPersonasNovedad;
  const cuenta = id > 0 && loaded.estado !== null && loaded.estado !== 'aceptado' && loaded.estado !== 'anulado';
  const historia = useQuery({ ...historiaDe(id), enabled: cuenta });
  const entradas = historia.data ?? nada;
  const observado = useMemo(
    () => (cuenta ? observadoDe({ definition, loaded, requisitos }, entradas) : null),
    [cuenta, definition, loaded, requisitos, entradas],
  );
  return { observado, fallo: historia.isError, releer: () => void historia.refetch() };
}
