import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { keepAt, readAt } from '#lib/kept.ts';
import { own } from '#lib/own.ts';
import { localKeys } from '#lib/storage.ts';
import type { Semilla } from './semilla.ts';
import { camposDe } from './validar.ts';
import { valorCrudo } from './valorCrudo.ts';

/** How many values are suggested. */
const CUANTOS = 8;

const deUnaFicha = z.object({
  /** The last item chosen in a list, by field. */
  ultimo: z.catch(z.record(z.string(), z.number()), {}),
  /** The last values typed, the newest first, by field. */
  sugeridos: z.catch(z.record(z.string(), z.array(z.string())), {}),
});
type Costumbres = z.infer<typeof deUnaFicha>;

const ninguna: Costumbres = { ultimo: {}, sugeridos: {} };

/** Whose habits these are: ids of the person and of the company; null without a company. */
function duenio(): string | null {
  const { user, empresa } = session.getState();
  return user && empresa.IdEmpresa > 0 ? `${user.id_usuario}|${empresa.IdEmpresa}` : null;
}

function leer(definition: NovedadDefinition): Costumbres {
  const who = duenio();
  if (who === null) return ninguna;
  return z.safeParse(deUnaFicha, readAt(localKeys.costumbres, [who, definition.key])).data ?? ninguna;
}

/** The values that a new form starts with, because the last notice of its kind had them (decision 151). */
export function semillaDeCostumbre(definition: NovedadDefinition, form: NovedadForm): Semilla {
  const { ultimo } = leer(definition);
  const found = camposDe(definition, 'novedad').flatMap(({ path, costumbre }) => {
    const last = own(ultimo, path);
    const empty = Number(valorCrudo(form, path) ?? 0) <= 0;
    const used = costumbre === 'ultimo' || (costumbre === 'siVacio' && empty);
    return used && last !== undefined ? [[path, last] as const] : [];
  });
  return Object.fromEntries(found) as Semilla;
}

/** The values last typed in a field, the newest first. */
export const sugeridosDe = (definition: NovedadDefinition, path: FieldPath): readonly string[] =>
  own(leer(definition).sugeridos, path)?.slice(0, CUANTOS) ?? [];

/** Remembers what a saved notice had, for the next one: ids and names of jobs, never a person (decision 151). */
export function recordarCostumbres(definition: NovedadDefinition, values: FormValues): void {
  const who = duenio();
  const fields = camposDe(definition, 'novedad').filter(({ costumbre }) => costumbre !== undefined);
  if (who === null || fields.length === 0) return;
  const before = leer(definition);
  const ultimo: Record<string, number> = { ...before.ultimo };
  const sugeridos: Record<string, string[]> = { ...before.sugeridos };
  for (const { path, costumbre } of fields) {
    const value = valorEn(values, path);
    if (value === null || value === '') continue;
    if (costumbre === 'sugerido') {
      const text = String(value).trim();
      sugeridos[path] = [text, ...(own(sugeridos, path) ?? []).filter((one) => one !== text)].slice(0, CUANTOS);
    } else ultimo[path] = Number(value);
  }
  keepAt(localKeys.costumbres, [who, definition.key], { ultimo, sugeridos });
}
