import type { NovedadDefinition } from '#engine/definition/definition.ts';

/** What can be done with a registration notice in each state (spec E 4, decisions 8 and 9). */
export const accionesDeAlta: NovedadDefinition['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'eliminar'],
  declarado: [],
  pagado: ['declarar'],
  aceptado: ['imprimir'],
  anulado: [],
};
