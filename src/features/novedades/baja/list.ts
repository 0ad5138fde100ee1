import { tipoNovedad } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';

/** The list of termination notices (spec E 2.3). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Cotizantes, pasantes y voluntarios que dejan la empresa',
  storageKey: localKeys.filtroBusqueda,
  pickerTitle: 'Seleccione Tipo Aviso Baja',
  ayudas: {
    [tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE]: 'Para quien trabaja con sueldo y deja la empresa.',
    [tipoNovedad.NOVEDAD_PASANTE_BAJA]: 'Para quien termina su pasantía.',
    [tipoNovedad.NOVEDAD_VOLUNTARIADO_BAJA]: 'Para quien termina su voluntariado.',
  },
  columns: ['nombre', 'documento', 'fecha', 'tipo', 'pagado', 'estado'],
  fileName: 'avisos-de-baja',
};
