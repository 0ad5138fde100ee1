import { sessionExpired } from '#client/announcements.ts';
import { onceFinished } from '#client/leaving.ts';
import { replaceToken, session } from '#client/session.ts';

/** After this time without input, the person may have left the machine to others. */
export const INACTIVE_AFTER = 15 * 60_000;

let touched = Date.now();

/**
 * Removes the signature of the session's token, in the page and in the tab's storage, so that nobody can use it. The token's
 * claims stay, so that the screen below is unchanged.
 */
function lock(): void {
  const { token, user } = session.getState();
  if (!user) return;
  replaceToken(token.slice(0, token.lastIndexOf('.') + 1));
  sessionExpired.emit();
}

/** Locks an inactive session, after what is on its way to the services. */
function look(): void {
  if (Date.now() - touched < INACTIVE_AFTER || !session.getState().user) return;
  touched = Date.now();
  onceFinished(lock);
}

const touch = () => {
  // A key that wakes a sleeping machine comes too late to count as activity.
  look();
  touched = Date.now();
};
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(event, touch, { capture: true, passive: true });
document.addEventListener('visibilitychange', look);
setInterval(look, 30_000);
