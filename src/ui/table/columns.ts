import type { ReactNode } from 'react';
import { dayKey, localDay } from '#lib/days.ts';
import type { Column } from './column.ts';

/** The column of what can be done with a row: last, its header for assistive technology alone, no data of files or paper. */
export const actionsColumn = <T>(header: string, cell: (row: T) => ReactNode): Column<T> => ({
  id: 'acciones',
  header,
  headerHidden: true,
  sortable: false,
  actions: true,
  align: 'end',
  text: () => '',
  cell,
});

/** A column that shows the very text it is filtered, ordered and exported by; `more` is what else it has. */
export const textColumn = <T>(
  id: string,
  header: string,
  text: (row: T) => string,
  more?: Partial<Column<T>>,
): Column<T> => ({ id, header, text, cell: text, ...more });

/** A column of 'dd/mm/yyyy' dates, in the order of the days. */
export const dateColumn = <T>(id: string, header: string, text: (row: T) => string): Column<T> =>
  textColumn(id, header, (row) => localDay(text(row)), { sortValue: (row) => dayKey(text(row)) });
