import { canal, tipoNovedad } from '#contract/enumerations.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';

/** The list of retirees' registrations (spec R 2.2). Its types, routes and titles are in the family's record. */
export const lista: ListDefinition = {
  lead: 'Jubilados, inválidos y derecho habientes que pasan a la caja',
  storageKey: localKeys.filtroBusqueda,
  pickerTitle: 'Seleccione un Tipo de Afiliación Pasiva',
  ayudas: {
    [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO]:
      'Para quien pide su afiliación como pasivo: la calculadora dice qué gestor de salud le corresponde.',
    [tipoNovedad.ALTA_PASIVO_POR_JUBILACION]:
      'Para quien ya es asegurado de la caja, con historia clínica, y se jubila.',
    [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION]:
      'Para quien tiene una resolución que solicita la afiliación: se piden su número, su fecha y quién la emitió.',
    [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE]:
      'Para el familiar que recibe el derecho de un titular: primero se busca al titular.',
  },
  etiquetaTipo: 'Tipos de novedad',
  vacio: general.sinResultados,
  canal: canal.virtual,
  columns: ['nombre', 'documento', 'fecha', 'tipo', 'estado'],
  fileName: 'altas-de-pasivos',
};
