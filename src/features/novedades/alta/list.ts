import { tipoNovedad } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';

/** The list of registration notices (spec E 2.1). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Cotizantes, pasantes y voluntarios que ingresan a la empresa',
  storageKey: localKeys.filtroBusqueda,
  pickerTitle: 'Seleccione Tipo Aviso Alta',
  ayudas: {
    [tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE]:
      'Para quien trabaja con sueldo: ingreso, reingreso o cambio de razón social.',
    [tipoNovedad.NOVEDAD_PASANTE_ALTA]: 'Para quien hace una pasantía, con su fecha de fin.',
    [tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA]: 'Para quien presta un voluntariado, con su fecha de fin.',
  },
  columns: ['nombre', 'documento', 'fecha', 'tipo', 'pagado', 'estado'],
  fileName: 'avisos-de-alta',
};
