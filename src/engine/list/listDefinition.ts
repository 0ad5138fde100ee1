import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { RouteName } from '#lib/routes.ts';
import type { Column } from '#ui/table/column.ts';

/** A list of one family of notices (spec E 2.1, 2.3, 2.5). */
export interface ListDefinition {
  readonly title: string;
  readonly lead: string;
  readonly routes: { readonly list: RouteName; readonly edit: RouteName };
  /** Key of the remembered filter; lists may share one, the name tells them apart (decision 56). */
  readonly storageKey: string;
  readonly listName: string;
  /** Heading of the picker behind Nuevo, where there is more than one kind of notice. */
  readonly pickerTitle?: string;
  readonly notices: readonly (Pick<NovedadDefinition, 'idTipoPadre' | 'pickerLabel' | 'actions'> & {
    /** The channel its search names, where it names one (spec E 3). */
    readonly canal?: number;
  })[];
  /** Insured persons register its notices too (spec R 1). */
  readonly paraAsegurados?: true;
  /** What the choice of the type is called, where it is not 'Tipo de novedad'. */
  readonly etiquetaTipo?: string;
  /** What an empty list says, where it is not that no records were found (decision 77). */
  readonly vacio?: string;
  /** What a filter without a state is told, where it is worded apart (spec E 5.1). */
  readonly sinEstado?: string;
  readonly columns: readonly Column<FilaNovedad>[];
  /** Name of the list: of its files, without date and ending, and of what a person chose for it. */
  readonly fileName: string;
}
