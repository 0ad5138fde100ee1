import type { FieldError, NovedadDefinition, ReglaContexto, TabId } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { sinInformacion } from '#messages/validation.ts';
import { ilegible } from './valorCrudo.ts';

/** The fields of a tab, in the order of the screen. */
export const camposDe = (definition: NovedadDefinition, tab: 'persona' | 'novedad'): readonly Field[] =>
  definition.secciones[tab].flatMap((section) => section.fields);

const conocidos = new WeakMap<NovedadDefinition['secciones'], readonly Field[]>();

/** All fields of a notice form, put together once: an import asks thousands of times. */
export function todosLosCampos(definition: NovedadDefinition): readonly Field[] {
  const known = conocidos.get(definition.secciones);
  if (known) return known;
  const made = [...camposDe(definition, 'persona'), ...camposDe(definition, 'novedad')];
  conocidos.set(definition.secciones, made);
  return made;
}

/** One sentence for each read-only fact of a tab that lacks something and is corrected elsewhere (decision 11). */
export const huecosDe = (definition: NovedadDefinition, tab: 'persona' | 'novedad', values: FormValues) =>
  camposDe(definition, tab).flatMap((field) => {
    const value = valorEn(values, field.path);
    const empty = value === null || value === '';
    return (field.readOnly && empty && field.rule.check(value, values)) || [];
  });

/** The first field that people still have to fill in, the person's before the notice's; the notice's first if none. */
export function primeroPorLlenar(definition: NovedadDefinition, values: FormValues): FieldPath | null {
  const open = todosLosCampos(definition).filter(({ readOnly }) => !readOnly);
  const missing = open.find(({ path, rule }) => rule.check(valorEn(values, path), values) !== null);
  return (missing ?? open.find(({ path }) => pestanaDe(path) === 'novedad') ?? null)?.path ?? null;
}

/** The tab of a field. */
export const pestanaDe = (path: FieldError['path']): TabId =>
  path.startsWith('BasePersonas.') ? 'persona' : 'novedad';

/**
 * All errors in what was typed, in the order of the screen, at most one per field. A rule between fields runs only if
 * the field itself is valid, unless its error is shown at that field: typing another value there would not help. Errors
 * in read-only fields do not block saving.
 */
export function validar(
  definition: NovedadDefinition,
  values: FormValues,
  context: ReglaContexto,
): readonly FieldError[] {
  const own = todosLosCampos(definition).flatMap((field) => {
    if (field.readOnly) return [];
    const value = valorEn(values, field.path);
    // A value that the services sent in an unreadable form does not count as empty: the user enters it again, or
    // nothing is saved.
    const unread = (value === '' || value === null) && ilegible(context.form, field) !== '';
    const text = field.rule.check(value, values) ?? (unread ? sinInformacion(field.label) : null);
    return text === null ? [] : [{ path: field.path, text }];
  });
  const crossed = definition.reglas.flatMap((rule) => rule(values, context) ?? []);
  const sinRemedio = new Set(crossed.filter((error) => error.primero === 'enSuCampo').map((error) => error.path));
  const said = own.filter((error) => !sinRemedio.has(error.path));
  const atFault = new Set(said.map((error) => error.path));
  const between = crossed.filter((error) => !atFault.has(error.path));
  const order = new Map(todosLosCampos(definition).map((field, index) => [field.path, index]));
  return [...said, ...between].sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
}
