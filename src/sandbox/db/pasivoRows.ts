import type {
  PacientesAlgoritmo,
  PacientesDerechoHabiente,
  PacientesResolucion,
} from '#contract/entities/gruposPasivo.ts';
import type { IsoDate } from '#lib/dates.ts';

/** What a retiree's registration rests on: the group of its variant, the others null. */
export interface GruposPasivo {
  readonly IdPersonaNovedad: number;
  readonly PacientesAlgoritmo: PacientesAlgoritmo | null;
  readonly PacientesResolucion: PacientesResolucion | null;
  readonly PacientesDerechoHabiente: PacientesDerechoHabiente | null;
}

/** A death the fund's hospitals reported, or a deregistration told of. */
export interface Fallecido {
  readonly IdPersona: number;
  readonly FechaFallecimiento: IsoDate;
  readonly IdLugarFallecimiento: number;
  readonly IdLocalidadFallecimiento: number;
}
