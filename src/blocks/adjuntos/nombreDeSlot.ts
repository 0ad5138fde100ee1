import { requisitoFotografia } from '#contract/enumerations.ts';
import { adjuntosMessages } from './messages.ts';
import type { AdjuntoSlot } from './slots.ts';

/** The name of a requirement, as it is shown. The photograph's has a technical name (spec E 3). */
export const nombreDeSlot = ({ requisito }: AdjuntoSlot): string =>
  requisito.IdRequisito === requisitoFotografia ? adjuntosMessages.fotografia : requisito.Nombre;
