import { useQuery } from '@tanstack/react-query';
import { recientePrimero } from '#blocks/seguimiento/orden.ts';
import { query } from '#client/query.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tabla } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { takeTurns } from '#lib/turns.ts';
import { useSeen } from '#ui/layout/useSeen.ts';

/** When a notice was sent back, and the words of that entry, which are HTML. */
export interface Observacion {
  readonly dia: IsoDate;
  readonly html: string;
}

/** The rows of both lists together read at most this many trackings at a time. */
const ALAVEZ = 2;
const enTurno = takeTurns(ALAVEZ);

/** The last observation in the tracking of a notice; null if it names none, or none has a date. */
function ultimaObservacion(entradas: readonly SeguimientoItem[]): Observacion | null {
  const [last] = entradas
    .filter(
      ({ Asunto, Mensaje }) => Asunto === nombreEstado.observado || Mensaje.includes(`-> ${nombreEstado.observado}`),
    )
    .filter(({ Fecha }) => cleanDate(Fecha) !== '')
    .sort(recientePrimero);
  return last ? { dia: cleanDate(last.Fecha), html: last.Mensaje } : null;
}

/**
 * The last observation of a row's notice, by its tracking: no row says it. It is read when the row is in view (the ref goes
 * to its element), once, and at most two at a time. undefined: not read; then the third says
 * whether it cannot be read. `puede`: it may be asked for by now.
 */
export function useObservacionDeFila<E extends Element>(idPersonaNovedad: number, puede: boolean) {
  const [vigilar, seen] = useSeen<E>();
  const input = { body: { IdTabla: idPersonaNovedad, Tabla: tabla.novedad } };
  const { data, isError } = useQuery({
    ...query(seguimiento.lista, input, enTurno),
    select: ultimaObservacion,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: seen && puede,
  });
  return [vigilar, data, isError] as const;
}
