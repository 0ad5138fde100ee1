import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. What must stay usable above them (toasts) moves into the topmost. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a just opened dialog on top; the answer takes it off again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  set([...stack, dialog]);
  return () => set(stack.filter((other) => other !== dialog));
}

/** Calls back whenever another dialog may be the topmost, before one that closes leaves the page. The answer ends it. */
export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog, or null. */
export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;

/** The same for a component. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(onTopDialog, topDialog);
