import { createEvent } from '#lib/events.ts';
import { sessionExpired } from './announcements.ts';

/** The person unlocked the session: it has a token for the regional and company of before again. */
export const sessionUnlocked = createEvent<void>();

/** Tells that the session is lost, and that it is back: what asks by itself rests in between. Returns what stops it. */
export function watchSession(onChange: (lost: boolean) => void): () => void {
  const stops = [sessionExpired.on(() => onChange(true)), sessionUnlocked.on(() => onChange(false))];
  return () => {
    for (const stop of stops) stop();
  };
}
