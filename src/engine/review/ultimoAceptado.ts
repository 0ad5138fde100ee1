import { call } from '#client/call.ts';
import { keyOf } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { cargarNovedad, type LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';

/** The notice of a person that was accepted last before another one, with the words that name it. */
interface UltimoAceptado {
  readonly loaded: LoadedNovedad;
  readonly novedad: string;
  /** dd/mm/yyyy */
  readonly fecha: string;
}

/** The accepted notice a declared one is compared with: the latest other one of the person. */
export function elegirAceptado(rows: readonly FilaNovedad[], idPersonaNovedad: number): FilaNovedad | null {
  const accepted = rows.filter(
    (row) => row.IdPersonaNovedad !== idPersonaNovedad && estadoPorNombre(row.EstadoProceso) === 'aceptado',
  );
  const latestFirst = (a: FilaNovedad, b: FilaNovedad) =>
    cleanDate(b.FechaNovedad).localeCompare(cleanDate(a.FechaNovedad)) || b.IdPersonaNovedad - a.IdPersonaNovedad;
  return accepted.sort(latestFirst)[0] ?? null;
}

/** Loads it; null if no notice of the person was accepted yet. */
export const ultimoAceptado = (IdPersona: number, idPersonaNovedad: number) => ({
  queryKey: [...keyOf(personasNovedad.dePersona, { body: { IdPersona } }), 'ultimo-aceptado', idPersonaNovedad],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<UltimoAceptado | null> => {
    const rows = await call(personasNovedad.dePersona, { body: { IdPersona } }, { signal, quiet: true });
    const row = elegirAceptado(rows, idPersonaNovedad);
    if (!row) return null;
    const loaded = await cargarNovedad(row.IdPersonaNovedad, signal);
    return { loaded, novedad: row.Novedad, fecha: toLocalDate(row.FechaNovedad) };
  },
});
