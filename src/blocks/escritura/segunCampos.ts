import { fold, tidy } from '#lib/texts.ts';
import type { Hallazgo } from './asentar.ts';

/** A record by field name. */
type Campos = Readonly<Record<string, unknown>>;

const texto = (value: unknown): string => fold(tidy(String(value ?? '')));
const iguales = (names: readonly string[], a: Campos, b: Campos): boolean =>
  names.every((name) => texto(a[name]) === texto(b[name]));

/**
 * Whether a record holds what was sent, judged by the fields the write should change: done if all are as sent, not done
 * if all are as before. null if no field should change, or if the fields match neither.
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
