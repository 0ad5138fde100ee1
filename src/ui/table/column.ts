import type { ReactNode } from 'react';

export type SortValue = string | number | null;

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The column's value as text: for filtering, exporting and, without `sortValue`, sorting. */
  text: (row: T) => string;
  sortValue?: (row: T) => SortValue;
  /** False for columns that the text filter ignores. */
  searchable?: boolean;
  /** False for columns that cannot be sorted, such as the row's actions. */
  sortable?: boolean;
  /** Shows the header only to assistive technology; for the column of row actions. */
  headerHidden?: boolean;
  /** This column names the row; by default the first column does. */
  names?: boolean;
  /** Not shown until somebody chooses it under Columnas. */
  optional?: boolean;
  /** Left out of files and paper: buttons are not data. */
  actions?: boolean;
  align?: 'start' | 'end' | 'center';
  className?: string;
};

export type Sort = { id: string; desc: boolean };
