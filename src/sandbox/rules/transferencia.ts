import type { NovedadForm } from '#contract/entities/novedad.ts';
import { regionales, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import type { Empresa, Novedad, Relacion } from '../db/rows.ts';
import { texto } from './texts.ts';
import { regionalDe } from './traslado.ts';

/** True for the parent type of the workers' transfers. */
export const esPadreDeTransferencia = (idTipoPadre: number): boolean =>
  idTipoPadre === tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE;

/** The refusal of a transfer without a type. */
export const SIN_TIPO = 'Tipo de transferencia, no tiene información.';

const missing = (field: string) => texto('sinInformacion', { field });

/** The first error in the notice's own fields, in the order of the screen (spec E 5.5). */
export function faltaEnTransferencia({ SegurosPersonasNovedad: n, SegurosPacientes: s }: NovedadForm): string | null {
  if (cleanDate(n.FechaNovedad) === '') return missing('Fecha de transferencia');
  if (s.IdDepartamento < 1) return missing('Regional transferencia');
  if (n.IdEmpresaDestino < 1) return missing('Empresa transferencia');
  if (n.IdUbicacion < 1) return missing('Ubicación de transferencia');
  return n.Observacion.length > 500 ? texto('muyLargo', { field: 'Observación', max: 500 }) : null;
}

/** The data the decision needs. Dates are yyyy-mm-dd. */
interface CasoDeTransferencia {
  readonly nombre: string;
  readonly fecha: IsoDate;
  readonly periodo: { readonly start: IsoDate; readonly end: IsoDate };
  readonly regionalPropia: number;
  readonly regionalDestino: number;
  readonly empresaDestino: Empresa | undefined;
  readonly idUbicacion: number;
  /** Another unfinished notice in the same company. */
  readonly pendiente: Novedad | undefined;
  /** Her work in the company and regional of the caller. */
  readonly relacion: Relacion | undefined;
}

/** Why a person may not be transferred, or null if she may (spec E 5.5, 5.7, decisions 1, 6, 14, 15). */
export function impideTransferencia(caso: CasoDeTransferencia): string | null {
  const { nombre: name, fecha, periodo, regionalDestino } = caso;
  if (caso.pendiente) return texto('pendiente', { name, date: toLocalDate(caso.pendiente.FechaNovedad) });
  if (!caso.relacion) return texto('noPertenece', { name });
  if (regionalDestino === caso.regionalPropia)
    return 'La regional de transferencia debe ser distinta de la regional de origen.';
  if (regionales[regionalDestino] === undefined) return missing('Regional transferencia');
  if (caso.empresaDestino?.Estado !== 'ACTIVO' || caso.empresaDestino.patronales[regionalDestino] === undefined)
    return 'La empresa de transferencia no trabaja en la regional elegida.';
  if (regionalDe(caso.idUbicacion) !== regionalDestino)
    return 'La ubicación de transferencia no pertenece a la regional elegida.';
  if (fecha >= periodo.start && fecha <= periodo.end) return null;
  const [start, end] = [toLocalDate(periodo.start), toLocalDate(periodo.end)];
  return texto('fueraDePeriodo', { label: 'fecha de transferencia', start, end });
}
