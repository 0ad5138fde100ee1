import * as z from 'zod/mini';
import { novedadForm, segurosPersonasNovedad } from './novedad.ts';
import { id, text } from './wire.ts';

/** The calculator's result a registration by algorithm rests on (spec R 3.1). */
export const pacientesAlgoritmo = z.looseObject({
  IdPacienteAlgoritmo: id(),
  IdTipoResolucion: id(),
  IdPersonaNovedad: id(),
  IdPacientesResolucion: id(),
  DiasCalculados: id(),
  DosUltimosDigitos: id(),
  IdRegional: id(),
  FechaNacimiento: text(),
});
export type PacientesAlgoritmo = z.infer<typeof pacientesAlgoritmo>;

/** The resolution a registration by resolution rests on (spec R 3.1). */
export const pacientesResolucion = z.looseObject({
  IdPacientesResolucion: id(),
  IdPersonaNovedad: id(),
  NumeroResolucion: text(),
  FechaResolucion: text(),
  Instancia: text(),
});
export type PacientesResolucion = z.infer<typeof pacientesResolucion>;

/** The holder a dependant's registration rests on, and what the dependant is to him (spec R 3.1). IdPersona is the holder's. */
export const pacientesDerechoHabiente = z.looseObject({
  MatriculaTitular: text(),
  IdPacientePadre: id(),
  IdPersona: id(),
  NombreCompleto: text(),
  IdRelacionParentesco: id(),
  IdTipoBeneficiario: id(),
  IdTipoPasivo: id(),
});
export type PacientesDerechoHabiente = z.infer<typeof pacientesDerechoHabiente>;

const grupos = {
  PacientesAlgoritmo: z.optional(z.nullable(pacientesAlgoritmo)),
  PacientesResolucion: z.optional(z.nullable(pacientesResolucion)),
  PacientesDerechoHabiente: z.optional(z.nullable(pacientesDerechoHabiente)),
};

/** The whole form of a retiree's registration: the group of its variant counts, the others may be missing (spec R 3.1). */
export const altaPasivoForm = z.extend(novedadForm, grupos);
export type AltaPasivoForm = z.infer<typeof altaPasivoForm>;

/** The whole form of a retiree's deregistration: FechaNovedad is the day of death (spec R 3.1). */
export const bajaPasivoForm = z.extend(novedadForm, {
  SegurosPersonasNovedad: z.extend(segurosPersonasNovedad, {
    IdLugarFallecimiento: id(),
    IdUbicacionFallecimiento: id(),
    NombreCompletoTitular: text(),
    IdPersonaTitular: id(),
  }),
});
export type BajaPasivoForm = z.infer<typeof bajaPasivoForm>;

/** A death the fund knows of (spec R 3.2). */
export const pacienteFallecido = z.looseObject({
  FechaFallecimiento: z.string(),
  IdLugarFallecimiento: z.number(),
  IdLocalidadFallecimiento: z.number(),
});
export type PacienteFallecido = z.infer<typeof pacienteFallecido>;
