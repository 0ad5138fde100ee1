import { useState } from 'react';
import * as z from 'zod/mini';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import { forget } from '#client/query.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { fill } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { seguimientoMessages as textos } from './messages.ts';
import { escrituraDeSeguimiento, textoComoHtml } from './seguimiento.ts';

/** Maximum length of a message; the notices' observation has the same limit (spec E 9). */
const limite = 500;

const schema = z.object({
  mensaje: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: textos.mensajeRequerido }),
      z.maxLength(limite, { error: fill(textos.mensajeLargo, { limite }) }),
    ),
});

/**
 * Writes a message into the tracking. If it fails, the text stays in the field; closing with text in the field asks
 * first.
 */
export function EscribirMensajeDialog({
  idTabla,
  tabla,
  onClose,
}: {
  idTabla: number;
  tabla: string;
  onClose: () => void;
}) {
  const form = useForm({ schema, values: { mensaje: '' } });
  const [escritura] = useState(() => escrituraDeSeguimiento({ idTabla, tabla }));
  const send = async ({ mensaje }: z.infer<typeof schema>, grabar: Grabar) => {
    const done = await grabar(escritura({ asunto: textos.asunto, mensaje: textoComoHtml(mensaje) }));
    // After a failure too: if the message did arrive, the user sees it in the tracking before trying again.
    await forget(seguimiento.lista);
    if (!done) return;
    toast.success(textos.enviado);
    onClose();
  };
  return (
    <DialogForm
      form={form}
      title={textos.escribir}
      className="seguimiento-mensaje"
      accept={textos.enviar}
      icon="send"
      question={{ message: textos.descartar }}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextArea form={form} name="mensaje" label={textos.mensaje} required rows={5} limit={limite} />
    </DialogForm>
  );
}
