import { useSyncExternalStore } from 'react';
import { now } from '#lib/dates.ts';

type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type Toast = { id: number; tone: ToastTone; text: string; small: string; at: Date };
type Spoken = { id: number; text: string; urgent: boolean };
type State = { shown: readonly Toast[]; history: readonly Toast[]; spoken: Spoken | null };

/** Set by the common rules for screens: a toast can be read in 5 s; the history keeps the last 20. */
const visibleMs = 5000;
const mergeMs = 1000;
/** A live region must exist, and be empty, before its text: the text is written a moment later. */
const speakAfterMs = 100;
/** Screen readers need this time to read a text; the next one waits. */
const hearMs = 400;
const historySize = 20;

let state: State = { shown: [], history: [], spoken: null };
let lastId = 0;
let paused = false;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Texts still to be announced, in order. */
let unsaid: readonly Spoken[] = [];
let speaking: ReturnType<typeof setTimeout> | undefined;

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function startTimer(id: number): void {
  if (paused) return;
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), visibleMs),
  );
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (state.spoken?.id === id) silence();
  if (state.shown.some((toast) => toast.id === id)) set({ shown: state.shown.filter((toast) => toast.id !== id) });
}

/** Clears the live region, then writes the next text into it, so that the same text again counts as a change. */
function speak(): void {
  clearTimeout(speaking);
  speaking = undefined;
  if (unsaid.length === 0) return;
  silence();
  speaking = setTimeout(() => {
    const [spoken = null, ...rest] = unsaid;
    unsaid = rest;
    set({ spoken });
    speaking = setTimeout(speak, hearMs);
  }, speakAfterMs);
}

function silence(): void {
  if (state.spoken) set({ spoken: null });
}

/** Removes a toast and does not announce it if it was not announced yet: it is no longer true. */
function withdraw(id: number): void {
  unsaid = unsaid.filter((one) => one.id !== id);
  dismiss(id);
}

const of =
  (tone: ToastTone) =>
  (text: string, { small = '' } = {}): number => {
    const at = now();
    const same = state.shown.find((toast) => toast.tone === tone && toast.text === text && toast.small === small);
    if (same && at.getTime() - same.at.getTime() < mergeMs) return same.id;
    lastId += 1;
    const toast: Toast = { id: lastId, tone, text, small, at };
    set({ shown: [...state.shown, toast], history: [toast, ...state.history].slice(0, historySize) });
    startTimer(toast.id);
    const said = `${text} ${small}`.trim();
    unsaid = [...unsaid, { id: toast.id, text: said, urgent: tone === 'error' || tone === 'warning' }];
    if (!speaking) speak();
    return toast.id;
  };

/**
 * Short messages over the page, with a text below in small letters if there is one. Each function returns the toast's id;
 * the same text within 1 s is one toast.
 */
export const toast = {
  success: of('success'),
  error: of('error'),
  warning: of('warning'),
  info: of('info'),
  dismiss,
  withdraw,
  /** Stops all timers while a toast is hovered or focused (WCAG 2.2.1). */
  pause() {
    paused = true;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  },
  /** Every toast gets its full time again. */
  resume() {
    paused = false;
    for (const one of state.shown) startTimer(one.id);
  },
  /**
   * The region was moved to another place of the page, and screen readers treat it as new. Announced texts are removed from
   * it; pending texts are announced there. No toast is hovered any more.
   */
  moved() {
    silence();
    speak();
    if (paused) toast.resume();
  },
  /** Removes toasts and history: the session ended, or a test begins. */
  clear() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    clearTimeout(speaking);
    speaking = undefined;
    unsaid = [];
    paused = false;
    set({ shown: [], history: [], spoken: null });
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Visible toasts, the text being announced, and the last 20 for the header's list. */
export function useToasts(): State {
  return useSyncExternalStore(subscribe, () => state);
}
