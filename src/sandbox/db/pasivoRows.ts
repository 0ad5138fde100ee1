import type {
  PacientesAlgoritmo,
  PacientesDerechoHabiente,
  PacientesResolucion,
} from '#contract/entities/gruposPasivo.ts';
import type { IsoDate } from '#lib/dates.ts';

/** The grounds for a retiree's registration. Only the group of its variant is set, the others are null. */
export interface GruposPasivo {
  readonly IdPersonaNovedad: number;
  readonly PacientesAlgoritmo: PacientesAlgoritmo | null;
  readonly PacientesResolucion: PacientesResolucion | null;
  readonly PacientesDerechoHabiente: PacientesDerechoHabiente | null;
}

/** A death reported by the fund's hospitals, or a deregistration that was announced. */
export interface Fallecido {
  readonly IdPersona: number;
  readonly FechaFallecimiento: IsoDate;
  readonly IdLugarFallecimiento: number;
  readonly IdLocalidadFallecimiento: number;
}
