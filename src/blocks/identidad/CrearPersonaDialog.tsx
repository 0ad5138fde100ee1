import { useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { type NombresForm, nombresSchema } from './datos.ts';
import { identidadMensajes as texts } from './messages.ts';
import { Diferencias } from './RegistroSegip.tsx';

const campos = ['apellidoPaterno', 'apellidoMaterno', 'nombres'] as const;
const vacio: NombresForm = { apellidoPaterno: '', apellidoMaterno: '', nombres: '' };

/**
 * Surnames and names a second time, before a person nobody knows is registered (spec F 2.6, 4.2). They are compared
 * trimmed and in upper case; what differs is shown.
 */
export function CrearPersonaDialog({
  primera,
  onSame,
  onClose,
}: {
  /** As they were typed first, cleaned. */
  readonly primera: NombresForm;
  readonly onSame: () => void;
  readonly onClose: () => void;
}) {
  const form = useForm({ schema: nombresSchema, values: vacio });
  const [compared, setCompared] = useState<NombresForm | null>(null);
  const different = compared && campos.some((campo) => compared[campo] !== primera[campo]) ? compared : null;
  const compare = (nombres: NombresForm) => {
    setCompared(nombres);
    if (campos.every((campo) => nombres[campo] === primera[campo])) onSame();
  };
  const close = useCerrar({ dirty: form.formState.isDirty, onClose });
  return (
    <Modal
      title={texts.tituloConfirmar}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" type="submit" form="crear-persona">
            {general.aceptar}
          </Button>
        </>
      }
    >
      <Form form={form} id="crear-persona" className="identidad-form" onSubmit={compare}>
        <p>{texts.manual.ensene}</p>
        {campos.map((campo) => (
          <FormText
            key={campo}
            form={form}
            name={campo}
            label={texts[campo]}
            upper
            required={campo === 'nombres'}
            autoComplete="off"
          />
        ))}
        {different ? (
          <>
            <Alert tone="warn" live>
              {texts.manual.distintos}
            </Alert>
            <Diferencias
              pares={campos.map((campo) => ({
                campo: texts[campo],
                escrito: different[campo],
                registrado: primera[campo],
              }))}
            />
          </>
        ) : null}
      </Form>
    </Modal>
  );
}
