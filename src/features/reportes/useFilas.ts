import { useFieldArray } from 'react-hook-form';
import { toast } from '#ui/feedback/toast.ts';
import { type FormOf, useForm } from '#ui/form/useForm.ts';
import { type Ajustes, ESCRIBIENDO, type FilaCorreo, filaNueva, filaSchema, quitados } from './correos.ts';
import { correosMessages as textos } from './correosMessages.ts';

export type Filas = ReturnType<typeof useFilas>;

/** The rows of the settings and the actions on them. The row being edited has its own form, `fila`. */
export function useFilas(form: FormOf<Ajustes>, guardados: readonly FilaCorreo[]) {
  const { fields, append, insert, remove, update } = useFieldArray({ control: form.control, name: 'filas' });
  const escrita = fields.findIndex((one) => one.escribiendo);
  const schema = filaSchema(fields.filter((one) => !one.escribiendo));
  const fila = useForm({ schema, values: filaNueva });
  const gone = quitados(guardados, fields);
  const filaEn = (at: number) => form.getValues(`filas.${at}`);
  return {
    fields,
    /** Index of the row being edited; -1 for none. */
    escrita,
    fila,
    quitados: gone,
    agregar: () => {
      fila.reset(filaNueva);
      append(filaNueva, { shouldFocus: false });
    },
    editar: (at: number) => {
      fila.reset(filaEn(at));
      update(at, { ...filaEn(at), escribiendo: true });
    },
    /** Puts the row being edited into the list; false, with a warning, if it is not valid. */
    aceptar: async (): Promise<boolean> => {
      if (escrita < 0) return true;
      await fila.handleSubmit(
        (row) => update(escrita, { ...row, escribiendo: false }),
        () => void toast.warning(textos.incompleto),
      )();
      return form.getValues('filas').every((one) => !one.escribiendo);
    },
    /** Cancels the edit of a row; a new row is removed. */
    cancelar: () => {
      if (filaEn(escrita).IdCorreo === ESCRIBIENDO) remove(escrita);
      else update(escrita, { ...filaEn(escrita), escribiendo: false });
    },
    quitar: remove,
    /** Restores a removed row in its place, as it is saved; with a warning instead if its address was added again. */
    restaurar: (saved: FilaCorreo) => {
      const correo = saved.Correo.toLowerCase();
      if (form.getValues('filas').some((one) => one.Correo.toLowerCase() === correo)) {
        toast.warning(textos.repetido);
        return;
      }
      const before = guardados.slice(0, guardados.indexOf(saved)).filter((one) => !gone.includes(one));
      insert(before.length, saved, { shouldFocus: false });
    },
  };
}
