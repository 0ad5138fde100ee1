import type { EstadoCita } from '#contract/entities/cita.ts';
import type { Referencia } from '#contract/entities/referencia.ts';
import { regionales } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';

const listed = (names: readonly string[], first = 1): Referencia[] =>
  names.map((Descripcion, i) => ({ Id: i + first, Descripcion }));

/** The short lists with their documented ids (spec F 3.11). */
export const generos = listed(['MASCULINO', 'FEMENINO', 'DESCONOCIDO', 'INDETERMINADO']);
/** Kinds of retiree. */
export const tiposPasivo = listed(['VEJEZ', 'INVALIDEZ', 'DERECHO HABIENTE']);
/** Reasons why somebody is no longer insured. */
export const tiposInhabilitacion = listed(['INHABILITADO', 'FALLECIDO', 'MAYOR DE 25 AÑOS']);
/** Roles in an affiliation. There is no role 3. */
export const rolesAfiliacion: readonly Referencia[] = [
  { Id: 0, Descripcion: 'NO APLICA' },
  { Id: 1, Descripcion: 'TITULAR' },
  { Id: 2, Descripcion: 'BENEFICIARIO' },
  { Id: 4, Descripcion: 'PARTICULAR' },
];
/** How a notice arrives. */
export const canales = listed(['VIRTUAL', 'PRESENCIAL']);
/** Kinds of insurance card. */
export const tiposCarnet = listed(['FÍSICO', 'DIGITAL']);
/** Kinds of birth. */
export const multiplicidades = listed(
  [
    'DESCONOCIDO',
    'ÚNICO',
    'GEMELO',
    'MELLIZO',
    'TRILLIZO',
    'CUATRILLIZO',
    'QUINTILLIZO',
    'SEXTILLIZO',
    'SEPTILLIZO',
    'OCTILLIZO',
  ],
  0,
);
/** Where somebody died. The specification does not show the ids. */
export const lugaresFallecimiento = listed([
  'DOMICILIO',
  'CENTRO DE SALUD',
  'VÍA PÚBLICA',
  'CENTRO DE TRABAJO',
  'OTRO',
  'DESCONOCIDO',
]);
/** The two newborn notices (spec R 5.8). */
export const tiposRecienNacido: readonly Referencia[] = [
  { Id: novedadAfiliacion.RECIEN_NACIDO, Descripcion: 'RECIÉN NACIDO EN LA CAJA' },
  { Id: novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA, Descripcion: 'RECIÉN NACIDO FUERA DE LA CAJA' },
];

/** Specialities of the appointments, made up. */
export const especialidades = listed([
  'MEDICINA GENERAL',
  'MEDICINA INTERNA',
  'PEDIATRÍA',
  'GINECOLOGÍA Y OBSTETRICIA',
  'ODONTOLOGÍA',
  'OFTALMOLOGÍA',
  'OTORRINOLARINGOLOGÍA',
  'CARDIOLOGÍA',
  'TRAUMATOLOGÍA',
  'DERMATOLOGÍA',
  'GASTROENTEROLOGÍA',
  'FISIOTERAPIA',
  'PSICOLOGÍA',
  'NUTRICIÓN',
]);

/** A hospital and a polyclinic in each regional, numbered by regional and place. */
export const centrosAtencion = Object.entries(regionales).flatMap(([id, name]) => {
  const regional = Number(id);
  return ['HOSPITAL', 'POLICLÍNICO'].map((kind, i) => ({
    Id: regional * 10 + i + 1,
    Descripcion: `${kind} ${name.toUpperCase()}`,
    IdRegional: regional,
  }));
});

/** The states of an appointment. The specification shows none of them. The backgrounds have black or white text. */
export const estadosCita: readonly EstadoCita[] = [
  { IdEstado: 1, Estado: 'RESERVADA', EstadoColor: '#e6effa' },
  { IdEstado: 2, Estado: 'ATENDIDA', EstadoColor: '#e2f4ea' },
  { IdEstado: 3, Estado: 'INASISTENCIA', EstadoColor: '#fbe4e2' },
  { IdEstado: 4, Estado: 'INASISTENCIA JUSTIFICADA', EstadoColor: '#fdf1dc' },
  { IdEstado: 5, Estado: 'CANCELADA', EstadoColor: '#eceff1' },
];
/** The state of an appointment that the patient missed. */
export const INASISTENCIA = 3;
