import type { Column } from './column.ts';

/** Which columns a person chose, and in which order; unset where nothing was chosen. */
interface Chosen {
  readonly hidden?: readonly string[] | undefined;
  readonly order?: readonly string[] | undefined;
}

/** The first column names the row, the last ones are its actions: they can be neither hidden nor moved. */
const isFixed = <T>(columns: readonly Column<T>[], column: Column<T>): boolean =>
  column === columns[0] || column.actions === true;

/** The columns in the chosen order. Those it does not name come after the others. */
export function orderedColumns<T>(columns: readonly Column<T>[], { order }: Chosen): readonly Column<T>[] {
  if (!order || order.length === 0) return columns;
  const place = ({ id }: Column<T>) => (order.includes(id) ? order.indexOf(id) : order.length);
  const free = columns.filter((column) => !isFixed(columns, column)).sort((a, b) => place(a) - place(b));
  return columns.map((column) => (isFixed(columns, column) ? column : (free.shift() ?? column)));
}

/** Ids of the hidden columns: the chosen ones, at first the ones that are only offered. */
export const hiddenColumns = <T>(columns: readonly Column<T>[], { hidden }: Chosen): readonly string[] =>
  hidden ?? columns.filter(({ optional }) => optional).map(({ id }) => id);

/** What shows exactly some columns, in their order. */
export const onlyColumns = <T>(columns: readonly Column<T>[], shown: readonly string[]): Required<Chosen> => ({
  hidden: columns.filter((one) => !(isFixed(columns, one) || shown.includes(one.id))).map(({ id }) => id),
  order: shown,
});
