import type { NovedadDefinition, ReglaCruzada } from '#engine/definition/definition.ts';
import { FECHA, valorEn } from '#engine/definition/fields.ts';
import { bajaPasivoMessages as textos } from './messages.ts';

/**
 * The date is not in the future. The contribution period does not apply: a death is often reported late (spec R 5.3,
 * decision 14).
 */
export const noFutura: ReglaCruzada = (values, { today }) =>
  String(valorEn(values, FECHA) ?? '') > today ? { path: FECHA, text: textos.fechaFutura } : null;

/** The date picker ends today (spec R 2.4). */
export const limitesDeBajaPasivo: NovedadDefinition['limitesFecha'] = (path, _, { today }) =>
  path === FECHA ? { max: today } : null;
