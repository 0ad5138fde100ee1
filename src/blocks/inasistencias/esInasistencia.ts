import { fold } from '#lib/texts.ts';

/** The services do not say which states are absences: those whose name says so. */
export const esInasistencia = (estado: string): boolean => /inasist|no asist|falt|ausen/.test(fold(estado));

/** Nor which are to come no more: missed, attended or called off. */
export const esConcluida = (estado: string): boolean =>
  esInasistencia(estado) || /atendid|asistid|cancel|anulad|suspend/.test(fold(estado));
