import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { cleanDate, daysBetween, type IsoDate } from '#lib/dates.ts';

/** A notice waits from its declaration on. */
export const esperaDesde = (row: FilaNovedad): IsoDate =>
  cleanDate(row.FechaDeclaracion) || cleanDate(row.FechaNovedad);

/** Spans of the days a notice may wait that follow each other: 'from-to', without an end for the last one. */
export const tramosDeEspera = [
  { id: '0-1', label: 'Hoy o ayer' },
  { id: '2-4', label: 'De 2 a 4 días' },
  { id: '5-9', label: 'De 5 a 9 días' },
  { id: '10-29', label: 'De 10 a 29 días' },
  { id: '30-', label: '30 días o más' },
] as const;

/** Every span the desk can be narrowed to. */
export const esperas: readonly { readonly id: string; readonly label: string }[] = [
  ...tramosDeEspera,
  { id: '3-', label: '3 días o más' },
  { id: '5-', label: '5 días o más' },
  { id: '10-', label: '10 días o más' },
];

/** True for a notice that waits as long as a span says; '' is any. */
export function esperaEn(row: FilaNovedad, espera: string, day: IsoDate): boolean {
  if (espera === '') return true;
  const [from = '', to = ''] = espera.split('-');
  const days = daysBetween(esperaDesde(row), day);
  // One declared by another clock may lie ahead: it has just come.
  return days >= Number(from === '0' ? Number.NEGATIVE_INFINITY : from) && (to === '' || days <= Number(to));
}
