import * as z from 'zod/mini';
import { documented } from '../facts.ts';
import { fecha, id, text } from './wire.ts';

/** The calculator's result, for a registration by algorithm (spec R 3.1). */
export const pacientesAlgoritmo = documented(
  'R 3.1',
  z.looseObject({
    IdPacienteAlgoritmo: id(),
    IdTipoResolucion: id(),
    IdPersonaNovedad: id(),
    IdPacientesResolucion: id(),
    DiasCalculados: id(),
    DosUltimosDigitos: id(),
    IdRegional: id(),
    FechaNacimiento: fecha(),
  }),
);
export type PacientesAlgoritmo = z.infer<typeof pacientesAlgoritmo>;

/** The resolution, for a registration by resolution (spec R 3.1). */
export const pacientesResolucion = documented(
  'R 3.1',
  z.looseObject({
    IdPacientesResolucion: id(),
    IdPersonaNovedad: id(),
    NumeroResolucion: text(),
    FechaResolucion: fecha(),
    Instancia: text(),
  }),
);
export type PacientesResolucion = z.infer<typeof pacientesResolucion>;

/** The holder, for a dependant's registration, and the dependant's kinship to him (spec R 3.1). IdPersona is the holder's. */
export const pacientesDerechoHabiente = documented(
  'R 3.1',
  z.looseObject({
    MatriculaTitular: text(),
    IdPacientePadre: id(),
    IdPersona: id(),
    NombreCompleto: text(),
    IdRelacionParentesco: id(),
    IdTipoBeneficiario: id(),
    IdTipoPasivo: id(),
  }),
);
export type PacientesDerechoHabiente = z.infer<typeof pacientesDerechoHabiente>;

/** The groups that the variants of a retiree's registration add to a notice (spec R 3.1). */
export const gruposDePasivo = {
  PacientesAlgoritmo: z.optional(z.nullable(pacientesAlgoritmo)),
  PacientesResolucion: z.optional(z.nullable(pacientesResolucion)),
  PacientesDerechoHabiente: z.optional(z.nullable(pacientesDerechoHabiente)),
};
