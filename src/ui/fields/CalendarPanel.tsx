import { Calendar, type CalendarDateTemplateEvent, type CalendarPassThroughOptions } from 'primereact/calendar';
import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstOfMonth, fromWidgetDay, type IsoDate, isIsoDate, today, widgetDay } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { usePressOutside } from '../layout/usePressOutside.ts';
import { months } from '../locale.ts';
import { PrimeRoom } from '../PrimeRoom.tsx';
import { cellsOf, dayOfCell, focusDay, focusOn, isoOf } from './calendarGrid.ts';
import { isSeparator, isWithin, pagedTo, pointedBy, spelled, typedWith } from './calendarKeys.ts';
import { calendarMessages } from './calendarMessages.ts';
import { dateMessages } from './dateMessages.ts';
import { place } from './place.ts';

const toDay = (iso: string | undefined): Date | null => (iso && isIsoDate(iso) ? widgetDay(iso) : null);

// The component marks up days in a way that no assistive technology understands. So each day becomes a button with its whole
// date as name, pressed if it is the chosen one. Month and year are named by what they show, and described by what they do.
const passThrough: CalendarPassThroughOptions = {
  day: { 'aria-label': undefined },
  dayLabel: (options) => ({
    role: 'button',
    'aria-selected': undefined,
    'aria-pressed': options?.context.selected === true,
  }),
  monthTitle: { 'aria-label': undefined, title: calendarMessages.chooseMonth },
  yearTitle: { 'aria-label': undefined, title: calendarMessages.chooseYear },
  panel: { role: undefined, 'aria-label': undefined },
  nextIcon: { 'aria-hidden': true },
  previousIcon: { 'aria-hidden': true },
};

/** A day as screen readers say it: 17 de noviembre de 2026. */
const dayText = (day: number, month: number, year: number) =>
  fill(calendarMessages.day, { day, month: months[month]?.toLowerCase() ?? '', year });

// No <span>: the component treats every span of a cell as a day.
function dayName({ day, month, year }: CalendarDateTemplateEvent) {
  const isToday = isoOf(day, month, year) === today();
  return (
    <>
      <b aria-hidden="true">{day}</b>
      <small className="sr-only">
        {dayText(day, month, year)}
        {isToday ? calendarMessages.today : ''}
      </small>
    </>
  );
}

interface DaysProps {
  readonly value: string;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** First day of the initial month. */
  readonly month: IsoDate;
  readonly picked: RefObject<(date: IsoDate) => void>;
}

/**
 * The days to choose from. The component recreates all of them on each render, and a press that began on an old one is lost.
 * So it renders only for another date or range, never because its parent renders.
 */
const Days = memo(function Days({ value, min, max, month, picked }: DaysProps) {
  // The component resets whenever it gets another Date object, even an equal one.
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
        // The component's onChange is not ready for a press right after the days are rendered.
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
  /** Digits typed to select a day: 18, 1811 or 18112026. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly onPick: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** The day the keys point at, and the month that shows it. The focus stays on a day, also when another month is drawn. */
function usePointedDay(panel: RefObject<HTMLDivElement | null>, first: IsoDate) {
  const [view, setView] = useState(first);
  const pointed = useRef<IsoDate>('');
  /** Moves focus to a day; shows its month first if another one is visible. */
  const pointAt = (day: IsoDate) => {
    pointed.current = day;
    if (panel.current && !focusOn(panel.current, day)) setView(day);
  };
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    place(box);
    focusDay(box);
    // Another month has a new grid, so the focused cell is removed.
    const keeper = new MutationObserver(() => {
      if (document.activeElement === document.body && !focusOn(box, pointed.current)) focusDay(box);
    });
    keeper.observe(box, { childList: true, subtree: true });
    return () => keeper.disconnect();
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new month
  useLayoutEffect(() => {
    if (panel.current && pointed.current !== '') focusOn(panel.current, pointed.current);
  }, [view]);
  return { view, setView, pointAt };
}

/**
 * The calendar below a date field, with focus on its day. Days outside min and max are shown but cannot be chosen. Arrows
 * move by days, PageUp and PageDown by months, with Shift by years; typed digits move to a day, and Enter takes it.
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
  const { view, setView, pointAt } = usePointedDay(panel, within(isIsoDate(value) ? value : today(), min, max));
  useLayoutEffect(() => {
    picked.current = onPick;
  });
  const shown = () => dayOfCell((panel.current && cellsOf(panel.current)[0]) ?? null) ?? view;
  const month = firstOfMonth(view);
  const typed = digits === '' ? '' : pointedBy(digits, view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the digits, which may come from the field
  useLayoutEffect(() => {
    if (typed !== '') pointAt(typed);
  }, [typed]);
  usePressOutside(() => panel.current?.parentElement, onClose);

  /** Handles keys before the component: it swaps PageUp and PageDown, and ignores digits. */
  const onKey = (event: KeyboardEvent) => {
    const own = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Pressed for the next key: on many keyboards the slash needs Shift.
    if (modifiers.includes(event.key)) return;
    // The lists of months and years have no days to move to.
    if (panel.current && cellsOf(panel.current).length === 0) return;
    const cell = event.target instanceof Element ? dayOfCell(event.target.closest('td')) : null;
    const next = typedWith(digits, event.key);
    if (next === digits && isSeparator(digits, event.key)) return own();
    if (next !== digits) {
      own();
      // Digits refer to the month that was visible when the first one was typed.
      if (digits === '') setView(shown());
      onDigits(next);
      return;
    }
    // A key of the page, such as Ctrl+Enter, takes no day that was only focused.
    const ofPage = event.ctrlKey || event.metaKey;
    if ((digits !== '' || ofPage) && ['Enter', ' '].includes(event.key)) {
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
  const said = digits === '' ? calendarMessages.keys : pointedText(spelled(digits, view), typed, min, max);
  return (
    <div
      {...{ id, ref: panel, onKeyDownCapture: onKey }}
      className="field-panel date-panel"
      role="dialog"
      aria-label={fill(dateMessages.calendarOf, { label })}
    >
      <Days key={month} {...{ value, min, max, month, picked }} />
      <p className="date-panel-said" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** Keys that do nothing alone. */
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** A day, or the nearest end of the range: the panel opens where days can be chosen. */
function within(day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** The spoken text for the day that digits select. */
function pointedText(text: string, day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): string {
  if (day === '') return fill(calendarMessages.noSuchDay, { day: text });
  return fill(isWithin(day, min, max) ? calendarMessages.pointed : calendarMessages.outOfRange, { day: text });
}
