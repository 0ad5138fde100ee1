import type { NovedadDefinition, ReglaCruzada } from '#engine/definition/definition.ts';
import { FECHA, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { faltaElPeriodo } from '#engine/family/sinPeriodo.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { resolucionMessages } from './messages.ts';

/** The date of the resolution behind the registration. */
export const FECHA_RESOLUCION = 'PacientesResolucion.FechaResolucion';
/** A dependant's kinship to the holder. */
export const PARENTESCO = 'PacientesDerechoHabiente.IdRelacionParentesco';
/** A dependant's beneficiary type, one of those for the kinship. */
export const BENEFICIARIO = 'PacientesDerechoHabiente.IdTipoBeneficiario';

/**
 * The date is within the contribution period, including both ends; shown before all other errors (spec R 5.2, decision
 * 14).
 */
export const enPeriodo: ReglaCruzada = (values, context) => {
  const { periodo } = context;
  if (!periodo) return faltaElPeriodo(FECHA, context);
  const date = String(valorEn(values, FECHA) ?? '');
  if (date >= periodo.start && date <= periodo.end) return null;
  const text = avisoMessages.periodo('ingreso', toLocalDate(periodo.start), toLocalDate(periodo.end));
  return { path: FECHA, text, primero: 'conAviso' };
};

/** The resolution must not be dated in the future. */
export const resolucionEmitida: ReglaCruzada = (values, context) =>
  String(valorEn(values, FECHA_RESOLUCION) ?? '') > context.today
    ? { path: FECHA_RESOLUCION, text: resolucionMessages.fechaFutura }
    : null;

/** Limits of the date pickers: the contribution period for the notice, up to today for its resolution (spec R 2.3). */
export const limitesDeAltaPasivo: NovedadDefinition['limitesFecha'] = (path, _, { periodo }) => {
  if (path === FECHA_RESOLUCION) return { max: today() };
  return path === FECHA && periodo ? { min: periodo.start, max: periodo.end } : null;
};

/** Another kinship has other beneficiary types (spec R 5.8). */
export const alElegirParentesco: NovedadDefinition['alElegir'] = (path) =>
  path === PARENTESCO ? { [BENEFICIARIO]: null } : {};
