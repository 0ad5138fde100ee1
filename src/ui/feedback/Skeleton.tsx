import './states.css';
import { kitMessages } from '../messages.ts';

/** Grey lines as a placeholder while loading; assistive technology gets one name, however many lines there are. */
export function Skeleton({ lines = 3, label = kitMessages.loading }: { lines?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change place
        <span key={line} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
