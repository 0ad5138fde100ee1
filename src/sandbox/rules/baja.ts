import { parentesco, tipoNovedad as tipo, tipoBeneficiario } from '#contract/enumerations.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import type { Novedad, Paciente, Relacion } from '../db/rows.ts';
import { texto } from './texts.ts';

/** What differs between the three kinds of termination (spec E 2.4, 5.4, 5.7). */
export interface VarianteBaja {
  /** The labels of its fields. */
  readonly fecha: string;
  readonly haber: string;
  readonly fechaBaja: string;
  readonly haberMayorACero: boolean;
  /** The beneficiary type of a holder of this kind, or the kinship of a contributor of this kind. */
  readonly beneficiario: number;
  readonly relacion: number;
  readonly noCorresponde: string;
}

const contrato = {
  fecha: 'fecha de fin de contrato',
  fechaBaja: 'Fecha fin de contrato',
  haber: 'Estipendio',
  haberMayorACero: false,
} as const;

const variantes: ReadonlyMap<number, VarianteBaja> = new Map([
  [
    tipo.AVISO_COTIZANTE_BAJA_COTIZANTE,
    {
      fecha: 'fecha de baja',
      fechaBaja: 'Fecha baja',
      haber: 'Haber mensual',
      haberMayorACero: true,
      beneficiario: tipoBeneficiario.cotizante,
      relacion: parentesco.titular,
      noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un titular.',
    },
  ],
  [
    tipo.NOVEDAD_PASANTE_BAJA,
    {
      ...contrato,
      beneficiario: tipoBeneficiario.pasante,
      relacion: parentesco.pasante,
      noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un pasante.',
    },
  ],
  [
    tipo.NOVEDAD_VOLUNTARIADO_BAJA,
    {
      ...contrato,
      beneficiario: tipoBeneficiario.voluntario,
      relacion: parentesco.voluntariado,
      noCorresponde: 'El registro de asegurado(a) seleccionado no corresponde a un voluntario.',
    },
  ],
]);

/** True for the three parent types of the terminations. */
export const esPadreDeBaja = (idTipoNovedad: number): boolean => variantes.has(idTipoNovedad);

/** The kind of termination of a parent type, or undefined if it is not a termination. */
export const varianteDeBaja = (idTipoPadre: number): VarianteBaja | undefined => variantes.get(idTipoPadre);

/** True if an insured record is of the kind that a termination ends (spec E 5.7). */
const corresponde = (v: VarianteBaja, p: Pick<Paciente, 'IdTipoBeneficiario' | 'IdRelacionParentesco'>) =>
  (p.IdTipoBeneficiario === v.beneficiario && p.IdRelacionParentesco === parentesco.titular) ||
  (p.IdTipoBeneficiario === tipoBeneficiario.cotizante && p.IdRelacionParentesco === v.relacion);

/** The data the decision needs. Dates are yyyy-mm-dd. */
interface CasoDeBaja {
  readonly nombre: string;
  readonly variante: VarianteBaja;
  readonly paciente: Paciente | undefined;
  readonly fecha: IsoDate;
  readonly periodo: { readonly start: IsoDate; readonly end: IsoDate };
  /** Another unfinished notice in the same company. */
  readonly pendiente: Novedad | undefined;
  /** The work she would leave, in the company and regional of the caller. */
  readonly relacion: Relacion | undefined;
}

/** Why a person's termination may not be registered on a date, or null if it may (spec E 5.4, 5.7, decisions 3, 6, 14). */
export function impideBaja({ nombre: name, variante, paciente, fecha, periodo, ...caso }: CasoDeBaja): string | null {
  if (caso.pendiente) return texto('pendiente', { name, date: toLocalDate(caso.pendiente.FechaNovedad) });
  if (!paciente) return 'No se pudo recuperar información del paciente.';
  if (!corresponde(variante, paciente)) return variante.noCorresponde;
  if (!caso.relacion) return texto('noPertenece', { name });
  if (fecha < caso.relacion.FechaIngreso)
    return variante.haberMayorACero
      ? 'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.'
      : 'La fecha fin de contrato del asegurado(a) en la empresa no puede ser menor que la fecha inicio de contrato.';
  if (fecha >= periodo.start && fecha <= periodo.end) return null;
  return texto('fueraDePeriodo', {
    label: variante.fecha,
    start: toLocalDate(periodo.start),
    end: toLocalDate(periodo.end),
  });
}
