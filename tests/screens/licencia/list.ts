import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';

export const lista: ListDefinition = {
  lead: 'Trabajadores que se ausentan por un tiempo',
  storageKey: localKeys.filtroBusqueda,
  columns: ['nombre', 'documento', 'fecha', 'estado'],
  fileName: 'avisos-de-licencia',
};
