import * as z from 'zod/mini';
import { id, text } from './wire.ts';

/** A person as every notice form carries it (spec F 3.5, E 3). Texts arrive '' and ids 0 when the services have none. */
export const basePersonas = z.looseObject({
  IdPersona: id(),
  ApellidoPaterno: text(),
  ApellidoMaterno: text(),
  Nombres: text(),
  NombreCompleto: text(),
  IdTipoDocumento: id(),
  NumeroDocumento: text(),
  ComplementoDocumento: text(),
  IdExtensionDocumento: id(),
  FechaNacimiento: text(),
  Edad: id(),
  IdSexo: id(),
  IdGenero: id(),
  FechaCambioGenero: text(),
  IdEstadoCivil: id(),
  IdUbicacionNacimiento: id(),
  IdNacionalidad: id(),
  Zona: text(),
  Direccion: text(),
  IdUbicacionDireccion: id(),
  LatitudDireccion: text(),
  LongitudDireccion: text(),
  Telefono: text(),
  Celular: text(),
  CorreoElectronico: text(),
  IdProfesion: id(),
  Ocupacion: text(),
  FechaFallecimiento: text(),
  GrupoSanguineo: text(),
  Estado: text(),
  IdGradoInstruccion: id(),
});
export type BasePersonas = z.infer<typeof basePersonas>;

/** A person's insured record (spec F 3.6). */
export const segurosPacientes = z.looseObject({
  IdPaciente: id(),
  IdPacientePadre: id(),
  IdPersona: id(),
  HistoriaClinica: text(),
  MatriculaTitular: text(),
  MatriculaBeneficiario: text(),
  IdTipoPasivo: id(),
  EstadoVigencia: text(),
  IdTipoInhabilitacion: id(),
  FechaAfiliacion: text(),
  IdEmpresa: id(),
  FechaIngreso: text(),
  FechaBaja: text(),
  FechaLimiteAtencion: text(),
  IdDepartamento: id(),
  IdUbicacionEmpresa: id(),
  Estado: text(),
  IdTipoAfiliacion: id(),
  IdTipoAsegurado: id(),
  IdGrupoTipoAsegurado: id(),
  IdRelacionParentesco: id(),
  IdTipoBeneficiario: id(),
  observaciones: text(),
});
export type SegurosPacientes = z.infer<typeof segurosPacientes>;

/** An insured person by id: person, insured record and, for dependants, the holder (spec R 7.4). */
export const pacientePorId = z.looseObject({
  BasePersonas: basePersonas,
  SegurosPacientes: segurosPacientes,
  NombreCompletoTitular: text(),
  IdPersonaTitular: id(),
});
export type PacientePorId = z.infer<typeof pacientePorId>;

/** A row of the patient searches; the reply is not shown, the fields are those of F 3.8 and F 3.6. */
export const pacienteBuscado = z.looseObject({
  IdPersona: z.number(),
  NombreCompleto: text(),
  IdTipoDocumento: id(),
  NumeroDocumento: text(),
  ComplementoDocumento: text(),
  FechaNacimiento: text(),
  HistoriaClinica: text(),
  MatriculaTitular: text(),
  MatriculaBeneficiario: text(),
  IdEmpresa: id(),
});
export type PacienteBuscado = z.infer<typeof pacienteBuscado>;
