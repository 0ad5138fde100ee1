import { useState } from 'react';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { general } from '#messages/general.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { type NombresForm, nombresSchema } from './datos.ts';
import { identidadMessages as textos } from './messages.ts';
import { Diferencias } from './RegistroSegip.tsx';

const campos = ['apellidoPaterno', 'apellidoMaterno', 'nombres'] as const;
const vacio: NombresForm = { apellidoPaterno: '', apellidoMaterno: '', nombres: '' };

/**
 * Asks for surnames and names a second time, before an unknown person is registered (spec F 2.6, 4.2). Both are
 * compared trimmed and in upper case; the differences are shown.
 */
export function CrearPersonaDialog({
  primera,
  onSame,
  onClose,
}: {
  /** The names as first typed, cleaned. */
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
  return (
    <DialogForm
      form={form}
      title={textos.tituloConfirmar}
      className="identidad-form"
      accept={general.aceptar}
      onSubmit={compare}
      onClose={onClose}
    >
      <p>{textos.manual.ensene}</p>
      {campos.map((campo) => (
        <FormText
          key={campo}
          form={form}
          name={campo}
          label={textos[campo]}
          upper
          required={campo === 'nombres'}
          autoComplete="off"
        />
      ))}
      {different ? (
        <>
          <Alert tone="warn" live>
            {textos.manual.distintos}
          </Alert>
          <Diferencias
            pares={campos.map((campo) => ({
              campo: textos[campo],
              escrito: different[campo],
              registrado: primera[campo],
            }))}
          />
        </>
      ) : null}
    </DialogForm>
  );
}
