import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { type Field, type FormValues, type Valor, valueAt } from '#engine/definition/fields.ts';

const same = (a: Valor, b: Valor) => String(a ?? '') === String(b ?? '');

/**
 * What an edit changed, for the tracking entry (spec E 3): old value, new value and label of each changed field,
 * as `write` puts them for people.
 */
export function changedFields(
  fields: readonly Field[],
  before: FormValues,
  after: FormValues,
  write: (field: Field, value: Valor) => string,
): readonly Cambio[] {
  return fields
    .filter((field) => !same(valueAt(before, field.path), valueAt(after, field.path)))
    .map((field) => ({
      campo: field.label,
      valorAnterior: write(field, valueAt(before, field.path)),
      valorNuevo: write(field, valueAt(after, field.path)),
    }));
}
