import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. Elements that must stay usable above them (toasts) move into the topmost. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog that was just opened on top, or below another one; returns a function that removes it. */
export function pushDialog(dialog: HTMLDialogElement, below: HTMLDialogElement | null = null): () => void {
  const at = below ? stack.indexOf(below) : -1;
  set(stack.toSpliced(at < 0 ? stack.length : at, 0, dialog));
  return () => set(stack.filter((other) => other !== dialog));
}

/**
 * Calls the listener whenever the topmost dialog may have changed, before a closed one leaves the page. Returns a function
 * that stops it.
 */
export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog, or null. */
export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;

/** The topmost open dialog, as a hook. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(onTopDialog, topDialog);
