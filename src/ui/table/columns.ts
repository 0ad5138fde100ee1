import type { ReactNode } from 'react';
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

/** A column that shows the very text it is filtered, ordered and exported by. */
export const textColumn = <T>(id: string, header: string, text: (row: T) => string): Column<T> => ({
  id,
  header,
  text,
  cell: text,
});
