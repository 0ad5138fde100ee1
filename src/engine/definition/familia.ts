import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { FamilyRoute } from '#lib/routes.ts';
import type { IconName } from '#ui/icons/Icon.tsx';
import type { Accion, NovedadDefinition } from './definition.ts';
import type { ListDefinition } from './listDefinition.ts';

/** A report of one notice as PDF. */
type Informe = Endpoint<`${string}/:idPersona/:idPersonaNovedad`, never, z.ZodMiniUndefined, z.core.$ZodType<Blob>>;

/** A type of notice that has a form. */
interface TipoDeAviso {
  readonly id: number;
  /** The title of its list, if the family has other types too. */
  readonly label?: string;
  /** Caption in the picker behind Nuevo. */
  readonly nuevo: string;
}

/**
 * The facts of a family of notices. Menu, lists, home, review, papers and parameters read them here, and nowhere else.
 * Every page loads this record, sign-in included. Heavier parts are in the list and the forms, which load them.
 */
export interface FamiliaDeAvisos {
  readonly id: string;
  /** The name for its notices as a group. */
  readonly label: string;
  readonly routes: { readonly list: FamilyRoute<'admin'>; readonly edit: FamilyRoute<'editar'> };
  readonly titles: { readonly list: string; readonly form: string };
  /** Words a menu may use for its list, besides the title. */
  readonly menu: readonly string[];
  /** The icon of its list in the menu. */
  readonly icono: IconName;
  /** The types that have a form, in the order of the picker behind Nuevo. */
  readonly tipos: readonly TipoDeAviso[];
  /** The type whose states are used if the notice's own type lacks one: the specification names no other (spec R 3.8). */
  readonly estadosDeRespaldo?: number;
  /** A parent in the catalogue of types that accepts no other types: the services refuse them. */
  readonly padreCerrado?: number;
  /**
   * The staff register it too, for a company they choose, and insured persons for themselves and their family. Only the
   * employer registers other notices (spec R 1).
   */
  readonly deTodos?: true;
  /** Its notices must be declared within some working days of their date (DL 13214, articles 6 and 8). */
  readonly conPlazo?: true;
  /** The employer may register many of its notices at once, from a file (screen importar-planilla). */
  readonly seImporta?: true;
  /** What can be done with its notices in each state. */
  readonly actions: Readonly<Record<Estado, readonly Accion[]>>;
  /** Its printed document: the report and the file name. */
  readonly impreso: { readonly informe: () => Promise<Informe>; readonly archivo: string };
  /** A type that can be started from the home and from the search of screens, with these words. */
  readonly atajo?: { readonly tipo: number; readonly inicio: string; readonly buscador: string };
  /** How its notices are listed. */
  readonly lista: () => Promise<{ readonly lista: ListDefinition }>;
  /** Its forms, one for each type. */
  readonly formularios: () => Promise<{ readonly formularios: readonly NovedadDefinition[] }>;
}
