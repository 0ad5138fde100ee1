import { fold } from '#lib/texts.ts';

/** Whether a state is an absence. The services do not say which states are, so the name decides. */
export const esInasistencia = (estado: string): boolean => /inasist|no asist|falt|ausen/.test(fold(estado));

/** Whether an appointment is over: missed, attended or cancelled. The name decides here too. */
export const esConcluida = (estado: string): boolean =>
  esInasistencia(estado) || /atendid|asistid|cancel|anulad|suspend/.test(fold(estado));
