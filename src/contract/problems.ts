import * as z from 'zod/mini';
import { transport } from '#messages/transport.ts';

/** The answer of ASP.NET to a body it cannot bind: field by field what is wrong with it. Its title is English. */
const problemDetails = z.looseObject({ errors: z.record(z.string(), z.unknown()) });

/** Sentences of the framework itself, in English; those the fund wrote are shown. */
const english = /\b(the|an|must|not|could|should|is|be|was|error|invalid|input|unexpected|required)\b/i;

const sentences = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '' && !english.test(each));

/** The last part of a path such as '$.SegurosPersonasNovedad.HaberMensual': people know the field by it. */
const fieldOf = (path: string): string => path.split('.').at(-1)?.replace(/^\$/, '') ?? '';

/**
 * What a ProblemDetails answer says of each field, as one text: 'Los servicios no aceptaron lo enviado. Revise:
 * HaberMensual, Celular.' '' where the answer is none.
 */
export function problemsOf(json: unknown): string {
  const parsed = z.safeParse(problemDetails, json);
  if (!parsed.success) return '';
  const fields = Object.entries(parsed.data.errors).map(([path, value]) => {
    const [field, said] = [fieldOf(path), sentences(value).join(' ')];
    return field && said ? `${field} (${said})` : field || said;
  });
  const named = [...new Set(fields.filter(Boolean))];
  return named.length === 0 ? '' : `${transport.camposRechazados} ${named.join(', ')}.`;
}
