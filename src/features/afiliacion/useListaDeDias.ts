import { useMemo } from 'react';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import type { VistaPropia } from '#blocks/lista-filtrada/vista.ts';
import { localKeys } from '#lib/storage.ts';
import { diasSchema, ultimosMeses } from './filtro.ts';

/** A list of newborns that is searched by days: days and view are in the address. `vista` must be stable. */
export function useListaDeDias(listName: string, months: number, vista: VistaPropia) {
  const defaults = useMemo(() => ultimosMeses(months), [months]);
  return useListaFiltrada({
    storageKey: localKeys.filtroBusqueda,
    listName,
    defaults,
    schema: diasSchema,
    // It has no form of its own: the menu starts it over.
    editRoute: 'recien-nacido-admin',
    vista,
  });
}
