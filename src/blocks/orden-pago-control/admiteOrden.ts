import type { Estado } from '#contract/enumerations.ts';

/**
 * Whether the services still change the payment order of a notice or an exam in a state: only before it is declared, and
 * before an exam goes on to its appointment (spec E 4, R 4.5). null is a state that only exams have.
 */
export const admiteOrden = (estado: Estado | null): boolean => estado === 'registrado' || estado === 'observado';

/**
 * Whether and why the services no longer add it to an order. 'declarado': a declared notice; a note says if it was
 * declared without an order. 'examen': an exam that has gone on; a note says that it is too late. 'otro': no note.
 */
export type Cerrado = false | 'declarado' | 'examen' | 'otro';
