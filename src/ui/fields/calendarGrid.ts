import type { IsoDate } from '#lib/dates.ts';

/** What receives the focus when the calendar opens, the best first. */
const entries = [
  'td > [data-p-highlight="true"]',
  '[data-p-today="true"] > span:not([data-p-disabled="true"])',
  'td > span:not([data-p-disabled="true"])',
  '[data-pc-section="month"][data-p-highlight="true"]',
  '[data-pc-section="year"][data-p-highlight="true"]',
  '[data-pc-section="month"]:not(button, [data-p-disabled="true"])',
  '[data-pc-section="year"]:not(button, [data-p-disabled="true"])',
  'button',
];

/** Focuses the chosen day, else today, else the first available day; the same for months and years. */
export function focusDay(panel: HTMLElement): void {
  for (const entry of entries) {
    const found = panel.querySelector<HTMLElement>(entry);
    if (!found) continue;
    found.tabIndex = 0;
    found.focus();
    return;
  }
}

/** The day of a cell; months count from 0. */
export const isoOf = (day: number, month: number, year: number): IsoDate =>
  [year, String(month + 1).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** The day of a calendar cell; null for any other element. */
export function dayOfCell(cell: Element | null): IsoDate | null {
  if (!(cell instanceof HTMLElement)) return null;
  const { pDay, pMonth, pYear } = cell.dataset;
  if (pDay === undefined || pMonth === undefined || pYear === undefined) return null;
  return isoOf(Number(pDay), Number(pMonth), Number(pYear));
}

/** The cells of the visible month. */
export const cellsOf = (panel: HTMLElement) => [
  ...panel.querySelectorAll('td[data-p-day]:not([data-p-other-month="true"])'),
];

/** Focuses a day of the visible month. False if another month is visible. */
export function focusOn(panel: HTMLElement, day: IsoDate): boolean {
  const label = cellsOf(panel).find((cell) => dayOfCell(cell) === day)?.firstElementChild;
  if (!(label instanceof HTMLElement)) return false;
  label.tabIndex = 0;
  label.focus();
  return true;
}
