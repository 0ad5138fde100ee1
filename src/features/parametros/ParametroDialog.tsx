import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/useForm.ts';
import type { Dialogo } from './parametro.ts';

/** Edits a new record (id 0) or an existing one. If the services refuse it, the input stays on screen with the reason. */
export function ParametroDialog<I extends FieldValues, O extends object>({
  dialogo,
  id,
  inicial,
  onClose,
  onSaved,
}: {
  readonly dialogo: Dialogo<I, O>;
  readonly id: number;
  readonly inicial: I;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const form = useForm({ schema: dialogo.schema, values: inicial });
  const [guardar] = useState(() => dialogo.grabar());
  const save = async (values: O, grabar: Grabar) => {
    if ((await guardar({ id, before: inicial, form: values }, grabar)) === null) return;
    toast.success(id === 0 ? dialogo.guardado.registrado : dialogo.guardado.modificado);
    onSaved();
  };
  return (
    <DialogForm
      form={form}
      title={id === 0 ? dialogo.nuevo : dialogo.editar}
      className="parametro-form"
      question={{ message: cerrarMessages.descartarCambios }}
      onSubmit={save}
      onClose={onClose}
    >
      <dialogo.Campos id={id} form={form} />
    </DialogForm>
  );
}
