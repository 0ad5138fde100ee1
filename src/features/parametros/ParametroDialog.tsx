import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import { engineMessages } from '#engine/messages.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Dialogo, hayProblemas } from './parametro.ts';

/** A new record (id 0) or one that exists. What the services refuse stays on screen with the reason. */
export function ParametroDialog<Form extends object>({
  dialogo,
  id,
  inicial,
  onClose,
  onSaved,
}: {
  readonly dialogo: Dialogo<Form>;
  readonly id: number;
  readonly inicial: Form;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const formId = useId();
  const [form, setForm] = useState(inicial);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const problemas = dialogo.problemasDe(form);
  const { escribir } = useEscritura();
  const [grabar] = useState(() => dialogo.grabar());
  const [save, busy] = useTask(async () => {
    setFailure('');
    const fallo = ({ message }: Error) => setFailure(message);
    const saved = await grabar({ id, before: inicial, form }, (escritura) => escribir(escritura, { fallo }));
    if (saved === null) return;
    toast.success(id === 0 ? dialogo.guardado.registrado : dialogo.guardado.modificado);
    onSaved();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // The fields carry their errors before one of them is looked for.
    flushSync(() => setTried(true));
    if (!hayProblemas(problemas)) void save();
    else currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const close = useCerrar({
    dirty: JSON.stringify(form) !== JSON.stringify(inicial),
    busy,
    onClose,
    question: { message: engineMessages.descartar },
  });
  return (
    <Modal
      title={id === 0 ? dialogo.nuevo : dialogo.editar}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" type="submit" form={formId} busy={busy}>
            {general.grabar}
          </Button>
        </>
      }
    >
      <form id={formId} className="parametro-form" noValidate onSubmit={submit}>
        {failure ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
        <dialogo.Campos
          id={id}
          form={form}
          problemas={tried ? problemas : {}}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
      </form>
    </Modal>
  );
}
