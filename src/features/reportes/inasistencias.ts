import type { FilaCita } from '#contract/entities/cita.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { sum, type TimeRow } from '#ui/chart/series.ts';
import { everyDay, everyMonth, isByDay } from '#ui/chart/spans.ts';
import { grafico } from './citasMessages.ts';

export { esInasistencia } from '#blocks/inasistencias/esInasistencia.ts';

/** The absences of a specialty: one figure per month, in the order of `meses`. */
interface FilaResumen {
  readonly especialidad: string;
  /** True for the row that sums up the rest. */
  readonly otras?: true;
  readonly porMes: readonly number[];
  readonly total: number;
}

export interface Resumen {
  /** 'yyyy-mm' of every month of the report, including months without absences. */
  readonly meses: readonly string[];
  /** Most absences first; the last row sums up the rest. */
  readonly filas: readonly FilaResumen[];
  readonly porMes: readonly number[];
  readonly total: number;
}

/** The date range of the report, including both days. */
export interface Dias {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** The maximum number of specialties with their own bar. */
const MAXIMO = 11;

/** The months from one day to another, 'yyyy-mm'. */
export const mesesEntre = (desde: IsoDate, hasta: IsoDate): readonly string[] =>
  everyMonth({ desde, hasta }).map(({ from }) => from.slice(0, 7));

function juntar(filas: readonly FilaResumen[], meses: readonly string[]): readonly FilaResumen[] {
  if (filas.length <= MAXIMO + 1) return filas;
  const rest = filas.slice(MAXIMO);
  const porMes = meses.map((_, at) => sum(rest.map((fila) => fila.porMes[at] ?? 0)));
  return [
    ...filas.slice(0, MAXIMO),
    { especialidad: fill(grafico.otras, { n: rest.length }), otras: true, porMes, total: sum(porMes) },
  ];
}

/** Counts absences by month and specialty. `cuenta` says which rows are absences. */
export function resumir(
  rows: readonly FilaCita[],
  { desde, hasta }: Dias,
  cuenta: (row: FilaCita) => boolean,
): Resumen {
  const meses = mesesEntre(desde, hasta);
  const counts = new Map<string, number[]>();
  for (const row of rows) {
    const at = meses.indexOf(cleanDate(row.Fecha).slice(0, 7));
    if (at < 0 || !cuenta(row)) continue;
    const figures = counts.get(row.Especialidad) ?? meses.map(() => 0);
    figures[at] = (figures[at] ?? 0) + 1;
    counts.set(row.Especialidad, figures);
  }
  const all = [...counts]
    .map(([especialidad, porMes]) => ({ especialidad, porMes, total: sum(porMes) }))
    .sort((a, b) => b.total - a.total || a.especialidad.localeCompare(b.especialidad, 'es'));
  const porMes = meses.map((_, at) => sum(all.map((fila) => fila.porMes[at] ?? 0)));
  return { meses, filas: juntar(all, meses), porMes, total: sum(porMes) };
}

/** Absences over a period, by day, or by month if the period is long, including days or months without any. */
export function tendencia(
  rows: readonly FilaCita[],
  dias: Dias,
  cuenta: (row: FilaCita) => boolean,
): readonly TimeRow[] {
  const absences = rows.filter(cuenta).map(({ Fecha }) => cleanDate(Fecha));
  return (isByDay(dias) ? everyDay(dias) : everyMonth(dias)).map((span) => ({
    ...span,
    figures: [absences.filter((day) => day >= span.from && day <= span.to).length],
  }));
}
