import type { NovedadForm } from '#contract/entities/novedad.ts';
import { readDate } from '#lib/dates.ts';
import { type FieldPath, splitPath } from './fields.ts';

/** What a wire form holds at a path. */
export function rawAt(form: NovedadForm, path: FieldPath): unknown {
  const { grupo, name } = splitPath(path);
  return (form[grupo] as Record<string, unknown> | null | undefined)?.[name];
}

/** A date of the form that the services sent in a way nobody can read, as it came; '' where it can be read. */
export function fechaIlegible(form: NovedadForm, path: FieldPath): string {
  const raw = String(rawAt(form, path) ?? '');
  return readDate(raw) === null ? raw : '';
}
