import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { fold } from '#lib/texts.ts';
import { adjuntosMessages } from './messages.ts';
import type { AdjuntoSlot } from './slots.ts';

/** The name of a requirement, as it is shown. The photograph's has a technical name (spec E 3). */
export const nombreDeRequisito = ({ IdRequisito, Nombre }: Requisito): string =>
  IdRequisito === requisitoFotografia ? adjuntosMessages.fotografia : Nombre;

/** The name of a slot, as it is shown. */
export const nombreDeSlot = ({ requisito }: Pick<AdjuntoSlot, 'requisito'>): string => nombreDeRequisito(requisito);

/** What the services call an identity document. Only the photograph's id is documented (spec E 9), so its name tells. */
const IDENTIDAD = /\b(?:identidad|identificacion|carnet|cedula|c\.? ?i\.?|pasaporte)(?:\b|$)/;

/** True for the requirement of the person's identity document. */
export const esDocumentoDeIdentidad = ({ Nombre }: Pick<Requisito, 'Nombre'>): boolean => IDENTIDAD.test(fold(Nombre));
