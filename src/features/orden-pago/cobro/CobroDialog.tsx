import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import type { Endpoint } from '#contract/endpoint.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { FormOf } from '#ui/form/useForm.ts';
import { olvidarOrden } from '../operaciones.ts';

interface Props<I extends FieldValues, O, E extends Endpoint, T> {
  readonly form: FormOf<I, O>;
  readonly titulo: string;
  readonly escritura: (values: O) => Escritura<E, T>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form for an order's invoice or receipt. It stays open until it is saved. */
export function CobroDialog<I extends FieldValues, O, E extends Endpoint, T>({
  form,
  titulo,
  escritura,
  onClose,
  children,
}: Props<I, O, E, T>) {
  const save = async (values: O, grabar: Grabar) => {
    const write = escritura(values);
    if (!(await grabar(write))) return;
    toast.success(write.llamada.success ?? '');
    await olvidarOrden();
    onClose();
  };
  return (
    <DialogForm form={form} title={titulo} className="orden-cobro-form" onSubmit={save} onClose={onClose}>
      {children}
    </DialogForm>
  );
}
