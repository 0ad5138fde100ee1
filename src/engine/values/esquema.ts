import * as z from 'zod/mini';
import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { type FormValues, partesDeRuta } from '#engine/definition/fields.ts';
import { validar } from './validar.ts';

/**
 * The schema of a notice's form: one issue for each field that breaks a rule of the definition, with its text. The rules stay
 * in the definition, because the import, the desk and the list of open points ask them too. `context` is read at each check.
 */
export const esquemaDeAviso = (
  definition: NovedadDefinition,
  context: () => ReglaContexto,
): z.ZodMiniType<FormValues, FormValues> =>
  z.custom<FormValues>().check(({ value, issues }) => {
    for (const { path, text } of validar(definition, value, context())) {
      const { grupo, name } = partesDeRuta(path);
      issues.push({ code: 'custom', path: [grupo, name], message: text, input: value });
    }
  });
