import { canal } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';

/** The list of retirees' registrations (spec R 2.2). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Jubilados, inválidos y derecho habientes que pasan a la caja',
  storageKey: localKeys.filtroBusqueda,
  pickerTitle: 'Seleccione un Tipo de Afiliación Pasiva',
  etiquetaTipo: 'Tipos de novedad',
  vacio: general.sinResultados,
  canal: canal.virtual,
  columns: ['nombre', 'documento', 'fecha', 'tipo', 'estado'],
  fileName: 'altas-de-pasivos',
};
