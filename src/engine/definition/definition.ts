import type { ComponentType, LazyExoticComponent } from 'react';
import type * as z from 'zod/mini';
import type { Rol } from '#blocks/rol/rolActual.ts';
import type { CallOptions } from '#client/call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { Field, FieldPath, FormValues, Valor } from './fields.ts';

/** What can be done with a notice. Nuevo and Salir are always available, so they are not listed. */
export type Accion = 'editar' | 'declarar' | 'eliminar' | 'imprimir' | 'observar' | 'aceptar';

/** The tabs of a form. The staff's review has its own tab. */
export type TabId = 'revision' | 'persona' | 'novedad' | 'adjuntos';

export interface FieldError {
  readonly path: FieldPath;
  readonly text: string;
  /** Shown before all other errors: in its own warning (spec R 5.2), or in the field and the summary. */
  readonly primero?: 'conAviso' | 'enSuCampo';
  /** Shown in its own warning if all errors have this mark: then all fields are filled in (spec E 5.3 to 5.5). */
  readonly siEsUnico?: true;
}

/** What the rules between fields may read. */
export interface ReglaContexto {
  /** The contribution period; null while it is unknown or when it was refused. */
  readonly periodo: { readonly start: string; readonly end: string } | null;
  /** Why there is no period, once that is known: a sentence to show. */
  readonly sinPeriodo?: string;
  readonly today: string;
  readonly form: NovedadForm;
}

/** A rule between several fields. It returns the field that is wrong, or null. */
export interface ReglaCruzada {
  (values: FormValues, context: ReglaContexto): FieldError | null;
  /**
   * What it compares the typed values with, if only the services know it: the contribution period, the person's age, the
   * person's relation with the company. Unset, the form alone decides.
   */
  readonly asunto?: 'periodo' | 'edad' | 'relacion';
}

/** A rule that compares what was typed with something that only the services know. */
export const reglaSobre = (
  asunto: NonNullable<ReglaCruzada['asunto']>,
  regla: (...args: Parameters<ReglaCruzada>) => FieldError | null,
): ReglaCruzada => Object.assign(regla, { asunto });

export interface Seccion {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Read-only facts at the top of the section. */
  readonly datos?: (form: NovedadForm) => readonly Dato[];
}

/**
 * Why a person cannot be chosen: under age, another notice is pending, still works somewhere, does not belong to the
 * company.
 */
export type MotivoDeRechazo = 'menor' | 'pendiente' | 'activo' | 'ajeno';

/**
 * Whether a person can be chosen. If not, `text` is the sentence to show. After it the user goes back to the list, or
 * to the search if `otraVez` is set. `motivo` is the reason, for checks of many people that handle each reason in its
 * own way. `supuestos` are the fields of the form that hold a default, because the person's record has no value for
 * them.
 */
export type Seleccion =
  | { readonly ok: true; readonly form: NovedadForm; readonly supuestos?: readonly FieldPath[] }
  | { readonly ok: false; readonly text: string; readonly otraVez?: true; readonly motivo?: MotivoDeRechazo };

/** How the calls of a check are made: the failures of quiet calls are not announced, and a signal cancels the calls. */
export type Consulta = Pick<CallOptions, 'quiet' | 'signal'>;

/** What was settled before the person search: groups of the form by name. */
export type Previo = Readonly<Record<string, unknown>>;

type Componente<P> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>;

/** A dialog that only one notice has, before the person search: a resolution, a holder. Closing it leads back to the list. */
export interface PasoAntes {
  /** The company of the notice. */
  readonly idEmpresa: number;
  readonly onDone: (previo: Previo) => void;
  readonly onClose: () => void;
}

/** A dialog that only one notice has, between the chosen person and the form. It completes the form. */
export interface PasoDespues {
  readonly form: NovedadForm;
  readonly onDone: (form: NovedadForm) => void;
  readonly onClose: () => void;
}

/** Buttons that only one notice has, next to the common ones, with the dialogs they open. */
export interface BotonesPropios {
  readonly form: NovedadForm;
  readonly rol: Rol;
  /** The notice may be printed, and so may the other documents made from it. */
  readonly imprimible: boolean;
}

/** Parts that only one notice has, each a component with its place. */
export interface Partes {
  /** Before the person search. */
  readonly Antes?: Componente<PasoAntes>;
  /** Between the chosen person and the form. */
  readonly Despues?: Componente<PasoDespues>;
  /** Look-ups, among the buttons of the form. */
  readonly Consultas?: Componente<BotonesPropios>;
  /** Documents besides its own, behind Imprimir. */
  readonly OtrosImpresos?: Componente<BotonesPropios>;
  /** Below the fields of its tab. */
  readonly BajoLosCampos?: Componente<{ readonly form: NovedadForm }>;
}

/** Read-only facts of a tab, shown above or among its fields. */
export interface Dato {
  readonly label: string;
  readonly value: string;
  /** What the copy button copies; without it there is no button. */
  readonly copy?: string;
  /** Width in columns of twelve; 3 by default. */
  readonly span?: 3 | 4 | 6;
}

/** A call that sends the whole form, with the extra groups of its family. */
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

/** The texts of one notice; engine/family/mensajes.ts has the ones most notices share. */
export interface MensajesDeAviso {
  readonly confirmSave: (name: string) => string;
  readonly confirmDelete: (name: string) => string;
  /** The question before declaring, and its title (decision 50). */
  readonly confirmDeclare: (name: string) => { readonly title: string; readonly message: string };
  /** The sentence for errors in the fields of these tabs, which block saving, and the tab it leads to. */
  readonly invalid: (tabs: readonly TabId[]) => { readonly text: string; readonly tab: TabId };
  /** Caption of the button that discards an edit. */
  readonly descartar: string;
  /** The state texts in its tracking (spec R 4.2). */
  readonly seguimiento: {
    /** What the tracking shows as the state before the first save. */
    readonly sinEstado: string;
    /** Subject of the tracking entry for its declaration. */
    readonly asuntoDeclarado: string;
    /** From one state to another. */
    readonly transicion: (de: string, a: string) => string;
  };
}

/**
 * The form of one notice: everything in which it differs from the others. Shared code reads it and never asks which
 * notice it is. What the portal has to know without the form is in the family's record.
 */
export interface NovedadDefinition {
  readonly key: string;
  /** The type of notice that lists and links carry: a parent type, or the notice's own type if that type has its own form. */
  readonly idTipoPadre: number;
  /** 'Registro de {novelty name}' */
  readonly heading: string;
  /** For the confirmations, with and without its article: 'el aviso de alta'. */
  readonly nombre: { readonly conArticulo: string; readonly solo: string };
  readonly secciones: { readonly persona: readonly Seccion[]; readonly novedad: readonly Seccion[] };
  /** Facts of the person that the form shows read-only. */
  readonly datosPersona: (form: NovedadForm) => readonly Dato[];
  /** Read-only facts on the notice's tab, by its state. engine/family/datos.ts has the ones that notices share. */
  readonly datosNovedad: (form: NovedadForm, estado: Estado | null) => readonly Dato[];
  readonly reglas: readonly ReglaCruzada[];
  /** Whether a type below its parent is offered for this form (decision 37). The services say which types exist. */
  readonly seOfrece: (idTipo: number, form: NovedadForm) => boolean;
  /** When an item of a list is chosen: the values of other fields that follow from it; only those that change. */
  readonly alElegir: (path: FieldPath, id: number, form: NovedadForm) => Partial<Record<FieldPath, Valor>>;
  /** Completes a saved notice when its form opens, with data that the services keep elsewhere. */
  readonly alAbrir?: (form: NovedadForm, estado: Estado | null) => Promise<NovedadForm>;
  /** Adds what else the form must send when it is saved. */
  readonly alGrabar?: (form: NovedadForm) => NovedadForm;
  /** The limits of a date field, or null for none. */
  readonly limitesFecha: (
    path: FieldPath,
    values: FormValues,
    context: ReglaContexto,
  ) => { readonly min?: string; readonly max?: string } | null;
  /**
   * Who the person search finds: anyone, including people new to the fund (`poblacion`); people the fund knows
   * (`asegurados`); or people insured through the company (`empresa`).
   */
  readonly buscarEn: 'poblacion' | 'asegurados' | 'empresa';
  /** The title of the search and the role it looks for, if it is not a search for everyone. */
  readonly busqueda?: { readonly titulo?: string; readonly rol?: number };
  /**
   * Checks a person before the form opens, and builds the new form (spec E 5.7). `nueva` means the fund does not know
   * them.
   */
  readonly seleccionar: (
    persona: PacienteBuscado,
    idEmpresa: number,
    nueva: BasePersonas | null,
    previo: Previo,
    consulta?: Consulta,
  ) => Promise<Seleccion>;
  readonly endpoints: {
    readonly insertar: FormCall;
    readonly modificar: FormCall;
    readonly eliminar: FormCall;
    readonly aceptar: FormCall;
  };
  /** Reads the ids from the answer to the first save: the prefixes answer differently (decision 61). */
  readonly idsDeInsercion: (datos: unknown, form: NovedadForm) => Ids;
  /** True for a form whose type has no day until which it must be declared, although its family has one. */
  readonly sinPlazo?: (form: NovedadForm) => boolean;
  /** Whether the notice goes into payment orders; then their control is shown next to its buttons. */
  readonly conOrdenPago: boolean;
  readonly messages: MensajesDeAviso;
  /** Whether the photograph is required whenever the type lists one, or only if the requirement says so (decision 20). */
  readonly fotografia: 'siempre' | 'segunRequisito';
  /** Where the user is led after deleting the notice (decision 21). */
  readonly alEliminar: 'lista' | 'nuevo' | 'quedarse';
  readonly partes?: Partes;
}

/** Marks a definition for readers and checks its shape. */
export const definirNovedad = (definition: NovedadDefinition): NovedadDefinition => definition;
