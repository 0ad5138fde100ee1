import './columnas.css';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { textColumn } from '#ui/table/columns.ts';

/** A column with two values of a row, the second below the first. `strong` is the name people look for. */
export const doble = <T,>(
  id: string,
  header: string,
  both: (row: T) => readonly [string, string],
  strong = true,
): Column<T> =>
  textColumn(id, header, (row) => both(row).join(' '), {
    cell: (row) => (
      <span className="doble">
        <span className={strong ? 'table-strong' : undefined}>{both(row)[0]}</span>
        <span className="muted num">{both(row)[1]}</span>
      </span>
    ),
  });

/** The column of the state, in the colours from the services. */
export const estado = <
  T extends { readonly EstadoProceso: string; readonly ColorFondo: string; readonly ColorLetra: string },
>(
  header: string,
): Column<T> =>
  textColumn('estado', header, (row) => row.EstadoProceso, {
    cell: (row) => (
      <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
        {row.EstadoProceso}
      </Pill>
    ),
  });
