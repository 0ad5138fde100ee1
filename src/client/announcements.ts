import { createEvent } from '#lib/events.ts';
import type { CallError } from './errors.ts';

/** A call failed and its caller did not show the error, so the app shows it. A lost session has its own event. */
export const callFailed = createEvent<CallError>();

/** A 401 with a session user: the app opens the lock-screen (spec F 8, decision 22). */
export const sessionExpired = createEvent<void>();

/**
 * The session will be locked because nobody touched the page. A listener with something under way passes a promise to
 * `waitFor`; the lock waits for it, but not for long.
 */
export const beforeLock = createEvent<(work: Promise<unknown>) => void>();
