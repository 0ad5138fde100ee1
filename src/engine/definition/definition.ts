import type { ComponentType, LazyExoticComponent } from 'react';
import type * as z from 'zod/mini';
import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import type { Estado } from '#contract/enumerations.ts';
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

/** Buttons of one notice beside those all have, with the dialogs they open. */
export interface BotonesPropios {
  readonly form: NovedadForm;
  readonly rol: Rol;
  /** The notice may be printed, and with it whatever else is made of it. */
  readonly imprimible: boolean;
}

/** Odd parts of one notice, each a component at its place. */
export interface Partes {
  /** Before the person is looked for. */
  readonly Antes?: Componente<PasoAntes>;
  /** Between the chosen person and the form. */
  readonly Despues?: Componente<PasoDespues>;
  /** Look-ups among the buttons of its form. */
  readonly Consultas?: Componente<BotonesPropios>;
  /** Papers besides its own, behind Imprimir. */
  readonly OtrosImpresos?: Componente<BotonesPropios>;
  /** Under the fields of its tab. */
  readonly BajoLosCampos?: Componente<{ readonly form: NovedadForm }>;
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

/** What a notice says of itself; engine/family/mensajes.ts has what most of them say alike. */
export interface MensajesDeAviso {
  readonly confirmSave: (name: string) => string;
  readonly confirmDelete: (name: string) => string;
  /** The question before declaring, and the title above it (decision 50). */
  readonly confirmDeclare: (name: string) => { readonly title: string; readonly message: string };
  /** What keeps it from being saved, where fields of these tabs do: the sentence, and the tab it leads to. */
  readonly invalid: (tabs: readonly TabId[]) => { readonly text: string; readonly tab: TabId };
  /** Caption of giving up an edit. */
  readonly descartar: string;
  /** How its tracking tells of the states (spec R 4.2). */
  readonly seguimiento: {
    /** What a notice was before its first save. */
    readonly sinEstado: string;
    /** Subject of the entry its declaration leaves. */
    readonly asuntoDeclarado: string;
    /** From one state to another. */
    readonly transicion: (de: string, a: string) => string;
  };
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
  /** Whether it is put into payment orders: the control stands beside its buttons. */
  readonly conOrdenPago: boolean;
  readonly messages: MensajesDeAviso;
  /** Whether its photograph must be there wherever its type lists one, or only where the requirement says so (decision 20). */
  readonly fotografia: 'siempre' | 'segunRequisito';
  /** Where a deleted notice leaves the user (decision 21). */
  readonly alEliminar: 'lista' | 'nuevo' | 'quedarse';
  readonly partes?: Partes;
}

/** Marks a definition for readers and checks its shape. */
export const definirNovedad = (definition: NovedadDefinition): NovedadDefinition => definition;
