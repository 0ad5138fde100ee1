import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { fecha, grupo, id, idPropio, text } from './wire.ts';

/** A person as in every notice form (spec F 3.5, E 3). Texts are '' and ids 0 if the services have none. */
export const basePersonas = documented(
  'F 3.5',
  z.looseObject({
    IdPersona: idPropio(),
    ApellidoPaterno: text(),
    ApellidoMaterno: text(),
    Nombres: text(),
    NombreCompleto: text(),
    IdTipoDocumento: id(),
    NumeroDocumento: text(),
    ComplementoDocumento: text(),
    IdExtensionDocumento: id(),
    FechaNacimiento: fecha(),
    Edad: id(),
    IdSexo: id(),
    IdGenero: id(),
    FechaCambioGenero: fecha(),
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
    FechaFallecimiento: fecha(),
    GrupoSanguineo: text(),
    Estado: text(),
    IdGradoInstruccion: id(),
  }),
);
export type BasePersonas = z.infer<typeof basePersonas>;

/** A person's insured record (spec F 3.6). */
export const segurosPacientes = documented(
  'F 3.6',
  z.looseObject({
    IdPaciente: idPropio(),
    IdPacientePadre: id(),
    IdPersona: idPropio(),
    HistoriaClinica: text(),
    MatriculaTitular: text(),
    MatriculaBeneficiario: text(),
    IdTipoPasivo: id(),
    EstadoVigencia: text(),
    IdTipoInhabilitacion: id(),
    FechaAfiliacion: fecha(),
    IdEmpresa: id(),
    FechaIngreso: fecha(),
    FechaBaja: fecha(),
    FechaLimiteAtencion: fecha(),
    IdDepartamento: id(),
    IdUbicacionEmpresa: id(),
    Estado: text(),
    IdTipoAfiliacion: id(),
    IdTipoAsegurado: id(),
    IdGrupoTipoAsegurado: id(),
    IdRelacionParentesco: id(),
    IdTipoBeneficiario: id(),
    observaciones: text(),
  }),
);
export type SegurosPacientes = z.infer<typeof segurosPacientes>;

/** An insured person by id: person, insured record and, for dependants, the holder (spec R 7.4). */
export const pacientePorId = documented(
  'R 7.4',
  z.looseObject({
    BasePersonas: basePersonas,
    SegurosPacientes: grupo(segurosPacientes),
    NombreCompletoTitular: text(),
    IdPersonaTitular: id(),
  }),
);
export type PacientePorId = z.infer<typeof pacientePorId>;

/** A row of the patient searches. The reply is not shown; the fields are from F 3.8 and F 3.6. */
export const pacienteBuscado = assumed(
  z.looseObject({
    IdPersona: rowId(),
    NombreCompleto: text(),
    IdTipoDocumento: id(),
    NumeroDocumento: text(),
    ComplementoDocumento: text(),
    FechaNacimiento: fecha(),
    HistoriaClinica: text(),
    MatriculaTitular: text(),
    MatriculaBeneficiario: text(),
    IdEmpresa: id(),
  }),
);
export type PacienteBuscado = z.infer<typeof pacienteBuscado>;
