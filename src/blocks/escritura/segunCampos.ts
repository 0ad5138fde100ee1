import { fold, tidy } from '#lib/texts.ts';
import type { Hallazgo } from './asentar.ts';

/** A record by the names of its fields. */
type Campos = Readonly<Record<string, unknown>>;

const texto = (value: unknown): string => fold(tidy(String(value ?? '')));
const iguales = (names: readonly string[], a: Campos, b: Campos): boolean =>
  names.every((name) => texto(a[name]) === texto(b[name]));

/**
 * Whether a record holds what was sent, by the fields that were to change: all of them as sent, or all as before. null
 * where none was to change, or where they are neither.
 */
export function segunCampos(
  names: readonly string[],
  { before, sent, now }: { readonly before: Campos; readonly sent: Campos; readonly now: Campos },
): Hallazgo<true> {
  const changed = names.filter((name) => texto(before[name]) !== texto(sent[name]));
  if (changed.length === 0) return null;
  if (iguales(changed, now, sent)) return { hecha: true };
  return iguales(changed, now, before) ? 'sin hacer' : null;
}
