import { type FormEvent, useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { leerNombres, type NombresForm } from './datos.ts';
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
  const [form, setForm] = useState(vacio);
  const [tried, setTried] = useState<NombresForm | null>(null);
  const { nombres, errores } = leerNombres(form);
  const shown = tried ? errores : {};
  const compared = tried ? leerNombres(tried).nombres : null;
  const different = compared && campos.some((campo) => compared[campo] !== primera[campo]) ? compared : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal keeps React's events: the search's own form must not take this for its own.
    event.stopPropagation();
    setTried(form);
    if (nombres && campos.every((campo) => nombres[campo] === primera[campo])) onSame();
  };
  const close = useCerrar({ dirty: Object.values(form).some(Boolean), onClose });
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
      <form id="crear-persona" noValidate className="identidad-form" onSubmit={submit}>
        <p>{texts.manual.ensene}</p>
        {campos.map((campo) => (
          <TextField
            key={campo}
            name={campo}
            label={texts[campo]}
            upper
            required={campo === 'nombres'}
            autoComplete="off"
            value={form[campo]}
            error={shown[campo]}
            onChange={(event) => setForm({ ...form, [campo]: event.currentTarget.value })}
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
      </form>
    </Modal>
  );
}
