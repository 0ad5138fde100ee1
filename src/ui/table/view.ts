import type { ReactNode } from 'react';

/** What the list around a table decides of it, for example by its address. */
export interface TableView {
  /** Rows per page; null for the person's own choice. */
  readonly size: number | null;
  /** The shown columns in their order; null for the person's own choice. */
  readonly columns: readonly string[] | null;
  /** The person chose the columns here: from now on they are their own choice. */
  readonly onOwnColumns: () => void;
  /** The key of the row that gets the focus when the rows are there; '' for none. */
  readonly focusRow: string;
  /** Further tools of the list. */
  readonly tools: ReactNode;
  /** A row's link was pressed. */
  readonly onOpenRow: (row: string) => void;
}
