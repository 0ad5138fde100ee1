import type { NovedadDefinition } from '#engine/definition/definition.ts';

/** What can be done with a retiree's transfer in each state: observed, it may be declared as it is (spec R 4.3, decisions 8, 71). */
export const accionesDeTransferenciaPasivo: NovedadDefinition['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'declarar', 'eliminar'],
  declarado: [],
  pagado: [],
  aceptado: ['imprimir'],
  anulado: [],
};
