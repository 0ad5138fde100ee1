import { etiquetaDeDependiente } from '#engine/definition/dependentLists.ts';
import type { Field, Valor } from '#engine/definition/fields.ts';
import { etiquetaDeReferencia } from '#engine/definition/references.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';

/**
 * A value as people read it, with labels from the cached lists: in the tracking's changes, the summary before declaring and
 * the reviewer's comparison.
 */
export function describirValor(field: Field, value: Valor, idTipoPadre: number): string {
  if (value === null || value === '') return '';
  if (field.kind === 'date') return toLocalDate(String(value));
  if (field.kind === 'money') return bolivianos(Number.isNaN(Number(value)) ? value : Number(value));
  if (field.listOf) return etiquetaDeDependiente(field.listOf.name, Number(value)) ?? String(value);
  if (field.kind !== 'list' || !field.list) return String(value);
  return etiquetaDeReferencia(field.list, value, idTipoPadre) ?? String(value);
}
