import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a range that ends before it starts. An end that is '' is open. */
export function exigeOrden(desde: IsoDate, hasta: IsoDate): void {
  if (desde && hasta && hasta < desde) throw new Refusal('La fecha hasta no puede ser menor que la fecha desde.');
}

/** The days of a list, both included. Refuses a range without one of its ends, or that ends before it starts (decision 13). */
export function exigeRango(from: string, to: string): { readonly desde: IsoDate; readonly hasta: IsoDate } {
  const [desde, hasta] = [cleanDate(from), cleanDate(to)];
  if (!desde) throw new Refusal('Debe ingresar la fecha desde.');
  if (!hasta) throw new Refusal('Debe ingresar la fecha hasta.');
  exigeOrden(desde, hasta);
  return { desde, hasta };
}
