import type { NovedadDefinition } from '#engine/definition/definition.ts';

/** What can be done with a transfer notice in each state: its own column of spec E 4, without payment (decisions 8, 71). */
export const accionesDeTransferencia: NovedadDefinition['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'eliminar'],
  declarado: [],
  pagado: [],
  aceptado: ['imprimir'],
  anulado: [],
};
