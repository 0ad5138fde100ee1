import type { Referencia } from '#contract/entities/referencia.ts';
import { fold, tidy } from '#lib/texts.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papel } from './access.ts';
import { texto } from './texts.ts';

/** Refuses callers who are not the fund's staff. Only staff maintain parameters. */
export function exigeCaja(sesion: Sesion): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
}

/** A path cannot contain a blank text, so an underscore stands for it (spec F 5.5). */
export const buscado = (text: string): string => (text.trim() === '_' ? '' : fold(tidy(text)));

/** The whole list for 0 or _, the item with an id, or else the items that contain the text. */
export function choose<T extends Referencia>(list: readonly T[], valor: string): T[] {
  if (valor === '0') return [...list];
  if (/^\d+$/.test(valor)) return list.filter((item) => item.Id === Number(valor));
  return list.filter((item) => fold(item.Descripcion).includes(buscado(valor)));
}

/** The maximum length of an item's name. */
const NOMBRE_MAXIMO = 100;

/**
 * A name as it is stored: upper case, without double blanks. Refused if it is blank, too long or already used, accents and
 * case ignored.
 */
export function nombreNuevo(label: string, written: string, others: readonly string[]): string {
  const name = tidy(written).toUpperCase();
  if (name === '') throw new Refusal(texto('sinInformacion', { field: label }));
  if (name.length > NOMBRE_MAXIMO) throw new Refusal(texto('muyLargo', { field: label, max: NOMBRE_MAXIMO }));
  if (others.some((other) => fold(other) === fold(name))) throw new Refusal(`Ya existe ${name} en la lista.`);
  return name;
}

/** The row with an id. Refused if there is none. */
export function existente<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('El registro no existe.');
  return row;
}

/** Refuses to delete what is still in use. */
export function exigeSinUso(usos: Readonly<Record<string, boolean>>): void {
  const where = Object.keys(usos).filter((uso) => usos[uso]);
  if (where.length > 0) throw new Refusal(`No se puede eliminar, porque está en uso: ${where.join(', ')}.`);
}
