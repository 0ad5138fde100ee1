import { avisoMessages } from '#engine/avisoMessages.ts';
import type { NovedadDefinition, ReglaCruzada } from '#engine/definition.ts';
import { valueAt } from '#engine/fields.ts';
import { toLocalDate } from '#lib/dates.ts';
import { EMPRESA, FECHA, REGIONAL, UBICACION } from './transferenciaFields.ts';

/** A transfer lies within the contribution period, both ends included (spec E 5.5, decision 14). */
export const enPeriodo: ReglaCruzada = (values, { periodo }) => {
  if (!periodo) return { path: FECHA, text: avisoMessages.sinPeriodo };
  const date = String(valueAt(values, FECHA) ?? '');
  if (date >= periodo.start && date <= periodo.end) return null;
  const text = avisoMessages.periodo('transferencia', toLocalDate(periodo.start), toLocalDate(periodo.end));
  return { path: FECHA, text };
};

/** The date picker offers the contribution period (spec E 5.5). */
export const limitesDeTransferencia: NovedadDefinition['limitesFecha'] = (path, _, { periodo }) =>
  path === FECHA && periodo ? { min: periodo.start, max: periodo.end } : null;

/** Another regional has other companies and localities: neither stays chosen (spec E 5.5). */
export const alElegirRegional: NovedadDefinition['alElegir'] = (path) =>
  path === REGIONAL ? { [EMPRESA]: null, [UBICACION]: null } : {};
