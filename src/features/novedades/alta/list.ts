import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';

/** The list of registration notices (spec E 2.1). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Cotizantes, pasantes y voluntarios que ingresan a la empresa',
  storageKey: localKeys.filtroBusqueda,
  pickerTitle: 'Seleccione Tipo Aviso Alta',
  columns: ['nombre', 'documento', 'fecha', 'tipo', 'pagado', 'estado'],
  fileName: 'avisos-de-alta',
};
