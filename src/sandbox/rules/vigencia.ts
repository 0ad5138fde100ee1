import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { NINGUNA } from './wire.ts';

/** The rights a registration gives: from its date on, without an end; of a date still to come they are not in force yet. */
export function derechosDesde(fecha: string, today: IsoDate) {
  const FechaDesde = cleanDate(fecha) || NINGUNA;
  const EstadoVigencia = FechaDesde !== NINGUNA && FechaDesde <= today ? 'VIGENTE' : 'NO VIGENTE';
  return { EstadoVigencia, FechaDesde, FechaHasta: NINGUNA };
}
