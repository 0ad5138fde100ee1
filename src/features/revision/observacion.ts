import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';

/** When a notice was sent back, and the words of that entry, which are HTML. */
export interface Observacion {
  readonly dia: IsoDate;
  readonly html: string;
}

/** The last observation in the tracking of a notice; null if it names none, or none has a date. */
export function ultimaObservacion(entradas: readonly SeguimientoItem[]): Observacion | null {
  const [last] = entradas
    .filter(
      ({ Asunto, Mensaje }) => Asunto === nombreEstado.observado || Mensaje.includes(`-> ${nombreEstado.observado}`),
    )
    .map(({ Fecha, Mensaje }) => ({ dia: cleanDate(Fecha), html: Mensaje }))
    .filter(({ dia }) => dia !== '')
    .sort((a, b) => b.dia.localeCompare(a.dia));
  return last ?? null;
}
