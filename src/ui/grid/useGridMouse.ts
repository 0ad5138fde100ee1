import type { MouseEvent } from 'react';
import { type CellPlace, TICKS } from './grid.ts';
import type { GridEdits } from './useGridEdits.ts';
import type { GridFocus } from './useGridFocus.ts';

/** The cell that was pressed. */
function pressed({ target }: MouseEvent): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  return key === undefined || column === undefined ? null : { key: Number(key), column };
}

/** A press takes the focus to a cell; a press on the cell that has it edits it. */
export function useGridMouse({ place, editing, goTo }: GridFocus, edits: GridEdits, focused: boolean) {
  return (event: MouseEvent) => {
    const next = pressed(event);
    if (!next || event.button !== 0) return;
    const same = next.key === place?.key && next.column === place.column;
    if (same && editing !== null) return;
    // The cell gets the focus, not what is in it; what was typed into another one is saved.
    event.preventDefault();
    if (editing !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (same && focused && next.column !== TICKS) edits.edit(false);
    else goTo(next);
  };
}
