import type { NovedadDefinition } from '#engine/definition/definition.ts';

/** What can be done with a retiree's registration in each state: observed, it may be declared as it is (spec R 4.1, decision 8). */
export const accionesDeAltaPasivo: NovedadDefinition['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'declarar', 'eliminar'],
  declarado: [],
  pagado: [],
  aceptado: ['imprimir'],
  anulado: [],
};
