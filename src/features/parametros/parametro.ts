import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Comprobar, hallada, luego } from '#blocks/escritura/asentar.ts';
import { nuevoEn } from '#blocks/escritura/nuevoEn.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import type { Grabar } from '#blocks/formulario/DialogForm.tsx';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import { maximo, sinInformacion } from '#messages/validation.ts';
import type { FormOf } from '#ui/form/useForm.ts';
import type { Column } from '#ui/table/column.ts';

/** The props of the fields of a parameter. */
export interface CamposProps<I extends FieldValues, O> {
  readonly form: FormOf<I, O>;
}

/** The rows of a list, and the state of their query. */
interface Filas<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A record to save: id 0 creates a new one. `before` is the form as the dialog opened it. */
interface Grabado<O> {
  readonly id: number;
  readonly before: object;
  readonly form: O;
}

/** A parameter that is edited in a dialog: what is typed (`I`), and what is saved (`O`). */
export interface Dialogo<I extends FieldValues, O extends object> {
  readonly nuevo: string;
  readonly editar: string;
  readonly schema: z.ZodMiniType<O, I>;
  readonly inicial: I;
  /** The current record from the services; null if it no longer exists. */
  recuperar(id: number): Promise<I | null>;
  /**
   * Call it once per form: it remembers the records from before. The function it returns saves, and returns the id or
   * null if it was not saved.
   */
  grabar(): (grabado: Grabado<O>, grabar: Grabar) => Promise<number | null>;
  readonly guardado: { readonly registrado: string; readonly modificado: string };
  Campos(props: CamposProps<I, O> & { readonly id: number }): ReactNode;
}

/**
 * How to load the records of a parameter, to check whether one was written. `listar` loads all of them; `campos`
 * returns the fields of a row that the form writes, with the form's names.
 */
export interface Lectura<Row, Form> {
  readonly listar: () => Promise<readonly Row[]>;
  readonly idDe: (row: Row) => number;
  readonly campos: (row: Row) => Readonly<Record<keyof Form & string, unknown>>;
}

/** The fields of a form for comparison: lists are compared without their order. */
const plano = (form: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(form).map(([name, v]) => [name, Array.isArray(v) ? [...v].sort().join() : v]));

const comparado = ({ before, form, now }: { before: object; form: object; now: object }) =>
  segunCampos(Object.keys(form), { before: plano(before), sent: plano(form), now: plano(now) });

/**
 * How to save the records of a parameter and check the outcome: a new one by all typed fields, an existing one by the
 * changed fields. The call returns its id.
 */
export const guardarCon =
  <Row, Form extends object, E extends Endpoint>(
    { listar, idDe, campos }: Lectura<Row, Form>,
    llamada: E,
    entradaDe: (id: number, form: Form) => Input<E>,
  ): Dialogo<FieldValues, Form>['grabar'] =>
  () => {
    const todos = nuevoEn(listar, idDe);
    const comprobar =
      ({ id, before, form }: Grabado<Form>): Comprobar<number> =>
      async () => {
        if (id === 0) {
          const found = await todos.buscar((row) => hallada(comparado({ before: {}, form, now: campos(row) })))();
          return luego(found, idDe);
        }
        const row = (await listar()).find((one) => idDe(one) === id);
        return row ? luego(comparado({ before, form, now: campos(row) }), () => id) : null;
      };
    return async (grabado, grabar) => {
      const { id, form } = grabado;
      if (id === 0) await todos.recordar();
      const done = await grabar({
        llamada,
        entrada: entradaDe(id, form),
        resultado: ({ datos }): number | null => (typeof datos === 'number' && datos > 0 ? datos : null),
        comprobar: comprobar(grabado),
      });
      return done?.datos ?? null;
    };
  };

/** Checks whether a record is no longer in its list. */
export const comprobarQuitado =
  <Row>({ listar, idDe }: Pick<Lectura<Row, object>, 'listar' | 'idDe'>, id: number): Comprobar<true> =>
  async () =>
    (await listar()).some((row) => idDe(row) === id) ? 'sin hacer' : { hecha: true };

/** One kind of parameter: its list, how it is edited and deleted, and which cached answers it changes. */
export interface Parametro<Row extends object, I extends FieldValues, O extends object> {
  readonly titulo: string;
  /** Name of the list's files. */
  readonly archivo: string;
  readonly explicacion: string;
  readonly columns: readonly Column<Row>[];
  useFilas(): Filas<Row>;
  idDe(row: Row): number;
  nombreDe(row: Row): string;
  /** In a dialog, or on its own page; then this returns the URL. */
  readonly edicion: Dialogo<I, O> | { readonly pagina: (id: number) => string };
  /** The page that shows everything about a record, for parameters that have one. */
  readonly ficha?: (id: number) => string;
  readonly Acciones?: () => ReactNode;
  /** The question, with {nombre}. */
  readonly eliminarPregunta: string;
  /** True if it was deleted; a failure has been shown. */
  eliminar(id: number, escribir: Grabar): Promise<boolean>;
  readonly eliminado: string;
  /** False for records that cannot be deleted. Leave it out if only the services decide. */
  puedeEliminar?(row: Row): boolean;
  readonly olvidar: readonly Endpoint[];
}

/** The maximum length of a name at the services; an assumption. */
const NOMBRE_MAXIMO = 100;

/** A required name, for all parameters. */
export const nombre = (campo: string, falta = sinInformacion(campo)) =>
  z.string().check(z.trim(), z.minLength(1, falta), z.maxLength(NOMBRE_MAXIMO, maximo(campo, NOMBRE_MAXIMO)));

/** A text in a path: an underscore stands for an empty one, which a path cannot contain (spec F 5.5). */
export const enRuta = (text: string): string => text.trim() || '_';
