import { useEffect } from 'react';
import * as z from 'zod/mini';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { engineMessages } from '#engine/definition/messages.ts';
import { guardarObservacion, leerObservacion } from '#engine/values/drafts.ts';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { useForm } from '#ui/form/useForm.ts';

/** Most characters of an observation (decision 39). */
const LIMITE_OBSERVACION = 200;

/** What may be observed, without the spaces around it. */
export const observacionSchema = z.object({
  observacion: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: engineMessages.observacionVacia }),
      z.maxLength(LIMITE_OBSERVACION, { error: engineMessages.observacionLarga }),
    ),
});

/**
 * The staff writes what the employer has to correct. What could not be sent stays in place, and is there again when the
 * notice was read anew meanwhile.
 */
export function ObservarDialog({
  idPersonaNovedad,
  onSave,
  onClose,
}: {
  readonly idPersonaNovedad: number;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const form = useForm({ schema: observacionSchema, values: { observacion: '' } });
  const { reset } = form;
  useEffect(() => {
    const kept = leerObservacion(idPersonaNovedad);
    // On top of an empty field: closing asks before it is lost, as it does for what is typed now.
    if (kept !== '') reset({ observacion: kept }, { keepDefaultValues: true });
  }, [reset, idPersonaNovedad]);
  const save = async ({ observacion }: z.infer<typeof observacionSchema>) => {
    guardarObservacion(idPersonaNovedad, form.getValues('observacion'));
    if (!(await onSave(observacion))) return;
    guardarObservacion(idPersonaNovedad, '');
    onClose();
  };
  const desistir = () => {
    guardarObservacion(idPersonaNovedad, '');
    onClose();
  };
  return (
    <DialogForm form={form} title={engineMessages.tituloObservar} onSubmit={save} onClose={desistir}>
      <FormTextArea
        form={form}
        name="observacion"
        label={engineMessages.tituloObservar}
        required
        limit={LIMITE_OBSERVACION}
        rows={5}
        hint={engineMessages.ayudaObservar}
      />
    </DialogForm>
  );
}
