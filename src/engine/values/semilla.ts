import * as z from 'zod/mini';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, partesDeRuta, type Valor } from '#engine/definition/fields.ts';
import { aFormulario } from './formValues.ts';
import { camposDe } from './validar.ts';

/** Values that a new notice starts with, by field of the notice's own tab. Never a person, a file or an observation. */
export type Semilla = Readonly<Partial<Record<FieldPath, Valor>>>;

const enLaRuta = z.object({
  semilla: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});

/** The state of a navigation to a new form that starts with these values. */
export const estadoConSemilla = (semilla: Semilla): { readonly semilla: Semilla } => ({ semilla });

/** The values in the state of a navigation; none if it has no such state. */
export const semillaEn = (state: unknown): Semilla => z.safeParse(enLaRuta, state).data?.semilla ?? {};

/** Whether a field's list has an item. */
type Ofrece = (field: Field, id: number) => boolean;

type Limites = Omit<ReglaContexto, 'form'>;

/** Whether a form may start with a value: an item that its list offers, a date within its limits, any other value. */
function cabe(
  definition: NovedadDefinition,
  { field, value }: { readonly field: Field; readonly value: Valor },
  { form, limites, ofrece }: { readonly form: NovedadForm; readonly limites: Limites; readonly ofrece: Ofrece },
): boolean {
  if (value === null || value === '') return false;
  if (field.kind === 'list') return ofrece(field, Number(value)) && (field.offers?.(Number(value)) ?? true);
  if (field.kind !== 'date') return field.rule.check(value) === null;
  const bounds = definition.limitesFecha(field.path, aFormulario(definition, form), { ...limites, form });
  const { min = '', max = '9999' } = bounds ?? {};
  return bounds !== null && String(value) >= min && String(value) <= max;
}

/** The form with one value, and the values of other fields that follow from it. */
function con(definition: NovedadDefinition, form: NovedadForm, path: FieldPath, value: Valor): NovedadForm {
  const next: Record<string, unknown> = { ...form };
  const given = { ...definition.alElegir(path, Number(value), form), [path]: value };
  for (const [at, its] of Object.entries(given)) {
    const { grupo, name } = partesDeRuta(at as FieldPath);
    next[grupo] = { ...(next[grupo] as object | null), [name]: its };
  }
  return next as NovedadForm;
}

/**
 * The initial form of a notice with a seed. Values that the form does not take are left out: an item its list does not
 * offer, a date out of its limits. Lists come first, because what is chosen in them decides about dates.
 */
export function sembrar(
  definition: NovedadDefinition,
  start: NovedadForm,
  semilla: Semilla,
  { limites, ofrece }: { readonly limites: Limites; readonly ofrece: Ofrece },
): NovedadForm {
  const fields = camposDe(definition, 'novedad').filter(
    ({ path, readOnly }) => !readOnly && Object.hasOwn(semilla, path),
  );
  const ordered = [...fields.filter(({ kind }) => kind === 'list'), ...fields.filter(({ kind }) => kind !== 'list')];
  return ordered.reduce((form, field) => {
    const value = semilla[field.path] ?? null;
    return cabe(definition, { field, value }, { form, limites, ofrece })
      ? con(definition, form, field.path, value)
      : form;
  }, start);
}
