import * as z from 'zod/mini';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BajaPasivoForm } from '#contract/entities/pasivo.ts';
import type { BasePersonas, SegurosPacientes } from '#contract/entities/persona.ts';
import type { NombreDependiente } from './dependentLists.ts';
import type { NombreReferencia } from './references.ts';

/** Keys a wire entity names itself; the open rest is left out, so that a misspelled field does not compile. */
type Known<T> = T extends unknown ? keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string : never;

/** What one control of a form holds. Ids and amounts are numbers, null while nothing is chosen or typed. */
export type Valor = string | number | null;

/** Groups a notice of one kind has besides: what a retiree's registration rests on (spec R 3.1). */
type GrupoPropio = 'PacientesAlgoritmo' | 'PacientesResolucion' | 'PacientesDerechoHabiente';

export type Grupo = 'BasePersonas' | 'SegurosPacientes' | 'SegurosPersonasNovedad' | GrupoPropio;

/** Editable values of a notice form, by group of the wire form. Everything else of the form travels untouched. */
export type FormValues = Record<Grupo, Record<string, Valor>>;

export type FieldPath = `${Grupo}.${string}`;

/** How a field is asked for. Ten kinds at most; anything odder is a component in the definition. */
type FieldKind = 'text' | 'email' | 'tel' | 'textarea' | 'date' | 'money' | 'list' | 'coordenadas';

/** A rule on one value: what is wrong as a sentence, or null. `required` marks the field. */
export interface Rule {
  readonly required: boolean;
  /** `values`: the form it stands in, where its need hangs on another field. */
  readonly check: (value: Valor, values?: FormValues) => string | null;
}

export interface Field {
  readonly path: FieldPath;
  readonly label: string;
  readonly kind: FieldKind;
  readonly rule: Rule;
  /** Columns of twelve. */
  readonly span: 3 | 4 | 6 | 12;
  readonly list?: NombreReferencia;
  readonly listOf?: ListOf;
  /** Which items of its list are offered; all without it. The one a notice already has stays readable. */
  readonly offers?: (id: number) => boolean;
  readonly placeholder?: string;
  readonly limit?: number;
  readonly autoComplete?: string;
  readonly hint?: string;
  /** Shown and never changed here: it stays as the services sent it, and what is wrong with it blocks nothing (decision 11). */
  readonly readOnly?: true;
  /** A date that may be typed too; the others are picked in the calendar (spec E 5.3, 5.5, R 2.3 to 2.5). */
  readonly typed?: true;
}

/** A list that hangs on what another field holds: the companies of the chosen regional. */
export interface ListOf {
  readonly name: NombreDependiente;
  readonly path: FieldPath;
  /** What to do first, shown while the other field is empty. */
  readonly before: string;
}

interface Options {
  readonly span?: Field['span'];
  readonly list?: NombreReferencia;
  readonly listOf?: ListOf;
  readonly offers?: (id: number) => boolean;
  readonly placeholder?: string;
  readonly limit?: number;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly typed?: true;
}

const make = (path: FieldPath, label: string, kind: FieldKind, rule: Rule, options: Options): Field => ({
  path,
  label,
  kind,
  rule,
  span: options.span ?? 4,
  ...options,
});

/** A field of the person. The rule gets the label, so that its text names the field as people read it. */
export const campoDePersona = (
  name: Known<BasePersonas>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => make(`BasePersonas.${name}`, label, kind, rule(label), options);

/** A field of the insured record. */
export const campoDePaciente = (
  name: Known<SegurosPacientes>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => make(`SegurosPacientes.${name}`, label, kind, rule(label), options);

/** A field of the notice, or of what a deregistration of a retiree adds to it (spec R 3.1). */
export const campoDeNovedad = (
  name: Known<SegurosPersonasNovedad | BajaPasivoForm['SegurosPersonasNovedad']>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => make(`SegurosPersonasNovedad.${name}`, label, kind, rule(label), options);

/** A field of a group only some notices have. */
export const campoPropio = (
  path: `${GrupoPropio}.${string}`,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => make(path, label, kind, rule(label), options);

/** The same field where a screen only shows it. */
export const soloLectura = (field: Field): Field => ({ ...field, readOnly: true });

/** Group and key of a path. */
export function partesDeRuta(path: FieldPath): { readonly grupo: Grupo; readonly name: string } {
  const dot = path.indexOf('.');
  return { grupo: path.slice(0, dot) as Grupo, name: path.slice(dot + 1) };
}

/** The value at a path; null when the form does not hold it. */
export function valorEn(values: FormValues, path: FieldPath): Valor {
  const { grupo, name } = partesDeRuta(path);
  return values[grupo]?.[name] ?? null;
}

const grupo = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

/** Form values as they are kept over a reload. */
export const valoresSchema = z.object({
  BasePersonas: grupo,
  SegurosPacientes: z._default(grupo, {}),
  SegurosPersonasNovedad: grupo,
  PacientesAlgoritmo: z._default(grupo, {}),
  PacientesResolucion: z._default(grupo, {}),
  PacientesDerechoHabiente: z._default(grupo, {}),
});
