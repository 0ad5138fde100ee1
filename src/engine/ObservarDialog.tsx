import { useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useTask } from '#client/useTask.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { keepObservation, readObservation } from './drafts.ts';
import { engineMessages } from './messages.ts';

/** Most characters of an observation (decision 39). */
const LIMITE_OBSERVACION = 200;

/** What is wrong with an observation, or null. */
export function revisarObservacion(text: string): string | null {
  if (text.trim() === '') return engineMessages.observacionVacia;
  return text.trim().length > LIMITE_OBSERVACION ? engineMessages.observacionLarga : null;
}

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
  const [text, setText] = useState(() => readObservation(idPersonaNovedad));
  const [error, setError] = useState<string | null>(null);
  const [save, busy] = useTask(async () => {
    const wrong = revisarObservacion(text);
    setError(wrong);
    if (wrong !== null) return;
    keepObservation(idPersonaNovedad, text);
    if (!(await onSave(text.trim()))) return;
    keepObservation(idPersonaNovedad, '');
    onClose();
  });
  const desistir = () => {
    keepObservation(idPersonaNovedad, '');
    onClose();
  };
  const close = useCerrar({ dirty: text.trim() !== '', busy, onClose: desistir });
  return (
    <Modal
      title={engineMessages.tituloObservar}
      onClose={close}
      locked={busy}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" busy={busy} onClick={() => void save()}>
            {general.grabar}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={engineMessages.tituloObservar}
        required
        limit={LIMITE_OBSERVACION}
        rows={5}
        value={text}
        hint={engineMessages.ayudaObservar}
        error={error ?? undefined}
        onChange={(event) => {
          setText(event.target.value);
          if (error !== null) setError(revisarObservacion(event.target.value));
        }}
      />
    </Modal>
  );
}
