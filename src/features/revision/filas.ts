import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { daysBetween, type IsoDate } from '#lib/dates.ts';

/** The number by which the desk knows a notice. */
export const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;

/** From this many days on a notice has waited for long. */
const MUCHO = 30;

/** The days a notice has waited; 0 if another clock declared it in the future. */
export const diasDe = (row: FilaNovedad, day: IsoDate): number => Math.max(0, daysBetween(esperaDesde(row), day) || 0);

/** A notice that has waited for long stands out. */
export const esperaMucho = (row: FilaNovedad, day: IsoDate): boolean => diasDe(row, day) >= MUCHO;

/** One of several: the plurals of the families end in a vowel and s. */
const enSingular = (text: string): string => text.replace(/([aeo])s(?=\s|$)/g, '$1');

/** The kind of a notice in one or two words: 'Alta', 'Baja de pasante'. */
export function tipoEnPalabras(row: Pick<FilaNovedad, 'IdTipoNovedadPadre' | 'IdTipoNovedad'>): string {
  const id = tipoDeFila(row);
  const familia = familiaDe(id);
  const own = familia?.tipos.find((tipo) => tipo.id === id)?.label ?? familia?.label ?? '';
  return enSingular(own).replace(/ de cotizante$/, '');
}

/** The row after another one, or before it, that may be opened now; null at the end. */
export function vecina(
  rows: readonly FilaNovedad[],
  id: number,
  paso: 1 | -1,
  abierta: (row: FilaNovedad) => boolean,
): FilaNovedad | null {
  const at = rows.findIndex((row) => row.IdPersonaNovedad === id);
  if (at < 0) return (paso === 1 ? rows.find(abierta) : rows.findLast(abierta)) ?? null;
  const rest = paso === 1 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
  return rest.find(abierta) ?? null;
}
