import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { NINGUNA } from './wire.ts';

/**
 * The rights after a registration: valid from its date on, without an end. If the date is in the future they are not valid
 * yet.
 */
export function derechosDesde(fecha: string, today: IsoDate) {
  const FechaDesde = cleanDate(fecha) || NINGUNA;
  const EstadoVigencia = FechaDesde !== NINGUNA && FechaDesde <= today ? 'VIGENTE' : 'NO VIGENTE';
  return { EstadoVigencia, FechaDesde, FechaHasta: NINGUNA };
}
