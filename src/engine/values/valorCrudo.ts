import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type Field, type FieldPath, partesDeRuta } from '#engine/definition/fields.ts';
import { readDate } from '#lib/dates.ts';

/** The value of a wire form at a path, unchanged. */
export function valorCrudo(form: NovedadForm, path: FieldPath): unknown {
  const { grupo, name } = partesDeRuta(path);
  return (form[grupo] as Record<string, unknown> | null | undefined)?.[name];
}

/** A date or an amount that the services sent in an unreadable form, unchanged; '' if it can be read. */
export function ilegible(form: NovedadForm, { kind, path }: Field): string {
  const raw = valorCrudo(form, path);
  if (kind === 'money') return typeof raw === 'string' ? raw : '';
  const text = String(raw ?? '');
  return kind === 'date' && readDate(text) === null ? text : '';
}
