import { Calendar, type CalendarDateTemplateEvent, type CalendarPassThroughOptions } from 'primereact/calendar';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { fromWidgetDay, type IsoDate, isIsoDate, now, widgetDay } from '#lib/dates.ts';
import { months } from '../locale.ts';
import { PrimeRoom } from '../PrimeRoom.tsx';
import { place } from './place.ts';

const toDay = (iso: string | undefined): Date | null => (iso && isIsoDate(iso) ? widgetDay(iso) : null);

// The component marks days in a way no assistive technology knows: each becomes a button named by its whole date.
const passThrough: CalendarPassThroughOptions = {
  day: { 'aria-label': undefined },
  dayLabel: { role: 'button', 'aria-selected': undefined },
  panel: { role: undefined, 'aria-label': undefined },
  nextIcon: { 'aria-hidden': true },
  previousIcon: { 'aria-hidden': true },
};

// No <span>: the component takes every span of a cell for a day.
function dayName({ day, month, year }: CalendarDateTemplateEvent) {
  return (
    <>
      <b aria-hidden="true">{day}</b>
      <small className="sr-only">{`${day} de ${months[month]?.toLowerCase()} de ${year}`}</small>
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

interface DaysProps {
  readonly value: string;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly picked: RefObject<(date: IsoDate) => void>;
}

/**
 * The days to choose from. The component makes every one of them anew whenever it is drawn, and a press that began on the
 * old one is lost: it is drawn for another date or range, never because something around it is.
 */
const Days = memo(function Days({ value, min, max, picked }: DaysProps) {
  // The component starts over whenever it is handed another Date, equal or not.
  const { day, minDate, maxDate, view } = useMemo(() => {
    const limits = { minDate: toDay(min), maxDate: toDay(max) };
    const chosen = toDay(value);
    return { ...limits, day: chosen, view: within(chosen ?? now(), limits.minDate, limits.maxDate) };
  }, [value, min, max]);
  return (
    <PrimeRoom>
      <Calendar
        inline
        locale="es"
        value={day}
        viewDate={view}
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

/** The calendar below a date field, with focus on its day. Days outside min and max are shown but can't be chosen. */
export default function CalendarPanel({
  value,
  min,
  max,
  label,
  onPick,
  onClose,
}: Omit<DaysProps, 'picked'> & {
  label: string;
  onPick: (date: IsoDate) => void;
  onClose: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  useLayoutEffect(() => {
    picked.current = onPick;
  });
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    place(box);
    focusDay(box);
    // Another month is another grid, and focus falls out of the old one.
    const keeper = new MutationObserver(() => {
      if (document.activeElement === document.body) focusDay(box);
    });
    keeper.observe(box, { childList: true, subtree: true });
    return () => keeper.disconnect();
  }, []);
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.parentElement?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  return (
    <div className="field-panel date-panel" ref={panel} role="dialog" aria-label={`Elegir fecha: ${label}`}>
      <Days {...{ value, min, max, picked }} />
    </div>
  );
}

/** A day, or the end of the range that is nearer to it: the panel opens where there is something to choose. */
function within(day: Date, min: Date | null, max: Date | null): Date {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
