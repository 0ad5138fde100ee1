import { keyOf } from '#client/query.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { cargarNovedad, type LoadedNovedad } from './cargarNovedad.ts';

/** Cache entry of an open notice. Its key starts with the call's key, so that a write makes it stale. */
const claveDeAviso = (id: number) => [...keyOf(personasNovedad.porId), 'formulario', id];

/** The query of an open notice, with what its definition completes. All screens that open it share the answer. */
export const consultaDeAviso = (id: number, definitions: readonly NovedadDefinition[]) => ({
  queryKey: claveDeAviso(id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedNovedad> => {
    const loaded = await cargarNovedad(id, signal);
    const definition = definitions.find((one) => one.idTipoPadre === loaded.idTipoPadre);
    if (!definition?.alAbrir) return loaded;
    return { ...loaded, form: await definition.alAbrir(loaded.form, loaded.estado), recibida: loaded.form };
  },
});
