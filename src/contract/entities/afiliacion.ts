import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { filaNovedad } from './filaNovedad.ts';
import { novedadForm, segurosPersonasNovedad } from './novedad.ts';
import { basePersonas, pacienteBuscado, pacientePorId } from './persona.ts';
import { fecha, fechaLocal, grupo, id, lista, monto, parDeIds, text, version } from './wire.ts';

/**
 * Affiliation (spec R 7.2). Of these calls, the specification shows only the two filters, no other body and no reply. The
 * records here are assumed, built from the shared entities; other keys are kept.
 */

/** The reply of a call that writes a notice: "idPersona|idPersonaNovedad", as for registrations. */
export const parPersonaNovedad = assumed(parDeIds());

/** A notice that changes a person's data: the new data, and the version they are based on. */
export const cambioDatos = assumed(
  z.looseObject({
    BasePersonas: basePersonas,
    SegurosPersonasNovedad: z.optional(z.looseObject({ Observacion: text() })),
  }),
);

/** A change of gender; FechaCambioGenero is yyyy-mm-dd. */
export const cambioGenero = assumed(
  z.looseObject({
    IdPersona: z.number(),
    IdGenero: z.number(),
    FechaCambioGenero: z.string(),
    Observacion: text(),
  }),
);

/** An extension of a dependant's attendance. */
export const ampliacionSeguro = assumed(
  z.looseObject({
    IdPersona: z.number(),
    FechaLimiteAtencion: z.string(),
    Observacion: text(),
  }),
);

/** The same by a resolution (the fields of R 3.1 PacientesResolucion). */
export const ampliacionPorResolucion = assumed(
  z.looseObject({
    ...ampliacionSeguro.shape,
    NumeroResolucion: z.string(),
    FechaResolucion: z.string(),
    Instancia: z.string(),
  }),
);

/** A commitment: to hand in documents of an affiliation by a date, or to pay an amount in instalments. */
export const compromisoAfiliacion = assumed(
  z.looseObject({
    IdPersona: z.number(),
    FechaCompromiso: z.string(),
    Observacion: text(),
  }),
);
/** A commitment to pay: the amount in bolivianos and the number of instalments. */
export const compromisoPago = assumed(
  z.looseObject({
    ...compromisoAfiliacion.shape,
    Monto: z.number(),
    Cuotas: z.number(),
  }),
);

/** Filter of the affiliation notices (spec R 7.2). Id 0 means all. */
export const filtroAfiliacion = documented(
  'R 7.2',
  z.looseObject({
    FechaDesde: z.string(),
    FechaHasta: z.string(),
    TipoNovedad: z.number(),
    IdEmpresa: z.number(),
    IdPersona: id(),
    IdEstadoProceso: z.number(),
    IdRegional: id(),
    IdCanal: id(),
  }),
);

/**
 * A row of the affiliation notices: the columns of the notice lists, with regional and channel. Version is the notice's own,
 * so that nobody overwrites a change that somebody else made since the row was shown.
 */
export const filaAfiliacion = assumed(
  z.looseObject({
    ...filaNovedad.shape,
    IdEstadoProceso: id(),
    IdRegional: id(),
    IdCanal: id(),
    NumeroNovedad: text(),
    Version: version(),
  }),
);
export type FilaAfiliacion = z.infer<typeof filaAfiliacion>;

/** Filter of the registrations that wait for an affiliation (spec R 7.2); '' and 0 mean any. */
export const filtroParaAfiliar = documented(
  'R 7.2',
  z.looseObject({
    Nombre: text(),
    DocumentoIdentidad: text(),
    HistoriaClinica: text(),
    Matricula: text(),
    IdDepartamento: id(),
    IdPersona: id(),
    IdEmpresa: id(),
  }),
);
export type FiltroParaAfiliar = z.infer<typeof filtroParaAfiliar>;

/** A registration that waits for an affiliation. */
export const altaParaAfiliar = assumed(
  z.looseObject({
    ...pacienteBuscado.shape,
    IdPersonaNovedad: id(),
    IdTipoNovedad: id(),
    Novedad: text(),
    FechaNovedad: fecha(),
    Empresa: text(),
    IdRegional: id(),
  }),
);
export type AltaParaAfiliar = z.infer<typeof altaParaAfiliar>;

/** A member of a family. FechaLimiteAtencion is yyyy-mm-dd, '' for none. */
export const familiar = assumed(
  z.looseObject({
    ...pacienteBuscado.shape,
    IdPaciente: id(),
    IdPacientePadre: id(),
    IdSexo: id(),
    IdRelacionParentesco: id(),
    EstadoVigencia: text(),
    FechaLimiteAtencion: fecha(),
  }),
);
export type Familiar = z.infer<typeof familiar>;

/** A contract of voluntary insurance. */
export const contratoSegVol = assumed(
  z.looseObject({
    IdContrato: rowId(),
    IdPersona: id(),
    NumeroContrato: text(),
    FechaInicio: fecha(),
    FechaFin: fecha(),
    MontoMensual: monto(),
    IdRegional: id(),
    Estado: text(),
  }),
);
export type ContratoSegVol = z.infer<typeof contratoSegVol>;

/** A person with the fund's observation about her, and the notice it was read from (0 for none). */
export const personaObservacion = assumed(
  z.looseObject({
    BasePersonas: basePersonas,
    IdPersonaNovedad: id(),
    Observacion: text(),
  }),
);

/** The kind of an affiliation (spec F 3.11). It is assumed that the form has it, under this name. */
const claseAfiliacion = assumed(
  z.looseObject({
    IdModoAfiliacion: id(),
    /** 0 while no notice has a base. */
    IdBaseAfiliacion: id(),
    IdTipoAfiliado: id(),
    IdGrupoAfiliado: id(),
  }),
);
export type ClaseAfiliacion = z.infer<typeof claseAfiliacion>;

/**
 * The form of an affiliation: the form of the notice, with its kind. The services determine the kind themselves and compare.
 */
export const afiliacionForm = assumed(z.looseObject({ ...novedadForm.shape, Afiliacion: z.optional(claseAfiliacion) }));
export type AfiliacionForm = z.infer<typeof afiliacionForm>;

/** Person, insured record and affiliation notice; the notice is empty if there is none yet. */
export const personaPacienteNovedad = assumed(
  z.looseObject({
    ...afiliacionForm.shape,
    ...pacientePorId.shape,
    SegurosPersonasNovedad: grupo(segurosPersonasNovedad),
  }),
);

/**
 * A resolution that assigns health managers to retirees. FechaResolucion is dd/mm/yyyy; the default resolution is of
 * 26/01/2021.
 */
export const resolucionEnteGestor = assumed(
  z.looseObject({
    IdResolucion: rowId(),
    Descripcion: text(),
    FechaResolucion: fechaLocal(),
  }),
);
export type ResolucionEnteGestor = z.infer<typeof resolucionEnteGestor>;

/** The calculator's answer (spec R 3.2). The field Codigo of a row is assumed, because the table shows it (spec R 2.3). */
export const calculoEnteGestor = documented(
  'R 3.2',
  z.looseObject({
    EntesGestores: lista(
      documented('R 3.2', z.looseObject({ GestorSalud: text(), Inicio: id(), Fin: id(), Codigo: assumed(text()) })),
    ),
    DiasCalculados: id(),
    UltimosDigitos: id(),
    CodigoCorresponde: text(),
  }),
);
export type CalculoEnteGestor = z.infer<typeof calculoEnteGestor>;

/** A birth from the hospital system. Multiplicidad is a code of `multiplicidad` (spec F 3.11); dates are yyyy-mm-dd. */
export const nacimiento = assumed(
  z.looseObject({
    IdRecienNacido: rowId(),
    IdRegional: id(),
    CertificadoNacidoVivo: text(),
    FechaNacimiento: fecha(),
    IdSexo: id(),
    Multiplicidad: id(),
    PesoGramos: id(),
    CentroAtencion: text(),
    IdPersonaMadre: id(),
    NombreMadre: text(),
    DocumentoMadre: text(),
    HistoriaClinica: text(),
  }),
);
export type Nacimiento = z.infer<typeof nacimiento>;

/**
 * A newborn's registration: the whole notice form, and the birth it refers to (0 for a birth outside the fund's hospitals,
 * whose IdRegional is the session's, spec R 5.8).
 */
export const recienNacidoForm = assumed(
  z.looseObject({
    ...novedadForm.shape,
    RecienNacido: z.looseObject({ IdRecienNacido: id(), IdPersonaMadre: id(), Multiplicidad: id(), IdRegional: id() }),
  }),
);
export type RecienNacidoForm = z.infer<typeof recienNacidoForm>;

/** A registered newborn. */
export const recienNacido = assumed(
  z.looseObject({
    ...filaAfiliacion.shape,
    FechaNacimiento: fecha(),
    IdSexo: id(),
    IdRecienNacido: id(),
    IdPersonaMadre: id(),
    NombreMadre: text(),
  }),
);
export type RecienNacido = z.infer<typeof recienNacido>;

/** An entry of the JSON list that the services send in Mensaje.Descripcion if there are similar newborns. */
const recienNacidoNoUnico = assumed(
  z.looseObject({
    IdRecienNacido: id(),
    IdPersona: id(),
    NombreCompleto: text(),
    NombreMadre: text(),
    FechaNacimiento: fechaLocal(),
    IdSexo: id(),
  }),
);
/** Newborns of the same mother and day; FechaNacimiento is 'dd/mm/yyyy'. Fields assumed. */
export const recienNacidosNoUnicos = z.array(recienNacidoNoUnico);
export type RecienNacidoNoUnico = z.infer<typeof recienNacidoNoUnico>;
