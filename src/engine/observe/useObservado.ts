import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { keyOf, query, queryClient } from '#client/query.ts';
import { tabla } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';

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

type Lector = typeof import('./observado.ts').observadoDe;

/** What reads an observation. Most notices were never observed, so a form does not load it at first. */
const lector = {
  queryKey: ['lector-de-observaciones'],
  queryFn: async () => (await import('./observado.ts')).observadoDe,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Until the code that reads it is here, or without it, an observation is shown as it was written. */
const soloTexto: Lector = ({ loaded: { estado, form } }) =>
  estado === 'observado'
    ? { texto: form.SegurosPersonasNovedad.ObservacionCaja, fecha: '', cambios: [], puntos: [] }
    : null;

const nada = [] as const;

/**
 * The observation that counts for a notice, and what changed since; null if there is none, or while it is not known.
 * `fallo`: the tracking could not be read, so what changed is unknown.
 */
export function useObservado(
  definition: NovedadDefinition,
  loaded: LoadedNovedad,
  { requisitos }: Pick<Adjuntos, 'requisitos'>,
) {
  const { IdPersonaNovedad: id } = loaded.form.SegurosPersonasNovedad;
  const cuenta = id > 0 && loaded.estado !== null && loaded.estado !== 'aceptado' && loaded.estado !== 'anulado';
  const historia = useQuery({ ...historiaDe(id), enabled: cuenta });
  const codigo = useQuery({ ...lector, enabled: cuenta });
  const observadoDe = codigo.data ?? soloTexto;
  const entradas = historia.data ?? nada;
  const observado = useMemo(
    () => (cuenta ? observadoDe({ definition, loaded, requisitos }, entradas) : null),
    [cuenta, observadoDe, definition, loaded, requisitos, entradas],
  );
  const releer = () => {
    for (const read of [historia, codigo]) if (read.isError) void read.refetch();
  };
  return { observado, fallo: historia.isError || codigo.isError, releer };
}
