import type { NovedadDefinition, ReglaCruzada } from '#engine/definition/definition.ts';
import { type FieldPath, valorEn } from '#engine/definition/fields.ts';
import { bajaPasivoMessages as textos } from './messages.ts';

/** The day of death. */
export const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';

/** Nobody dies tomorrow. No contribution period counts: a death is often told of late (spec R 5.3, decision 14). */
export const noFutura: ReglaCruzada = (values, { today }) =>
  String(valorEn(values, FECHA) ?? '') > today ? { path: FECHA, text: textos.fechaFutura } : null;

/** The picker ends today (spec R 2.4). */
export const limitesDeBajaPasivo: NovedadDefinition['limitesFecha'] = (path, _, { today }) =>
  path === FECHA ? { max: today } : null;
