import { type ReglaContexto, type ReglaCruzada, reglaSobre } from '#engine/definition/definition.ts';
import { FECHA, type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { faltaElPeriodo } from '#engine/family/sinPeriodo.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import type { VarianteBaja } from './variants.ts';

const ingresoDe = ({ form }: Pick<ReglaContexto, 'form'>): string => cleanDate(form.SegurosPacientes.FechaIngreso);

const fechaEn = (values: FormValues): string => String(valorEn(values, FECHA) ?? '');

/**
 * The date is not before the entry; the same day is allowed (spec E 5.4, decision 3). Without a start date, which 1900
 * means, only the period counts.
 */
const desdeElIngreso = (v: VarianteBaja): ReglaCruzada =>
  reglaSobre('relacion', (values, context) =>
    fechaEn(values) < ingresoDe(context) ? { path: FECHA, text: v.antesDeIngreso } : null,
  );

/** A date that is not before the entry is within the contribution period, including both ends (spec E 5.4, decision 14). */
const enPeriodo = (v: VarianteBaja): ReglaCruzada =>
  reglaSobre('periodo', (values, context) => {
    const date = fechaEn(values);
    const { periodo } = context;
    if (date < ingresoDe(context)) return null;
    if (!periodo) return faltaElPeriodo(FECHA, context);
    if (date >= periodo.start && date <= periodo.end) return null;
    const [start, end] = [toLocalDate(periodo.start), toLocalDate(periodo.end)];
    return { path: FECHA, text: avisoMessages.periodo(v.labels.fechaDe, start, end), siEsUnico: true };
  });

/** What the date of a termination has to keep to. */
export const reglasDeFecha = (v: VarianteBaja): readonly ReglaCruzada[] => [desdeElIngreso(v), enPeriodo(v)];

/** Limits of the date picker: the contribution period, or from the start date if that is later. */
export function limitesDeBaja(path: FieldPath, _: FormValues, context: ReglaContexto) {
  const { periodo } = context;
  if (path !== FECHA || !periodo) return null;
  const [, min = periodo.start] = [ingresoDe(context), periodo.start].sort();
  return { min, max: periodo.end };
}
