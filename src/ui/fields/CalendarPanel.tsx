import { Calendar, type CalendarDateTemplateEvent, type CalendarPassThroughOptions } from 'primereact/calendar';
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstOfMonth, fromWidgetDay, type IsoDate, isIsoDate, today, widgetDay } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { months } from '../locale.ts';
import { kitMessages } from '../messages.ts';
import { PrimeRoom } from '../PrimeRoom.tsx';
import { isSeparator, isWithin, pagedTo, pointedBy, spelled, typedWith } from './calendarKeys.ts';
import { place } from './place.ts';

const toDay = (iso: string | undefined): Date | null => (iso && isIsoDate(iso) ? widgetDay(iso) : null);

// The component marks days in a way no assistive technology knows: each becomes a button named by its whole date, pressed
// where it is the chosen one. Month and year are named by what they show, and described by what they do.
const passThrough: CalendarPassThroughOptions = {
  day: { 'aria-label': undefined },
  dayLabel: (options) => ({
    role: 'button',
    'aria-selected': undefined,
    'aria-pressed': options?.context.selected === true,
  }),
  monthTitle: { 'aria-label': undefined, title: kitMessages.chooseMonth },
  yearTitle: { 'aria-label': undefined, title: kitMessages.chooseYear },
  panel: { role: undefined, 'aria-label': undefined },
  nextIcon: { 'aria-hidden': true },
  previousIcon: { 'aria-hidden': true },
};

/** The day of a cell; months count from 0. */
const isoOf = (day: number, month: number, year: number): IsoDate =>
  [year, String(month + 1).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** A day as it is read out: 17 de noviembre de 2026. */
const dayText = (day: number, month: number, year: number) => `${day} de ${months[month]?.toLowerCase()} de ${year}`;

// No <span>: the component takes every span of a cell for a day.
function dayName({ day, month, year }: CalendarDateTemplateEvent) {
  const isToday = isoOf(day, month, year) === today();
  return (
    <>
      <b aria-hidden="true">{day}</b>
      <small className="sr-only">
        {dayText(day, month, year)}
        {isToday ? kitMessages.dayIsToday : ''}
      </small>
    </>
  );
}

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

/** Puts focus on the chosen day, else today, else the first that can be chosen; the same for months and years. */
function focusDay(panel: HTMLElement): void {
  for (const entry of entries) {
    const found = panel.querySelector<HTMLElement>(entry);
    if (!found) continue;
    found.tabIndex = 0;
    found.focus();
    return;
  }
}

/** The day a cell of the calendar stands for; null for anything else. */
function dayOfCell(cell: Element | null): IsoDate | null {
  if (!(cell instanceof HTMLElement)) return null;
  const { pDay, pMonth, pYear } = cell.dataset;
  if (pDay === undefined || pMonth === undefined || pYear === undefined) return null;
  return isoOf(Number(pDay), Number(pMonth), Number(pYear));
}

/** The cells of the month shown. */
const cellsOf = (panel: HTMLElement) => [...panel.querySelectorAll('td[data-p-day]:not([data-p-other-month="true"])')];

/** Puts focus on a day of the month shown. False when that month is another one. */
function focusOn(panel: HTMLElement, day: IsoDate): boolean {
  const label = cellsOf(panel).find((cell) => dayOfCell(cell) === day)?.firstElementChild;
  if (!(label instanceof HTMLElement)) return false;
  label.tabIndex = 0;
  label.focus();
  return true;
}

interface DaysProps {
  readonly value: string;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** First day of the month to begin with. */
  readonly month: IsoDate;
  readonly picked: RefObject<(date: IsoDate) => void>;
}

/**
 * The days to choose from. The component makes every one of them anew whenever it is drawn, and a press that began on the
 * old one is lost: it is drawn for another date or range, never because something around it is.
 */
const Days = memo(function Days({ value, min, max, month, picked }: DaysProps) {
  // The component starts over whenever it is handed another Date, equal or not.
  const { day, minDate, maxDate, viewDate } = useMemo(
    () => ({
      day: toDay(value),
      minDate: toDay(min),
      maxDate: toDay(max),
      viewDate: widgetDay(within(month, min, max)),
    }),
    [value, min, max, month],
  );
  return (
    <PrimeRoom>
      <Calendar
        inline
        locale="es"
        value={day}
        viewDate={viewDate}
        {...(minDate ? { minDate } : {})}
        {...(maxDate ? { maxDate } : {})}
        // Its onChange is not there yet for a press that comes right after the days are drawn.
        onSelect={(event) => {
          if (event.value instanceof Date) picked.current(fromWidgetDay(event.value));
        }}
        dateTemplate={dayName}
        pt={passThrough}
      />
    </PrimeRoom>
  );
});

interface CalendarPanelProps {
  readonly id: string;
  readonly value: string;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly label: string;
  /** Digits typed to point at a day: 18, 1811 or 18112026. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly onPick: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/**
 * The calendar below a date field, with focus on its day. Days outside min and max are shown but can't be chosen. Arrows
 * move by days, PageUp and PageDown by months, with Shift by years; typed digits point at a day, and Enter takes it.
 */
export default function CalendarPanel({
  id,
  value,
  min,
  max,
  label,
  digits,
  onDigits,
  onPick,
  onClose,
}: CalendarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  const [view, setView] = useState(() => within(isIsoDate(value) ? value : today(), min, max));
  const pointed = useRef<IsoDate>('');
  useLayoutEffect(() => {
    picked.current = onPick;
  });
  /** Focus goes to a day; its month is drawn first where another one is shown. */
  const pointAt = (day: IsoDate) => {
    pointed.current = day;
    if (panel.current && !focusOn(panel.current, day)) setView(day);
  };
  const shown = () => dayOfCell((panel.current && cellsOf(panel.current)[0]) ?? null) ?? view;
  const month = firstOfMonth(view);
  const typed = digits === '' ? '' : pointedBy(digits, view);

  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    place(box);
    focusDay(box);
    // Another month is another grid, and focus falls out of the old one.
    const keeper = new MutationObserver(() => {
      if (document.activeElement === document.body && !focusOn(box, pointed.current)) focusDay(box);
    });
    keeper.observe(box, { childList: true, subtree: true });
    return () => keeper.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month drawn anew
  useLayoutEffect(() => {
    if (panel.current && pointed.current !== '') focusOn(panel.current, pointed.current);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the digits, which may come from the field
  useLayoutEffect(() => {
    if (typed !== '') pointAt(typed);
  }, [typed]);
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.parentElement?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);

  /** Keys before the component has them: it takes PageUp for PageDown, and knows no digits. */
  const onKey = (event: KeyboardEvent) => {
    const own = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Months and years to choose from have no days to point at.
    if (panel.current && cellsOf(panel.current).length === 0) return;
    const cell = event.target instanceof Element ? dayOfCell(event.target.closest('td')) : null;
    const next = typedWith(digits, event.key);
    if (next === digits && isSeparator(digits, event.key)) return own();
    if (next !== digits) {
      own();
      // Digits are read in the month that is shown when the first of them is typed.
      if (digits === '') setView(shown());
      onDigits(next);
      return;
    }
    if (digits !== '' && ['Enter', ' '].includes(event.key)) {
      own();
      if (typed !== '' && isWithin(typed, min, max)) picked.current(typed);
      return;
    }
    const leadsTo = cell && pagedTo(cell, event);
    if (leadsTo) {
      own();
      pointAt(within(leadsTo, min, max));
    }
    if (digits !== '' && event.key !== 'Escape') onDigits('');
  };
  const said = digits === '' ? kitMessages.calendarKeys : pointedText(spelled(digits, view), typed, min, max);
  return (
    <div
      {...{ id, ref: panel, onKeyDownCapture: onKey }}
      className="field-panel date-panel"
      role="dialog"
      aria-label={fill(kitMessages.calendarOf, { label })}
    >
      <Days key={month} {...{ value, min, max, month, picked }} />
      <p className="date-panel-said" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** A day, or the end of the range that is nearer to it: the panel opens where there is something to choose. */
function within(day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** What is said of the day that digits point at. */
function pointedText(text: string, day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): string {
  if (day === '') return fill(kitMessages.noSuchDay, { day: text });
  return fill(isWithin(day, min, max) ? kitMessages.dayPointed : kitMessages.dayOutOfRange, { day: text });
}
