import { canal } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { validation } from '#messages/validation.ts';

/** The list of retirees' deregistrations (spec R 2.4). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Asegurados pasivos que fallecieron',
  storageKey: localKeys.filtroBusqueda,
  canal: canal.virtual,
  sinEstado: validation.estado,
  columns: ['nombre', 'documento', 'novedad', 'fecha', 'estado'],
  fileName: 'bajas-de-pasivos',
};
