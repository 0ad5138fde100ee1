import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { Refusal } from '../refusal.ts';

/** The days of a list, both included. Refuses a range without one of its ends, or that ends before it starts (decision 13). */
export function exigeRango(from: string, to: string): { readonly desde: IsoDate; readonly hasta: IsoDate } {
  const [desde, hasta] = [cleanDate(from), cleanDate(to)];
  if (!desde) throw new Refusal('Debe ingresar la fecha desde.');
  if (!hasta) throw new Refusal('Debe ingresar la fecha hasta.');
  if (hasta < desde) throw new Refusal('La fecha hasta no puede ser menor que la fecha desde.');
  return { desde, hasta };
}
