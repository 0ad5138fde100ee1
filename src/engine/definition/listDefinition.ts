/** The columns a list may show (spec E 2.1, 2.3, 2.5, R 2.2 to 2.5). */
export type NombreDeColumna = 'nombre' | 'documento' | 'fecha' | 'tipo' | 'novedad' | 'empresa' | 'pagado' | 'estado';

/** How a family's notices are listed (spec E 2.1, 2.3, 2.5). What the list is of, its record says. */
export interface ListDefinition {
  readonly lead: string;
  /** Key of the remembered filter; lists may share one, the name of the screen tells them apart (decision 56). */
  readonly storageKey: string;
  /** Heading of the picker behind Nuevo, where there is more than one kind of notice. */
  readonly pickerTitle?: string;
  /** The channel its search names, where it names one (spec E 3). */
  readonly canal?: number;
  /** What the choice of the type is called, where it is not 'Tipo de novedad'. */
  readonly etiquetaTipo?: string;
  /** What an empty list says, where it is not that no records were found (decision 77). */
  readonly vacio?: string;
  /** What a filter without a state is told, where it is worded apart (spec E 5.1). */
  readonly sinEstado?: string;
  readonly columns: readonly NombreDeColumna[];
  /** Name of the list: of its files, without date and ending, and of what a person chose for it. */
  readonly fileName: string;
}
