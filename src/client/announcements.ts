import { createEvent } from '#lib/events.ts';
import type { CallError } from './errors.ts';

/** A call failed and nobody took care of the text: the app shows it. A lost session is announced apart. */
export const callFailed = createEvent<CallError>();

/** A 401 with a session user: the app opens the lock-screen (spec F 8, decision 22). */
export const sessionExpired = createEvent<void>();
