import { createEvent } from '#lib/events.ts';
import { sessionExpired } from './announcements.ts';

/** The person unlocked the session: it has a token for the previous regional and company again. */
export const sessionUnlocked = createEvent<void>();

/**
 * Reports when the session is lost and when it is back, so that automatic requests pause in between. Returns a function that
 * stops it.
 */
export function watchSession(onChange: (lost: boolean) => void): () => void {
  const stops = [sessionExpired.on(() => onChange(true)), sessionUnlocked.on(() => onChange(false))];
  return () => {
    for (const stop of stops) stop();
  };
}
