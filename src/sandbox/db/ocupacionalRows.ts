import type { IsoDate } from '#lib/dates.ts';

/** A doctor who does exams, with the days of the week (1 is Monday) and the hours of the agenda. */
export interface MedicoOcupacional {
  readonly IdMedico: number;
  readonly NombreCompleto: string;
  readonly Especialidad: string;
  readonly CentroAtencion: string;
  readonly IdRegional: number;
  readonly dias: readonly number[];
  readonly horas: readonly string[];
}

/** An appointment of an exam. */
export interface CitaOcupacional {
  readonly IdCita: number;
  readonly IdPersonaNovedad: number;
  readonly IdMedico: number;
  readonly Fecha: IsoDate;
  readonly Hora: string;
}

/** One of the examinations of an exam. */
export interface ExamenOcupacional {
  readonly IdExamen: number;
  readonly IdPersonaNovedad: number;
  readonly Examen: string;
  readonly Fecha: IsoDate;
  readonly Resultado: string;
}

/**
 * The data of an exam beside its notice. FechaConclusion is '' until it is concluded. NumeroCertificado comes from the
 * institute.
 */
export interface Ocupacional {
  readonly IdPersonaNovedad: number;
  readonly IdPersonaNovedadOrigen: number;
  readonly FechaConclusion: IsoDate;
  readonly Resultado: string;
  readonly NumeroCertificado: string;
}
