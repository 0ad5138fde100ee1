import * as z from 'zod/mini';
import { transport } from '#messages/transport.ts';

/** The answer of ASP.NET to a body it cannot bind, with the errors of each field. Its title is English. */
const problemDetails = z.looseObject({ errors: z.record(z.string(), z.unknown()) });

/** Recognises the framework's own sentences, in English; the fund's sentences are shown. */
const english =
  /\b(the|an|must|not|could|should|is|be|was|error|invalid|input|unexpected|required|failed|cannot|field|value|of|to|for|with|from|does|missing|unable|please|empty)\b/i;

const sentences = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '' && !english.test(each));

/** Names of the whole body or of technical parts, used instead of the name of a field. */
const ofProgram =
  /^(?:form|body|request|model|dto|input|value|data|command|query|item|entity|object|json|payload|params?|parameters?|errors?)$|(?:dto|request|model|command|payload)$/i;

/**
 * The last part of a path such as '$.SegurosPersonasNovedad.HaberMensual' or 'Novedades[0].Total', which people recognise as
 * the field. '' if it is not the name of a field.
 */
function fieldOf(path: string): string {
  const name =
    path
      .split('.')
      .at(-1)
      ?.replace(/\[\d*\]$/, '') ?? '';
  return /^\p{L}[\p{L}\d_]*$/u.test(name) && !ofProgram.test(name) ? name : '';
}

/**
 * The errors of a ProblemDetails answer as one text: 'Los servicios no aceptaron lo enviado. Revise: HaberMensual, Celular.'
 * '' if it is not a ProblemDetails answer.
 */
export function problemsOf(json: unknown): string {
  const parsed = z.safeParse(problemDetails, json);
  if (!parsed.success) return '';
  const fields = Object.entries(parsed.data.errors).map(([path, value]) => {
    const [field, said] = [fieldOf(path), sentences(value).join(' ')];
    return field && said ? `${field} (${said})` : field || said;
  });
  const named = [...new Set(fields.filter(Boolean))];
  return named.length === 0 ? '' : `${transport.camposRechazados} ${named.join(', ').replace(/\.$/, '')}.`;
}
