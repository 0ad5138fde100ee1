import type { NovedadDefinition } from '#engine/definition/definition.ts';

/** What can be done with a retiree's deregistration in each state; observed, it is corrected first (spec R 4.2, decisions 8, 72). */
export const accionesDeBajaPasivo: NovedadDefinition['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'eliminar'],
  declarado: [],
  pagado: [],
  aceptado: ['imprimir'],
  anulado: [],
};
