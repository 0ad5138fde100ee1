import { canal } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { validation } from '#messages/validation.ts';

/** The list of retirees' transfers (spec R 2.5, decision 5). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Asegurados pasivos que pasan a otra regional',
  storageKey: localKeys.filtroTransferencia,
  canal: canal.virtual,
  sinEstado: validation.estado,
  columns: ['nombre', 'documento', 'fecha', 'estado'],
  fileName: 'transferencias-de-pasivos',
};
