import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useRef,
  useState,
} from 'react';
import { type IsoDate, isIsoDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import { later } from '../later.tsx';
import { typedWith } from './calendarKeys.ts';
import { dateMessages } from './dateMessages.ts';
import { parseTypedDate, shownDate } from './dateText.ts';
import { type Bound, Field, type FieldProps } from './Field.tsx';

const Calendar = later(async () => (await import('./CalendarPanel.tsx')).default);

type DateFieldProps = FieldProps & {
  id?: string;
  name: string;
  /**
   * 'yyyy-mm-dd' or ''. While the typed text is not a date, the text itself, so that a schema can distinguish wrong from
   * empty.
   */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: IsoDate;
  max?: IsoDate;
  /** Chosen in the calendar only: typing selects a day there (spec E 5.3). */
  picked?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

function rangeHint({ min, max, picked, hint }: DateFieldProps): ReactNode {
  if (!picked || !min || !max) return hint;
  const range = fill(dateMessages.between, { min: toLocalDate(min), max: toLocalDate(max) });
  return hint ? (
    <>
      {hint} <span>{range}</span>
    </>
  ) : (
    range
  );
}

/** Date as text dd/mm/aaaa with a calendar, which is prefetched when its button is first hovered or focused. */
export function DateField(props: DateFieldProps) {
  const { label, required = false, className = '', labelAside, id, value } = props;
  const [typing, setTyping] = useState(false);
  const wrong = value !== '' && !isIsoDate(value) && !typing;
  const error = props.error ?? (wrong ? dateMessages.wrong : undefined);
  return (
    <Field {...{ label, required, className, labelAside, id, error }} hint={rangeHint(props)}>
      {(bound) => <DateBox {...props} bound={bound} onTyping={setTyping} />}
    </Field>
  );
}

function useCalendar(field: { current: HTMLInputElement | null }) {
  const [open, setOpen] = useState(false);
  /** Digits typed to select a day, first on the field and then in the loaded calendar. */
  const [digits, setDigits] = useState('');
  const close = () => {
    setOpen(false);
    setDigits('');
  };
  return {
    ...{ open, digits, setDigits, close },
    show: () => setOpen(true),
    closeToField: () => {
      close();
      field.current?.focus();
    },
  };
}

const opensDialog = (id: string, open: boolean) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  }) as const;

type DateBoxProps = DateFieldProps & { bound: Bound; onTyping: (typing: boolean) => void };

function DateBox({ bound, onTyping, ...props }: DateBoxProps) {
  const { value, picked = false, disabled = false, readOnly = false, label } = props;
  const field = useRef<HTMLInputElement | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const calendar = useCalendar(field);
  const fixed = disabled || readOnly;
  const calendarId = `${bound.id}-calendario`;

  const attach = (element: HTMLInputElement | null) => {
    field.current = element;
    if (typeof props.ref === 'function') return props.ref(element);
    if (props.ref) props.ref.current = element;
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    setDraft(text);
    onTyping(true);
    props.onChange(parseTypedDate(text) || text.trim());
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // A click on an empty part of the panel does not move the focus to another element: the panel stays open.
    if (event.relatedTarget) calendar.close();
    props.onBlur?.();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    const typed = picked && !fixed ? typedWith(calendar.digits, event.key) : calendar.digits;
    if (typed !== calendar.digits) calendar.setDigits(typed);
    const opens = picked
      ? typed !== '' || ['Enter', ' ', 'ArrowDown'].includes(event.key)
      : event.altKey && event.key === 'ArrowDown';
    if (!opens || fixed || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    calendar.show();
  };
  const onBoxKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && calendar.open) {
      event.preventDefault();
      event.stopPropagation();
      calendar.closeToField();
    }
  };
  const pick = (date: IsoDate) => {
    setDraft(null);
    props.onChange(date);
    calendar.closeToField();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of its own field and calendar
    <div className="control-wrap" data-overlay-open={calendar.open} onBlur={leave} onKeyDown={onBoxKey}>
      <input
        {...bound}
        ref={attach}
        name={props.name}
        className={`control ${picked && !fixed ? 'control-picked' : ''}`}
        // The input is read-only, but typing and Enter open the calendar.
        {...(picked && !fixed ? opensDialog(calendarId, calendar.open) : {})}
        placeholder={picked ? dateMessages.typeTheDay : dateMessages.pattern}
        autoComplete="off"
        inputMode={picked ? 'none' : 'numeric'}
        value={draft ?? shownDate(value)}
        disabled={disabled}
        readOnly={readOnly || picked}
        onChange={type}
        onBlur={() => {
          setDraft(null);
          onTyping(false);
        }}
        onKeyDown={onFieldKey}
        onClick={picked && !fixed ? calendar.show : undefined}
      />
      {fixed ? null : (
        <span className="control-end">
          <button
            type="button"
            className="control-button"
            aria-label={fill(dateMessages.calendarOf, { label })}
            aria-haspopup="dialog"
            aria-expanded={calendar.open}
            onPointerEnter={Calendar.ahead}
            onFocus={Calendar.ahead}
            onClick={calendar.open ? calendar.close : calendar.show}
          >
            <Icon name="calendar" />
          </button>
        </span>
      )}
      {calendar.open ? (
        <Suspense fallback={<div className="field-panel date-panel date-panel-wait" />}>
          <Calendar
            {...{ id: calendarId, value, label, onPick: pick, onClose: calendar.close }}
            {...{ min: props.min, max: props.max, digits: calendar.digits, onDigits: calendar.setDigits }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
