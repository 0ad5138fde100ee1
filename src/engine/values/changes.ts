import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { type Field, type FormValues, type Valor, valorEn } from '#engine/definition/fields.ts';
import { fold, tidy } from '#lib/texts.ts';

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

/** One change for each label: from its first old value to its last new one. The oldest changes come first. */
export function juntarCambios(cambios: readonly Cambio[]): readonly Cambio[] {
  const found = new Map<string, Cambio>();
  for (const cambio of cambios) {
    const label = tidy(fold(cambio.campo));
    const before = found.get(label);
    found.set(label, before ? { ...cambio, valorAnterior: before.valorAnterior } : cambio);
  }
  return [...found.values()];
}
