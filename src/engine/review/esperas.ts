import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { cleanDate, daysBetween, type IsoDate } from '#lib/dates.ts';

/** A notice waits from the day it is declared. */
export const esperaDesde = (row: FilaNovedad): IsoDate =>
  cleanDate(row.FechaDeclaracion) || cleanDate(row.FechaNovedad);

/** Consecutive spans of waiting days: 'from-to'. The last one has no end. */
export const tramosDeEspera = [
  { id: '0-1', label: 'Hoy o ayer' },
  { id: '2-4', label: 'De 2 a 4 días' },
  { id: '5-9', label: 'De 5 a 9 días' },
  { id: '10-29', label: 'De 10 a 29 días' },
  { id: '30-', label: '30 días o más' },
] as const;

/** All spans the desk can be filtered by. */
export const esperas: readonly { readonly id: string; readonly label: string }[] = [
  ...tramosDeEspera,
  { id: '3-', label: '3 días o más' },
  { id: '5-', label: '5 días o más' },
  { id: '10-', label: '10 días o más' },
  { id: '730-', label: '2 años o más' },
];

/** True if the waiting time of a notice is within a span; '' matches all. */
export function esperaEn(row: FilaNovedad, espera: string, day: IsoDate): boolean {
  if (espera === '') return true;
  const [from = '', to = ''] = espera.split('-');
  const days = daysBetween(esperaDesde(row), day);
  // Another clock may have declared it in the future: then it counts as just declared.
  return days >= Number(from === '0' ? Number.NEGATIVE_INFINITY : from) && (to === '' || days <= Number(to));
}
