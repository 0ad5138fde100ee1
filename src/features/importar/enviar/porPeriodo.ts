import { monthName } from '#lib/dates.ts';
import type { Fila } from '../fila/fila.ts';
import { tiposDeAviso } from '../fila/tipos.ts';

type TipoDeAviso = (typeof tiposDeAviso)[number]['tipo'];

/** The rows of a month, by the key of their definition. */
interface DelMes {
  readonly mes: string;
  readonly tipos: readonly { readonly tipo: TipoDeAviso; readonly cuantas: number }[];
}

/** How many rows of each type fall in each month, the oldest first. */
export function porPeriodoYTipo(filas: readonly Fila[]): readonly DelMes[] {
  const meses = new Map<string, Map<TipoDeAviso, number>>();
  for (const { valores, tipo } of filas) {
    const mes = String(valores.FechaAviso ?? '').slice(0, 7);
    const suyos = meses.get(mes) ?? new Map<TipoDeAviso, number>();
    const suyo = tiposDeAviso.find((uno) => uno.tipo === tipo)?.tipo;
    if (suyo) suyos.set(suyo, (suyos.get(suyo) ?? 0) + 1);
    meses.set(mes, suyos);
  }
  return [...meses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([mes, suyos]) => ({
      mes: monthName(mes),
      tipos: [...suyos].map(([tipo, cuantas]) => ({ tipo, cuantas })),
    }));
}
