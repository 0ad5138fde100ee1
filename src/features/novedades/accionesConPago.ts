import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';

/**
 * The actions in each state on a notice that is paid before it is declared. One column of spec E 4 covers the
 * registrations and the terminations (decisions 8 and 9).
 */
export const accionesConPago: FamiliaDeAvisos['actions'] = {
  registrado: ['editar', 'declarar', 'eliminar'],
  observado: ['editar', 'eliminar'],
  declarado: [],
  pagado: ['declarar'],
  aceptado: ['imprimir'],
  anulado: [],
};
