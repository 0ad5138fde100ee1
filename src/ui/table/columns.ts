import type { ReactNode } from 'react';
import { dayKey, localDay } from '#lib/days.ts';
import type { Column } from './column.ts';

/** The column of the row's actions: last, with a header only for assistive technology, left out of files and paper. */
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

/** A column that shows the same text by which it is filtered, sorted and exported; `more` has further properties. */
export const textColumn = <T>(
  id: string,
  header: string,
  text: (row: T) => string,
  more?: Partial<Column<T>>,
): Column<T> => ({ id, header, text, cell: text, ...more });

/** A column of 'dd/mm/yyyy' dates, sorted by day. */
export const dateColumn = <T>(id: string, header: string, text: (row: T) => string): Column<T> =>
  textColumn(id, header, (row) => localDay(text(row)), { sortValue: (row) => dayKey(text(row)) });
