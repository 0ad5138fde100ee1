import type { ComponentType, FunctionComponent, LazyExoticComponent } from 'react';
import type * as z from 'zod/mini';
import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { IconName } from '#ui/icons/Icon.tsx';
import type { Field, FieldPath, FormValues, Valor } from './fields.ts';

/** What can be done with a notice. Nuevo and Salir are always there and not listed. */
export type Accion = 'editar' | 'declarar' | 'eliminar' | 'imprimir' | 'observar' | 'aceptar';

/** The tabs of a form; the staff's review is one of its own. */
export type TabId = 'revision' | 'persona' | 'novedad' | 'adjuntos';

export interface FieldError {
  readonly path: FieldPath;
  readonly text: string;
  /** Told before anything else that is wrong: by a warning of its own (spec R 5.2), or where the field and the summary say it. */
  readonly primero?: 'conAviso' | 'enSuCampo';
}

/** What the rules between fields may look at. */
export interface ReglaContexto {
  /** The contribution period, null while unknown or refused. */
  readonly periodo: { readonly start: string; readonly end: string } | null;
  /** Why there is no period, once that is known; a sentence for people. */
  readonly sinPeriodo?: string;
  readonly today: string;
  readonly form: NovedadForm;
}

/** A rule between several fields; it names the field at fault, or returns null. */
export type ReglaCruzada = (values: FormValues, context: ReglaContexto) => FieldError | null;

export interface Seccion {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Facts only shown, at the head of the section. */
  readonly datos?: (form: NovedadForm) => readonly Dato[];
}

/**
 * Who or what keeps a person from being chosen: the sentence shown before going back to the list, or with `otraVez` to
 * the search.
 */
export type Seleccion =
  | { readonly ok: true; readonly form: NovedadForm }
  | { readonly ok: false; readonly text: string; readonly otraVez?: true };

/** What was settled before the person was looked for: groups of the form by their names. */
export type Previo = Readonly<Record<string, unknown>>;

type Componente<P> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>;

/** A dialog of one notice before the person search: a resolution, a holder. Giving up leads back to the list. */
export interface PasoAntes {
  readonly onDone: (previo: Previo) => void;
  readonly onClose: () => void;
}

/** A dialog of one notice between the chosen person and the form, which it completes. */
export interface PasoDespues {
  readonly form: NovedadForm;
  readonly onDone: (form: NovedadForm) => void;
  readonly onClose: () => void;
}

/** A dialog that tells what else is known of a notice's person, and writes nothing. */
export interface Consulta {
  readonly nombre: string;
  readonly icono: IconName;
  /** Whom it is for; everybody without it. */
  readonly para?: Rol;
  readonly Dialogo: Componente<{ readonly form: NovedadForm; readonly onClose: () => void }>;
}

/** Read-only facts of a tab, shown above or among its fields. */
export interface Dato {
  readonly label: string;
  readonly value: string;
  /** What the copy button takes; without it there is none. */
  readonly copy?: string;
  /** Columns of twelve; 3 where nothing is said. */
  readonly span?: 3 | 4 | 6;
}

/** A call that takes the whole form, with the groups its family has besides. */
type FormCall = Endpoint<
  string,
  never,
  z.core.$ZodType<NovedadForm, z.core.input<typeof novedadForm>>,
  z.core.$ZodType
>;

export interface Ids {
  readonly idPersona: number;
  readonly idPersonaNovedad: number;
}

/** A paper of a notice: how it is asked for, and what its file is called. */
export interface Impreso {
  readonly pedir: (ids: Ids) => Promise<Blob>;
  readonly archivo: string;
}

/** Words a notice's tracking has of its own (spec R 4.2). */
export interface TextosSeguimiento {
  /** What a notice was before its first save. */
  readonly sinEstado: string;
  /** Subject of the entry its declaration leaves. */
  readonly asuntoDeclarado: string;
  /** From one state to another. */
  readonly transicion: (de: string, a: string) => string;
}

/**
 * The form of one notice: everything that makes it differ from the others. Shared code reads it and never asks which notice it
 * is. What the portal has to know without the form stands in the family's record.
 */
export interface NovedadDefinition {
  readonly key: string;
  /** The novelty type the lists and the links carry: a parent, or the notice's own where a form stands for it alone. */
  readonly idTipoPadre: number;
  /** 'Registro de {novelty name}' */
  readonly heading: string;
  /** With its article, for the confirmations: 'el aviso de alta'. */
  readonly nombre: { readonly conArticulo: string; readonly solo: string };
  readonly secciones: { readonly persona: readonly Seccion[]; readonly novedad: readonly Seccion[] };
  /** Facts of the person that the form shows and never changes. */
  readonly datosPersona: (form: NovedadForm) => readonly Dato[];
  /** Facts of the notice that its tab only shows, by its state; engine/family/datos.ts has those notices share. */
  readonly datosNovedad: (form: NovedadForm, estado: Estado | null) => readonly Dato[];
  readonly reglas: readonly ReglaCruzada[];
  /** Whether a type of its parent is offered for a notice, given its form (decision 37); the services say which there are. */
  readonly seOfrece: (idTipo: number, form: NovedadForm) => boolean;
  /** Values of other fields that follow from choosing an item of a list; only those that change. */
  readonly alElegir: (path: FieldPath, id: number, form: NovedadForm) => Partial<Record<FieldPath, Valor>>;
  /** Completes a saved notice when its form opens, with what the services keep elsewhere. */
  readonly alAbrir?: (form: NovedadForm) => Promise<NovedadForm>;
  /** What else the form says when it is saved. */
  readonly alGrabar?: (form: NovedadForm) => NovedadForm;
  /** Bounds of a date field, or null for none. */
  readonly limitesFecha: (
    path: FieldPath,
    values: FormValues,
    context: ReglaContexto,
  ) => { readonly min?: string; readonly max?: string } | null;
  /**
   * Whom the person search finds: anybody, also somebody new to the fund; whom the fund knows; or who is insured through
   * the company.
   */
  readonly buscarEn: 'poblacion' | 'asegurados' | 'empresa';
  /** What the search is called and which role it looks for, where it is not anybody's. */
  readonly busqueda?: { readonly titulo?: string; readonly rol?: number };
  readonly antes?: Componente<PasoAntes>;
  readonly despues?: Componente<PasoDespues>;
  /** Checks a person before the form opens, and builds the new form (spec E 5.7). `nueva`: the fund does not know them. */
  readonly seleccionar: (
    persona: PacienteBuscado,
    idEmpresa: number,
    nueva: BasePersonas | null,
    previo: Previo,
  ) => Promise<Seleccion>;
  readonly endpoints: {
    readonly insertar: FormCall;
    readonly modificar: FormCall;
    readonly eliminar: FormCall;
    readonly aceptar: FormCall;
  };
  /** Reads the reply of the first save: the prefixes answer differently (decision 61). */
  readonly idsDeInsercion: (datos: unknown, form: NovedadForm) => Ids;
  /** Another paper there is as soon as the notice prints, by the name its button has. */
  readonly imprimirAdemas?: Impreso & { readonly nombre: string };
  /** Whether it is put into payment orders: the control stands beside its buttons. */
  readonly conOrdenPago: boolean;
  /** How its tracking tells of the states, where it has words of its own; otherwise as every notice's does. */
  readonly seguimiento?: TextosSeguimiento;
  readonly messages: {
    readonly confirmSave: (name: string) => string;
    readonly confirmDelete: (name: string) => string;
    /** The question before declaring, where it has one of its own; it stands behind the warning (decision 50). */
    readonly confirmDeclare?: (name: string) => string;
    readonly invalid: (tabs: readonly TabId[]) => string;
    /** Which tab's gaps are told first; the notice's where it says nothing. */
    readonly primeraPestana?: 'persona';
    /** Caption of giving up an edit, where it is not Descartar. */
    readonly descartar?: string;
  };
  /** Its photograph must be there only where its requirement says so; without this, wherever its type lists one (decision 20). */
  readonly fotografiaSegunRequisito?: true;
  /** Where a deleted notice leaves the user (decision 21). */
  readonly alEliminar: 'lista' | 'nuevo' | 'quedarse';
  /** What else can be looked up from its form, by buttons of their own. */
  readonly consultas?: readonly Consulta[];
  /** Odd parts of one notice, shown under its fields. */
  readonly extras?: FunctionComponent<{ readonly form: NovedadForm; readonly editable: boolean }>;
}

/** Marks a definition for readers and checks its shape. */
export const defineNovedad = (definition: NovedadDefinition): NovedadDefinition => definition;
