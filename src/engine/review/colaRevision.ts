import * as z from 'zod/mini';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { readKept } from '#contract/read.ts';
import { type FilaConTipo, familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';

const cola = z.array(z.object({ IdPersonaNovedad: z.number(), IdTipoNovedadPadre: z.number() }));
type EnCola = z.infer<typeof cola>[number];

/** The position of a notice in the review queue. `lugar` counts from 1; `anterior` and `siguiente` are null at the ends. */
interface LugarEnCola {
  readonly lugar: number;
  readonly total: number;
  readonly anterior: EnCola | null;
  readonly siguiente: EnCola | null;
}

/** Stores the order of the list a notice was opened from, to offer the next one. Only ids, and only for the session. */
export const recordarCola = (rows: readonly FilaNovedad[]): void => {
  const enCola = rows.map((row) => ({ IdPersonaNovedad: row.IdPersonaNovedad, IdTipoNovedadPadre: tipoDeFila(row) }));
  tab.write(sessionKeys.colaRevision, JSON.stringify(enCola));
};

/** The position of a notice in that order; null if it was not opened from there. */
export function lugarEnCola(idPersonaNovedad: number): LugarEnCola | null {
  const kept = readKept(cola, readJson(tab, sessionKeys.colaRevision)) ?? [];
  const at = kept.findIndex((one) => one.IdPersonaNovedad === idPersonaNovedad);
  if (at < 0) return null;
  return {
    lugar: at + 1,
    total: kept.length,
    anterior: kept[at - 1] ?? null,
    siguiente: kept[at + 1] ?? null,
  };
}

/** How to open a notice of the queue; null if no screen opens its type. */
export function aperturaDe(one: (Pick<FilaNovedad, 'IdPersonaNovedad'> & FilaConTipo) | null) {
  const familia = one && familiaDe(tipoDeFila(one));
  return one && familia ? aperturaDeFila(familia.routes.edit, one) : null;
}
