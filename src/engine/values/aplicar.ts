import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, type Grupo, partesDeRuta, type Valor } from '#engine/definition/fields.ts';
import { aEnvio, aFormulario } from './formValues.ts';
import { todosLosCampos } from './validar.ts';

/** Values for fields of a form, by path. */
export type Valores = Readonly<Partial<Record<FieldPath, Valor>>>;

/**
 * The fields that get a value and may be changed. Lists come first, because what is chosen in them decides about other
 * lists and about dates.
 */
export function enOrden(fields: readonly Field[], values: Valores): readonly Field[] {
  const given = fields.filter(({ path, readOnly }) => !readOnly && Object.hasOwn(values, path));
  return [...given.filter(({ kind }) => kind === 'list'), ...given.filter(({ kind }) => kind !== 'list')];
}

/**
 * The form with some values, as if they were chosen and typed one after the other, with what follows from each. Read-only
 * fields keep theirs.
 */
export function llenar(definition: NovedadDefinition, form: NovedadForm, values: Valores): NovedadForm {
  const groups: Partial<Record<Grupo, Record<string, unknown>>> = {};
  const next: NovedadForm = { ...form };
  const put = (path: FieldPath, value: Valor) => {
    const { grupo, name } = partesDeRuta(path);
    const group = groups[grupo] ?? { ...(form[grupo] as object | null | undefined) };
    group[name] = value;
    groups[grupo] = group;
    (next as Record<string, unknown>)[grupo] = group;
  };
  for (const { path } of enOrden(todosLosCampos(definition), values)) {
    const value = values[path] ?? null;
    const follows = definition.alElegir(path, Number(value), next);
    for (const [other, its] of Object.entries(follows)) put(other as FieldPath, its ?? null);
    put(path, value);
  }
  return next;
}

/** The form with some values, as it is sent. */
export function aplicar(definition: NovedadDefinition, form: NovedadForm, values: Valores): NovedadForm {
  const filled = llenar(definition, form, values);
  return aEnvio(definition, filled, aFormulario(definition, filled));
}
