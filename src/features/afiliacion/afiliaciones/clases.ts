import { isPersonal } from '#client/session.ts';
import type { ClaseAfiliacion } from '#contract/entities/afiliacion.ts';
import type { BasePersonas, PacientePorId } from '#contract/entities/persona.ts';
import { tipoAsegurado, tipoNovedad } from '#contract/enumerations.ts';
import {
  baseAfiliacion,
  grupoAfiliado,
  modoAfiliacion,
  novedadAfiliacion,
  tipoAfiliado,
} from '#contract/enumerationsAfiliacion.ts';
import { ageOn, cleanDate, today } from '#lib/dates.ts';
import { parentescos } from './messages.ts';

/** The person to affiliate: under a holder with a kinship to choose, or in their own right with a fixed type. */
export interface Afiliando {
  readonly persona: BasePersonas;
  readonly titular: PacientePorId | null;
  /** 0: the user chooses the kinship in the form. */
  readonly idTipoNovedad: number;
  /** The base from a retiree's registration (spec F 3.11). */
  readonly base: number;
}

const propios: readonly number[] = [
  novedadAfiliacion.AFILIACION_TITULAR,
  novedadAfiliacion.AFILIACION_PASANTE,
  novedadAfiliacion.AFILIACION_VOLUNTARIADO,
];
const recienNacidos: readonly number[] = [novedadAfiliacion.RECIEN_NACIDO, novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA];
/** Kinships with which the insurance ends at 25 (spec F 3.11). */
const hastaLos25: readonly number[] = [
  novedadAfiliacion.AFILIACION_HIJO,
  novedadAfiliacion.AFILIACION_HERMANO,
  novedadAfiliacion.AFILIACION_HIJASTRO,
  novedadAfiliacion.AFILIACION_NIETO,
];

/** The kind of person a type of notice affiliates (spec F 3.11); 0 if it affiliates nobody. */
export function tipoAfiliadoDe(idTipoNovedad: number): number {
  if (idTipoNovedad === novedadAfiliacion.AFILIACION_PASIVO) return tipoAfiliado.pasivo;
  if (propios.includes(idTipoNovedad)) return tipoAfiliado.titular;
  if (recienNacidos.includes(idTipoNovedad)) return tipoAfiliado.recienNacido;
  return parentescos.some(({ Id }) => Id === idTipoNovedad) ? tipoAfiliado.beneficiario : 0;
}

/** The mode in which the staff or another user opens an affiliation (spec F 3.11). */
export function modoDe(personal: boolean, tipo: number, abierta: boolean): number {
  if (!abierta) return personal ? modoAfiliacion.verCaja : modoAfiliacion.verExterno;
  switch (tipo) {
    case tipoAfiliado.pasivo:
      return modoAfiliacion.pasivo;
    case tipoAfiliado.titular:
      return personal ? modoAfiliacion.titularCaja : modoAfiliacion.titularExterno;
    default:
      return personal ? modoAfiliacion.beneficiarioCaja : modoAfiliacion.beneficiarioExterno;
  }
}

/** The base of a retiree's affiliation, by the type of their registration (spec F 3.11); 0 for another type. */
export function baseDeAlta(idTipoNovedad: number): number {
  switch (idTipoNovedad) {
    case tipoNovedad.ALTA_PASIVO_POR_ALGORITMO:
      return baseAfiliacion.sorteo;
    case tipoNovedad.ALTA_PASIVO_POR_JUBILACION:
      return baseAfiliacion.jubilacion;
    case tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE:
      return baseAfiliacion.derechoHabiente;
    case tipoNovedad.ALTA_PASIVO_POR_RESOLUCION:
      return baseAfiliacion.resolucion;
    default:
      return 0;
  }
}

/** The group of a person affiliated under an insured type (spec F 3.11). */
function grupoDe(idTipoAsegurado: number): number {
  if (idTipoAsegurado === tipoAsegurado.seguroVoluntario) return grupoAfiliado.seguroVoluntario;
  return idTipoAsegurado === tipoAsegurado.particular ? grupoAfiliado.particular : grupoAfiliado.activo;
}

/** True for a person who is too old to join a family with this kinship. */
export const pasaDeLaEdad = (idTipoNovedad: number, fechaNacimiento: string): boolean =>
  hastaLos25.includes(idTipoNovedad) && ageOn(cleanDate(fechaNacimiento), today()) >= 25;

/** The class of the affiliation, as far as the portal knows it; 0 if only the services know (spec F 3.11). */
export function claseDe({ titular, base }: Afiliando, idTipoNovedad: number): ClaseAfiliacion {
  const IdTipoAfiliado = tipoAfiliadoDe(idTipoNovedad);
  return {
    IdModoAfiliacion: modoDe(isPersonal(), IdTipoAfiliado, true),
    IdBaseAfiliacion: base,
    IdTipoAfiliado,
    IdGrupoAfiliado: titular ? grupoDe(titular.SegurosPacientes.IdTipoAsegurado) : 0,
  };
}
