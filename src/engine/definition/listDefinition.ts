/** The columns a list may show (spec E 2.1, 2.3, 2.5, R 2.2 to 2.5), and the deadline and the number of the notice, which the lists add. */
export type NombreDeColumna =
  | 'nombre'
  | 'documento'
  | 'fecha'
  | 'tipo'
  | 'novedad'
  | 'empresa'
  | 'pagado'
  | 'estado'
  | 'plazo'
  | 'numero';

/** How a family's notices are listed (spec E 2.1, 2.3, 2.5). Which notices they are is in the family's record. */
export interface ListDefinition {
  readonly lead: string;
  /** Storage key of the last filter. Lists may share one: the name of the screen separates them (decision 56). */
  readonly storageKey: string;
  /** Heading of the picker behind Nuevo, if there is more than one kind of notice. */
  readonly pickerTitle?: string;
  /** What each kind of notice is for, shown in the picker, by its type. */
  readonly ayudas?: Readonly<Record<number, string>>;
  /** The channel its search sends, if any (spec E 3). */
  readonly canal?: number;
  /** Label of the type field, if it is not 'Tipo de novedad'. */
  readonly etiquetaTipo?: string;
  /** Text of an empty list, if it is not the usual one for no records found (decision 77). */
  readonly vacio?: string;
  /** The error for a filter without a state, if it has its own wording (spec E 5.1). */
  readonly sinEstado?: string;
  readonly columns: readonly NombreDeColumna[];
  /** Name of the list: for its files, without date and ending, and for its saved settings. */
  readonly fileName: string;
}
