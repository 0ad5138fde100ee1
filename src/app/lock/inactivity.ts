import { beforeLock, sessionExpired } from '#client/announcements.ts';
import { finishWork, onceFinished } from '#client/leaving.ts';
import { replaceToken, session } from '#client/session.ts';

/** After this time without input, the person may have left the machine to others. */
export const INACTIVE_AFTER = 15 * 60_000;

/** What is under way may delay the lock by this time at most. */
export const LOCK_AT_MOST = 60_000;

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

/** Locks after what is on its way to the services, and after what listeners of `beforeLock` still have to finish. */
function lockWhenDone(): void {
  const works: Promise<unknown>[] = [];
  beforeLock.emit((work) => works.push(work));
  if (works.length === 0) {
    onceFinished(lock);
    return;
  }
  const late = new Promise((resolve) => setTimeout(resolve, LOCK_AT_MOST));
  void Promise.race([late, Promise.allSettled([...works, finishWork()])]).then(lock);
}

/** Locks an inactive session. */
function look(): void {
  if (Date.now() - touched < INACTIVE_AFTER || !session.getState().user) return;
  touched = Date.now();
  lockWhenDone();
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
