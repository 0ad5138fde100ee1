import { parentesco, tipoBeneficiario, tipoNovedad } from '#contract/enumerations.ts';

/** How the termination notices of worker, intern and volunteer differ (spec E 2.4, 5.4, 5.7). */
export interface VarianteBaja {
  readonly key: string;
  readonly idTipoPadre: number;
  readonly idTipo: number;
  readonly noveltyName: string;
  /** With its article, for the question before saving. */
  readonly nombre: string;
  readonly labels: {
    readonly fecha: string;
    /** In 'La fecha de ...'. */
    readonly fechaDe: string;
    readonly ingreso: string;
    readonly haber: string;
  };
  readonly sinFecha?: string;
  readonly antesDeIngreso: string;
  /** Workers earn more than 0; interns and volunteers may earn 0. */
  readonly haberMayorACero: boolean;
  /** The kind of insurance it ends: a holder's of this beneficiary type, or a contributor's of this kinship. */
  readonly beneficiario: number;
  readonly relacion: number;
  readonly noCorresponde: string;
}

const contrato = {
  labels: {
    fecha: 'Fecha fin de contrato',
    fechaDe: 'fin de contrato',
    ingreso: 'Fecha inicio de contrato',
    haber: 'Estipendio',
  },
  antesDeIngreso:
    'La fecha fin de contrato del asegurado(a) en la empresa no puede ser menor que la fecha inicio de contrato.',
  haberMayorACero: false,
} as const;

/** A contributor leaves the company. */
export const bajaCotizante: VarianteBaja = {
  key: 'baja-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
  idTipo: tipoNovedad.BAJA_COTIZANTE,
  noveltyName: 'Baja de cotizante',
  nombre: 'el aviso de baja',
  labels: { fecha: 'Fecha de baja', fechaDe: 'baja', ingreso: 'Fecha de Ingreso', haber: 'Haber mensual' },
  sinFecha: 'Fecha baja, no tiene información.',
  antesDeIngreso: 'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.',
  haberMayorACero: true,
  beneficiario: tipoBeneficiario.cotizante,
  relacion: parentesco.titular,
  noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un titular.',
};

/** An intern's contract ends. */
export const bajaPasante: VarianteBaja = {
  ...contrato,
  key: 'baja-pasante',
  idTipoPadre: tipoNovedad.NOVEDAD_PASANTE_BAJA,
  idTipo: tipoNovedad.BAJA_PASANTE,
  noveltyName: 'Baja de pasante',
  nombre: 'el aviso de baja de pasante',
  beneficiario: tipoBeneficiario.pasante,
  relacion: parentesco.pasante,
  noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un pasante.',
};

/** A volunteer's contract ends. */
export const bajaVoluntario: VarianteBaja = {
  ...contrato,
  key: 'baja-voluntario',
  idTipoPadre: tipoNovedad.NOVEDAD_VOLUNTARIADO_BAJA,
  idTipo: tipoNovedad.BAJA_VOLUNTARIADO,
  noveltyName: 'Baja de voluntario',
  nombre: 'el aviso de baja de voluntario',
  beneficiario: tipoBeneficiario.voluntario,
  relacion: parentesco.voluntariado,
  noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un voluntario.',
};
