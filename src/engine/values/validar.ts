import type { FieldError, NovedadDefinition, ReglaContexto, TabId } from '#engine/definition/definition.ts';
import { type Field, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { sinInformacion } from '#messages/validation.ts';
import { ilegible } from './valorCrudo.ts';

/** The fields of a tab, in the order they are shown. */
export const camposDe = (definition: NovedadDefinition, tab: 'persona' | 'novedad'): readonly Field[] =>
  definition.secciones[tab].flatMap((section) => section.fields);

/** All fields of a notice form. */
export const todosLosCampos = (definition: NovedadDefinition): readonly Field[] => [
  ...camposDe(definition, 'persona'),
  ...camposDe(definition, 'novedad'),
];

/** Facts of a tab that are only shown, lack something, and are put right elsewhere: a sentence each (decision 11). */
export const huecosDe = (definition: NovedadDefinition, tab: 'persona' | 'novedad', values: FormValues) =>
  camposDe(definition, tab).flatMap((field) => {
    const value = valorEn(values, field.path);
    const empty = value === null || value === '';
    return (field.readOnly && empty && field.rule.check(value, values)) || [];
  });

/** The tab a field stands in. */
export const pestanaDe = (path: FieldError['path']): TabId =>
  path.startsWith('BasePersonas.') ? 'persona' : 'novedad';

/**
 * Everything that is wrong with what was typed, in the order of the screen; at most one sentence a field.
 * A rule between fields speaks only where the field itself is in order, unless it is told in the field's place: then
 * nothing typed there could put it right. What a screen only shows keeps nobody from saving.
 */
export function validar(
  definition: NovedadDefinition,
  values: FormValues,
  context: ReglaContexto,
): readonly FieldError[] {
  const own = todosLosCampos(definition).flatMap((field) => {
    if (field.readOnly) return [];
    const value = valorEn(values, field.path);
    // What came in a form nobody can read is not taken for none: it is given again, or nothing is saved.
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
