import * as z from 'zod/mini';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BajaPasivoForm } from '#contract/entities/pasivo.ts';
import type { BasePersonas, SegurosPacientes } from '#contract/entities/persona.ts';
import type { NombreDependiente } from './dependentLists.ts';
import type { NombreReferencia } from './references.ts';

/** The keys a wire entity declares. The open index signature is left out, so that a misspelled field does not compile. */
type Known<T> = T extends unknown ? keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string : never;

/** What one control of a form holds. Ids and amounts are numbers, or null while nothing is chosen or typed. */
export type Valor = string | number | null;

/** Extra groups of some kinds of notice: the data behind a retiree's registration (spec R 3.1). */
type GrupoPropio = 'PacientesAlgoritmo' | 'PacientesResolucion' | 'PacientesDerechoHabiente';

export type Grupo = 'BasePersonas' | 'SegurosPacientes' | 'SegurosPersonasNovedad' | GrupoPropio;

/** Editable values of a notice form, by group of the wire form. The rest of the form is sent unchanged. */
export type FormValues = Record<Grupo, Record<string, Valor>>;

export type FieldPath = `${Grupo}.${string}`;

/** The day of what a notice tells: the entry, the exit, the transfer. */
export const FECHA = 'SegurosPersonasNovedad.FechaNovedad' satisfies FieldPath;

/** The kind of control a field has. Ten kinds at most; anything more special is a component in the definition. */
type FieldKind = 'text' | 'email' | 'tel' | 'textarea' | 'date' | 'money' | 'list' | 'coordenadas';

/**
 * A rule for one value. It returns the error as a sentence, or null. `required` marks the field; it may depend on another
 * field.
 */
export interface Rule {
  readonly required: boolean | { readonly path: FieldPath; readonly when: (value: Valor) => boolean };
  /** `values`: the whole form, for a rule that depends on another field. */
  readonly check: (value: Valor, values?: FormValues) => string | null;
}

export interface Field {
  readonly path: FieldPath;
  readonly label: string;
  readonly kind: FieldKind;
  readonly rule: Rule;
  /** Width in columns of twelve. */
  readonly span: 3 | 4 | 6 | 12;
  readonly list?: NombreReferencia;
  readonly listOf?: ListOf;
  /** Which items of its list are offered; all if unset. The item a notice already has stays readable. */
  readonly offers?: (id: number) => boolean;
  readonly placeholder?: string;
  readonly limit?: number;
  readonly hint?: string;
  /**
   * The value is shown and never changed here: it is sent back as the services sent it, and an error in it blocks
   * nothing (decision 11).
   */
  readonly readOnly?: true;
  /**
   * What this browser remembers of it for the next notice (decision 151): 'ultimo' starts with the last value, 'siVacio'
   * only if the person's record has none, 'sugerido' offers the last values.
   */
  readonly costumbre?: 'ultimo' | 'siVacio' | 'sugerido';
  /** Where the person's insured record keeps the same fact: a reviewer compares the two. */
  readonly ficha?: Known<SegurosPacientes>;
  /** Of a latitude: the longitude that is shown with it, as one control. */
  readonly longitud?: Field;
  /** A date that may also be typed. Other dates are only picked in the calendar (spec E 5.3, 5.5, R 2.3 to 2.5). */
  readonly typed?: true;
}

/** A list that depends on the value of another field: the companies of the chosen regional. */
export interface ListOf {
  readonly name: NombreDependiente;
  readonly path: FieldPath;
  /** The text shown while the other field is empty: what to do first. */
  readonly before: string;
}

interface Options {
  readonly span?: Field['span'];
  readonly list?: NombreReferencia;
  readonly listOf?: ListOf;
  readonly offers?: (id: number) => boolean;
  readonly placeholder?: string;
  readonly limit?: number;
  readonly hint?: string;
  readonly costumbre?: NonNullable<Field['costumbre']>;
  readonly ficha?: NonNullable<Field['ficha']>;
  readonly longitud?: Field;
  readonly typed?: true;
}

const campo = (path: FieldPath, label: string, kind: FieldKind, rule: Rule, options: Options): Field => ({
  path,
  label,
  kind,
  rule,
  span: options.span ?? 4,
  ...options,
});

/** A field of the person. The rule gets the label, so that its error names the field as it is shown. */
export const campoDePersona = (
  name: Known<BasePersonas>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => campo(`BasePersonas.${name}`, label, kind, rule(label), options);

/** A field of the insured record. */
export const campoDePaciente = (
  name: Known<SegurosPacientes>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => campo(`SegurosPacientes.${name}`, label, kind, rule(label), options);

/** A field of the notice, or of what the deregistration of a retiree adds to it (spec R 3.1). */
export const campoDeNovedad = (
  name: Known<SegurosPersonasNovedad | BajaPasivoForm['SegurosPersonasNovedad']>,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => campo(`SegurosPersonasNovedad.${name}`, label, kind, rule(label), options);

/** A field of a group that only some notices have. */
export const campoPropio = (
  path: `${GrupoPropio}.${string}`,
  label: string,
  kind: FieldKind,
  rule: (label: string) => Rule,
  options: Options = {},
): Field => campo(path, label, kind, rule(label), options);

/** The same field, read-only. */
export const soloLectura = (field: Field): Field => ({ ...field, readOnly: true });

/** The group and the key of a path. */
export function partesDeRuta(path: FieldPath): { readonly grupo: Grupo; readonly name: string } {
  const dot = path.indexOf('.');
  return { grupo: path.slice(0, dot) as Grupo, name: path.slice(dot + 1) };
}

/** The value at a path; null if the form does not have it. */
export function valorEn(values: FormValues, path: FieldPath): Valor {
  const { grupo, name } = partesDeRuta(path);
  return values[grupo]?.[name] ?? null;
}

const grupo = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

/** Form values as they are stored to survive a reload. */
export const valoresSchema = z.object({
  BasePersonas: grupo,
  SegurosPacientes: z._default(grupo, {}),
  SegurosPersonasNovedad: grupo,
  PacientesAlgoritmo: z._default(grupo, {}),
  PacientesResolucion: z._default(grupo, {}),
  PacientesDerechoHabiente: z._default(grupo, {}),
});
