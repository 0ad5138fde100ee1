import './meter.css';

/** A part of a whole: how many, and its colour. */
interface MeterPart {
  readonly id: string;
  readonly tone: 'ok' | 'bad' | 'warn' | 'now';
  readonly count: number;
}

/** How much of a long task is done, in parts of different colours. The words for them are beside it. */
export function Meter({
  label,
  done,
  total,
  parts,
}: {
  label: string;
  done: number;
  total: number;
  parts: readonly MeterPart[];
}) {
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      {parts.map(({ id, tone, count }) =>
        count > 0 ? <span key={id} className={`meter-${tone}`} style={{ width: `${(100 * count) / total}%` }} /> : null,
      )}
    </div>
  );
}
