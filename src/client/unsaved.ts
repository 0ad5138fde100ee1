import { createStore } from 'zustand';

/** Which forms hold something typed and not saved, by the id each form gives itself. */
export const unsavedChanges = createStore<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

/** A form says whether it holds something not saved. Leaving the form must end with `false`. */
export function setUnsaved(id: string, dirty: boolean): void {
  const { ids } = unsavedChanges.getState();
  if (ids.has(id) === dirty) return;
  const next = new Set(ids);
  if (dirty) next.add(id);
  else next.delete(id);
  unsavedChanges.setState({ ids: next });
}

/** True while any form holds something not saved. */
export const hasUnsaved = (): boolean => unsavedChanges.getState().ids.size > 0;

/** The session ended: nothing is left to save. */
export const clearUnsaved = (): void => unsavedChanges.setState({ ids: new Set() });
