import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ageOn, cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import type { Novedad, Relacion } from '../db/rows.ts';
import { etiquetas } from './altaFields.ts';
import { texto } from './texts.ts';

const parents: readonly number[] = [
  tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  tipo.NOVEDAD_PASANTE_ALTA,
  tipo.NOVEDAD_VOLUNTARIADO_ALTA,
];
/** True for the three parent types of the registrations. */
export const esPadreDeAlta = (idTipoNovedad: number): boolean => parents.includes(idTipoNovedad);

const ingresos: readonly number[] = [
  tipo.COTIZANTE_INGRESO_EMPRESA,
  tipo.PASANTE_INGRESO_EMPRESA,
  tipo.VOLUNTARIADO_INGRESO_EMPRESA,
];
/** Re-entry and change of name need an earlier relation with the company (decision 6). */
const conRelacionPrevia: readonly number[] = [
  tipo.COTIZANTE_REINGRESO,
  tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL,
  tipo.PASANTE_REINGRESO,
  tipo.PASANTE_CAMBIO_RAZON_SOCIAL,
  tipo.VOLUNTARIADO_REINGRESO,
  tipo.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL,
];

/** The data the decision needs. Dates are yyyy-mm-dd. */
interface CasoDeAlta {
  readonly nombre: string;
  readonly nacimiento: IsoDate;
  readonly idTipoNovedad: number;
  readonly idTipoPadre: number;
  readonly fecha: IsoDate;
  readonly idEmpresa: number;
  readonly today: IsoDate;
  readonly periodo: { readonly start: IsoDate; readonly end: IsoDate };
  /** Another unfinished notice in the same company. */
  readonly pendiente: Novedad | undefined;
  readonly relaciones: readonly Relacion[];
}

/** Why a person may not be registered on a date, or null if she may (spec E 4, 5.3, 5.7, decisions 6, 14, 52). */
export function impideAlta(caso: CasoDeAlta): string | null {
  const name = caso.nombre;
  if (caso.pendiente) return texto('pendiente', { name, date: toLocalDate(caso.pendiente.FechaNovedad) });
  if (!(ageOn(cleanDate(caso.nacimiento), caso.fecha) >= 18)) return texto('menor', { name });
  if (caso.relaciones.some((r) => r.FechaBaja === '')) return texto('sigueActivo', { name });
  if (conRelacionPrevia.includes(caso.idTipoNovedad) && !caso.relaciones.some((r) => r.IdEmpresa === caso.idEmpresa))
    return texto('noPertenece', { name });
  return fueraDeFecha(caso);
}

/**
 * An entry must lie in the active period. Re-entry, merger and change of name must only not be in the future (decision 14).
 */
function fueraDeFecha({ idTipoNovedad, idTipoPadre, fecha, periodo, today }: CasoDeAlta): string | null {
  const label = etiquetas(idTipoPadre).enFrase;
  if (!ingresos.includes(idTipoNovedad)) return fecha > today ? texto('futura', { label }) : null;
  if (fecha >= periodo.start && fecha <= periodo.end) return null;
  return texto('fueraDePeriodo', { label, start: toLocalDate(periodo.start), end: toLocalDate(periodo.end) });
}
