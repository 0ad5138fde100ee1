import { crearMemoria } from '#blocks/lista-filtrada/crearMemoria.ts';
import type { Sort } from '#ui/table/column.ts';

/** How a person left a list's results: the view of the results, not the filter of the request. */
export interface ListView {
  /** The state chosen among the results; '' for all. */
  readonly estado: string;
  readonly texto: string;
  readonly sorts: readonly Sort[];
  readonly page: number;
}

export const { keep: keepView, of: viewOf } = crearMemoria<ListView>();
