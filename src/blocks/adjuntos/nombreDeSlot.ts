import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { adjuntosMessages } from './messages.ts';
import type { AdjuntoSlot } from './slots.ts';

/** The name of a requirement, as it is shown. The photograph's has a technical name (spec E 3). */
export const nombreDeRequisito = ({ IdRequisito, Nombre }: Requisito): string =>
  IdRequisito === requisitoFotografia ? adjuntosMessages.fotografia : Nombre;

/** The name of a slot, as it is shown. */
export const nombreDeSlot = ({ requisito }: Pick<AdjuntoSlot, 'requisito'>): string => nombreDeRequisito(requisito);
