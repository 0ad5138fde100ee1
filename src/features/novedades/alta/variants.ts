import { tipoNovedad } from '#contract/enumerations.ts';

/** The four kinds of entry of a registration notice (spec E 4). */
export interface TiposAlta {
  readonly ingreso: number;
  readonly reingreso: number;
  readonly fusion: number;
  readonly cambioRazonSocial: number;
}

/** How the registration notices of contributor, intern and volunteer differ (spec E 2.2, 5.3). */
export interface VarianteAlta {
  readonly key: string;
  readonly idTipoPadre: number;
  readonly noveltyName: string;
  readonly nombre: { readonly conArticulo: string; readonly solo: string };
  readonly tipos: TiposAlta;
  readonly labels: { readonly fecha: string; readonly fechaDe: string; readonly haber: string };
  /** Contributors earn more than 0; interns and volunteers may earn 0. */
  readonly haberMayorACero: boolean;
  readonly conFinDeContrato: boolean;
}

const contrato = { fecha: 'Fecha inicio de contrato', fechaDe: 'inicio de contrato', haber: 'Estipendio' } as const;

/** A contributor enters the company. */
export const cotizante: VarianteAlta = {
  key: 'alta-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
  noveltyName: 'Alta de cotizante',
  nombre: { conArticulo: 'el aviso de alta', solo: 'aviso de alta' },
  tipos: {
    ingreso: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
    reingreso: tipoNovedad.COTIZANTE_REINGRESO,
    fusion: tipoNovedad.COTIZANTE_FUSION_EMPRESA,
    cambioRazonSocial: tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL,
  },
  labels: { fecha: 'Fecha de ingreso', fechaDe: 'ingreso', haber: 'Haber mensual' },
  haberMayorACero: true,
  conFinDeContrato: false,
};

/** An intern's contract begins. */
export const pasante: VarianteAlta = {
  key: 'alta-pasante',
  idTipoPadre: tipoNovedad.NOVEDAD_PASANTE_ALTA,
  noveltyName: 'Alta de pasante',
  nombre: { conArticulo: 'el alta de pasante', solo: 'alta de pasante' },
  tipos: {
    ingreso: tipoNovedad.PASANTE_INGRESO_EMPRESA,
    reingreso: tipoNovedad.PASANTE_REINGRESO,
    fusion: tipoNovedad.PASANTE_FUSION_EMPRESA,
    cambioRazonSocial: tipoNovedad.PASANTE_CAMBIO_RAZON_SOCIAL,
  },
  labels: contrato,
  haberMayorACero: false,
  conFinDeContrato: true,
};

/** A volunteer's contract begins. */
export const voluntario: VarianteAlta = {
  key: 'alta-voluntario',
  idTipoPadre: tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA,
  noveltyName: 'Alta de voluntario',
  nombre: { conArticulo: 'el alta de voluntario', solo: 'alta de voluntario' },
  tipos: {
    ingreso: tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA,
    reingreso: tipoNovedad.VOLUNTARIADO_REINGRESO,
    fusion: tipoNovedad.VOLUNTARIADO_FUSION_EMPRESA,
    cambioRazonSocial: tipoNovedad.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL,
  },
  labels: contrato,
  haberMayorACero: false,
  conFinDeContrato: true,
};
