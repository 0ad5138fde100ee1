import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { maximo, sinInformacion } from '#messages/validation.ts';
import type { Column } from '#ui/table/column.ts';

/** What is wrong with a form, by field. */
export type Problemas<Form> = { readonly [Name in keyof Form]?: string | undefined };

/** What a kind's fields are drawn with. */
export interface CamposProps<Form> {
  readonly form: Form;
  readonly problemas: Problemas<Form>;
  readonly onChange: (part: Partial<Form>) => void;
}

/** The rows of a list, and how their reading goes. */
interface Filas<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A kind that is edited in a dialog. `grabar` throws what `call` throws; id 0 registers. */
export interface Dialogo<Form extends object> {
  readonly nuevo: string;
  readonly editar: string;
  readonly inicial: Form;
  /** The record as the services hold it now, null when it is gone. */
  recuperar(id: number): Promise<Form | null>;
  problemasDe(form: Form): Problemas<Form>;
  grabar(id: number, form: Form): Promise<unknown>;
  readonly guardado: { readonly registrado: string; readonly modificado: string };
  Campos(props: CamposProps<Form> & { readonly id: number }): ReactNode;
}

/** One kind of parameter: what its list shows, how it is edited and deleted, and which cached answers it changes. */
export interface Parametro<Row extends object, Form extends object> {
  readonly titulo: string;
  readonly explicacion: string;
  readonly columns: readonly Column<Row>[];
  useFilas(): Filas<Row>;
  idDe(row: Row): number;
  nombreDe(row: Row): string;
  /** In a dialog, or on a page of its own whose address it gives. */
  readonly edicion: Dialogo<Form> | { readonly pagina: (id: number) => string };
  /** Where all that belongs to a record is shown, for kinds that have such a page. */
  readonly ficha?: (id: number) => string;
  readonly Acciones?: () => ReactNode;
  /** The question, with {nombre}. */
  readonly eliminarPregunta: string;
  eliminar(id: number): Promise<unknown>;
  readonly eliminado: string;
  /** False for records that are not deleted; absent for kinds where the services alone decide. */
  puedeEliminar?(row: Row): boolean;
  readonly olvidar: readonly Endpoint[];
}

/** The longest name the services keep; assumed. */
const NOMBRE_MAXIMO = 100;

/** What is wrong with a name, for every kind. */
export function problemaDeNombre(campo: string, nombre: string): string | undefined {
  if (nombre.trim() === '') return sinInformacion(campo);
  return nombre.trim().length > NOMBRE_MAXIMO ? maximo(campo, NOMBRE_MAXIMO) : undefined;
}

/** True when any field of a form has something wrong with it. */
export const hayProblemas = (problemas: object): boolean => Object.values(problemas).some((text) => text !== undefined);

/** A text as it stands in a path: a blank one cannot, an underscore stands for it (spec F 5.5). */
export const enRuta = (text: string): string => text.trim() || '_';
