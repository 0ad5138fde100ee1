import './grid.css';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { CellTip } from './CellTip.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import type { GridProps } from './grid.ts';
import { gridStyle } from './layout.ts';
import { useGridEdits } from './useGridEdits.ts';
import { useGridFocus, usePageFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridMouse } from './useGridMouse.ts';
import { useRowsInView } from './useRowsInView.ts';

/**
 * A table whose cells are edited in their places, of which only the rows in view are rendered (WAI-ARIA grid pattern). Enter,
 * F2 or typing edits a cell; Enter saves and goes down, Tab right, Esc leaves it as it was; the space bar ticks the row.
 */
export function EditGrid<Row>(props: GridProps<Row>) {
  const { rows, columns, keyOf, rowName, optionsOf, notesOf, ticks, label } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  /** The move whose tip was put away with Esc. */
  const [tipOff, setTipOff] = useState(-1);
  const focus = useGridFocus(props);
  const { at, place, editing, moves, goTo } = focus;
  const edits = useGridEdits(props, focus);
  const view = useRowsInView(scroller, rows.length, at.row);
  const onKeyDown = useGridKeys(props, focus, edits, { page: view.page, onEscape: () => setTipOff(moves) });
  const onMouseDown = useGridMouse(focus, edits, focused);
  usePageFocus(scroller, focus, focused);
  useImperativeHandle(props.handle, () => ({ place: () => place, goTo: (next) => goTo(next) }));

  const active = rows[at.row];
  const column = columns[at.column]?.id ?? null;
  const notes = active && column ? notesOf(active, column) : [];
  const listOpen = editing !== null && active && column && optionsOf(active, column) !== null;
  return (
    <>
      <div className="egrid" ref={scroller} style={gridStyle(columns)}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for grids is a table with this role
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          onKeyDown={onKeyDown}
          onMouseDown={onMouseDown}
          onFocus={() => setFocused(true)}
          onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
        >
          <GridHead columns={columns} />
          <tbody style={{ height: view.height }}>
            {view.rows.map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const here = index === at.row;
              return (
                <GridRow
                  key={keyOf(row)}
                  {...{ row, index, gridId, columns, keyOf, rowName, notesOf, optionsOf, ticks }}
                  onDone={edits.onDone}
                  top={start}
                  active={here ? column : null}
                  editing={here ? editing : null}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {focused && tipOff !== moves && !listOpen ? (
        <CellTip scroller={scroller} notes={notes} keys={!edits.editable ? 'none' : editing ? 'save' : 'edit'} />
      ) : null}
    </>
  );
}
