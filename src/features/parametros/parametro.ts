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

/** What a kind's fields are drawn with. */
export interface CamposProps<I extends FieldValues, O> {
  readonly form: FormOf<I, O>;
}

/** The rows of a list, and how their reading goes. */
interface Filas<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A record as it is saved: id 0 registers. `before` is the form as the dialog opened it. */
interface Grabado<O> {
  readonly id: number;
  readonly before: object;
  readonly form: O;
}

/** A kind that is edited in a dialog: what is typed (`I`), and what is saved of it (`O`). */
export interface Dialogo<I extends FieldValues, O extends object> {
  readonly nuevo: string;
  readonly editar: string;
  readonly schema: z.ZodMiniType<O, I>;
  readonly inicial: I;
  /** The record as the services hold it now, null when it is gone. */
  recuperar(id: number): Promise<I | null>;
  /** Made once for each form, which remembers the records of before. Answers the id, null when it was not saved. */
  grabar(): (grabado: Grabado<O>, grabar: Grabar) => Promise<number | null>;
  readonly guardado: { readonly registrado: string; readonly modificado: string };
  Campos(props: CamposProps<I, O> & { readonly id: number }): ReactNode;
}

/**
 * How records of a kind are read, to find out whether one was written. `listar` are all of them, `campos` what of a row the
 * form writes, by the same names as in the form.
 */
export interface Lectura<Row, Form> {
  readonly listar: () => Promise<readonly Row[]>;
  readonly idDe: (row: Row) => number;
  readonly campos: (row: Row) => Readonly<Record<keyof Form & string, unknown>>;
}

/** The fields of a form as they are compared: lists without their order. */
const plano = (form: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(form).map(([name, v]) => [name, Array.isArray(v) ? [...v].sort().join() : v]));

const comparado = ({ before, form, now }: { before: object; form: object; now: object }) =>
  segunCampos(Object.keys(form), { before: plano(before), sent: plano(form), now: plano(now) });

/**
 * How records of a kind are saved, and found out about: a new one by all that was typed, one that existed by what was to
 * change. The call answers its id.
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

/** Reads whether a record is gone from its list. */
export const comprobarQuitado =
  <Row>({ listar, idDe }: Pick<Lectura<Row, object>, 'listar' | 'idDe'>, id: number): Comprobar<true> =>
  async () =>
    (await listar()).some((row) => idDe(row) === id) ? 'sin hacer' : { hecha: true };

/** One kind of parameter: what its list shows, how it is edited and deleted, and which cached answers it changes. */
export interface Parametro<Row extends object, I extends FieldValues, O extends object> {
  readonly titulo: string;
  /** Name of the list's files. */
  readonly archivo: string;
  readonly explicacion: string;
  readonly columns: readonly Column<Row>[];
  useFilas(): Filas<Row>;
  idDe(row: Row): number;
  nombreDe(row: Row): string;
  /** In a dialog, or on a page of its own whose address it gives. */
  readonly edicion: Dialogo<I, O> | { readonly pagina: (id: number) => string };
  /** Where all that belongs to a record is shown, for kinds that have such a page. */
  readonly ficha?: (id: number) => string;
  readonly Acciones?: () => ReactNode;
  /** The question, with {nombre}. */
  readonly eliminarPregunta: string;
  /** True once it is gone; a failure has been told. */
  eliminar(id: number, escribir: Grabar): Promise<boolean>;
  readonly eliminado: string;
  /** False for records that are not deleted; absent for kinds where the services alone decide. */
  puedeEliminar?(row: Row): boolean;
  readonly olvidar: readonly Endpoint[];
}

/** The longest name the services keep; assumed. */
const NOMBRE_MAXIMO = 100;

/** A name, for every kind. */
export const nombre = (campo: string, falta = sinInformacion(campo)) =>
  z.string().check(z.trim(), z.minLength(1, falta), z.maxLength(NOMBRE_MAXIMO, maximo(campo, NOMBRE_MAXIMO)));

/** A text as it stands in a path: a blank one cannot, an underscore stands for it (spec F 5.5). */
export const enRuta = (text: string): string => text.trim() || '_';
