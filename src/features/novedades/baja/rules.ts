import type { ReglaContexto, ReglaCruzada } from '#engine/definition/definition.ts';
import { type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { faltaElPeriodo } from '#engine/family/sinPeriodo.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import type { VarianteBaja } from './variants.ts';

const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';

const ingresoDe = ({ form }: Pick<ReglaContexto, 'form'>): string => cleanDate(form.SegurosPacientes.FechaIngreso);

/**
 * The date is not before the entry (the same day is allowed) and is within the contribution period, including both ends
 * (spec E 5.4, decisions 3 and 14). Without a start date, which 1900 means, only the period counts.
 */
export const fechaDeBaja =
  (v: VarianteBaja): ReglaCruzada =>
  (values, context) => {
    const date = String(valorEn(values, FECHA) ?? '');
    const { periodo } = context;
    if (date < ingresoDe(context)) return { path: FECHA, text: v.antesDeIngreso };
    if (!periodo) return faltaElPeriodo(FECHA, context);
    if (date >= periodo.start && date <= periodo.end) return null;
    const [start, end] = [toLocalDate(periodo.start), toLocalDate(periodo.end)];
    return { path: FECHA, text: avisoMessages.periodo(v.labels.fechaDe, start, end) };
  };

/** Limits of the date picker: the contribution period, or from the start date if that is later. */
export function limitesDeBaja(path: FieldPath, _: FormValues, context: ReglaContexto) {
  const { periodo } = context;
  if (path !== FECHA || !periodo) return null;
  const [, min = periodo.start] = [ingresoDe(context), periodo.start].sort();
  return { min, max: periodo.end };
}
