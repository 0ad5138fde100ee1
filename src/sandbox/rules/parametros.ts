import type { Referencia } from '#contract/entities/referencia.ts';
import { fold, tidy } from '#lib/texts.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papel } from './access.ts';
import { texto } from './texts.ts';

/** Maintenance is the fund's staff's. */
export function exigeCaja(sesion: Sesion): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
}

/** A blank text cannot stand in a path: an underscore stands for it (spec F 5.5). */
export const buscado = (text: string): string => (text.trim() === '_' ? '' : fold(tidy(text)));

/** The whole list for 0 or _, one item for its id, else what contains the text. */
export function choose<T extends Referencia>(list: readonly T[], valor: string): T[] {
  if (valor === '0') return [...list];
  if (/^\d+$/.test(valor)) return list.filter((item) => item.Id === Number(valor));
  return list.filter((item) => fold(item.Descripcion).includes(buscado(valor)));
}

/** The longest name a list's item may have. */
const NOMBRE_MAXIMO = 100;

/**
 * A name as it is kept: upper case, without double blanks. Refused when it is blank, too long or another item's already,
 * accents and case apart.
 */
export function nombreNuevo(label: string, written: string, others: readonly string[]): string {
  const name = tidy(written).toUpperCase();
  if (name === '') throw new Refusal(texto('sinInformacion', { field: label }));
  if (name.length > NOMBRE_MAXIMO) throw new Refusal(texto('muyLargo', { field: label, max: NOMBRE_MAXIMO }));
  if (others.some((other) => fold(other) === fold(name))) throw new Refusal(`Ya existe ${name} en la lista.`);
  return name;
}

/** The row of an id, refused when there is none. */
export function existente<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('El registro no existe.');
  return row;
}

/** Refuses to delete what something else still needs. */
export function exigeSinUso(usos: Readonly<Record<string, boolean>>): void {
  const where = Object.keys(usos).filter((uso) => usos[uso]);
  if (where.length > 0) throw new Refusal(`No se puede eliminar, porque está en uso: ${where.join(', ')}.`);
}
