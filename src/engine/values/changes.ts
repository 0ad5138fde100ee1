import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { type Field, type FormValues, type Valor, valorEn } from '#engine/definition/fields.ts';

/** Whether two values of a field are the same: nothing chosen is the same as nothing typed. */
export const mismoValor = (a: Valor, b: Valor): boolean => String(a ?? '') === String(b ?? '');

/**
 * What an edit changed, for the tracking entry (spec E 3): old value, new value and label of each changed field.
 * `write` formats the values.
 */
export function camposCambiados(
  fields: readonly Field[],
  before: FormValues,
  after: FormValues,
  write: (field: Field, value: Valor) => string,
): readonly Cambio[] {
  return fields
    .filter((field) => !mismoValor(valorEn(before, field.path), valorEn(after, field.path)))
    .map((field) => ({
      campo: field.label,
      valorAnterior: write(field, valorEn(before, field.path)),
      valorNuevo: write(field, valorEn(after, field.path)),
    }));
}
