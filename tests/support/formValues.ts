import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FieldPath, FormValues, Valor } from '#engine/definition/fields.ts';
import { aFormulario } from '#engine/values/formValues.ts';

/** The changes people made to a form, by field. */
export type Cambios = Partial<Record<FieldPath, Valor>>;

/** The values of a notice's form after some of them were changed. */
export function typed(definition: NovedadDefinition, form: NovedadForm, changes: Cambios): FormValues {
  const values = aFormulario(definition, form);
  for (const [path, value] of Object.entries(changes)) {
    const [grupo, name] = path.split('.') as [keyof FormValues, string];
    values[grupo][name] = value ?? null;
  }
  return values;
}
