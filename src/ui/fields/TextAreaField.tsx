import { type ChangeEvent, type ComponentProps, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Field, type FieldProps } from './Field.tsx';
import { textAreaMessages } from './textAreaMessages.ts';
import { raiseAfterComposition, raiseOnChange } from './upperCase.ts';

/** The count is announced after this pause in typing, not at every key. */
const speakAfterMs = 1000;

function remaining(limit: number, length: number): string {
  const left = limit - length;
  if (left < 0) return left === -1 ? textAreaMessages.oneTooMany : fill(textAreaMessages.tooMany, { n: -left });
  return left === 1 ? textAreaMessages.oneLeft : fill(textAreaMessages.left, { n: left });
}

/** Number of characters left: always visible, and announced after a pause. */
function Count({ limit, length }: { limit: number; length: number }) {
  return (
    <span className={length > limit ? 'field-count field-count-over' : 'field-count'}>{remaining(limit, length)}</span>
  );
}

/**
 * Text of several lines. With `limit` it counts the remaining characters; a longer text can be typed and is refused on
 * saving.
 */
export function TextAreaField({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  upper = false,
  limit,
  id,
  onChange,
  onCompositionEnd,
  ref,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps> & { upper?: boolean; limit?: number }) {
  const [typed, setTyped] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const length = typeof area.value === 'string' ? area.value.length : (typed ?? String(area.defaultValue ?? '').length);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (upper) raiseOnChange(event);
    const now = event.currentTarget.value.length;
    setTyped(now);
    clearTimeout(timer.current);
    if (limit !== undefined) timer.current = setTimeout(() => setSpoken(remaining(limit, now)), speakAfterMs);
    onChange?.(event);
  };
  const composed = (event: CompositionEvent<HTMLTextAreaElement>) => {
    if (upper) raiseAfterComposition(event);
    onCompositionEnd?.(event);
  };
  // A form library writes the first value into the element itself, so it is counted when the element mounts.
  const attach = (element: HTMLTextAreaElement | null) => {
    const release = typeof ref === 'function' ? ref(element) : undefined;
    if (ref && typeof ref !== 'function') ref.current = element;
    if (element && area.value === undefined) setTyped(element.value.length);
    return typeof release === 'function' ? release : undefined;
  };
  const count = limit === undefined ? null : <Count limit={limit} length={length} />;
  const allHints =
    hint && count ? (
      <>
        {hint} {count}
      </>
    ) : (
      (hint ?? count)
    );
  return (
    <Field {...{ label, required, hint: allHints, error, className, labelAside, id }}>
      {(bound) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...bound}
            ref={attach}
            className={`control ${upper ? 'control-upper' : ''}`}
            onChange={change}
            onCompositionEnd={composed}
          />
          {limit === undefined ? null : (
            <span className="sr-only" role="status">
              {spoken}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
