import { adjuntosMessages } from '#blocks/adjuntos/messages.ts';
import { idDeAdjunto } from '#blocks/adjuntos/slots.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import type { FieldError, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { pestanaDe } from './validar.ts';

/** One thing that blocks saving a notice, and where to correct it. */
export interface Problem {
  readonly tab: TabId;
  readonly text: string;
  /** The name of the wrong field, or the element id of a file's slot. */
  readonly path?: FieldError['path'];
  readonly elementId?: string;
}

interface SaveProblems {
  /** The sentence of the first failing check, worded as in the specification; null if its field already shows it. */
  readonly headline: string | null;
  /** Shown as a warning instead of an error. */
  readonly aviso?: true;
  readonly tab: TabId;
  readonly problems: readonly Problem[];
}

/** The number of errors in one tab. */
export const contarErrores = (problems: readonly Problem[], tab: TabId): number =>
  problems.filter((problem) => problem.tab === tab).length;

/** While the required and the present files are unknown, none counts as present. */
const unread = ({ error }: Partial<Pick<Adjuntos, 'error'>>): readonly Problem[] =>
  error ? [{ tab: 'adjuntos', text: adjuntosMessages.noSeLeyeron }] : [];

/** Files that were chosen but did not arrive: without this error the notice would be saved without them. */
const noLlegaron = ({ fotografia, slots = [] }: Partial<Pick<Adjuntos, 'fotografia' | 'slots'>>): readonly Problem[] =>
  [...(fotografia ? [fotografia] : []), ...slots]
    .filter(({ subida }) => subida?.estado === 'fallida')
    .map((slot) => ({
      tab: slot === fotografia ? 'persona' : 'adjuntos',
      text: adjuntosMessages.noSeGrabo,
      elementId: idDeAdjunto(slot.requisito.IdRequisito),
    }));

/** Whether a notice's photograph is required (decision 20). */
export const exigeFotografia = (
  definition: Pick<NovedadDefinition, 'fotografia'>,
  fotografia: Adjuntos['fotografia'] | undefined,
): boolean => definition.fotografia === 'siempre' || fotografia?.requisito.Requerido === true;

/**
 * The checks on Grabar, in this order: what a notice puts first, notice and person block, photograph, attachments (spec
 * E 5.6, R 5.2). The first one that fails gives the headline and the tab; all errors are listed. Returns null if the
 * notice may be saved.
 */
export function problemasAlGrabar(
  definition: Pick<NovedadDefinition, 'messages' | 'fotografia'>,
  errors: readonly FieldError[],
  adjuntos: Pick<Adjuntos, 'faltaFotografia' | 'faltantes'> & Partial<Pick<Adjuntos, 'fotografia' | 'slots' | 'error'>>,
): SaveProblems | null {
  const fields: readonly Problem[] = errors.map(({ path, text }) => ({ tab: pestanaDe(path), text, path }));
  const sinFotografia = adjuntos.faltaFotografia && exigeFotografia(definition, adjuntos.fotografia);
  const photo: readonly Problem[] = sinFotografia
    ? [{ tab: 'persona', text: engineMessages.fotografia, elementId: idDeAdjunto(requisitoFotografia) }]
    : [];
  const files: readonly Problem[] = adjuntos.faltantes.slice(0, 1).map((missing) => ({
    tab: 'adjuntos',
    text: engineMessages.adjuntos,
    elementId: idDeAdjunto(missing.IdRequisito),
  }));
  const found = [...fields, ...photo, ...files, ...unread(adjuntos)];
  const problems = found.length > 0 ? found : noLlegaron(adjuntos);
  const [before] = errors.filter((error) => error.primero);
  if (before) {
    const headline = before.primero === 'conAviso' ? before.text : null;
    return { headline, aviso: true, tab: pestanaDe(before.path), problems };
  }
  const [unico] = errors;
  if (unico && errors.every(({ siEsUnico }) => siEsUnico)) {
    return { headline: unico.text, aviso: true, tab: pestanaDe(unico.path), problems };
  }
  if (fields.length > 0) {
    const tabs = [...new Set(fields.map((problem) => problem.tab))];
    const { text: headline, tab } = definition.messages.invalid(tabs);
    return { headline, tab, problems };
  }
  const first = problems[0];
  return first ? { headline: first.text, tab: first.tab, problems } : null;
}
