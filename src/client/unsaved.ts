import { createStore } from 'zustand';

/** The forms with unsaved input, by the id that each form gives itself. */
export const unsavedChanges = createStore<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

/** A form reports whether it has unsaved input. It must report `false` when it unmounts. */
export function setUnsaved(id: string, dirty: boolean): void {
  const { ids } = unsavedChanges.getState();
  if (ids.has(id) === dirty) return;
  const next = new Set(ids);
  if (dirty) next.add(id);
  else next.delete(id);
  unsavedChanges.setState({ ids: next });
}

/** True while any form has unsaved input. */
export const hasUnsaved = (): boolean => unsavedChanges.getState().ids.size > 0;

/** The session ended: nothing is left to save. */
export const clearUnsaved = (): void => unsavedChanges.setState({ ids: new Set() });
