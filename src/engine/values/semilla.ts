import * as z from 'zod/mini';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { FECHA, type Field, type FieldPath, type Valor, valorEn } from '#engine/definition/fields.ts';
import { enOrden, llenar } from './aplicar.ts';
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

/** What a further notice takes from one like it: never the person, the files or the observation. */
const iguales: readonly FieldPath[] = [
  'SegurosPersonasNovedad.IdTipoNovedad',
  FECHA,
  'SegurosPersonasNovedad.Cargo',
  'SegurosPersonasNovedad.HaberMensual',
  'SegurosPersonasNovedad.IdUbicacion',
];

const semillaDe = (paths: readonly FieldPath[], definition: NovedadDefinition, form: NovedadForm): Semilla => {
  const values = aFormulario(definition, form);
  return Object.fromEntries(paths.map((path) => [path, valorEn(values, path)]));
};

/** The seed of a notice that follows another one: its date. */
export const semillaDeFecha = (definition: NovedadDefinition, form: NovedadForm): Semilla =>
  semillaDe([FECHA], definition, form);

/** The seed of a notice like another one: type, date, position, salary, location. */
export const semillaIgual = (definition: NovedadDefinition, form: NovedadForm): Semilla =>
  semillaDe(iguales, definition, form);

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

/**
 * The initial form of a notice with a seed. Values that the form does not take are left out: an item its list does not
 * offer, a date out of its limits.
 */
export function sembrar(
  definition: NovedadDefinition,
  start: NovedadForm,
  semilla: Semilla,
  { limites, ofrece }: { readonly limites: Limites; readonly ofrece: Ofrece },
): NovedadForm {
  return enOrden(camposDe(definition, 'novedad'), semilla).reduce((form, field) => {
    const value = semilla[field.path] ?? null;
    return cabe(definition, { field, value }, { form, limites, ofrece })
      ? llenar(definition, form, { [field.path]: value })
      : form;
  }, start);
}
