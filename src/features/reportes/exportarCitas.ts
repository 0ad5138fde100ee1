import type { FilaCita } from '#contract/entities/cita.ts';
import type { Sort } from '#ui/table/column.ts';
import { exportCsv, exportXlsx } from '#ui/table/exportTable.ts';
import { orderRows } from '#ui/table/prepared.ts';
import { citasColumns } from './citasColumns.tsx';
import { citas } from './citasMessages.ts';

/** Downloads every shown row, not the page alone, in the table's order (spec R 2.10). */
export async function exportarCitas(
  kind: 'csv' | 'xlsx',
  shown: readonly FilaCita[],
  sorts: readonly Sort[],
): Promise<void> {
  const order = orderRows(shown, citasColumns, sorts);
  const rows = order ? Array.from(order, (at) => shown[at]).filter((row) => row !== undefined) : shown;
  await (kind === 'csv' ? exportCsv : exportXlsx)(citas.archivo, citasColumns, rows);
}
