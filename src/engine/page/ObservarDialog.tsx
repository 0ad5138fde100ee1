import { useEffect } from 'react';
import * as z from 'zod/mini';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { engineMessages } from '#engine/definition/messages.ts';
import { guardarObservacion, leerObservacion } from '#engine/values/drafts.ts';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { useForm } from '#ui/form/useForm.ts';

/** Maximum length of an observation (decision 39). */
const LIMITE_OBSERVACION = 200;

/** A valid observation, trimmed. */
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
 * The staff write what the employer has to correct. If it could not be sent, the text stays, even if the notice is
 * loaded again meanwhile.
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
    // The default stays empty, so that closing asks before this text is lost, as it does for newly typed text.
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
