import { type FormEvent, useId, useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { seguimientoMensajes as texts } from './messages.ts';
import { escrituraDeSeguimiento, textoComoHtml } from './seguimiento.ts';

/** Most characters of a message; the notices' observation has the same limit (spec E 9). */
const limite = 500;

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return texts.mensajeRequerido;
  return text.trim().length > limite ? fill(texts.mensajeLargo, { limite }) : undefined;
}

/** Writes a message into the tracking. A failed one stays in the field; closing with text in it asks. */
export function EscribirMensajeDialog({
  idTabla,
  tabla,
  onClose,
}: {
  idTabla: number;
  tabla: string;
  onClose: () => void;
}) {
  const form = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { escribir } = useEscritura();
  const [escritura] = useState(() => escrituraDeSeguimiento({ idTabla, tabla }));
  const [send, busy] = useTask(async () => {
    setFailure(null);
    const entrada = escritura({ asunto: texts.asunto, mensaje: textoComoHtml(text) });
    const done = await escribir(entrada, { fallo: ({ message }) => setFailure(message) });
    // After a failure too: somebody who looks at the tracking before trying again finds the message there.
    await forget(seguimiento.lista);
    if (!done) return;
    toast.success(texts.enviado);
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal keeps React's events: the notice's own form must not take this for its own.
    event.stopPropagation();
    setTried(true);
    if (!problemOf(text)) void send();
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  const close = useCerrar({ dirty: text.trim() !== '', busy, onClose, question: { message: texts.descartar } });
  return (
    <Modal
      title={texts.escribir}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" icon="send" type="submit" form={form} busy={busy}>
            {texts.enviar}
          </Button>
        </>
      }
    >
      <form id={form} className="seguimiento-mensaje" noValidate onSubmit={submit}>
        <TextAreaField
          label={texts.mensaje}
          required
          rows={5}
          limit={limite}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={tried ? problemOf(text) : undefined}
        />
        {failure ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
      </form>
    </Modal>
  );
}
