import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { type Escribir, useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { olvidarOrden } from '../operaciones.ts';

interface Props {
  readonly titulo: string;
  readonly cambiado: boolean;
  readonly valido: boolean;
  /** null when it was not saved. */
  readonly grabar: (escribir: Escribir, trato: Parameters<Escribir>[1]) => Promise<unknown>;
  readonly guardado: string;
  readonly onClose: () => void;
  /** The fields; `tried` once somebody wanted to save. */
  readonly children: (tried: boolean) => ReactNode;
}

/** A small form about an order's invoice or receipt: it stays open until it is saved. */
export function CobroDialog({ titulo, cambiado, valido, grabar, guardado, onClose, children }: Props) {
  const id = useId();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const { escribir } = useEscritura();
  const [save, busy] = useTask(async () => {
    setFailure('');
    if (!(await grabar(escribir, { fallo: ({ message }) => setFailure(message) }))) return;
    toast.success(guardado);
    await olvidarOrden();
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // The fields carry their errors before one of them is looked for.
    flushSync(() => setTried(true));
    if (valido) void save();
    else currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const close = useCerrar({ dirty: cambiado, busy, onClose });
  return (
    <Modal
      title={titulo}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {general.cancelar}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={busy}>
            {general.grabar}
          </Button>
        </>
      }
    >
      <form id={id} className="orden-cobro-form" noValidate onSubmit={submit}>
        {failure ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
        {children(tried)}
      </form>
    </Modal>
  );
}
