import { fold } from '#lib/texts.ts';

/** The services do not say which states are absences: those whose name says so. */
export const esInasistencia = (estado: string): boolean => /inasist|no asist|falt|ausen/.test(fold(estado));
