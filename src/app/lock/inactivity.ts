import { sessionExpired } from '#client/announcements.ts';
import { replaceToken, session } from '#client/session.ts';

/** Somebody who has not touched the portal for so long may have left the machine to others. */
export const INACTIVE_AFTER = 15 * 60_000;

let touched = Date.now();

/**
 * Locks the session that nobody uses: its token becomes useless to whoever finds it, in the page and in the tab's
 * storage. What it says of the person stays, so that the screen below is as it was left.
 */
function look(): void {
  if (Date.now() - touched < INACTIVE_AFTER || !session.getState().user) return;
  touched = Date.now();
  const { token } = session.getState();
  replaceToken(token.slice(0, token.lastIndexOf('.') + 1));
  sessionExpired.emit();
}

const touch = () => {
  // A machine that slept wakes by a key: that one comes too late.
  look();
  touched = Date.now();
};
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(event, touch, { capture: true, passive: true });
document.addEventListener('visibilitychange', look);
setInterval(look, 30_000);
