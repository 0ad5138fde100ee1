import type { ReactNode } from 'react';

export type SortValue = string | number | null;

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What the column says, as text: for filtering, exporting and, without `sortValue`, sorting. */
  text: (row: T) => string;
  sortValue?: (row: T) => SortValue;
  /** False for columns the free text passes over. */
  searchable?: boolean;
  /** False for columns without an order, such as the row's actions. */
  sortable?: boolean;
  /** Keeps the header for assistive technology only; for the column of row actions. */
  headerHidden?: boolean;
  /** Names the row, where the first column does not. */
  names?: boolean;
  /** Left out of files and paper: buttons are no data. */
  actions?: boolean;
  align?: 'start' | 'end' | 'center';
  className?: string;
};

export type Sort = { id: string; desc: boolean };
