import type { KeyboardEvent } from 'react';
import { type GridProps, stepTo, TICKS } from './grid.ts';
import type { GridEdits } from './useGridEdits.ts';
import type { GridFocus } from './useGridFocus.ts';

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Dead') && !ctrlKey && !metaKey && !altKey;

/** The keys of a cell that is not edited. `page`: how many rows PageDown and PageUp go. `onEscape` is called on Esc. */
export function useGridKeys<Row>(
  { rows, columns }: GridProps<Row>,
  { at, editing, placeAt, goTo }: GridFocus,
  edits: GridEdits,
  { page, onEscape }: { readonly page: () => number; readonly onEscape: () => void },
) {
  const step = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (altKey || shiftKey) return false;
    const next = stepTo(key, ctrlKey || metaKey, at, { row: rows.length - 1, column: columns.length - 1 }, page());
    if (next !== null) goTo(placeAt(next));
    return next !== null;
  };
  /** Whether the key was the grid's own: the browser then does nothing with it. */
  const press = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === ' ' || (key === 'Enter' && columns[at.column]?.id === TICKS)) {
      edits.tick();
      return true;
    }
    if (key === 'Enter' || key === 'F2') return edits.edit(false);
    if (key === 'Delete') {
      edits.empty();
      return true;
    }
    // Not prevented: React draws the field within the event, and then the browser writes the letter into it.
    if (key === 'Backspace' || isText(event)) {
      edits.edit(true);
      return false;
    }
    return step(event);
  };
  return (event: KeyboardEvent) => {
    if (editing !== null || rows.length === 0) return;
    if (event.key === 'Escape') onEscape();
    if (press(event)) event.preventDefault();
  };
}
